import Keyframes
import Stage
import Syntax

/// The state that a node inherits while it is written.
struct LottieSurroundings {
  /// The layer in whose coordinates it is; nil for the composition's.
  var parent: Int?
  /// Multiplied into the node's paint.
  var opacity = LottieGraph(1)
  /// Laid over its colours, the innermost first.
  var tints: [Track<Color>] = []
  /// From its parent's coordinates to the layer's, where something around it is rotated out of the plane.
  var space: LottieSpace?

  /// The same for the contents of a node.
  func inside(opacity: LottieGraph, tint: Track<Color>?) -> LottieSurroundings {
    var inner = self
    inner.opacity = self.opacity.times(opacity, tolerance: 1e-3)
    if let tint { inner.tints.insert(tint, at: 0) }
    return inner
  }
}

// Groups of a shape layer.
extension LottieWriting {
  func group(
    _ name: String, _ items: [JSON], _ pose: LottiePose, shown: LottieGraph = LottieGraph(1)
  ) -> JSON {
    if let (outer, inner) = pose.apart {
      // lottie-web throws at a group whose coordinates are animated apart.
      return group(name, [group("", items, inner)], outer, shown: shown)
    }
    let place: JSON = ["ty": "tr"]
    var json: JSON = ["ty": "gr"]
    if !name.isEmpty { json = json.adding(["nm": .string(name)]) }
    return json.adding(["it": .list(items + [place.adding(pose.json(opacity: shown))])])
  }

  /// Whether a node with everything in it can be groups of one layer.
  func isGroup(_ node: Node) -> Bool {
    isPlain(node) && !isSpatial(node) && node.clip == nil && node.mask == nil
      && node.pathMasks.isEmpty
      && node.matte == nil && !node.isBlended && node.contents == nil
      && (node.route?.turning ?? .never) == .never
  }

  /// Whether the node needs no separate layer.
  func isPlain(_ node: Node) -> Bool {
    if case .picture? = node.shape { return false }
    return !node.isText && !hasShadow(node)
      && node.children.allSatisfy { isGroup($0) }
  }

  func opacity(of node: Node) -> LottieGraph { LottieFit.clamped(graph(node, .opacity), 0...1) }

  /// The groups of a node with its position, its opacity and everything in it.
  private func groups(of node: Node, _ surroundings: LottieSurroundings) -> [JSON] {
    let node = standing(node)
    let shown = clock.shown(node.hidden)
    let opacity = opacity(of: node)
    guard !shown.isAlways(0), !opacity.isAlways(0) else { return [] }
    let inner = surroundings.inside(opacity: opacity, tint: node.colors[.tint])
    let items = items(of: node, inner)
    guard !items.isEmpty else { return [] }
    let poses = poses(of: node)
    return poses.indices.reversed().reduce(items) { items, index in
      [
        group(
          index == 0 ? node.ownName : "", items, poses[index],
          shown: index == 0 ? shown : LottieGraph(1))
      ]
    }
  }

  /// The node's paint in its own coordinates, topmost first.
  func items(of node: Node, _ surroundings: LottieSurroundings) -> [JSON] {
    let children = inOrder(node.children).reversed().flatMap { groups(of: $0, surroundings) }
    return children + ownItems(of: node, surroundings)
  }

  /// A node without the clock of a page.
  func standing(_ node: Node) -> Node {
    guard node.clock != .playhead else { return node }
    var still = node.frozen(at: 0)
    still.clock = .playhead
    lose(.clocks)
    return still
  }

  /// The groups of a node's own shape.
  func ownItems(of node: Node, _ surroundings: LottieSurroundings) -> [JSON] {
    let trim = trim(of: node)
    let isTraced = trim != nil || node.stroke?.dash.isEmpty == false
    let stroke = stroke(of: node, surroundings)
    let fill = fill(of: node, surroundings)
    guard stroke != nil || fill != nil else { return [] }
    return outlines(of: node, isTraced: isTraced).flatMap { outline -> [JSON] in
      guard !outline.shapes.isEmpty else { return [] }
      let cut = trim.map { [$0.adding(["m": outline.isMany ? 2 : 1])] } ?? []
      func drawn(_ items: [JSON]) -> JSON {
        group("", outline.shapes + items, LottiePose(), shown: outline.shown)
      }
      guard let fill else { return [drawn(cut + [stroke].compactMap { $0 })] }
      guard !cut.isEmpty, !node.trimsFill else {
        return [drawn(cut + [stroke, fill].compactMap { $0 })]
      }
      return [stroke.map { drawn(cut + [$0]) }, drawn([fill])].compactMap { $0 }
    }
  }

  /// The part of the outline that is drawn; nil if it is all of it.
  private func trim(of node: Node) -> JSON? {
    guard node.stroke != nil || node.trimsFill else { return nil }
    func value(_ property: Property, _ own: Double) -> LottieGraph {
      let graph = self.graph(node, property, or: own)
      return property == .strokeOffset ? graph : LottieFit.clamped(graph, 0...1)
    }
    let start = value(.strokeStart, node.stroke?.start ?? 0)
    var end = value(.strokeEnd, node.stroke?.end ?? 1)
    let offset = value(.strokeOffset, node.stroke?.offset ?? 0)
    if start.isAlways(0), end.isAlways(1) { return nil }
    let times = Set(start.times + end.times).sorted()
    let inner = zip(times, times.dropFirst()).flatMap { low, high in
      let step: Double = (high - low) / 8
      return (0..<8).map { (index: Int) -> Double in low + step * Double(index) }
    }
    let samples: [Double] = inner + times + [0]
    if samples.contains(where: { start.value(at: $0) > end.value(at: $0) }) {
      let old = end
      end = LottieFit(tolerance: 1e-3).graph(inner + times) {
        max(start.value(at: $0), old.value(at: $0))
      }
    }
    return [
      "ty": "tm", "s": LottieNumbers.property(start.scaled(100)),
      "e": LottieNumbers.property(end.scaled(100)),
      "o": LottieNumbers.property(offset.scaled(360)),
    ]
  }
}

extension Node {
  /// Whether it and its children are one picture, to which its opacity and its effects apply, and
  /// which blends with everything below.
  var isBlended: Bool {
    if blend != .normal || isComposited && hasBlendsInside { return true }
    if numbers[.blur] != nil || castsWholeShadow { return true }
    return isComposited && !(numbers[.opacity] == nil || self[.opacity] == Track(1))
  }

  /// The properties of the part of its contents that is shown; nil if it is all of them.
  var contents: [Property]? {
    let set = Property.ofTheContents.filter { numbers[$0] != nil }
    return set.isEmpty ? nil : Array(set)
  }
}
