public import Keyframes

extension Scene {
  /// The motion of nodes that only one of two scenes has; see
  /// ``transition(from:to:at:over:_:unmatched:)``.
  public enum Unmatched: Hashable, Sendable {
    /// Nodes that go fade out, and nodes that come fade in.
    case fade
    /// Nodes that go leave by this distance in points of their parent, and nodes that come arrive by it. A distance of
    /// the stage's width or height keeps both off the stage at the ends.
    case slide(dx: Double, dy: Double)
  }

  /// Returns a scene that changes from this one, as it is at `time`, to another, as it is at
  /// `otherTime`: nodes of the same name in both move, resize, turn and change colour from the one to
  /// the other (Hero's matching), and so do their children; all others fade or slide.
  ///
  /// ```swift
  /// let list = Scene(ground: .white) { Node(.circle(radius: 20), fill: .red).at(x: 60, y: 80).named("photo") }
  /// let detail = Scene(ground: .black) { Node(.circle(radius: 200), fill: .red).at(x: 480, y: 270).named("photo") }
  /// let change = list.transition(to: detail, over: 0.4)
  /// change.frame(at: 0.2)  // a photo half way
  /// ```
  ///
  /// Until 0 it shows this scene, from `duration` on the other, each standing still. Names are matched among
  /// siblings, the first of each name; hidden nodes are left out. Shapes with an outline morph, gradients and
  /// colours blend, and nodes that differ otherwise, such as two texts, cross-fade while they move. Played from
  /// `duration` back to 0 it is the transition from the other scene with the easing in reverse.
  ///
  /// - Precondition: both scenes have the same size, and `duration` is finite and above 0.
  /// - Complexity: O(*n*) in the nodes, and O(*m*²) in siblings.
  public func transition(
    from time: Double = 0, to other: Scene, at otherTime: Double = 0, over duration: Double,
    _ easing: Easing = .easeInOut, unmatched: Unmatched = .fade
  ) -> Scene {
    require(
      size == other.size,
      "The scenes of a transition have the sizes \(size) and \(other.size); they must be equal.")
    require(
      duration > 0 && duration.isFinite,
      "The duration of a transition is \(duration); it must be finite and above 0.")
    let change = Transition(duration: duration, easing: easing, unmatched: unmatched)
    var scene = self
    scene.ground = change.track(ground.value(at: time), other.ground.value(at: otherTime))
    let cameras = (paging.camera(at: time), other.paging.camera(at: otherTime))
    scene.paging = .along(change.track(cameras.0, cameras.1))
    scene.nodes = change.nodes(
      nodes.map { $0.frozen(at: time) }, other.nodes.map { $0.frozen(at: otherTime) })
    return scene
  }
}

/// The change of nodes without motion into others.
private struct Transition {
  let duration: Double
  let easing: Easing
  let unmatched: Scene.Unmatched

  func track<Value: Interpolatable & Equatable>(_ old: Value, _ new: Value) -> Track<Value> {
    guard old != new else { return Track(old) }
    return Track([
      Keyframe(time: 0, value: old, easing: easing), Keyframe(time: duration, value: new),
    ])
  }

  /// Where a node is in the two lists.
  private struct Pair {
    var old: Int?
    var new: Int?
  }

  func nodes(_ olds: [Node], _ news: [Node]) -> [Node] {
    let (olds, news) = (olds.filter { !$0.isHiddenAtRest }, news.filter { !$0.isHiddenAtRest })
    var pairs = olds.indices.map { Pair(old: $0) }
    for (index, node) in news.enumerated() {
      let partner = pairs.firstIndex {
        $0.new == nil && !node.name.isEmpty && $0.old.map { olds[$0].name } == node.name
      }
      if let partner {
        pairs[partner].new = index
      } else {
        // In front of the node that it is in front of in its own scene.
        let below = pairs.firstIndex { index > 0 && $0.new == index - 1 }
        pairs.insert(Pair(new: index), at: below.map { $0 + 1 } ?? 0)
      }
    }
    let depths = depths(pairs, olds + news)
    return pairs.enumerated().flatMap { place, pair in
      let nodes: [Node] =
        switch (pair.old.map { olds[$0] }, pair.new.map { news[$0] }) {
        case (let old?, let new?): self.nodes(old, new)
        case (let old?, nil): [leaving(old, forward: true)]
        case (nil, let new?): [leaving(new, forward: false)]
        case (nil, nil): []
        }
      guard let depths else { return nodes }
      return nodes.map { $0.setting(.depth, depths[place]) }
    }
  }

