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
    let size = chunk.style.fontSize
    let places = starts(of: glyphs, chunk)
    let left = chunk.baseline.x - places[glyphs.count] * chunk.style.alignment.shareBefore
    func pen(_ index: Int) -> Point { Point(x: left + places[index], y: chunk.baseline.y) }
    var nodes: [Node] = []
    var start = 0
    while start < glyphs.count {
      let end = chunk.paints[start...].firstIndex { $0 != chunk.paints[start] } ?? glyphs.count
      var path = Path()
      for index in start..<end {
        var pen = pen(index)
        for outline in glyphs[index] {
          let map = Transform.scale(x: size, y: size).then(.translation(x: pen.x, y: pen.y))
          path.append(outline.path.transformed(by: map))
          pen.x += outline.advance * size
        }
      }
      // Lines are shapes of their own, since contours in two directions would cut each other out.
      let lines = chunk.style.textLines.path(from: pen(start), to: pen(end), size)
      for path in [path, lines] where !path.isEmpty {
        nodes.append(try shape(path, chunk, chunk.paints[start], viewport))
      }
      start = end
    }
    return Node { nodes }
  }

  /// The distance of each character from the first one, and of the end.
  private func starts(of glyphs: [[GlyphOutline]], _ chunk: SVGChunk) -> [Double] {
    let (size, spacing) = (chunk.style.fontSize, chunk.style.letterSpacing)
    var places = [0.0]
    for (index, glyph) in glyphs.enumerated() {
      if index > 0 {
        places[index] +=
          outlines?.kerning(chunk.characters[index - 1], chunk.characters[index], chunk.style) ?? 0
      }
      places.append(places[index] + glyph.reduce(spacing) { $0 + $1.advance } * size)
    }
    return places
  }

  private mutating func shape(
    _ path: Path, _ chunk: SVGChunk, _ paint: SVGStyle.Paint, _ viewport: Size
  ) throws(FileError) -> Node {
    work.pieces += path.elements.count
    try work.check()
    var style = chunk.style
    (style.fill, style.isEvenOdd, style.isCrisp, style.markers) = (paint, false, false, [:])
    // The whole text has these.
    (style.own, style.ownMotions, style.shift) = ([:], [:], nil)
    let element = XMLElement(name: "glyphs", prefix: "", attributes: [:], contents: [], place: -1)
    return try shape(SVGGeometry(path), element, [:], style, viewport)
  }
}

extension NamedOutlines {
  /// How much further apart two neighbours in one style are than their widths, in points. Characters with a
  /// space between them stand on their own, as on the stage.
  func kerning(_ first: Character, _ second: Character, _ style: SVGStyle) -> Double {
    guard style.letterSpacing == 0, let first = first.unicodeScalars.last,
      let second = second.unicodeScalars.first
    else { return 0 }
    return kerning(first, second, style.font) * style.fontSize
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
