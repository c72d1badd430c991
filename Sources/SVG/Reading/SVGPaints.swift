import Keyframes
import Stage
import Syntax
import Words

// Shapes and their paints.
extension SVGBuilder {
  mutating func shape(
    _ outline: SVGGeometry, _ element: XMLElement, _ values: [String: String], _ style: SVGStyle,
    _ viewport: Size
  ) throws(FileError) -> Node {
    var node = Node {}
    node.shape = outline.shape
    let name = element.attributes["id"] ?? element.name
    let isLine = element.name == "line"
    switch isLine ? nil : paint(style.fill, style.fillOpacity, outline, name, viewport) {
    case .color(let color): node.fill = Track(color)
    case .gradient(let gradient): node.gradient = Track(gradient)
    case nil: break
    }
    node.isEvenOdd = style.isEvenOdd
    let line = paint(style.stroke, style.strokeOpacity, outline, name, viewport)
    if let line, style.strokeWidth > 0 {
      node.stroke = Stroke(
        line, width: style.strokeWidth, cap: style.cap, join: style.join, dash: style.dash,
        dashPhase: style.dash.isEmpty ? 0 : style.dashPhase)
      if style.join == .miter, style.miterLimit != 4 {
        notes.note("miter limit", of: "", instead: "corners longer than four widths are bevelled")
      }
    }
    try finish(
      &node, element, values, style, map: .identity, pivot: outline.pivot, bounds: outline.bounds,
      viewport)
    return node
  }

  /// A paint as it is shown on an outline; nil for `none`.
  mutating func paint(
    _ paint: SVGStyle.Paint, _ opacity: Double, _ outline: SVGGeometry, _ name: String,
    _ viewport: Size
  ) -> Paint? {
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color.opacity(opacity))
    case .reference(let id, let fallback):
      guard let element = ids[id] else {
        return self.paint(fallback, opacity, outline, name, viewport)
      }
      guard ["linearGradient", "radialGradient"].contains(element.name) else {
        let instead: Message = fallback == .none ? "left out" : "painted in its other colour"
        notes.note("<\(element.name)> as a paint", of: name, instead: instead)
        return self.paint(fallback, opacity, outline, name, viewport)
      }
      return gradient(element, opacity, outline, name, viewport)
    }
  }

  // MARK: Gradients

  private mutating func gradient(
    _ element: XMLElement, _ opacity: Double, _ outline: SVGGeometry, _ name: String,
    _ viewport: Size
  ) -> Paint? {
    let (values, stops) = inherited(element)
    guard let last = stops.last else { return nil }
    let faded = stops.map { Gradient.Stop($0.offset, $0.color.opacity(opacity)) }
    let solid = Paint.color(last.color.opacity(opacity))
    guard stops.count > 1 else { return solid }
    if let spread = values["spreadMethod"], spread != "pad" {
      notes.note("gradient that repeats", of: name, instead: "its last colour goes on")
    }
    let isBox = values["gradientUnits"] != "userSpaceOnUse"
    if isBox, outline.bounds.isEmpty { return nil }
    let whole = isBox ? Size(width: 1, height: 1) : viewport
    func at(_ x: String, _ y: String, _ standard: Point) -> Point {
      Point(
        x: values[x].flatMap { SVGNumbers.length($0, em: 16, whole: whole.width) } ?? standard.x,
        y: values[y].flatMap { SVGNumbers.length($0, em: 16, whole: whole.height) } ?? standard.y)
    }
    var gradient: Gradient
    if element.name == "linearGradient" {
      let start = at("x1", "y1", .zero)
      let end = at("x2", "y2", Point(x: whole.width, y: 0))
      if start == end { return solid }
      gradient = Gradient(from: start, to: end, faded)
    } else {
      let centre = at("cx", "cy", Point(x: whole.width / 2, y: whole.height / 2))
      let diagonal = SVGNumbers.Reference(viewport: whole, em: 16).diagonal
      let radius = values["r"].flatMap { SVGNumbers.length($0, em: 16, whole: diagonal) }
      guard radius ?? 1 > 0 else { return solid }
      let focus = at("fx", "fy", centre)
      gradient = Gradient(
        around: centre, to: centre + Point(x: radius ?? diagonal / 2, y: 0),
        focus: focus == centre ? nil : focus, faded)
    }
    if !isBox { gradient.units = .points }
    let map = values["gradientTransform"].flatMap { SVGNumbers.transform($0.trimmed) } ?? .identity
    let move =
      isBox ? Transform.identity : .translation(x: -outline.pivot.x, y: -outline.pivot.y)
    gradient.transform = map.then(move)
    return .gradient(gradient)
  }

  /// The attributes and stops of a gradient, with the ones of the gradients to which it refers.
  private func inherited(
    _ element: XMLElement
  ) -> (values: [String: String], stops: [Gradient.Stop]) {
    var values: [String: String] = [:]
    var stops: [Gradient.Stop] = []
    var current: XMLElement? = element
    var depth = 0
    while let own = current, depth < Self.deepest {
      values.merge(self.values(of: own)) { old, _ in old }
      if stops.isEmpty { stops = self.stops(of: own) }
      depth += 1
      let href = own.attributes["href"] ?? ""
      current = href.hasPrefix("#") ? ids[String(href.dropFirst())] : nil
    }
    return (values, stops)
  }

  private func stops(of element: XMLElement) -> [Gradient.Stop] {
    var last = 0.0
    return element.children.filter { $0.name == "stop" }.map { stop in
      let values = self.values(of: stop)
      last = max(last, values["offset"].flatMap(SVGNumbers.share) ?? 0)
      let current = values["color"].flatMap { SVGStyle.color($0, current: .black) } ?? .black
      let color = values["stop-color"].flatMap { SVGStyle.color($0, current: current) } ?? .black
      let opacity = values["stop-opacity"].flatMap(SVGNumbers.share) ?? 1
      return Gradient.Stop(last, color.opacity(opacity))
    }
  }
}
