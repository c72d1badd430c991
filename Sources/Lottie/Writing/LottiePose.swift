import Keyframes
import Stage
import Syntax

/// Where a layer or a group is over time, in Lottie's order of transforms, which is Riff's.
struct LottiePose {
  var x = LottieGraph(0), y = LottieGraph(0)
  var anchorX = LottieGraph(0), anchorY = LottieGraph(0)
  /// Factors.
  var scaleX = LottieGraph(1), scaleY = LottieGraph(1)
  /// Degrees.
  var rotation = LottieGraph(0)
  var skew = LottieGraph(0), skewAxis = LottieGraph(0)
  /// Keyframes along a path, in place of `x` and `y`.
  var way: [LottieWrittenKey]?
  /// Whether it turns with the path.
  var isOriented = false

  var isIdentity: Bool {
    [x, y, anchorX, anchorY, rotation, skew].allSatisfy { $0.isAlways(0) }
      && scaleX.isAlways(1) && scaleY.isAlways(1) && way == nil
  }

  /// The members of a `ks` or a `tr`, with the opacity 0…1.
  func json(opacity: LottieGraph) -> JSON {
    var json: JSON = [
      "o": LottieNumbers.property(opacity.scaled(100)), "r": LottieNumbers.property(rotation),
      "p": position, "a": LottieNumbers([anchorX, anchorY]).property,
      "s": LottieNumbers([scaleX.scaled(100), scaleY.scaled(100)]).property,
    ]
    if !skew.isAlways(0) {
      json = json.adding([
        // Lottie's axis turns against the clock.
        "sk": LottieNumbers.property(skew), "sa": LottieNumbers.property(skewAxis.scaled(-1)),
      ])
    }
    return json
  }

  /// The move across alone, and everything else inside it, if the coordinates are animated apart.
  var apart: (outer: LottiePose, inner: LottiePose)? {
    guard way == nil, !LottieNumbers([x, y]).moveTogether else { return nil }
    var inner = self
    inner.x = LottieGraph(0)
    return (LottiePose(x: x), inner)
  }

  private var position: JSON {
    if let way { return LottieWrittenKey.property(way) }
    let both = LottieNumbers([x, y])
    if both.moveTogether { return both.property }
    return ["s": .flag(true), "x": LottieNumbers.property(x), "y": LottieNumbers.property(y)]
  }
}

extension LottieWriting {
  /// The tolerance of a position, in points.
  static let near = 0.05

  func graph(_ node: Node, _ property: Property) -> LottieGraph { clock.graph(node[property]) }

  /// The graph of a property that the node sets, or `own`.
  func graph(_ node: Node, _ property: Property, or own: Double) -> LottieGraph {
    node.numbers[property].map { clock.graph($0) } ?? LottieGraph(own)
  }

  /// The poses of a node in its plane, outermost first: several if one can't express all of it.
  /// With `asKeys` a route may become keyframes with tangents, which only a player follows.
  func poses(of node: Node, asKeys: Bool = true) -> [LottiePose] {
    var pose = LottiePose()
    (pose.x, pose.y) = place(of: node)
    (pose.anchorX, pose.anchorY) = anchor(of: node)
    (pose.scaleX, pose.scaleY) = (graph(node, .scaleX), graph(node, .scaleY))
    pose.rotation = graph(node, .rotation)
    if node.numbers[.skew] != nil {
      (pose.skew, pose.skewAxis) = (graph(node, .skew), graph(node, .skewAxis))
      if !pose.skew.isAlways(0) { lose(.skew) }
    }
    guard let route = node.route else { return [pose] }
    return moved(pose, along: route, node, asKeys: asKeys)
  }

  /// The position in the parent's coordinates, without a route.
  private func place(of node: Node) -> (LottieGraph, LottieGraph) {
    func sum(_ parts: [LottieGraph]) -> LottieGraph {
      parts.dropFirst().reduce(parts[0]) { $0.adding($1, tolerance: Self.near) }
    }
    var (across, down) = (
      [graph(node, .x), graph(node, .translationX)], [graph(node, .y), graph(node, .translationY)]
    )
    if node.numbers[.page] != nil {
      across += [graph(node, .page).scaled(scene.pageWidth), camera.x.scaled(-scene.pageWidth)]
    }
    if node.numbers[.row] != nil {
      down += [graph(node, .row).scaled(scene.pageHeight), camera.y.scaled(-scene.pageHeight)]
    }
    return (sum(across), sum(down))
  }

  /// The pages that are seen.
  private var camera: (x: LottieGraph, y: LottieGraph) {
    let range = clock.range
    let time = LottieGraph(
      [.init(from: 0, to: clock.frame(range.upperBound), range.lowerBound, range.upperBound)],
      last: range.upperBound)
    switch scene.paging {
    case .across: return (time, LottieGraph(0))
    case .down: return (LottieGraph(0), time)
    case .along(let track): return (clock.graph(track.map(\.x)), clock.graph(track.map(\.y)))
    }
  }

  private func anchor(of node: Node) -> (LottieGraph, LottieGraph) {
    guard node.shape != nil, node.numbers[.anchorX] != nil || node.numbers[.anchorY] != nil else {
      return (LottieGraph(0), LottieGraph(0))
    }
    let box = box(of: node)
    func along(_ low: LottieGraph, _ length: LottieGraph, _ property: Property) -> LottieGraph {
      guard node.numbers[property] != nil else { return LottieGraph(0) }
      let way = length.times(graph(node, property), tolerance: Self.near)
      return low.adding(way, tolerance: Self.near)
    }
    return (along(box.x, box.width, .anchorX), along(box.y, box.height, .anchorY))
  }
}
