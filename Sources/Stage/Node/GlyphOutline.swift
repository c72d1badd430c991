public import Keyframes

/// The outline of a character in a host's font, in ems: its baseline starts at the origin, and y
/// points down.
public struct GlyphOutline: Equatable, Sendable {
  /// The closed contours, filled by the non-zero rule; empty for a space.
  public var path: Path
  /// From the start of the character to the start of the next one, without kerning.
  public var advance: Double
  /// The name of the font's family, as its file states it.
  public var family: String

  /// Creates the outline of a character.
  public init(path: Path, advance: Double, family: String) {
    (self.path, self.advance, self.family) = (path, advance, family)
  }
}

/// Looks up outlines of characters in a host's fonts; nil if no font has the character. Size,
/// alignment and spacing of the style don't matter.
public typealias GlyphOutlines = (Unicode.Scalar, TextStyle) -> GlyphOutline?

/// A font as a file of another program names it.
public struct NamedFont: Hashable, Sendable {
  /// The families in order of preference, in any case; `sans-serif` and `monospace` are Riff's own.
  public var families: [String]
  /// The weight; the nearest available one is used.
  public var weight: TextStyle.Weight
  /// Whether it leans; a family without italics is sheared.
  public var isItalic: Bool

  /// Creates a font's name.
  public init(_ families: [String], _ weight: TextStyle.Weight = .regular, isItalic: Bool = false) {
    (self.families, self.weight, self.isItalic) = (families, weight, isItalic)
  }
}

/// Looks up characters in the first family of a font that is installed.
public struct NamedOutlines {
  /// The outline of a character; nil if no family is installed, or if neither it nor Riff's own font has the
  /// character.
  public let outline: (Unicode.Scalar, NamedFont) -> GlyphOutline?
  /// How much further apart than their widths two neighbours are, in ems; negative if they are closer.
  public let kerning: (Unicode.Scalar, Unicode.Scalar, NamedFont) -> Double

  /// Creates the lookup, by default of fonts without kerning.
  public init(
    _ outline: @escaping (Unicode.Scalar, NamedFont) -> GlyphOutline?,
    kerning: @escaping (Unicode.Scalar, Unicode.Scalar, NamedFont) -> Double = { _, _, _ in 0 }
  ) {
    (self.outline, self.kerning) = (outline, kerning)
  }

  /// Returns the outline of a character.
  public func callAsFunction(_ scalar: Unicode.Scalar, _ font: NamedFont) -> GlyphOutline? {
    outline(scalar, font)
  }
}
