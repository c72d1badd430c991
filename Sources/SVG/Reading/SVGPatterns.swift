import Keyframes
import Stage
import Syntax
import Words

// Patterns: their tiles are drawn again and again.
extension SVGBuilder {
  /// The tiles behind an outline, in its element's coordinates; nil if the paint is not a pattern
  /// that can be shown.
  mutating func tiles(
    _ paint: SVGStyle.Paint, _ opacity: Double, _ painted: SVGPainted
  ) throws(FileError) -> Node? {
    let (paint, space, _) = resolved(paint, painted)
    guard case .reference(let id, _) = paint, let element = ids[id], element.name == "pattern",
      !followed.contains(id), followed.count < Self.deepest,
      let (values, source) = pattern(element)
    else { return nil }
    let isBox = values["patternUnits"] != "userSpaceOnUse"
    let whole = isBox ? Size(width: 1, height: 1) : painted.viewport
    guard !isBox || space.box.width > 0 && space.box.height > 0 else { return nil }
    func length(_ name: String, _ whole: Double) -> Double {
      values[name].flatMap { SVGNumbers.length($0, em: 16, whole: whole) } ?? 0
    }
    var tile = Rect(
      x: length("x", whole.width), y: length("y", whole.height),
      width: max(0, length("width", whole.width)), height: max(0, length("height", whole.height)))
    if isBox { tile = SVGBuilder.unit(to: space.box).bounds(of: tile) }
    guard tile.width > 0, tile.height > 0 else { return nil }
    let viewBox = SVGViewBox(values["viewBox"])
    var inside = Transform.identity
    if viewBox != nil {
      inside = SVGViewBox.map(
        viewBox, into: Rect(origin: .zero, size: tile.size), values["preserveAspectRatio"])
    } else if values["patternContentUnits"] == "objectBoundingBox" {
      inside = .scale(x: space.box.width, y: space.box.height)
    }
    let own =
      SVGNumbers.transform(
        values, "patternTransform", in: painted.viewport) ?? .identity
    let map = own.then(space.map)
    guard let back = map.inverse else { return nil }
    followed.append(id)
    defer { followed.removeLast() }
    let content = try self.content(source, values, inside, viewBox?.rect.size ?? painted.viewport)
    guard let content else { return nil }
    let bounds = painted.outline.bounds
    let area = back.bounds(of: bounds.inset(by: -painted.outline.reach))
    let tiles = repeated(content, tile, over: area)
    var group = Node { tiles }
    if group.children.isEmpty {
      notes.note("<pattern> of many tiles", of: painted.name, instead: "left out")
      return nil
    }
    place(&group, map)
    group.name = names.fresh("tiles", separator: "-")
    group.fade(to: opacity)
    return group
  }

  /// The attributes of a pattern, with those of the patterns to which it refers, and the one of
  /// them that has something to draw.
  private func pattern(
    _ element: XMLElement
  ) -> (values: [String: String], source: XMLElement)? {
    let chain = chain(from: element, ["pattern"])
    // One that refers to something else is invalid.
    guard let last = chain.last, chain.count == Self.deepest || linked(last) == nil,
      let source = chain.first(where: { !$0.children.isEmpty })
    else { return nil }
    return (merged(chain), source)
  }

  /// The drawing in a tile, from its upper left corner.
  private mutating func content(
    _ source: XMLElement, _ values: [String: String], _ inside: Transform, _ viewport: Size
  ) throws(FileError) -> Node? {
    let old = context
    context = nil
    defer { context = old }
    let style = self.style(around: source).child(self.values(of: source), viewport: viewport)
    let nodes = try nodes(in: source, style, viewport)
    guard !nodes.isEmpty else { return nil }
    var node = Node { nodes }
    node.name = names.fresh("tile", separator: "-")
    place(&node, inside)
    return node
  }

  /// The tiles that lie in an area; none if they are too many.
  private mutating func repeated(
    _ content: Node, _ tile: Rect, over area: Rect
  ) -> [Node] {
    func range(_ low: Double, _ high: Double, _ start: Double, _ step: Double) -> Range<Int>? {
      let (first, last) = (
        ((low - start) / step).rounded(.down), ((high - start) / step).rounded(.up)
      )
      guard abs(first) < 1e6, abs(last) < 1e6 else { return nil }
      return Int(first)..<max(Int(last), Int(first) + 1)
    }
    guard let columns = range(area.minX, area.maxX, tile.minX, tile.width),
      let rows = range(area.minY, area.maxY, tile.minY, tile.height),
      columns.count * rows.count * content.count <= SVGLimits.tiles
    else { return [] }
    work.nodes += columns.count * rows.count * content.count
    let bare = content.unnamed
    let frame = Rect(origin: .zero, size: tile.size)
    // The edge of a clip would be seen between two tiles.
    let box = [content].paintedBox(extras)
    let isCut = content.isLined || !play.motions.isEmpty || box.map(frame.union) != frame
    var nodes: [Node] = []
    for row in rows {
      for column in columns {
        var node = Node { nodes.isEmpty ? content : bare }
        if isCut { node.clip = frame }
        place(
          &node,
          .translation(
            x: tile.minX + Double(column) * tile.width, y: tile.minY + Double(row) * tile.height))
        nodes.append(node)
      }
    }
    return nodes
  }
}

extension Node {
  /// Whether something of it has a line or a size that depends on a font.
  fileprivate var isLined: Bool {
    if stroke != nil || children.contains(where: \.isLined) { return true }
    if case .text? = shape { return true }
    return false
  }

  /// A copy without names.
  fileprivate var unnamed: Node {
    var copy = self
    copy.name = ""
    copy.children = children.map(\.unnamed)
    return copy
  }
}
