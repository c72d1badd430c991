import Keyframes
import Stage
import Syntax

// Nodes as layers.
extension LottieWriting {
  /// The layers of nodes in painting order.
  func layers(of nodes: [Node], _ surroundings: LottieSurroundings) -> [JSON] {
    inOrder(nodes).flatMap { layers(of: $0, surroundings) }
  }

  /// One layer; `opacity` is the surroundings'.
  func layer(
    _ type: Int, _ name: String, _ pose: LottiePose, _ surroundings: LottieSurroundings,
    span: ClosedRange<Double>? = nil, index: Int? = nil, _ rest: JSON
  ) -> JSON {
    var json: JSON = [
      "ddd": 0, "ind": .number(Double(index ?? newLayer())), "ty": .number(Double(type)),
      "nm": .string(name), "sr": 1, "ks": pose.json(opacity: surroundings.opacity),
      "ao": pose.isOriented ? 1 : 0, "ip": .rounded(span?.lowerBound ?? 0),
      "op": .rounded(span?.upperBound ?? clock.frames), "st": 0, "bm": 0,
    ]
    if let parent = surroundings.parent { json = json.adding(["parent": .number(Double(parent))]) }
    return json.adding(rest)
  }

  /// A layer that only places others.
  func empty(
    _ name: String, _ pose: LottiePose, _ surroundings: LottieSurroundings
  ) -> (json: JSON, inside: LottieSurroundings) {
    let index = newLayer()
    var outer = surroundings
    outer.opacity = LottieGraph(1)
    var inside = surroundings
    inside.parent = index
    return (layer(3, name, pose, outer, index: index, []), inside)
  }

  private func layers(of node: Node, _ surroundings: LottieSurroundings) -> [JSON] {
    let node = standing(node)
    var shown = clock.shown(node.hidden)
    let opacity = opacity(of: node)
    guard !shown.isAlways(0), !opacity.isAlways(0) else { return [] }
    var outer = surroundings
    var nulls: [JSON] = []
    let own: LottiePose
    if surroundings.space != nil || isSpatial(node) {
      lose(.space)
      let space = space(of: node, in: surroundings.space)
      own = pose(space, box: box(of: node))
      if !node.showsBack { shown = shown.times(front(space), tolerance: 1e-3) }
      outer.space = space
    } else {
      var poses = poses(of: node)
      own = poses.removeLast()
      for pose in poses {
        let made = empty(node.ownName, pose, outer)
        nulls.append(made.json)
        outer = made.inside
      }
    }
    let isOne = isWrapped(node) || isPlain(node) || node.children.isEmpty
    let span = isOne || shown.constant != nil ? span(of: shown) : nil
    if span == nil { outer.opacity = outer.opacity.times(shown, tolerance: 1e-3) }
    let made: [JSON]
    if isWrapped(node) {
      made = wrapped(node, own, outer, opacity, span)
    } else {
      let inner = outer.inside(opacity: opacity, tint: node.colors[.tint])
      if isPlain(node) {
        let shapes = items(of: node, inner)
        made = shapes.isEmpty ? [] : [shapeLayer(node, own, outer, span, shapes)]
      } else {
        made = family(node, own, inner, span)
      }
    }
    return made.isEmpty ? [] : nulls + made
  }

  /// The frames at which a node is shown, if they are all of the animation's or one stretch of
  /// them.
  private func span(of shown: LottieGraph) -> ClosedRange<Double>? {
    let whole = 0...clock.frames
    guard shown.constant == nil else { return whole }
    let times = Set([0] + shown.times.filter { whole.contains($0) }).sorted()
    let states = times.map { shown.value(at: $0) > 0 }
    guard let first = states.firstIndex(of: true) else { return nil }
    let end = states[first...].firstIndex(of: false)
    if let end, states[end...].contains(true) { return nil }
    let last = end.map { times[$0] } ?? clock.frames
    return times[first] < last ? times[first]...last : nil
  }

