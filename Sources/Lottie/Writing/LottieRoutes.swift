import Keyframes
import Stage
import Syntax

extension LottieWriting {
  /// The pose with a motion path; the one around it has the node's other motion.
  func moved(_ pose: LottiePose, along route: Route, _ node: Node, asKeys: Bool) -> [LottiePose] {
    let progress = clock.graph(node[.pathProgress])
    var pose = pose
    var base = LottiePose()
    (base.x, base.y) = (pose.x, pose.y)
    let turn = turn(route, progress)
    if asKeys, route.pace == .even, let turn, let keys = keys(route, progress, pose) {
      pose.way = keys
      pose.isOriented = route.turning != .never
      if pose.isOriented { lose(.turning) }
      pose.rotation = pose.rotation.scaled(1, plus: turn)
      if pose.x.constant != nil, pose.y.constant != nil { return [pose] }
      (pose.x, pose.y) = (LottieGraph(0), LottieGraph(0))
      return [base, pose]
    }
    let breaks = breaks(route, progress)
    func fitted(_ part: @escaping (Double) -> Double) -> LottieGraph {
      LottieFit(tolerance: Self.near).graph(breaks) { part(progress.value(at: $0)) }
    }
    pose.x = pose.x.adding(fitted { route.place(at: $0).point.x }, tolerance: Self.near)
    pose.y = pose.y.adding(fitted { route.place(at: $0).point.y }, tolerance: Self.near)
    if route.turning != .never {
      let turns = turns(route, progress, breaks)
      pose.rotation = pose.rotation.adding(turns, tolerance: 0.2)
    }
    return [pose]
  }

  /// The degrees from the direction of movement to Riff's, which is the path's; nil if it moves both ways.
  private func turn(_ route: Route, _ progress: LottieGraph) -> Double? {
    guard route.turning != .never else { return 0 }
    let moves = progress.monotone.filter { !$0.isFlat }
    let areBackwards = Set(moves.map { $0.values[3] < $0.values[0] })
    guard areBackwards.count == 1, let isBackwards = areBackwards.first else { return nil }
    return isBackwards == (route.turning == .along) ? 180 : 0
  }

  /// The frames at which a route may turn sharply.
  private func breaks(_ route: Route, _ progress: LottieGraph) -> [Double] {
    progress.times + crossings(progress, of: route.stops)
  }

  private func crossings(_ graph: LottieGraph, of values: [Double]) -> [Double] {
    graph.stretches.flatMap { stretch in values.compactMap { stretch.time(of: $0) } }
  }

  /// The heading without leaps of whole turns.
  private func turns(_ route: Route, _ progress: LottieGraph, _ breaks: [Double]) -> LottieGraph {
    var known = LottieTurns()
    let times = Set(breaks).sorted()
    for (low, high) in zip(times, times.dropFirst()) {
      for step in 0..<64 {
        let frame = low + (high - low) * Double(step) / 64
        var turn = route.place(at: progress.value(at: frame)).turn
        if !known.isEmpty { turn -= 360 * ((turn - known.last) / 360).rounded() }
        known.add(turn, at: frame)
      }
    }
    return LottieFit(tolerance: 0.2).graph(times) { frame in
      let turn = route.place(at: progress.value(at: frame)).turn
      return turn - 360 * ((turn - known.near(frame)) / 360).rounded()
    }
  }

  // MARK: Even pace

  /// A keyframe for each part of a curve that is passed in one go, with its tangents; nil for a path without
  /// length.
  private func keys(
    _ route: Route, _ progress: LottieGraph, _ pose: LottiePose
  ) -> [LottieWrittenKey]? {
    let curves = LottieRuledPath(route.path)
    guard curves.length > 0, curves.isConnected, progress.constant == nil else { return nil }
    let base =
      pose.x.constant.flatMap { x in pose.y.constant.map { Point(x: x, y: $0) } } ?? .zero
    let inside = LottieFit.clamped(progress, 0...1)
    var keys: [LottieWrittenKey] = []
    for stretch in inside.monotone.flatMap({ $0.split(at: crossings(inside, of: curves.stops)) }) {
      let (from, to) = (stretch.values[0], stretch.values[3])
      let (start, end) = (curves.point(at: from) + base, curves.point(at: to) + base)
      if keys.last?.frame == stretch.start { keys.removeLast() }
      var key = LottieWrittenKey(frame: stretch.start, value: start.json)
      if !stretch.isFlat {
        let curve = curves.part(from, to)
        key.handles = LottieWrittenKey.handles(stretch.handles)
        if !curve.isLine {
          key.tangents = [
            "to": (curve.control1 - curve.start).json, "ti": (curve.control2 - curve.end).json,
          ]
        }
      }
      keys += [key, LottieWrittenKey(frame: stretch.end, value: end.json)]
    }
    return keys
  }
}

extension Point {
  var json: JSON { .numbers([x, y]) }
}

extension LottieFit {
  /// The graph within limits, where it goes beyond them.
  static func clamped(
    _ graph: LottieGraph, _ range: ClosedRange<Double>, tolerance: Double = 1e-3
  ) -> LottieGraph {
    let hull = graph.hull
    if range.lowerBound <= hull.lowerBound, hull.upperBound <= range.upperBound { return graph }
    func limit(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
    let stretches = graph.stretches.flatMap { stretch -> [LottieGraph.Stretch] in
      let (low, high) = (stretch.values.min(), stretch.values.max())
      if range.lowerBound <= low, high <= range.upperBound { return [stretch] }
      if stretch.isFlat {
        return [.init(from: stretch.start, to: stretch.end, limit(low), limit(low))]
      }
      return stretch.cut(where: [range.lowerBound, range.upperBound]).map { part in
        let middle = part.value(at: (part.start + part.end) / 2)
        guard middle < range.lowerBound || middle > range.upperBound else { return part }
        return .init(from: part.start, to: part.end, limit(middle), limit(middle))
      }
    }
    return LottieGraph(stretches, last: limit(graph.last))
  }
}

extension LottieGraph {
  /// Stretches that only rise or only fall.
  fileprivate var monotone: [Stretch] { stretches.flatMap { $0.split(at: $0.turns) } }
}

extension LottieGraph.Stretch {
  /// The parts between the points where it has one of `limits`.
  fileprivate func cut(where limits: [Double]) -> [Self] {
    split(at: turns).flatMap { part -> [Self] in
      part.split(at: limits.compactMap { part.time(of: $0) }.sorted())
    }
  }

  /// When it has a value between those at its ends; nil for other values.
  fileprivate func time(of value: Double) -> Double? {
    let (low, high) = (values[0], values[3])
    guard min(low, high) < value, value < max(low, high) else { return nil }
    let parts = bisected(0, 1, times: 50) { (Self.blend(values, at: $0) < value) == (high > low) }
    return Self.blend(times, at: (parts.low + parts.high) / 2)
  }
}
