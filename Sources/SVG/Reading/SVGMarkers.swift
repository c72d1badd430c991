import Keyframes
import Stage
import Syntax
import Words

/// A point of a path between two of its pieces.
struct SVGVertex {
  var point: Point
  /// The directions of the pieces before and after it.
  var before: Point?
  var after: Point?

  /// Where a marker points: half-way between both directions, in degrees.
  var degrees: Double {
    guard let first = (before ?? after)?.heading else { return 0 }
    let half = ((after?.heading ?? first) - first) / 2
    return first + (abs(half) > 90 ? half - 180 : half)
  }

  /// The vertices of a path, in order.
  static func all(of path: Path) -> [SVGVertex] {
    var all: [SVGVertex] = []
    var start = 0
    func add(_ end: Point, _ handles: [Point]) {
      guard let last = all.indices.last else { return }
      let from = all[last].point
      let points = [from] + handles + [end]
      let leaving = points.first { $0 != from }.map { $0 - from } ?? all[last].before
      let arriving = points.last { $0 != end }.map { end - $0 } ?? all[last].before
      all[last].after = leaving
      all.append(SVGVertex(point: end, before: arriving))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        start = all.count
        all.append(SVGVertex(point: point))
      case .line(let end): add(end, [])
      case .cubic(let one, let two, let end): add(end, [one, two])
      case .close:
        guard start < all.count else { continue }
        add(all[start].point, [])
        all[start].before = all[all.count - 1].before
        all[all.count - 1].after = all[start].after
      }
    }
    return all
  }
}

// Markers.
extension SVGBuilder {
  /// The markers of a shape, in its element's coordinates.
  mutating func markers(
    _ outline: SVGGeometry, _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> [Node] {
    let elements = SVGStyle.markerNames.map { name -> XMLElement? in
      guard let id = style.markers[name].flatMap({ SVGStyle.reference($0)?.id }) else { return nil }
      return ids[id].flatMap { $0.name == "marker" ? $0 : nil }
    }
    guard elements.contains(where: { $0 != nil }) else { return [] }
    let path = outline.walked.transformed(
      by: .translation(x: outline.pivot.x, y: outline.pivot.y))
    let vertices = SVGVertex.all(of: path)
    let old = context
    defer { context = old }
    context = SVGContext(
      fill: style.fill, stroke: style.stroke, color: style.color, box: outline.bounds,
      outer: old.map { .some($0, map: style.map) } ?? .none)
    var nodes: [Node] = []
    for (kind, element) in elements.enumerated() {
      guard let element else { continue }
      let own =
        switch kind {
        case 0: vertices.prefix(1)
        case 1: vertices.dropFirst().dropLast()
        case _: vertices.suffix(1)
        }
      for vertex in own {
        guard let node = try marker(element, at: vertex, isStart: kind == 0, style, viewport)
        else { continue }
        nodes.append(node)
      }
    }
    return nodes
  }

  private mutating func marker(
    _ element: XMLElement, at vertex: SVGVertex, isStart: Bool, _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> Node? {
    guard let id = element.attributes["id"], !followed.contains(id), followed.count < Self.deepest
    else { return nil }
    followed.append(id)
    defer { followed.removeLast() }
    let values = self.values(of: element)
    var inner = self.style(around: element).child(values, viewport: viewport)
    let size = Size(
      width: inner.length("markerWidth", viewport.width) ?? 3,
      height: inner.length("markerHeight", viewport.height) ?? 3)
    guard size.width > 0, size.height > 0, vertex.point.x.isFinite else { return nil }
    let frame = Rect(origin: .zero, size: size)
    let box = SVGViewBox(values["viewBox"])
    let fit = SVGViewBox.map(box, into: frame, values["preserveAspectRatio"])
    let own = box?.rect ?? frame
    func side(_ name: String, _ low: String, _ high: String, _ start: Double, _ whole: Double)
      -> Double
    {
      let shares = [low: 0, "center": 0.5, high: 1]
      if let share = values[name].flatMap({ shares[$0] }) { return start + share * whole }
      return inner.length(name, whole) ?? 0
    }
    let reference = fit.apply(
      to: Point(
        x: side("refX", "left", "right", own.minX, own.width),
        y: side("refY", "top", "bottom", own.minY, own.height)))
    let scale = values["markerUnits"] == "userSpaceOnUse" ? 1 : style.strokeWidth
    guard scale > 0 else { return nil }
    let map = fit.then(.translation(x: -reference.x, y: -reference.y)).then(.scale(scale))
      .then(.rotation(degrees: direction(values["orient"], vertex, isStart)))
      .then(.translation(x: vertex.point.x, y: vertex.point.y))
    inner.map = map
    let nodes = try nodes(in: element, inner, own.size)
    guard !nodes.isEmpty else { return nil }
    var node = Node { nodes }
    if !["visible", "auto", "inherit"].contains(values["overflow"]) { node.clip = own }
    node.fade(to: inner.opacity)
    place(&node, map)
    node.name = names.fresh("marker", separator: "-")
    extras.parts.insert(node.name)
    return node
  }

  private func direction(_ orient: String?, _ vertex: SVGVertex, _ isStart: Bool) -> Double {
    switch orient?.trimmed {
    case "auto": vertex.degrees
    case "auto-start-reverse": vertex.degrees + (isStart ? 180 : 0)
    case let text?: SVGNumbers.angle(text) ?? 0
    case nil: 0
    }
  }
}
