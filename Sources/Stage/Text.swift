/// Words to show. Lines are parted by newlines and stand 1.4 sizes apart.
public struct Text: Hashable, Sendable {
  public var string: String
  public var style: TextStyle

  public init(_ string: String, _ style: TextStyle) {
    self.string = string
    self.style = style
  }
}

/// How words look, and how they lie about the place they are put at.
public struct TextStyle: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    /// For words.
    case sans
    /// For numbers that move: every figure has the same width.
    case mono
  }
  public enum Weight: Hashable, Sendable, CaseIterable {
    case light, regular, medium, semibold, bold
  }
  /// Which part of each line lies at the place.
  public enum Alignment: Hashable, Sendable { case leading, centre, trailing }

  /// The height of a line of text, in sizes.
  public static let lineHeight = 1.4

  public var family: Family
  public var weight: Weight
  /// The em, in points.
  public var size: Double
  /// Horizontally. Vertically, the middle of the capitals of a single line lies at the place, and
  /// several lines are centred on it.
  public var alignment: Alignment

  public init(
    _ size: Double, _ weight: Weight = .regular, family: Family = .sans,
    alignment: Alignment = .centre
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.alignment = alignment
  }

  public func aligned(_ alignment: Alignment) -> TextStyle {
    var copy = self
    copy.alignment = alignment
    return copy
  }
}
