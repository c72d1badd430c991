import Keyframes
import Stage
import Syntax
import Words

// Nodes: groups within groups, from the outside to the inside.
extension SVGWriter {
  /// Nodes in the order in which they are painted.
  mutating func markup(of nodes: [Node], _ look: SVGLook) -> String {
    paintingOrders(of: nodes).map { markup(of: nodes, in: $0, look) }.joined()
  }

  private mutating func markup(
    of nodes: [Node], in turn: [(start: Double, order: [Int])], _ look: SVGLook
  ) -> String {
    var orders = turn
    if Set(orders.map(\.order)).count > Self.mostOrders {
      losses.add("Nodes that change their order too often keep their first order.", .grave)
      orders = Array(orders.prefix(1))
    }
    guard let first = orders.first else { return "" }
    // Elements cannot change their order, so some have copies. They share their keyframes.
    let texts = Dictionary(
      uniqueKeysWithValues: first.order.map { ($0, markup(of: nodes, $0, look)) })
    guard orders.count > 1 else { return first.order.map { texts[$0] ?? "" }.joined() }
    let different = orders.map(\.order).reduce(into: [[Int]]()) { all, order in
      if !all.contains(order) { all.append(order) }
    }
    var rest = OrderedSlots(different).slots[...]
    var written = ""
    while let uses = rest.first?.orders {
      let alike = rest.prefix { $0.orders == uses }
      rest = rest.dropFirst(alike.count)
      let text = alike.map { texts[$0.element] ?? "" }.joined()
      let shown = maker.steps(orders.map(\.start)) { time in
        let present = orders.last { $0.start <= time }?.order ?? first.order
        return [uses.contains { different[$0] == present } ? 1 : 0]
      }
      written += uses.count == different.count ? text : faded(text, shown)
    }
    return written
  }

  private mutating func markup(of nodes: [Node], _ index: Int, _ look: SVGLook) -> String {
    baking?.path.append(index)
    defer { baking?.path.removeLast() }
    return markup(of: nodes[index], look)
  }

  private mutating func markup(of node: Node, _ look: SVGLook) -> String {
    guard case .settled = node.clock, !isWaiting else { return plainMarkup(of: node, look) }
    losses.add("Motion that waits for a page to settle is not played.", .grave)
    isWaiting = true
    defer { isWaiting = false }
    return plainMarkup(of: node, look)
  }

  private mutating func plainMarkup(of node: Node, _ look: SVGLook) -> String {
    guard baking == nil, !node.needsBaking else { return bakedMarkup(of: node, look) }
    let opacity = curve(node, .opacity)
    guard !opacity.isStill || opacity.first[0] > 1e-9 else { return "" }
    var inner = look.inside(node, opacity)
    if let tint = node.colors[.tint] { inner.tints.insert(tint, at: 0) }
    let shadow = shadow(of: node, inner)
    let children = markup(of: node.children, inner)
    let contents = clipped(blurred(shapes(of: node, inner) + children, node), node)
    var text = castingShadow(shadow + placed(contents, node), node)
    if node.isLayer {
      var layer = look
      layer.fade(opacity)
      text = masked(text, node, layer)
    }
    return blended(shown(text, node), node)
  }

  /// In a group that blends with everything below.
  func blended(_ text: String, _ node: Node) -> String {
    guard !text.isEmpty, node.blend != .normal else { return text }
    var group = SVGTag("g")
    group.add(style: "mix-blend-mode:\(node.blend.css)")
    return group.around(text)
  }

  /// In a group that is hidden at times.
  mutating func shown(_ text: String, _ node: Node) -> String {
    guard !text.isEmpty, node.hidden.moves, !isWaiting else {
      return node.hidden.value(at: time(clock.range.lowerBound)) ? "" : text
    }
    return faded(text, maker.curve(hidden: node.hidden))
  }
}

extension Node {
  /// Whether it is one picture, which is masked, faded, blurred or blended as a whole.
  var isLayer: Bool { matte != nil || !pathMasks.isEmpty || isWhole || blend != .normal }

  /// Whether the node's position has no counterpart in two dimensions.
  var needsBaking: Bool {
    !showsBack
      || [
        Property.z, .anchorZ, .rotationX, .rotationY, .axisRotation, .perspective, .contentsX,
        .contentsY, .contentsWidth, .contentsHeight,
      ].contains { numbers[$0] != nil }
  }
}

extension Scene {
  /// Whether a node is placed relative to others.
  var hasConstraints: Bool {
    func any(_ nodes: [Node]) -> Bool {
      nodes.contains { !$0.constraints.isEmpty || any($0.children) || any($0.matte?.nodes ?? []) }
    }
    return any(nodes)
  }
}
