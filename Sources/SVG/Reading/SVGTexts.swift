import Keyframes
import Stage
import Syntax
import Words

extension SVGBuilder {
  /// A text: one node, or a group with one for each part that has its own position.
  mutating func text(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> Node? {
    let name = element.attributes["id"] ?? "text"
    var style = style
    var line = SVGTextLine(outlines)
    try add(element, values, style, viewport, to: &line, name)
    fit(&line, values, style, viewport, name)
    var chunks = line.aligned
    // A hidden text may have visible parts; what is hidden of it has its place nevertheless.
    if chunks.contains(where: { $0.style.isVisible != style.isVisible }) {
      style.isVisible = true
      for index in chunks.indices where !chunks[index].style.isVisible {
        chunks[index].style.stroke = .none
        chunks[index].paints = chunks[index].paints.map { _ in .none }
      }
    }
    if line.isEstimated {
      notes.note("text moved within its line", of: name, instead: "placed by estimated widths")
    }
    guard !chunks.isEmpty else { return nil }
    let only = chunks[0]
    if chunks.count == 1, only.turn == 0, only.stretch == nil, glyphs(of: only) == nil {
      var node = self.node(only, name)
      try finish(
        &node, element, values, style, map: .identity, pivot: only.origin, bounds: nil, viewport)
      return node
    }
    var nodes: [Node] = []
    for (index, chunk) in chunks.enumerated() {
      var node = try placed(chunk, name, viewport)
      node.name = names.fresh("\(name)-\(index + 1)", separator: "-")
      nodes.append(node)
    }
    var node = Node { nodes }
    try finish(
      &node, element, values, style, map: .identity, pivot: .zero, bounds: nil, viewport)
    if values["display"] != "none", !style.isVisible { node.hidden = true }
    return node
  }

  /// A part of a text in its place.
  private mutating func placed(
    _ chunk: SVGChunk, _ name: String, _ viewport: Size
  ) throws(FileError) -> Node {
    var node: Node
    if let glyphs = glyphs(of: chunk) {
      node = try drawn(glyphs, of: chunk, name, viewport)
    } else {
      node = self.node(chunk, name)
      place(&node, .translation(x: chunk.origin.x, y: chunk.origin.y))
    }
    if chunk.turn != 0 {
      node = Node { node }
      place(&node, Transform.rotation(degrees: chunk.turn).about(chunk.baseline))
    }
    if let (factor, about) = chunk.stretch {
      node = Node { node }
      place(&node, Transform.scale(x: factor, y: 1).about(Point(x: about, y: 0)))
    }
    return node
  }

  private mutating func add(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size,
    to line: inout SVGTextLine, _ name: String
  ) throws(FileError) {
    var placing = values
    // The property of this name turns the whole element.
    placing["rotate"] = element.attributes["rotate"]
    line.positions.append(SVGTextPositions(placing, style, viewport))
    defer { line.positions.removeLast() }
    for (property, usual) in Self.unshown where !usual.contains(values[property] ?? "normal") {
      notes.note("\(property) of a text", of: name, instead: "shown without it")
    }
    for content in element.contents {
      switch content {
      case .text(let text):
        work.letters += text.unicodeScalars.count
        // Too many are refused at the end.
        guard work.letters <= SVGLimits.letters else { return }
        for character in text { line.add(character, style) }
      case .element(let child):
        guard child.prefix == prefix, ["tspan", "a", "tref"].contains(child.name) else {
          if !Self.silentInTexts.contains(child.name) {
            notes.note("<\(child.name)> in a text", of: name, instead: "left out")
          }
          continue
        }
        let own = self.values(of: child)
        guard own["display"] != "none", meetsConditions(own) else { continue }
        let inner = style.child(own, viewport: viewport)
        if own["textLength"] != nil, !child.text.trimmed.isEmpty { noteLength(name) }
        let isReference = child.name == "tref"
        if isReference {
          work.nodes += 1
          try work.check()
        }
        let shown = isReference ? referred(by: child) : child
        if let shown { try add(shown, own, inner, viewport, to: &line, name) }
      }
    }
  }

  /// Gives a whole text its `textLength`.
  private mutating func fit(
    _ line: inout SVGTextLine, _ values: [String: String], _ style: SVGStyle, _ viewport: Size,
    _ name: String
  ) {
    guard let text = values["textLength"], !line.chunks.isEmpty else { return }
    let length = SVGNumbers.length(text, em: style.fontSize, whole: viewport.width)
    let scales = values["lengthAdjust"] == "spacingAndGlyphs"
    if !(length.map { line.fit(to: $0, scales: scales) } ?? false) { noteLength(name) }
  }

  private mutating func noteLength(_ name: String) {
    notes.note("textLength", of: name, instead: "in the font’s own widths")
  }

  /// The characters of the text that a `tref` refers to.
  private mutating func referred(by element: XMLElement) -> XMLElement? {
    let id = reference(element)
    guard let text = knownTexts[id] ?? ids[id]?.text else { return nil }
    knownTexts[id] = text
    return XMLElement(
      name: "tref", prefix: prefix, attributes: [:], contents: [.text(text)], place: -1)
  }

  /// Properties of texts that nothing here shows, and the values that change nothing.
  private static let unshown: [(property: String, usual: Set<String>)] = [
    ("writing-mode", ["normal", "inherit", "lr", "lr-tb", "horizontal-tb"]),
    ("font-variant", variants), ("font-variant-caps", variants),
  ]
  private static let variants: Set<String> = ["normal", "inherit", "small-caps", "all-small-caps"]

  private static let silentInTexts = SMILElements.names.union(["title", "desc"])

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
    if let family = chunk.style.families.first {
      notes.note(
        "font \(quoted(family))", of: name, instead: "Riff's own font of a like weight")
    }
    if chunk.style.isItalic { notes.note("italics", of: name, instead: "shown upright") }
    if chunk.style.stroke != .none {
      notes.note("outlined text", of: name, instead: "shown without its stroke")
    }
    var node = Node {}
    node.shape = .text(text)
    node.fill = color(chunk.style, "fill") ?? first.map { Track($0) }
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
