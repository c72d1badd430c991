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
    let outer = transform(values, style, viewport, node.name)
    let box = bounds ?? node.children.paintedBox(extras).map { map.bounds(of: $0) }
    let isHidden = values["display"] == "none" || (!style.isVisible && node.shape != nil)
    var (map, pivot) = (map, pivot)
    if let text = values["filter"], text != "none" {
      let inner = Transform.translation(x: pivot.x, y: pivot.y).then(map)
      if filter(&node, text, style, map: inner, bounds: box, viewport) {
        (map, pivot) = (.identity, .zero)
      }
    }
    place(&node, Transform.translation(x: pivot.x, y: pivot.y).then(map).then(outer))
    if style.opacity < 1 {
      node[.opacity] = Track(style.opacity)
      let isDouble = node.stroke != nil && (node.fill != nil || node.gradient != nil)
      node.isComposited = !node.children.isEmpty || isDouble
    }
    if values["isolation"] == "isolate" { node.isComposited = true }
    let blend = values["mix-blend-mode"].flatMap { BlendMode(css: $0) }
    if isHidden { node.hidden = true }
    let place = Place(pivot: pivot, bounds: box, map: outer, toOwn: map.inverse ?? .identity)
    if let text = values["clip-path"], text != "none" {
      try clip(&node, text, place, viewport)
    }
    if let text = values["mask"], text != "none" {
      try mask(&node, text, place, viewport)
    }
    if let blend { node.blend = blend }
    noteRest(values, node.name)
  }

  /// Where an element and its node lie.
  struct Place {
    /// The node's origin in the element's coordinates.
    let pivot: Point
    /// The box of the geometry in the element's coordinates; nil for groups without shapes.
    let bounds: Rect?
    /// From the element's coordinates to its parent's: its transform.
    let map: Transform
    /// From the coordinates outside of a view box to the ones within it.
    let toOwn: Transform

    /// The map from the box to the element's coordinates for a reference in units of the box, or
    /// nothing for others; nil if there is no box.
    func units(_ word: String?) -> Transform? {
      guard word == "objectBoundingBox" else { return .identity }
      return bounds.flatMap { $0.width > 0 && $0.height > 0 ? SVGBuilder.unit(to: $0) : nil }
    }
  }

  private mutating func transform(
    _ values: [String: String], _ style: SVGStyle, _ viewport: Size, _ name: String
  ) -> Transform {
    guard let text = values["transform"], !text.trimmed.isEmpty else { return .identity }
    if let map = SVGNumbers.transform(values, em: style.fontSize, in: viewport) { return map }
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
    if let mode = values["mix-blend-mode"], BlendMode(css: mode) == nil {
      notes.note("blend mode \(mode)", of: name, instead: "painted normally")
    }
    if values["vector-effect"] == "non-scaling-stroke" {
      notes.note("stroke that does not scale", of: name, instead: "scaled")
    }
  }
}

extension [Node] {
  /// The smallest box around the outlines of all shapes, in the coordinates of these nodes; texts
  /// have none, and of `extras` only those of their mattes count.
  func paintedBox(_ extras: Set<String>) -> Rect? {
    var box: Rect?
    for node in self where !node.hidden.value(at: 0) {
      guard let own = node.paintedBox(extras) else { continue }
      box = box.map { $0.union(own) } ?? own
    }
    return box
  }
}

extension Node {
  /// In the coordinates of the parent.
  fileprivate func paintedBox(_ extras: Set<String>) -> Rect? {
    if extras.contains(name) { return matte?.nodes.paintedBox(extras) }
    let map = TransformParts(self).map
    guard let shape else { return children.paintedBox(extras).map { map.bounds(of: $0) } }
    if case .text = shape { return nil }
    return shape.outline?.transformed(by: map).bounds
  }
}
