import Keyframes
import Stage
import Syntax
import Words

// Texts as outlines of installed fonts.
extension SVGBuilder {
  /// The outlines of a part's characters if it can't be a text of the stage and a font has all of them.
  func glyphs(of chunk: SVGChunk) -> [[GlyphOutline]]? {
    guard let outlines, !chunk.style.outlinedFeatures(outlines).isEmpty else { return nil }
    var glyphs: [[GlyphOutline]] = []
    for character in chunk.characters {
      guard let own = character.outlines(in: chunk.style.font, outlines) else { return nil }
      glyphs.append(own)
    }
    return glyphs
  }

  /// A part of a text as shapes, one for each of its paints.
  mutating func drawn(
    _ glyphs: [[GlyphOutline]], of chunk: SVGChunk, _ name: String, _ viewport: Size
  ) throws(FileError) -> Node {
    for feature in outlines.map(chunk.style.outlinedFeatures) ?? [] {
      notes.note(feature, of: name, instead: "drawn as outlines, which can’t be edited as text")
    }
    let (size, spacing) = (chunk.style.fontSize, chunk.style.letterSpacing)
    let width = glyphs.joined().reduce(Double(glyphs.count) * spacing) { $0 + $1.advance } * size
    var pen = chunk.baseline
    pen.x -= width * chunk.style.alignment.shareBefore
    var nodes: [Node] = []
    var start = 0
    while start < glyphs.count {
      let end = chunk.paints[start...].firstIndex { $0 != chunk.paints[start] } ?? glyphs.count
      var path = Path()
      for glyph in glyphs[start..<end] {
        for outline in glyph {
          let map = Transform.scale(x: size, y: size).then(.translation(x: pen.x, y: pen.y))
          path.append(outline.path.transformed(by: map))
          pen.x += outline.advance * size
        }
        pen.x += spacing * size
      }
      if !path.isEmpty { nodes.append(try shape(path, chunk, chunk.paints[start], viewport)) }
      start = end
    }
    return Node { nodes }
  }

  private mutating func shape(
    _ path: Path, _ chunk: SVGChunk, _ paint: SVGStyle.Paint, _ viewport: Size
  ) throws(FileError) -> Node {
    work.pieces += path.elements.count
    try work.check()
    var style = chunk.style
    (style.fill, style.isEvenOdd, style.markers) = (paint, false, [:])
    // The whole text has these.
    (style.own, style.ownMotions, style.shift) = ([:], [:], nil)
    let element = XMLElement(name: "glyphs", prefix: "", attributes: [:], contents: [], place: -1)
    return try shape(SVGGeometry(path), element, [:], style, viewport)
  }
}

extension Character {
  /// Its width in ems; nil if no font has it, or if it's shaped by the characters beside it.
  func advance(in font: NamedFont, _ outlines: NamedOutlines?) -> Double? {
    outlines.flatMap { self.outlines(in: font, $0) }?.reduce(0) { $0 + $1.advance }
  }

  fileprivate func outlines(in font: NamedFont, _ outlines: NamedOutlines) -> [GlyphOutline]? {
    var all: [GlyphOutline] = []
    for scalar in unicodeScalars {
      // Hebrew to Mongolian run from right to left, or join and stack their letters.
      guard !(0x590...0x1AAF).contains(scalar.value), let outline = outlines(scalar, font) else {
        return nil
      }
      all.append(outline)
    }
    return all
  }
}
