import Keyframes
import Stage
import Syntax
import Words

/// A `viewBox`.
struct SVGViewBox {
  let rect: Rect

  init(_ rect: Rect) { self.rect = rect }

  init?(_ text: String?) {
    guard let text else { return nil }
    let numbers = SVGNumbers.list(text)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The map of a box into a viewport, by `preserveAspectRatio`.
  static func map(_ box: SVGViewBox?, into viewport: Rect, _ ratio: String?) -> Transform {
    guard let box = box?.rect else { return .translation(x: viewport.minX, y: viewport.minY) }
    let words = (ratio ?? "").split(whereSeparator: \.isWhitespace).filter { $0 != "defer" }
    let align = words.first.map(String.init) ?? "xMidYMid"
    var (x, y) = (viewport.width / box.width, viewport.height / box.height)
    if align != "none" {
      let scale = words.dropFirst().first == "slice" ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
    }
    func rest(_ free: Double, _ low: String, _ high: String) -> Double {
      align.contains(low) || align == "none" ? 0 : align.contains(high) ? free : free / 2
    }
    return Transform(
      a: x, b: 0, c: 0, d: y,
      tx: viewport.minX - box.minX * x + rest(viewport.width - box.width * x, "xMin", "xMax"),
      ty: viewport.minY - box.minY * y + rest(viewport.height - box.height * y, "YMin", "YMax"))
  }
}

// Elements with their own viewport, and elements that are drawn again.
extension SVGBuilder {
  /// An `svg` in another one, or a symbol that is used.
  mutating func inner(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ outer: Size,
    size: Size? = nil
  ) throws(FileError) -> Node {
    let isSymbol = element.name == "symbol"
    let viewport = Rect(
      x: isSymbol ? 0 : style.length("x", outer.width) ?? 0,
      y: isSymbol ? 0 : style.length("y", outer.height) ?? 0,
      width: max(0, size?.width ?? style.length("width", outer.width) ?? outer.width),
      height: max(0, size?.height ?? style.length("height", outer.height) ?? outer.height))
    let box = SVGViewBox(element.attributes["viewBox"])
    let map = SVGViewBox.map(box, into: viewport, element.attributes["preserveAspectRatio"])
    var inside = style
    inside.map = map.then(style.map)
    let nodes = try nodes(in: element, inside, box?.rect.size ?? viewport.size)
    var node = Node { nodes }
    let overflow = values["overflow"] ?? "hidden"
    if overflow == "hidden" || overflow == "scroll" || overflow == "clip" {
      node.clip = (map.inverse ?? .identity).bounds(of: viewport)
    }
    try finish(&node, element, values, style, map: map, pivot: .zero, bounds: nil, outer)
    return node
  }

  mutating func use(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> Node? {
    let id = reference(element)
    guard let target = ids[id] else {
      notes.note("<use> of \(quoted(id))", of: element.attributes["id"] ?? "", instead: "left out")
      return nil
    }
    let isInside = parents[element.place]?.contains { $0.attributes["id"] == id } ?? false
    guard !isInside, !followed.contains(id), followed.count < Self.deepest else {
      notes.note(
        "<use> of itself", of: element.attributes["id"] ?? id, instead: "left out")
      return nil
    }
    followed.append(id)
    defer { followed.removeLast() }
    let move = Transform.translation(
      x: style.length("x", viewport.width) ?? 0, y: style.length("y", viewport.height) ?? 0)
    guard let child = try drawn(target, style, viewport, move) else { return nil }
    var node = Node { child }
    try finish(&node, element, values, style, map: move, pivot: .zero, bounds: nil, viewport)
    return node
  }

  /// The drawing of a `use`, in its context.
  private mutating func drawn(
    _ target: XMLElement, _ outer: SVGStyle, _ viewport: Size, _ move: Transform
  ) throws(FileError) -> Node? {
    guard usesContext else { return try child(target, outer, viewport) }
    let old = context
    defer { context = old }
    var style = outer
    style.map = move
    func around(_ box: Rect) -> SVGContext {
      SVGContext(
        fill: outer.fill, stroke: outer.stroke, color: outer.color, box: box,
        outer: old.map { .some($0, map: outer.map) } ?? .none)
    }
    self.context = around(.zero)
    if !isMeasuring {
      let (names, notes) = (names, notes)
      isMeasuring = true
      let first = try child(target, style, viewport)
      isMeasuring = false
      (self.names, self.notes) = (names, notes)
      let box = first.flatMap { [$0].paintedBox(extras) }
      self.context = around(box.map { move.bounds(of: $0) } ?? .zero)
    }
    return try child(target, style, viewport)
  }

  private mutating func child(
    _ target: XMLElement, _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> Node? {
    if target.name == "symbol" || target.name == "svg" {
      let own = self.values(of: target)
      let size = Size(
        width: style.length("width", viewport.width) ?? own["width"].flatMap {
          SVGNumbers.length($0, em: style.fontSize, whole: viewport.width)
        } ?? viewport.width,
        height: style.length("height", viewport.height) ?? own["height"].flatMap {
          SVGNumbers.length($0, em: style.fontSize, whole: viewport.height)
        } ?? viewport.height)
      let inherited = style.child(own, viewport: viewport)
      return try inner(target, own, inherited, viewport, size: size)
    }
    return try node(target, in: style, viewport)
  }
}
