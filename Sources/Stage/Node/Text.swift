/// A text. Lines are separated by newlines and 1.4 sizes apart.
public struct Text: Hashable, Sendable {
  /// The text; may be empty.
  public var string: String
  /// The style.
  public var style: TextStyle

  /// Creates a text in one style.
  public init(_ string: String, _ style: TextStyle) {
    self.string = string
    self.style = style
  }
}

/// The style of a text and its alignment relative to its position.
public struct TextStyle: Hashable, Sendable {
  /// The kind of font; the host chooses a font for each.
  public enum Family: Hashable, Sendable {
    /// A proportional font, for words.
    case sans
    /// A monospaced font, for numbers that change.
    case mono
  }
  /// The weight of the font; the host uses the nearest available one.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// From light to bold.
    case light, regular, medium, semibold, bold
  }
  /// The part of each line that is at the position.
  public enum Alignment: Hashable, Sendable {
    /// The start, the centre or the end of the line.
    case leading, centre, trailing
  }

  /// The line height, in font sizes.
  public static let lineHeight = 1.4

  /// The kind of font.
  public var family: Family
  /// The weight.
  public var weight: Weight
  /// The font size (em) in points.
  public var size: Double
  /// The horizontal alignment. Vertically, the middle of the capitals of a single line is at the
  /// position, and several lines are centred on it.
  public var alignment: Alignment

  /// Creates a style with a font size in points, centred by default.
  public init(
    _ size: Double, _ weight: Weight = .regular, family: Family = .sans,
    alignment: Alignment = .centre
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.alignment = alignment
  }

  /// A style in the monospaced font, for numbers that change.
  public static func mono(_ size: Double, _ weight: Weight = .medium) -> TextStyle {
    TextStyle(size, weight, family: .mono)
  }

  /// The style with the start of each line at the position.
  public var leading: TextStyle { aligned(.leading) }
  /// The style with the end of each line at the position.
  public var trailing: TextStyle { aligned(.trailing) }

  /// Returns the style with another alignment.
  public func aligned(_ alignment: Alignment) -> TextStyle {
    var copy = self
    copy.alignment = alignment
    return copy
  }
}
