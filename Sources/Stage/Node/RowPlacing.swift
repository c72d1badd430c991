public import Keyframes

extension Node {
  /// Places the node in `rows` at `times` and aligns the top edge, centre or bottom edge of its
  /// shape (without scale and rotation) with the same part of the row, `offset` points further
  /// down; `offsets` has one offset for each time. This also sets ``Property/y``. The vertical
  /// counterpart of ``onPages(_:at:attribute:offset:offsets:pageWidth:_:)``.
  ///
  /// ```swift
  /// // Its bottom edge is 20 points above the bottom edge of row 0, and then of row 1.
  /// card.onRows([0, 1], attribute: .bottom, offset: -20)
  /// ```
  ///
  /// - Precondition: there are as many times, and as many offsets if any, as rows; at least one. The
  ///   node has no anchor.
  public func onRows(
    _ rows: [Double], at times: [Double]? = nil, attribute: RowAttribute, offset: Double = 0,
    offsets: [Double]? = nil, pageHeight: Double = Scene.size.height, _ easing: Easing = .linear
  ) -> Node {
    aligned(
      PageAlignment(axis: .down, places: rows, part: attribute.part, length: pageHeight), at: times,
      offsets ?? Array(repeating: offset, count: rows.count), easing)
  }
}

/// The part of a node that is aligned with the same part of its row.
public enum RowAttribute: Hashable, Sendable, CaseIterable {
  /// An edge of the node with the same edge of the row, or centre with centre.
  case top, centre, bottom

  /// The position of the part, 0…1 from the top edge.
  public var part: Double {
    switch self {
    case .top: 0
    case .centre: 0.5
    case .bottom: 1
    }
  }
}
