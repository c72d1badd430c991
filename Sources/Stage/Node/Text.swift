/// Words to show. Lines are parted by newlines and stand 1.4 sizes apart.
public struct Text: Hashable, Sendable {
  /// What is written; may be empty.
  public var string: String
  /// How it looks.
  public var style: TextStyle

  /// Words in one style.
  public init(_ string: String, _ style: TextStyle) {
    self.string = string
    self.style = style
  }
}

/// How words look, and how they lie about the place they are put at.
public struct TextStyle: Hashable, Sendable {
  /// Which letters; the host chooses a font for each.
  public enum Family: Hashable, Sendable {
    /// For words.
    case sans
    /// For numbers that move: every figure has the same width.
    case mono
  }
  /// How heavy the letters are; the host takes the nearest that there is.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// From thin to thick.
    case light, regular, medium, semibold, bold
  }
  /// Which part of each line lies at the place.
  public enum Alignment: Hashable, Sendable {
    /// Where the line begins, its middle, or where it ends.
    case leading, centre, trailing
  }

  /// The height of a line of text, in sizes.
  public static let lineHeight = 1.4

  /// Which letters.
  public var family: Family
  /// How heavy the letters are.
  public var weight: Weight
  /// The em, in points.
  public var size: Double
  /// Horizontally. Vertically, the middle of the capitals of a single line lies at the place, and
  /// several lines are centred on it.
  public var alignment: Alignment

  /// Letters of so many points, on the middle of their line unless told.
  public init(
    _ size: Double, _ weight: Weight = .regular, family: Family = .sans,
    alignment: Alignment = .centre
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.alignment = alignment
  }

  /// The same style with another alignment.
  public func aligned(_ alignment: Alignment) -> TextStyle {
    var copy = self
    copy.alignment = alignment
    return copy
  }
}
