import CSDL2TTF
import Keyframes
public import Stage

/// The installed fonts, by the names that files of other programs give them.
///
/// It may be used by one thread at a time.
public nonisolated final class NamedFonts {
  private let reader = OutlineReader()
  private var faces: [NamedFont: [FontCatalog.Match]] = [:]
  private var kernings: [Pair: Double] = [:]
  /// The fonts in which kerning is measured, as that of texts of the stage.
  private let measured = OpenFonts()

  private struct Pair: Hashable {
    let first, second: Unicode.Scalar
    let font: NamedFont
  }

  /// Opens no file before an outline is asked for.
  public init() {}

  /// The outlines and the kerning of these fonts.
  public var outlines: NamedOutlines { NamedOutlines(outline, kerning: kerning) }

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

  /// Returns how much further apart than their widths two neighbours are, in ems.
  public func kerning(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, in font: NamedFont
  ) -> Double {
    guard let first = first.shown, let second = second.shown else { return 0 }
    let pair = Pair(first: first, second: second, font: font)
    if let known = kernings[pair] { return known }
    let found = FreeTypeLock.hold { measure(first, second, in: font) }
    kernings[pair] = found
    return found
  }

  private func measure(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, in font: NamedFont
  ) -> Double {
    guard TTF_WasInit() > 0 || TTF_Init() == 0,
      let file = matches(font).first(where: { reader.outline(of: first, in: $0.file) != nil })?
        .file,
      let face = measured.font(file, pixels: TextLayout.reference),
      TTF_GlyphIsProvided32(face, second.value) != 0
    else { return 0 }
    // Many fonts kern only texts whose script is known.
    TTF_SetFontScriptName(face, first.script)
    func width(_ scalars: [Unicode.Scalar]) -> Double {
      var string = String.UnicodeScalarView()
      string.append(contentsOf: ["H"] + scalars + ["H"])
      return TextLayout.width(of: String(string), in: face)
    }
    let kerning = width([first, second]) - width([first]) - width([second]) + width([])
    // Widths are whole thousandths: less than two is their rounding.
    return abs(kerning) > 0.0025 ? kerning : 0
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

extension Unicode.Scalar {
  /// The name of its script in fonts, of those that have kerning.
  fileprivate nonisolated var script: String {
    switch value {
    case 0x370..<0x400: "Grek"
    case 0x400..<0x530: "Cyrl"
    case _: "Latn"
    }
  }
}
