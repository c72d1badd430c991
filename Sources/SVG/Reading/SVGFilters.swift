import Keyframes
import Stage
import Syntax
import Words

// Filters made of blurs, shadows and copies; others are noted.
extension SVGBuilder {
  /// Filters a node that isn't placed yet. `map` leads from its coordinates to the element's, in
  /// which it is afterwards.
  ///
  /// - Returns: whether it was changed.
  mutating func filter(
    _ node: inout Node, _ text: String, _ style: SVGStyle, map: Transform, bounds: Rect?,
    _ viewport: Size
  ) throws(FileError) -> Bool {
    let functions = SVGFilterFunction.list(text)
    guard let functions else {
      notes.note("filter \(quoted(text.trimmed))", of: node.name, instead: "shown without it")
      return false
    }
    let frame = Frame(style: style, bounds: bounds, viewport: viewport)
    var steps: [(picture: SVGFilterPicture, region: Rect?)] = []
    for function in functions {
      switch try step(function, frame, of: node.name) {
      case .picture(let picture, let region): steps.append((picture, region))
      case .nothing:
        node.hidden = true
        return false
      case .refused: return false
      }
    }
    guard steps.contains(where: { $0.picture != .graphic || $0.region != nil }) else {
      return false
    }
    var whole = node
    whole.name = names.fresh("unfiltered \(node.name)", separator: "-")
    place(&whole, map)
    for step in steps {
      let count = step.picture.nodeCount * whole.count
      guard work.nodes + count <= SVGLimits.nodes else {
        notes.note("filter", of: node.name, instead: "shown without it")
        return false
      }
      work.nodes += count
      // Beyond the region there is nothing to blur either.
      if let region = step.region, let bounds, region.union(bounds) != region {
        whole = Node { whole }
        whole.clip = region
      }
      var made = Node { nodes(of: step.picture, whole) }
      made.clip = step.region
      whole = made
    }
    whole.name = node.name
    node = whole
    return true
  }

  /// Where an element is filtered.
  private struct Frame {
    let style: SVGStyle
    let bounds: Rect?
    let viewport: Size
  }

  private enum Step {
    case picture(SVGFilterPicture, region: Rect?)
    /// The element isn't shown.
    case nothing
    /// The element is shown without its filter.
    case refused
  }

  private mutating func step(
    _ function: SVGFilterFunction, _ frame: Frame, of name: String
  ) throws(FileError) -> Step {
    switch function {
    case .blur(let length):
      guard let deviation = SVGNumbers.length(length, em: frame.style.fontSize, whole: 0)
      else { return .picture(.graphic, region: nil) }
      let both = Point(x: deviation, y: deviation)
      return .picture(SVGFilterPicture.graphic.blurred(both), region: nil)
    case .shadow(let lengths, let color):
      let numbers = lengths.compactMap {
        SVGNumbers.length($0, em: frame.style.fontSize, whole: 0)
      }
      let deviation = numbers.count > 2 ? numbers[2] : 0
      let ink = color.isEmpty ? nil : SVGStyle.color(color, current: frame.style.color)
      return .picture(
        SVGFilterPicture.graphic.shadowed(
          ink ?? frame.style.color, Point(x: numbers[0], y: numbers[1]),
          Point(x: deviation, y: deviation)), region: nil)
    case .reference(let id):
      guard let element = ids[id], element.name == "filter" else { return .nothing }
      return try filter(element, frame, of: name)
    }
  }

  /// Applies the primitives of a `filter`.
  private mutating func filter(
    _ element: XMLElement, _ frame: Frame, of name: String
  ) throws(FileError) -> Step {
    let (values, primitives) = inherited(element)
    let isUser = values["filterUnits"] == "userSpaceOnUse"
    let box = frame.bounds
    if let box, !isUser, box.width <= 0 || box.height <= 0 { return .nothing }
    guard !primitives.isEmpty else { return .nothing }
    let whole = isUser ? frame.viewport : Size(width: 1, height: 1)
    var region = region(values, whole, frame.style.fontSize)
    if !isUser { region = box.map { SVGBuilder.unit(to: $0).bounds(of: region) } ?? .zero }
    let hasRegion = isUser || box != nil
    if hasRegion, region.isEmpty { return .nothing }
    let isOfBox = values["primitiveUnits"] == "objectBoundingBox"
    var graph = SVGFilterGraph(
      region: region, box: isOfBox ? box : nil, viewport: frame.viewport)
    let outer = self.style(around: element).child(values, viewport: frame.viewport)
    // Each element that is filtered reads them again; real filters have few.
    work.matches += primitives.count * primitives.count / 16
    for primitive in primitives {
      work.matches += 1 + (graph.picture.size + primitive.children.count) / 16
      try work.check()
      let own = self.values(of: primitive)
      if primitive.name == "feImage" {
        graph.add(try drawing(primitive, in: graph.area(own), own, frame.viewport), own)
        continue
      }
      let space = own["color-interpolation-filters"] ?? values["color-interpolation-filters"]
      let color = outer.child(own, viewport: frame.viewport).color
      guard graph.apply(primitive, own, isLinear: space != "sRGB", current: color) else {
        notes.note("filter \("<\(primitive.name)>")", of: name, instead: "shown without it")
        return .refused
      }
    }
    return .picture(graph.picture, region: hasRegion ? region : nil)
  }

