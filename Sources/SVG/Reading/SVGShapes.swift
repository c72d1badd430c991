import Keyframes
import Stage
import Syntax
import Words

// Shapes.
extension SVGBuilder {
  mutating func shape(
    _ outline: SVGGeometry, _ element: XMLElement, _ values: [String: String], _ style: SVGStyle,
    _ viewport: Size
  ) throws(FileError) -> Node {
    var outline = outline
    if style.stroke != .none {
      outline.reach = style.strokeWidth / 2 * max(style.join == .miter ? style.miterLimit : 1, 1.5)
    }
    let painted = SVGPainted(
      outline: outline, name: element.attributes["id"] ?? element.name, viewport: viewport,
      color: style.color, map: style.map)
    let isDrawn = style.strokeWidth > 0 || style.motions["stroke-width"] != nil
    let fill = element.name == "line" ? nil : try ink("fill", style, painted)
    let line = isDrawn ? try ink("stroke", style, painted) : nil
    let markers = style.isVisible ? try self.markers(outline, style, viewport) : []
    let reshape = reshape(element, style, viewport, outline)
    let gradient = fill.flatMap { $0.isGradient ? self.gradient(style, painted) : nil }
    var node = Node {}
    var pivot = Point.zero
    if markers.isEmpty, let whole = plain(outline, style, fill, line) {
      (node, pivot) = (whole, outline.pivot)
      if let gradient { node.gradient = gradient }
      animate(&node, outline, reshape, style, painted.name)
    } else {
      for kind in style.order.parts {
        switch kind {
        case .fill:
          guard let fill else { continue }
          var part = part(fill, nil, outline, reshape, style)
          if let gradient { part.gradient = gradient }
          node.children.append(part)
        case .stroke:
          if let line { node.children.append(part(nil, line, outline, reshape, style)) }
        case .markers: node.children += markers
        }
      }
      node.hidden = hiding(style) ?? Track(!style.isVisible)
    }
    var style = style
    style.shift = reshape.shift
    try finish(
      &node, element, values, style, map: .identity, pivot: pivot, bounds: outline.bounds,
      viewport)
    return node
  }

  /// A paint, or the nodes that fill it like one.
  private enum Ink {
    case paint(Paint)
    case tiles(Node)

    var isGradient: Bool { if case .paint(.gradient) = self { true } else { false } }
  }

  private mutating func ink(
    _ name: String, _ style: SVGStyle, _ painted: SVGPainted
  ) throws(FileError) -> Ink? {
    let (paint, opacity) =
      name == "fill" ? (style.fill, style.fillOpacity) : (style.stroke, style.strokeOpacity)
    if let tiles = try tiles(paint, opacity, painted) { return .tiles(tiles) }
    // An animation may give a colour to a shape without one.
    if paint == .none, style.motions[name] != nil { return .paint(.color(.clear)) }
    return self.paint(paint, opacity, painted).map(Ink.paint)
  }

  /// One node with fill and stroke; nil if these need one each.
  private func plain(
    _ outline: SVGGeometry, _ style: SVGStyle, _ fill: Ink?, _ line: Ink?
  ) -> Node? {
    if case .tiles = fill { return nil }
    if case .tiles = line { return nil }
    let isLineFirst = style.order.parts.first { $0 != .markers } == .stroke
    if fill != nil, line != nil, isLineFirst { return nil }
    var node = Node(outline.shape)
    if case .paint(let paint) = fill { node.fill(paint) }
    if case .paint(let paint) = line { node.draw(paint, outline, style) }
    (node.isEvenOdd, node.hasCrispEdges) = (style.isEvenOdd, style.isCrisp)
    return node
  }

  /// The node of a fill or a stroke alone, in the element's coordinates.
  private mutating func part(
    _ fill: Ink?, _ line: Ink?, _ outline: SVGGeometry, _ reshape: SVGReshape, _ style: SVGStyle
  ) -> Node {
    var shape = Node(outline.shape)
    (shape.isEvenOdd, shape.hasCrispEdges) = (style.isEvenOdd, style.isCrisp)
    place(&shape, .translation(x: outline.pivot.x, y: outline.pivot.y))
    var tiles: Node?
    switch (fill, line) {
    case (.paint(let paint), _): shape.fill(paint)
    case (.tiles(let own), _):
      shape.fill(.color(.white))
      tiles = own
    case (_, .paint(let paint)): shape.draw(paint, outline, style)
    case (_, .tiles(let own)):
      shape.draw(.color(.white), outline, style)
      tiles = own
    case (nil, nil): break
    }
    animate(&shape, outline, reshape, style, line == nil ? "fill" : "stroke")
    shape.name = names.fresh(line == nil ? "fill" : "stroke", separator: "-")
    guard let tiles else { return shape }
    var group = Node { tiles }
    group.name = names.fresh("pattern", separator: "-")
    extras.parts.insert(group.name)
    group.matte = Matte { shape }
    return group
  }
}

extension Node {
  fileprivate mutating func fill(_ paint: Paint) {
    switch paint {
    case .color(let color): fill = Track(color)
    case .gradient(let gradient): self.gradient = Track(gradient)
    }
  }

  fileprivate mutating func draw(_ paint: Paint, _ outline: SVGGeometry, _ style: SVGStyle) {
    let isDashed = !style.dash.isEmpty
    if isDashed || style.motions["stroke-dasharray"] != nil { shape = .path(outline.walked) }
    let scale = isDashed ? style.dashScale(outline) : 1
    stroke = Stroke(
      paint, width: style.strokeWidth, cap: style.cap, join: style.join,
      dash: style.dash.map { $0 * scale }, dashPhase: isDashed ? style.dashPhase * scale : 0,
      miterLimit: max(1, style.miterLimit))
  }
}