  func shapeLayer(
    _ node: Node, _ pose: LottiePose, _ surroundings: LottieSurroundings,
    _ span: ClosedRange<Double>?, _ shapes: [JSON], opacity: LottieGraph = LottieGraph(1),
    _ rest: JSON = []
  ) -> JSON {
    var outer = surroundings
    outer.opacity = opacity
    return layer(
      4, node.ownName, pose, outer, span: span,
      JSON.object([("shapes", .list(shapes))]).adding(rest))
  }

  /// A node as several layers: its own, and its children's in its coordinates.
  func family(
    _ node: Node, _ pose: LottiePose, _ inner: LottieSurroundings, _ span: ClosedRange<Double>?
  ) -> [JSON] {
    guard !node.children.isEmpty else { return leaf(node, pose, inner, span) }
    if inner.space != nil || pose.isIdentity {
      return leaf(node, pose, inner, nil) + layers(of: node.children, inner)
    }
    let (null, inside) = empty(node.ownName, pose, inner)
    let made = leaf(node, LottiePose(), inside, nil) + layers(of: node.children, inside)
    return made.isEmpty ? [] : [null] + made
  }

  /// The layer of a node's own shape, text or picture.
  private func leaf(
    _ node: Node, _ pose: LottiePose, _ surroundings: LottieSurroundings,
    _ span: ClosedRange<Double>?
  ) -> [JSON] {
    switch node.shape {
    case nil: return []
    case .text(let text): return words(node, text, pose, surroundings, span)
    case .picture(let picture, _): return [image(node, picture, pose, surroundings, span)]
    case .rectangle, .ellipse, .path:
      let shapes = ownItems(of: node, surroundings)
      if shapes.isEmpty { return [] }
      return [shapeLayer(node, pose, surroundings, span, shapes, ownEffects(of: node))]
    }
  }

  private func image(
    _ node: Node, _ picture: Picture, _ pose: LottiePose, _ surroundings: LottieSurroundings,
    _ span: ClosedRange<Double>?
  ) -> JSON {
    if node.stroke != nil { lose(.pictureStrokes) }
    var pose = pose
    let box = box(of: node)
    // The picture lies on its layer pixel by pixel, from its corner.
    func pixels(_ length: LottieGraph, _ count: Int) -> LottieGraph {
      length.scaled(1 / Double(count))
    }
    let inner = LottiePose(
      anchorX: LottieGraph(Double(picture.width) / 2),
      anchorY: LottieGraph(Double(picture.height) / 2),
      scaleX: pixels(box.width, picture.width), scaleY: pixels(box.height, picture.height))
    // A shadow would be scaled with the pixels.
    guard pose.anchorX.isAlways(0), pose.anchorY.isAlways(0), pose.skew.isAlways(0),
      !hasShadow(node)
    else {
      return nested(node, picture, pose, inner, surroundings, span)
    }
    (pose.anchorX, pose.anchorY) = (inner.anchorX, inner.anchorY)
    pose.scaleX = pose.scaleX.times(inner.scaleX, tolerance: 1e-4)
    pose.scaleY = pose.scaleY.times(inner.scaleY, tolerance: 1e-4)
    return layer(
      2, node.ownName, pose, surroundings, span: span, ["refId": .string(asset(picture))])
  }

  /// A picture whose pixels need a pose of their own.
  private func nested(
    _ node: Node, _ picture: Picture, _ pose: LottiePose, _ inner: LottiePose,
    _ surroundings: LottieSurroundings, _ span: ClosedRange<Double>?
  ) -> JSON {
    let frame = frame
    var place = inner
    (place.x, place.y) = (LottieGraph(frame.half), LottieGraph(frame.half))
    let image = layer(
      2, node.ownName, place, LottieSurroundings(), ["refId": .string(asset(picture))])
    return layer(
      0, node.ownName, frame.placed(pose), surroundings, span: span,
      frame.reference(composition([image])).adding(ownEffects(of: node)))
  }
}
