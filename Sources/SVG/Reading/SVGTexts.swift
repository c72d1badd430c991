import Keyframes
import Stage
import Syntax
import Words

/// A part of a text with its own position.
private struct SVGChunk {
  var place: Point
  var style: SVGStyle
  var characters: [Character] = []
  /// The paint of each character.
  var paints: [SVGStyle.Paint] = []
}

extension SVGBuilder {
  /// A text: one node, or a group with one for each part that has its own position.
  mutating func text(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> Node? {
    let name = element.attributes["id"] ?? "text"
    var chunks: [SVGChunk] = []
    add(element, values, style, viewport, to: &chunks, name)
    if !style.keepsSpaces { SVGBuilder.trim(&chunks) }
    chunks = chunks.filter { !$0.characters.isEmpty }
    guard !chunks.isEmpty else { return nil }
    var nodes = chunks.map { chunk in self.node(chunk, name) }
    if nodes.count == 1 {
      var node = nodes.removeFirst()
      let pivot = chunks[0].origin
      try finish(
        &node, element, values, style, map: .identity, pivot: pivot, bounds: nil, viewport)
      return node
    }
    for index in nodes.indices {
      nodes[index].name = names.fresh("\(name)-\(index + 1)", separator: "-")
      place(&nodes[index], .translation(x: chunks[index].origin.x, y: chunks[index].origin.y))
    }
    var node = Node { nodes }
    try finish(
      &node, element, values, style, map: .identity, pivot: .zero, bounds: nil, viewport)
    if values["display"] != "none", !style.isVisible { node.hidden = true }
    return node
  }

  private mutating func add(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size,
    to chunks: inout [SVGChunk], _ name: String
  ) {
    func lengths(_ key: String, _ whole: Double) -> [Double] {
      (values[key] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap {
        SVGNumbers.length(String($0), em: style.fontSize, whole: whole)
      }
    }
    let (x, y) = (lengths("x", viewport.width), lengths("y", viewport.height))
    let (dx, dy) = (lengths("dx", viewport.width), lengths("dy", viewport.height))
    if max(x.count, y.count, dx.count, dy.count) > 1 || values["rotate"] != nil {
      notes.note("single characters placed", of: name, instead: "placed by the first")
    }
    let old = chunks.last
    let isMoved = !dx.isEmpty || !dy.isEmpty
    if isMoved, x.isEmpty, !(old?.characters.isEmpty ?? true) {
      notes.note("text moved within its line", of: name, instead: "placed at the line's start")
    }
    if old == nil || !x.isEmpty || !y.isEmpty || (dy.first ?? 0) != 0 {
      let place = Point(
        x: (x.first ?? old?.place.x ?? 0) + (dx.first ?? 0),
        y: (y.first ?? old?.place.y ?? 0) + (dy.first ?? 0))
      chunks.append(SVGChunk(place: place, style: style))
    } else if let old, old.style.textStyle != style.textStyle {
      if old.characters.isEmpty {
        chunks[chunks.count - 1].style = style
      } else {
        notes.note("font that changes within a line", of: name, instead: "one font")
      }
    }
    for content in element.contents {
      switch content {
      case .text(let text):
        work.letters += text.unicodeScalars.count
        // Too many are refused at the end.
        guard work.letters <= SVGLimits.letters else { return }
        for character in text {
          chunks[chunks.count - 1].characters.append(
            character.isWhitespace && character != "\u{A0}" ? " " : character)
          chunks[chunks.count - 1].paints.append(style.fill)
        }
      case .element(let child):
        guard child.prefix == prefix, ["tspan", "a"].contains(child.name) else {
          if child.name != "title", child.name != "desc" {
            notes.note("<\(child.name)> in a text", of: name, instead: "left out")
          }
          continue
        }
        let own = self.values(of: child)
        guard own["display"] != "none" else { continue }
        let inner = style.child(own, viewport: viewport)
        add(child, own, inner, viewport, to: &chunks, name)
      }
    }
  }

  /// One space for several, and none at the beginning and the end of the whole.
  private static func trim(_ chunks: inout [SVGChunk]) {
    var endsInSpace = true
    for index in chunks.indices {
      var (characters, paints): ([Character], [SVGStyle.Paint]) = ([], [])
      for (character, paint) in zip(chunks[index].characters, chunks[index].paints)
      where character != " " || !endsInSpace {
        characters.append(character)
        paints.append(paint)
        endsInSpace = character == " "
      }
      (chunks[index].characters, chunks[index].paints) = (characters, paints)
    }
    for index in chunks.indices where chunks[index].characters.last == " " {
      chunks[index].characters.removeLast()
      chunks[index].paints.removeLast()
    }
  }

  private mutating func node(_ chunk: SVGChunk, _ name: String) -> Node {
    let first = color(chunk.paints[0], chunk.style, name)
    var text = Text(String(chunk.characters), chunk.style.textStyle)
    var start = 0
    while start < chunk.paints.count {
      let end = chunk.paints[start...].firstIndex { $0 != chunk.paints[start] }
      let range = start..<(end ?? chunk.paints.count)
      let own = color(chunk.paints[start], chunk.style, name)
      if start > 0, own != first { text.colors.append(ColoredRange(range, own ?? .clear)) }
      start = range.upperBound
    }
    if !chunk.style.family.isEmpty {
      notes.note(
        "font \(quoted(chunk.style.family))", of: name, instead: "Riff's own font of a like weight")
    }
    if chunk.style.isItalic { notes.note("italics", of: name, instead: "shown upright") }
    if chunk.style.stroke != .none {
      notes.note("outlined text", of: name, instead: "shown without its stroke")
    }
    var node = Node {}
    node.shape = .text(text)
    node.fill = first.map { Track($0) }
    return node
  }

  /// The one colour of a paint; nil for `none`.
  private mutating func color(
    _ paint: SVGStyle.Paint, _ style: SVGStyle, _ name: String
  ) -> Color? {
    switch paint {
    case .none: return nil
    case .color(let color): return color.opacity(style.fillOpacity)
    case .current: return style.color.opacity(style.fillOpacity)
    case .reference, .contextFill, .contextStroke:
      let box = SVGGeometry(.rectangle(1, 1), Rect(x: 0, y: 0, width: 1, height: 1))
      let painted = SVGPainted(
        outline: box, name: name, viewport: Size(width: 1, height: 1), color: style.color,
        map: style.map)
      let shown = self.paint(paint, style.fillOpacity, painted)
      switch shown {
      case .color(let color): return color
      case .gradient(let gradient):
        notes.note("gradient of a text", of: name, instead: "its first colour")
        return gradient.stops[0].color
      case nil: return nil
      }
    }
  }
}

extension SVGChunk {
  /// The middle of the capitals, at which the stage places a text: they are 0.73 em high.
  fileprivate var origin: Point {
    let half = 0.365 * style.fontSize
    return switch style.baseline {
    case .alphabetic: Point(x: place.x, y: place.y - half)
    case .middle: place
    case .hanging: Point(x: place.x, y: place.y + half)
    }
  }
}
