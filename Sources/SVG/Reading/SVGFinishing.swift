import Keyframes
import Stage
import Syntax
import Words

// Features of all elements: name, position, opacity, clips and masks.
extension SVGBuilder {
  /// Applies an element's own attributes to its node. `map` is applied before the element's own
  /// transform, and `pivot` is the position of the node's origin in the element's coordinates.
  mutating func finish(
    _ node: inout Node, _ element: XMLElement, _ values: [String: String], _ style: SVGStyle,
    map: Transform, pivot: Point, bounds: Rect?, _ viewport: Size
  ) throws(FileError) {
    let own = element.attributes["id"] ?? element.attributes["inkscape:label"]
    node.name = names.fresh(own.flatMap { $0.isEmpty ? nil : $0 } ?? element.name, separator: "-")
    let outer = transform(values, node.name)
    place(&node, Transform.translation(x: pivot.x, y: pivot.y).then(map).then(outer))
    if style.opacity < 1 {
      node[.opacity] = Track(style.opacity)
      let isDouble = node.stroke != nil && (node.fill != nil || node.gradient != nil)
      node.isComposited = !node.children.isEmpty || isDouble
    }
    if let mode = values["mix-blend-mode"].flatMap({ BlendMode(css: $0) }) { node.blend = mode }
    if values["display"] == "none" || (!style.isVisible && node.shape != nil) { node.hidden = true }
    let place = Place(
      pivot: pivot, bounds: bounds, map: map.then(outer), toOwn: map.inverse ?? .identity)
    if let text = values["clip-path"], text != "none" {
      try clip(&node, text, place, style, viewport)
    }
    if let text = values["mask"], text != "none" {
      try mask(&node, text, place, style, viewport)
    }
    noteRest(values, node.name)
  }

  /// Where an element and its node lie.
  struct Place {
    /// The node's origin in the element's coordinates.
    let pivot: Point
    /// The box of the geometry in the element's coordinates; nil for groups.
    let bounds: Rect?
    /// From the element's coordinates to its parent's.
    let map: Transform
    /// From the coordinates outside of a view box to the ones within it.
    let toOwn: Transform
  }

  private mutating func transform(_ values: [String: String], _ name: String) -> Transform {
    guard let text = values["transform"], !text.trimmed.isEmpty else { return .identity }
    if values["transform-origin"] != nil {
      notes.note("transform-origin", of: name, instead: "turned about the origin")
    }
    if let map = SVGNumbers.transform(text.trimmed) { return map }
    notes.note("transform \(quoted(text.trimmed))", of: name, instead: "shown without it")
    return .identity
  }

  /// Sets the parts of a map that differ from the default.
  func place(_ node: inout Node, _ map: Transform) {
    let parts = TransformParts(map)
    if parts.x != 0 { node[.x] = Track(parts.x) }
    if parts.y != 0 { node[.y] = Track(parts.y) }
    if parts.scaleX != 1 { node[.scaleX] = Track(parts.scaleX) }
    if parts.scaleY != 1 { node[.scaleY] = Track(parts.scaleY) }
    if parts.skew != 0 { node[.skew] = Track(parts.skew) }
    if parts.rotation != 0 { node[.rotation] = Track(parts.rotation) }
  }

  private mutating func noteRest(_ values: [String: String], _ name: String) {
    if let filter = values["filter"], filter != "none" {
      notes.note("filter", of: name, instead: "shown without it")
    }
    if let mode = values["mix-blend-mode"], BlendMode(css: mode) == nil {
      notes.note("blend mode \(mode)", of: name, instead: "painted normally")
    }
    let markers = ["marker-start", "marker-mid", "marker-end", "marker"]
    if markers.contains(where: { values[$0].map { $0 != "none" } ?? false }) {
      notes.note("markers", of: name, instead: "shown without them")
    }
    if values["vector-effect"] == "non-scaling-stroke" {
      notes.note("stroke that does not scale", of: name, instead: "scaled")
    }
    if let order = values["paint-order"], !["normal", "fill", "fill stroke"].contains(order),
      order.hasPrefix("stroke") || order.hasPrefix("markers stroke")
    {
      notes.note("stroke below the fill", of: name, instead: "painted over it")
    }
  }
}
