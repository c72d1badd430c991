import Keyframes
import Stage
import Syntax

/// A character in a font of the file.
struct LottieGlyph: Hashable {
  let font: String
  let scalar: Unicode.Scalar
}

// Outlines of characters, for players without the fonts of the texts.
extension LottieWriting {
  /// The outlines, by font and character.
  var characters: [JSON] {
    glyphs.sorted { ($0.key.font, $0.key.scalar) < ($1.key.font, $1.key.scalar) }.map(\.value)
  }

  /// Adds the characters of a text. Players take it scalar by scalar, and line breaks as characters.
  func addGlyphs(of text: Text) {
    guard let outlines else { return lose(.texts) }
    let font = font(text.style)
    for scalar in Set(text.string.unicodeScalars) {
      let glyph = LottieGlyph(font: font, scalar: scalar == "\n" ? "\r" : scalar)
      guard glyphs[glyph] == nil else { continue }
      glyphs[glyph] = character(glyph.scalar, outlines(scalar, text.style), text.style)
    }
  }

  private func character(
    _ scalar: Unicode.Scalar, _ outline: GlyphOutline?, _ style: TextStyle
  ) -> JSON {
    let font = LottieCodes.font(of: style)
    lose(outline == nil ? .missingGlyphs : .glyphs)
    if let family = outline?.family, !family.isEmpty, !family.hasPrefix(font.family) {
      lose(.otherGlyphs)
    }
    let path = outline?.path.transformed(by: .scale(100)) ?? Path()
    let shapes = [path.contours].joinedAtEnds[0].map { contour -> JSON in
      ["ty": "sh", "ks": ["a": 0, "k": contour.json]]
    }
    // Without outlines it has no list of shapes, since lottie-web takes the first one unseen.
    return [
      "ch": .string(String(scalar)), "size": 100, "style": .string(font.style),
      "w": .rounded((outline?.advance ?? 0) * 100),
      "data": shapes.isEmpty
        ? .members([]) : ["shapes": [["ty": "gr", "it": .list(shapes)]]],
      "fFamily": .string(font.family),
    ]
  }
}