  /// Depths that lead from the one order to the other; nil if both have one order, or depths of their own.
  private func depths(_ pairs: [Pair], _ nodes: [Node]) -> [Track<Double>]? {
    let news = pairs.compactMap(\.new)
    guard news != news.sorted(), !nodes.haveDepths else { return nil }
    var free = pairs.indices.filter { pairs[$0].new != nil }[...]
    var ends = pairs.indices.map { Double($0) }
    for place in pairs.indices.sorted(by: { (pairs[$0].new ?? -1) < (pairs[$1].new ?? -1) })
    where pairs[place].new != nil {
      ends[place] = Double(free.removeFirst())
    }
    return pairs.indices.map { track(Double($0), ends[$0]) }
  }

  // MARK: One node

  /// The node on its way out; or in, if it is not `forward`.
  private func leaving(_ node: Node, forward: Bool) -> Node {
    func change(_ property: Property, to end: Double) -> Node {
      let own = node[property].value(at: 0)
      return node.setting(property, forward ? track(own, end) : track(end, own))
    }
    switch unmatched {
    case .fade: return change(.opacity, to: 0)
    case .slide(let dx, let dy):
      let way = forward ? 1.0 : -1
      var moved = node
      for (property, distance) in [(Property.translationX, dx), (.translationY, dy)] {
        let end = node[property].value(at: 0) + way * distance
        moved[property] = change(property, to: end)[property]
      }
      return moved
    }
  }

  /// One node that becomes the other, or two that cross-fade.
  private func nodes(_ old: Node, _ new: Node) -> [Node] {
    guard old.skeleton == new.skeleton, let shape = ShapeChange(old.shape, new.shape) else {
      return crossFade(old, new)
    }
    var node = old
    let properties = Set(old.numbers.keys).union(new.numbers.keys).union(shape.properties)
    let ofTheStroke: Set<Property> =
      old.stroke == new.stroke
      ? [] : [.strokeWidth, .strokeStart, .strokeEnd, .strokeOffset, .dashPhase]
    for property in properties.union(ofTheStroke) { node[property] = track(property, old, new) }
    for color in ColorProperty.allCases where old[color] != new[color] {
      node[color] = track(old.color(color, or: new), new.color(color, or: old))
    }
    for name in Set(old.own.keys).union(new.own.keys) {
      let ends = [old, new].map { $0.own[name]?.value(at: 0) }
      guard let start = ends[0] ?? ends[1], let end = ends[1] ?? ends[0] else { continue }
      node.own[name] = track(start, end)
    }
    for name in Set(old.ownValues.keys).union(new.ownValues.keys) {
      let ends = [old, new].map { $0.ownValues[name]?.value(at: 0) }
      guard let start = ends[0] ?? ends[1], let end = ends[1] ?? ends[0] else { continue }
      node.ownValues[name] = track(start, end)
    }
    if let (start, end) = Node.gradients(old, new) { node.gradient = track(start, end) }
    if let outlines = shape.outlines { node.outline = track(outlines.old, outlines.new) }
    node.children = nodes(old.children, new.children)
    return [node]
  }

  private func track(_ property: Property, _ old: Node, _ new: Node) -> Track<Double> {
    track(old[property].value(at: 0), new[property].value(at: 0))
  }

