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
