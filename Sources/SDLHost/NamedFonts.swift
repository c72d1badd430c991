public import Stage
import Keyframes

/// The installed fonts, by the names that files of other programs give them.
///
/// It may be used by one thread at a time.
public nonisolated final class NamedFonts {
  private let reader = OutlineReader()
  private var faces: [NamedFont: [FontCatalog.Match]] = [:]

  /// Opens no file before an outline is asked for.
  public init() {}

  /// Returns the outline of a character in the first installed family of `font`, otherwise in Riff's own
  /// font; nil if no family is installed, or no font has it.
  public func outline(of scalar: Unicode.Scalar, in font: NamedFont) -> GlyphOutline? {
    guard let shown = scalar.shown else {
      return GlyphOutline(path: Path(), advance: 0, family: "")
    }
    for face in matches(font) {
      guard var outline = reader.outline(of: shown, in: face.file) else { continue }
      if font.isItalic, !face.isItalic {
        outline.path = outline.path.transformed(by: Self.slant)
      }
      return outline
    }
    return nil
  }

  private func matches(_ font: NamedFont) -> [FontCatalog.Match] {
    if let known = faces[font] { return known }
    let found = FontCatalog.matches(font)
    faces[font] = found
    return found
  }

  /// A fifth of the height, as fontconfig slants a font without italics; y points down.
  private static let slant = Transform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0)
}