  private func crossFade(_ old: Node, _ new: Node) -> [Node] {
    var (out, into) = (old, new)
    for property in Property.ofTheBody where old[property] != new[property] {
      out[property] = track(property, old, new)
      into[property] = out[property]
    }
    for (property, side) in [(Property.scaleX, Property.width), (.scaleY, .height)] {
      let sides = (old.side(side), new.side(side))
      let growth = sides.0 > 0 && sides.1 > 0 ? sides.1 / sides.0 : 1
      let scales = (old[property].value(at: 0), new[property].value(at: 0))
      out[property] = track(scales.0, scales.1 * growth)
      into[property] = track(scales.0 / growth, scales.1)
    }
    out.opacity = track(old.opacity.value(at: 0), 0)
    into.opacity = track(0, new.opacity.value(at: 0))
    return [out, into]
  }
}

/// How a shape becomes another, if it can.
private struct ShapeChange {
  var properties: [Property] = []
  var outlines: (old: Path, new: Path)?

  init?(_ old: Shape?, _ new: Shape?) {
    guard let old, let new else {
      if (old == nil) != (new == nil) { return nil }
      return
    }
    if old == new { return }
    switch (old, new) {
    case (.rectangle, .rectangle): properties = [.width, .height, .cornerRadius]
    case (.ellipse, .ellipse): properties = [.width, .height]
    case (.picture(let one, _), .picture(let other, _)):
      if one != other { return nil }
      properties = [.width, .height]
    case (.text(var one), .text(let other)):
      (one.style.size, one.style.letterSpacing) = (other.style.size, other.style.letterSpacing)
      one.style.lineHeight = other.style.lineHeight
      if one != other { return nil }
      properties = [.fontSize, .letterSpacing, .lineHeight]
    case (.rectangle, _), (.ellipse, _), (.path, _), (.text, _), (.picture, _):
      guard !old.isPicture, !new.isPicture, let start = old.outline, let end = new.outline else {
        return nil
      }
      outlines = (start, end)
    }
  }
}

extension Property {
  /// The properties of position and rotation.
  fileprivate static let ofTheBody: [Property] = [
    .x, .y, .z, .translationX, .translationY, .rotation, .skew, .skewAxis, .rotationX, .rotationY,
    .perspective, .page, .row, .depth,
  ]
}

extension Node {
  fileprivate var isHiddenAtRest: Bool { hidden.value(at: 0) }

  /// The parts that must be equal in two nodes for one to become the other.
  fileprivate var skeleton: Node {
    with {
      $0.unsetAll()
      ($0.shape, $0.children, $0.clock) = (nil, [], .playhead)
      $0.rangeColors = rangeColors
      $0.string = string
      if outline != nil { $0.outline = outline }
      guard let stroke, case .color = stroke.paint else { return }
      $0.stroke = Stroke(
        .color(.clear), width: 1, cap: stroke.cap, join: stroke.join, dash: stroke.dash,
        miterLimit: stroke.miterLimit)
    }
  }

  /// The colour, or a clear one like that of `other`.
  fileprivate func color(_ property: ColorProperty, or other: Node) -> Color {
    if colors[property] != nil || property == .stroke { return self[property].value(at: 0) }
    var clear = other[property].value(at: 0)
    clear.alpha = 0
    return clear
  }

  /// The length of a side as it is drawn, or the font size of a text.
  fileprivate func side(_ property: Property) -> Double {
    let side = shape?.style == nil ? property : .fontSize
    return self[side].value(at: 0)
  }

  /// The gradients of two nodes, of which at least one has one; a plain fill is a gradient of one colour.
  fileprivate static func gradients(_ old: Node, _ new: Node) -> (Gradient, Gradient)? {
    func gradient(_ node: Node, or other: Node) -> Gradient? {
      if let own = node.gradient?.value(at: 0) { return own }
      guard var plain = other.gradient?.value(at: 0) else { return nil }
      for index in plain.stops.indices { plain.stops[index].color = node.color(.fill, or: other) }
      return plain
    }
    guard let start = gradient(old, or: new), let end = gradient(new, or: old) else { return nil }
    return (start, end)
  }
}
