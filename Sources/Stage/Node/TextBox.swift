public import Keyframes

/// Measures the width of a text's widest line in a host's fonts, in points.
public typealias TextMeasure = (Text) -> Double

extension Text {
  /// The number of lines, at least 1.
  public var lineCount: Int { 1 + string.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// The box around the text relative to its position: as wide as the widest line, and
  /// `TextStyle/lineHeight` high for each line.
  ///
  /// - Complexity: O(*n*), and one measurement.
  public func box(measuredBy measure: TextMeasure) -> Rect {
    let size = Size(
      width: measure(self), height: Double(lineCount) * style.lineHeight * style.size)
    let left: Double =
      switch style.alignment {
      case .leading: 0
      case .centre: -size.width / 2
      case .trailing: -size.width
      }
    return Rect(origin: Point(x: left, y: -size.height / 2), size: size)
  }
}

extension Shape {
  /// The bounding box in the shape's coordinates, for texts too; see ``bounds`` and
  /// ``Text/box(measuredBy:)``.
  public func box(measuredBy measure: TextMeasure) -> Rect {
    if case .text(let text) = self { text.box(measuredBy: measure) } else { bounds }
  }
}

extension Node {
  /// The box of the node's shape or text, in its own coordinates; nil for a group.
  public func box(measuredBy measure: TextMeasure) -> Rect? {
    shape?.box(measuredBy: measure)
  }

  /// Sets the position so that the point `anchor` of the box of the node's shape or text is at
  /// `place`, without scale and rotation; for a group, its origin is at `place`.
  ///
  /// ```swift
  /// words.at(corner, by: .topLeft, measuredBy: renderer.measure)
  /// ```
  ///
  /// - Precondition: the node has no anchor; with an anchor, the anchor is at the position.
  public func at(
    _ place: Point, by anchor: Anchor, measuredBy measure: TextMeasure
  ) -> Node {
    refuseAnchors(for: "at(_:by:measuredBy:)")
    return at(place - (box(measuredBy: measure)?.point(at: anchor.unit) ?? .zero))
  }

  /// Reveals the node, which may be a text, and its children by `visibility`, 0…1; see
  /// ``revealed(_:_:_:of:)``.
  ///
  /// - Precondition: the box of the node's shape or text is not empty.
  public func revealed(
    _ reveal: Mask.Reveal, _ visibility: Track<Double>, _ easing: Easing? = nil,
    measuredBy measure: TextMeasure
  ) -> Node {
    revealed(reveal, visibility, easing, of: box(measuredBy: measure))
  }

  func refuseAnchors(for word: String) {
    require(
      numbers[.anchorX] == nil && numbers[.anchorY] == nil,
      "A node with an anchor is positioned by it: use at instead of \(word).")
  }
}
