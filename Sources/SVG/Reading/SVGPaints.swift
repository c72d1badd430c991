import Keyframes
import Stage
import Syntax
import Words

/// The outline for which a paint is made.
struct SVGPainted {
  let outline: SVGGeometry
  let name: String
  let viewport: Size
  var color = Color.black
  /// From the outline's coordinates to those of the context.
  var map = Transform.identity
}

/// The element whose paints the shapes have that it draws: one with markers, or a `use`.
struct SVGContext {
  let fill: SVGStyle.Paint
  let stroke: SVGStyle.Paint
  let color: Color
  let box: Rect
  /// The context of that element itself.
  indirect enum Outer {
    case none
    case some(SVGContext, map: Transform)
  }
  let outer: Outer
}

/// Coordinates in which a paint server lies.
struct SVGPaintSpace {
  let box: Rect
  /// From these coordinates to the painted element's.
  let map: Transform
}

// Paints of shapes.
extension SVGBuilder {
  /// A paint without references to the context, and the coordinates in which it lies.
  func resolved(
    _ paint: SVGStyle.Paint, _ painted: SVGPainted
  ) -> (paint: SVGStyle.Paint, space: SVGPaintSpace, color: Color) {
    var space = SVGPaintSpace(box: painted.outline.bounds, map: .identity)
    var (paint, color, way) = (paint, painted.color, painted.map)
    var next = context
    while paint == .contextFill || paint == .contextStroke {
      guard let own = next else { return (.none, space, color) }
      paint = paint == .contextFill ? own.fill : own.stroke
      color = own.color
      space = SVGPaintSpace(box: own.box, map: way.inverse ?? .identity)
      if case .some(let outer, let map) = own.outer {
        next = outer
        way = way.then(map)
      } else {
        next = nil
      }
    }
    return (paint, space, color)
  }

  /// A paint as it is shown on an outline; nil for `none`.
  mutating func paint(
    _ paint: SVGStyle.Paint, _ opacity: Double, _ painted: SVGPainted
  ) -> Paint? {
    let (paint, space, current) = resolved(paint, painted)
    switch paint {
    case .none, .contextFill, .contextStroke: return nil
    case .current: return .color(current.opacity(opacity))
    case .color(let color): return .color(color.opacity(opacity))
    case .reference(let id, let fallback):
      var other = painted
      other.color = current
      guard let element = ids[id], Self.servers.contains(element.name) else {
        return self.paint(ids[id] == nil ? fallback : .none, opacity, other)
      }
      if element.name == "pattern" {
        let instead: Message = fallback == .none ? "left out" : "painted in its other colour"
        notes.note("<\(element.name)> as a paint", of: painted.name, instead: instead)
        return self.paint(fallback, opacity, other)
      }
      let (values, stops) = inherited(element)
      let isBox = values["gradientUnits"] != "userSpaceOnUse"
      if stops.isEmpty || isBox && (space.box.width <= 0 || space.box.height <= 0) {
        return self.paint(fallback, opacity, other)
      }
      let faded = stops.map { Gradient.Stop($0.offset, $0.color.opacity(opacity)) }
      return gradient(element.name, values, faded, space, painted)
    }
  }

  static let gradientNames: Set<String> = ["linearGradient", "radialGradient"]
  private static let servers = gradientNames.union(["pattern"])

  // MARK: Gradients

  private mutating func gradient(
    _ kind: String, _ values: [String: String], _ stops: [Gradient.Stop], _ space: SVGPaintSpace,
    _ painted: SVGPainted
  ) -> Paint? {
    let solid = Paint.color(stops[stops.count - 1].color)
    guard stops.count > 1 else { return solid }
    let isBox = values["gradientUnits"] != "userSpaceOnUse"
    let whole = isBox ? Size(width: 1, height: 1) : painted.viewport
    var map = SVGNumbers.transform(values, "gradientTransform", in: whole) ?? .identity
    if map.inverse == nil { map = .identity }
    let isKept = isBox && space.map == .identity && space.box == painted.outline.bounds
    let toElement = isBox && !isKept ? SVGBuilder.unit(to: space.box).then(space.map) : space.map
    let move = Transform.translation(
      x: -painted.outline.pivot.x, y: -painted.outline.pivot.y)
    let all = isKept ? map : map.then(toElement).then(move)
    let lines = SVGGradientLines(values, whole, stops)
    let repeated = values["spreadMethod"].flatMap(SVGGradientLines.Spread.init) ?? .pad
    // The box of what is painted, lines included, in the gradient's coordinates.
    var area = painted.outline.bounds.inset(by: -painted.outline.reach)
    if isKept {
      area = (SVGBuilder.unit(to: space.box).inverse ?? .identity).bounds(of: area)
    } else {
      area = area.offset(x: move.tx, y: move.ty)
    }
    let box = (all.inverse ?? .identity).bounds(of: area)
    guard
      var gradient = kind == "linearGradient"
        ? lines.linear(repeated, over: box) : lines.radial(repeated, over: box)
    else { return solid }
    if gradient.shownFocus != gradient.focus ?? gradient.start {
      notes.note(
        "gradient with its focus outside of its circle", of: painted.name,
        instead: "the focus at the edge")
    }
    if !isKept { gradient.units = .points }
    gradient.transform = all
    work.pieces += gradient.stops.count / 8
    return .gradient(gradient)
  }

  /// The attributes and stops of a gradient, with the ones of the gradients to which it refers.
  private mutating func inherited(
    _ element: XMLElement
  ) -> (values: [String: String], stops: [Gradient.Stop]) {
    if overrides.isEmpty, let known = knownGradients[element.place] { return known }
    var values: [String: String] = [:]
    var stops: [Gradient.Stop] = []
    for own in chain(from: element, Self.gradientNames) {
      var more = self.values(of: own)
      if own.name != element.name {
        for name in ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"] {
          more[name] = nil
        }
      }
      values.merge(more) { old, _ in old }
      if stops.isEmpty { stops = self.stops(of: own) }
    }
    if overrides.isEmpty { knownGradients[element.place] = (values, stops) }
    return (values, stops)
  }

  private mutating func stops(of element: XMLElement) -> [Gradient.Stop] {
    let own = values(of: element)
    let around = style(around: element)
    let outer = around.child(own, viewport: stage)
    var stops: [Gradient.Stop] = []
    for stop in element.children where stop.name == "stop" && stop.prefix == prefix {
      let values = self.values(of: stop)
      let last = stops.last?.offset ?? 0
      let offset = max(last, values["offset"].map { SVGNumbers.offset($0) ?? last } ?? 0)
      let current = outer.child(values, viewport: stage).color
      func value(_ name: String) -> String? {
        values[name].flatMap { $0 == "inherit" ? own[name] ?? around.own[name] : $0 }
      }
      let color = value("stop-color").flatMap { SVGStyle.color($0, current: current) } ?? .black
      let opacity = value("stop-opacity").flatMap(SVGNumbers.share) ?? 1
      let shown = Gradient.Stop(offset, color.opacity(opacity).asStop)
      // Of several stops at one offset, the first and the last count.
      if stops.count > 1, stops.suffix(2).allSatisfy({ $0.offset == offset }) {
        stops.removeLast()
      }
      stops.append(shown)
    }
    // The part before two stops at 0 has the colour of the first.
    if stops.count > 1, stops[1].offset == 0 { stops[1].offset = 1e-6 }
    return stops
  }
}
