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
    let box = bounds ?? node.children.paintedBox(extras).map { map.bounds(of: $0) }
    let isUnseen = !style.isVisible && node.shape != nil
    var (map, pivot) = (map, pivot)
    if let text = values["filter"], text != "none" {
      let inner = Transform.translation(x: pivot.x, y: pivot.y).then(map)
      if try filter(&node, text, style, map: inner, bounds: box, viewport) {
        (map, pivot) = (.identity, .zero)
      }
    }
    var moves = moves(element, values, style, box, viewport, node.name)
    try work.check()
    // Constant parts inside all animated ones belong to the node itself.
    var outer = Transform.identity
    while case .still(let map)? = moves.last {
      outer = outer.then(map)
      moves.removeLast()
    }
    place(&node, Transform.translation(x: pivot.x, y: pivot.y).then(map).then(outer))
    if style.opacity < 1 {
      node[.opacity] = Track(style.opacity)
      let isDouble = node.stroke != nil && (node.fill != nil || node.gradient != nil)
      node.isComposited = !node.children.isEmpty || isDouble
    }
    fade(&node, style)
    if values["isolation"] == "isolate" { node.isComposited = true }
    let blend = values["mix-blend-mode"].flatMap { BlendMode(css: $0) }
    if values["display"] == "none" {
      node.hidden = true
    } else if isUnseen {
      node.hidden = true
      extras.unseen.insert(node.name)
    }
    let place = Place(pivot: pivot, bounds: box, map: outer, toOwn: map.inverse ?? .identity)
    if let text = values["clip-path"], text != "none" {
      try clip(&node, text, place, viewport)
    }
    if let text = values["mask"], text != "none" {
      try mask(&node, text, place, viewport)
    }
    if let blend { node.blend = blend }
    noteRest(values, node.name)
    show(&node, values, style)
    guard !moves.isEmpty else { return }
    wrap(&node, moves)
    try SceneFile.checkNesting(of: [node])
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

  /// Sets the parts of a map that differ from the default.
  func place(_ node: inout Node, _ map: Transform) { node.set(TransformParts(map)) }

  private mutating func noteRest(_ values: [String: String], _ name: String) {
    if let mode = values["mix-blend-mode"], BlendMode(css: mode) == nil {
      notes.note("blend mode \(mode)", of: name, instead: "painted normally")
    }
    if values["vector-effect"] == "non-scaling-stroke" {
      notes.note("stroke that does not scale", of: name, instead: "scaled")
    }
  }
}

/// Names of nodes that the box around an element treats in their own way.
struct SVGExtras {
  /// Markers and patterns, which belong to a shape but not to its box.
  var parts: Set<String> = []
  /// Shapes that `visibility` hides, which have a box.
  var unseen: Set<String> = []
}

extension Node {
  /// Makes the whole of it less opaque.
  mutating func fade(to opacity: Double) {
    guard opacity < 1 else { return }
    self[.opacity] = Track(opacity)
    isComposited = true
  }
}

extension [Node] {
  /// The smallest box around the outlines of all shapes, in the coordinates of these nodes; texts
  /// have none, and of `extras` only those of their mattes count.
  func paintedBox(_ extras: SVGExtras) -> Rect? {
    var box: Rect?
    for node in self where !node.hidden.value(at: 0) || extras.unseen.contains(node.name) {
      guard let own = node.paintedBox(extras) else { continue }
      box = box.map { $0.union(own) } ?? own
    }
    return box
  }
}

extension Node {
  /// In the coordinates of the parent.
  fileprivate func paintedBox(_ extras: SVGExtras) -> Rect? {
    if extras.parts.contains(name) { return matte?.nodes.paintedBox(extras) }
    let map = TransformParts(self).map
    guard let shape else { return children.paintedBox(extras).map { map.bounds(of: $0) } }
    if case .text = shape { return nil }
    return shape.outline?.transformed(by: map).bounds
  }
}
