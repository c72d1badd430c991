public import Keyframes

/// A text. Lines are separated by newlines.
public struct Text: Hashable, Sendable {
  /// The text; may be empty.
  public var string: String
  /// The style.
  public var style: TextStyle
  /// The colours of ranges of its characters; all other characters have the fill of the sprite.
  /// Where two ranges overlap, the later one counts.
  public var colors: [ColoredRange]

  /// Creates a text in one style, with colours of its own for ranges of its characters.
  public init(_ string: String, _ style: TextStyle, colors: [ColoredRange] = []) {
    self.string = string
    self.style = style
    self.colors = colors
  }
}

/// A range of the characters of a text, counted from 0 with line breaks, in one colour.
public struct ColoredRange: Hashable, Sendable {
  /// The range; characters beyond the text are ignored.
  public var range: Range<Int>
  /// The colour; clamped when shown.
  public var color: Color

  /// Colours the characters of `range`.
  public init(_ range: Range<Int>, _ color: Color) {
    self.range = range
    self.color = color
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

    /// The share of a line that lies before the position.
    package var shareBefore: Double {
      switch self {
      case .leading: 0
      case .centre: 0.5
      case .trailing: 1
      }
    }
  }

  /// The default line height, in font sizes.
  public static let lineHeight = 1.4

  /// The kind of font.
  public var family: Family
  /// The weight.
  public var weight: Weight
  /// The font size (em) in points; a text whose size is 0 or less isn't drawn.
  public var size: Double
  /// The horizontal alignment. Vertically, the middle of the capitals of a single line is at the
  /// position, and several lines are centred on it.
  public var alignment: Alignment
  /// The space that is added after each character but the last of a line, in font sizes; negative
  /// values move characters together. Texts with spacing have no kerning.
  public var letterSpacing: Double
  /// The distance between the baselines of two lines, in font sizes.
  public var lineHeight: Double

  /// Creates a style with a font size in points, centred by default.
  public init(
    _ size: Double, _ weight: Weight = .regular, family: Family = .sans,
    alignment: Alignment = .centre, letterSpacing: Double = 0,
    lineHeight: Double = TextStyle.lineHeight
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.alignment = alignment
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
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