  /// The attributes and the primitives of a filter, with those of the filters that it refers to.
  private func inherited(
    _ element: XMLElement
  ) -> (values: [String: String], primitives: [XMLElement]) {
    let chain = chain(from: element, ["filter"])
    let primitives = chain.lazy.map(\.primitives).first { !$0.isEmpty } ?? []
    return (merged(chain), primitives)
  }

  // MARK: Nodes

  /// A picture as nodes, with `graphic` as what is filtered.
  private mutating func nodes(of picture: SVGFilterPicture, _ graphic: Node) -> [Node] {
    if let cast = shadowed(picture, graphic) { return [cast] }
    let main = picture.lastIndex { $0.source == .graphic && $0.color == nil }
    return picture.enumerated().map { index, part in
      var node = node(of: part, graphic)
      // The box of an element doesn't depend on its filter.
      if let main, main != index {
        node.name = names.fresh("copy of \(graphic.name)", separator: "-")
        extras.parts.insert(node.name)
      }
      return node
    }
  }

  /// A picture and the shadow of it, as one node.
  private func shadowed(_ picture: SVGFilterPicture, _ graphic: Node) -> Node? {
    guard picture.count == 2, picture[1] == SVGFilterPart(.graphic) else { return nil }
    let shadow = picture[0]
    guard shadow.source == .graphic, let color = shadow.color, shadow.clip == nil,
      shadow.mask.isEmpty, shadow.variance.x == shadow.variance.y
    else { return nil }
    return Node { graphic }.shadow(
      color.opacity(shadow.opacity), radius: Track(2 * shadow.variance.x.squareRoot()),
      x: Track(shadow.offset.x), y: Track(shadow.offset.y))
  }

  private mutating func node(of part: SVGFilterPart, _ graphic: Node) -> Node {
    var node: Node
    switch part.source {
    case .graphic: node = Node { graphic }
    case .flood(let area): node = Node { Node(area, fill: .black) }
    case .drawing(let drawing): node = Node { drawing }
    case .picture(let picture): node = Node { nodes(of: picture, graphic) }
    }
    if let color = part.color {
      var opaque = color
      opaque.alpha = 1
      node[.tint] = Track(opaque)
    }
    let opacity = part.opacity * (part.color?.alpha ?? 1)
    node.fade(to: opacity)
    if part.variance != .zero { node = node.blurred(by: part.variance) }
    if part.offset != .zero { node = node.at(x: part.offset.x, y: part.offset.y) }
    if let clip = part.clip {
      node = Node { node }
      node.clip = clip
    }
    if !part.mask.isEmpty {
      let nodes = nodes(of: part.mask, graphic)
      node = Node { node }
      node.matte = Matte(.alpha, isInverted: part.isMaskInverted) { nodes }
    }
    return node
  }
}

extension XMLElement {
  fileprivate var primitives: [XMLElement] { children.filter { $0.name.hasPrefix("fe") } }
}

extension SVGFilterPicture {
  /// The number of nodes that it becomes: copies of the filtered element, floods and the nodes of drawings.
  fileprivate var nodeCount: Int {
    reduce(0) { sum, part in
      let own: Int
      switch part.source {
      case .graphic: own = 1
      case .flood: own = 1
      case .drawing(let drawing): own = drawing.count
      case .picture(let picture): own = picture.nodeCount
      }
      return sum + own + part.mask.nodeCount
    }
  }
}

extension Node {
  /// The number of nodes, with all in it.
  var count: Int {
    1 + children.reduce(0) { $0 + $1.count } + (matte?.nodes.reduce(0) { $0 + $1.count } ?? 0)
  }

  /// Blurred by the squares of the standard deviations along the axes. A node has one deviation,
  /// which scales with it: so it is stretched, and what is in it squeezed.
  fileprivate func blurred(by variance: Point) -> Node {
    let (x, y) = (variance.x.squareRoot(), variance.y.squareRoot())
    guard x != y else { return blur(x) }
    let most = max(x, y)
    let (wide, high) = (max(x / most, 1e-3), max(y / most, 1e-3))
    return Node { scale(x: 1 / wide, y: 1 / high) }.scale(x: wide, y: high).blur(most)
  }
}
