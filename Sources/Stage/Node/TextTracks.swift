public import Keyframes

// Texts that change: their characters, size, spacing and colours.
extension Node {
  /// Sets the text over time; it changes exactly at the keyframes. Style and position stay, and a
  /// node that shows a number shows the number instead.
  ///
  /// ```swift
  /// Node("three", TextStyle(40), .white).text([0: "three", 1: "two", 2: "one", 3: "go"])
  /// ```
  ///
  /// On a node that is not a text it has no effect.
  public func text(_ track: Track<Discrete<String>>) -> Node { with { $0.string = track } }

  /// Sets the font size (em) of the text in points; a text smaller than a pixel is not drawn.
  public func fontSize(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    setting(.fontSize, easing.map { track.eased($0) } ?? track)
  }

  /// Sets the space between characters, in font sizes: 0.1 is a tenth of an em. See
  /// ``TextStyle/letterSpacing``.
  public func letterSpacing(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    setting(.letterSpacing, easing.map { track.eased($0) } ?? track)
  }

  /// Sets the distance between the baselines of two lines, in font sizes.
  public func lineHeight(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    setting(.lineHeight, easing.map { track.eased($0) } ?? track)
  }

  /// Sets the colour of a range of the text's characters, counted from 0 with line breaks; all
  /// other characters have the fill. Where ranges overlap, the one that was set last counts;
  /// setting the same range again replaces its colour.
  ///
  /// ```swift
  /// Node("red and blue", TextStyle(30), .white).fill([0: .white, 1: .red], of: 0..<3)
  /// ```
  public func fill(_ track: Track<Color>, of range: Range<Int>) -> Node {
    with { $0.setColor(track, of: range) }
  }

  /// Sets the colour of a range; setting the same range again replaces its colour.
  mutating func setColor(_ track: Track<Color>, of range: Range<Int>) {
    if let index = rangeColors.firstIndex(where: { $0.range == range }) {
      rangeColors[index].color = track
    } else {
      rangeColors.append(RangeColor(range, track))
    }
  }
}

/// The colour of a range of a text over time.
public struct RangeColor: Equatable, Sendable {
  /// The range of characters, counted from 0 with line breaks; characters beyond the text are
  /// ignored.
  public var range: Range<Int>
  /// The colour; clamped when shown.
  public var color: Track<Color>

  /// Colours the characters of `range`.
  public init(_ range: Range<Int>, _ color: Track<Color>) {
    self.range = range
    self.color = color
  }
}

extension Shape {
  /// The style of a text.
  var style: TextStyle? {
    if case .text(let text) = self { text.style } else { nil }
  }
}

extension Reading {
  /// The text with the characters, size and spacing of the tracks.
  func written(_ text: Text) -> Text {
    var text = text
    if isSet(.number), let format = figure.numberFormat { text.string = format.text(self[.number]) }
    if isSet(.characters) {
      // NaN counts as 0.
      let part = max(0, min(self[.characters], 1))
      let count = (Double(text.string.count) * part).rounded()
      text.string = String(text.string.prefix(Int(count)))
    }
    if isSet(.fontSize) { text.style.size = self[.fontSize] }
    if isSet(.letterSpacing) { text.style.letterSpacing = self[.letterSpacing] }
    if isSet(.lineHeight) { text.style.lineHeight = self[.lineHeight] }
    return text
  }
}

extension Sprite {
  /// Whether the inside of the shape is painted; for a text, at least in part.
  package var isFilled: Bool {
    if case .text(let text) = shape, !text.colors.isEmpty { return true }
    return fill != nil
  }
}

extension Shape {
  /// The same shape without colours of its own.
  package var inOneColor: Shape {
    guard case .text(var text) = self, !text.colors.isEmpty else { return self }
    text.colors = []
    return .text(text)
  }
}
