import Keyframes
import Stage

extension LottieWriting {
  /// The pose with a motion path; the one around it has what else moves the node.
  func moved(_ pose: LottiePose, along route: Route, _ node: Node) -> [LottiePose] {
    let progress = clock.graph(node[.pathProgress])
    var pose = pose
    var base = LottiePose()
    (base.x, base.y) = (pose.x, pose.y)
    if route.pace == .even, let keys = keys(route, progress, pose) {
      pose.way = keys
      pose.isOriented = route.turning != .never
      if route.turning == .backwards { pose.rotation = pose.rotation.scaled(1, plus: 180) }
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
      let turn = turns(route, progress, breaks)
      pose.rotation = pose.rotation.adding(turn, tolerance: 0.2)
    }
    return [pose]
  }

  /// The frames at which a route may turn sharply.
  private func breaks(_ route: Route, _ progress: LottieGraph) -> [Double] {
    progress.times + crossings(progress, of: route.stops)
  }

  private func crossings(_ graph: LottieGraph, of values: [Double]) -> [Double] {
    graph.stretches.flatMap { stretch -> [Double] in
      guard !stretch.isFlat else { return [] }
      return values.compactMap { value in
        let (low, high) = (stretch.values[0], stretch.values[3])
        guard min(low, high) < value, value < max(low, high) else { return nil }
        let isRising = high > low
        let part = stretch.solved {
          (LottieGraph.Stretch.blend(stretch.values, at: $0) < value) == isRising
        }
        return LottieGraph.Stretch.blend(stretch.times, at: part)
      }
    }
  }

  /// The heading without leaps of whole turns.
  private func turns(_ route: Route, _ progress: LottieGraph, _ breaks: [Double]) -> LottieGraph {
    var known: [(frame: Double, turn: Double)] = []
    let times = Set(breaks).sorted()
    for (low, high) in zip(times, times.dropFirst()) {
      for step in 0..<64 {
        let frame = low + (high - low) * Double(step) / 64
        var turn = route.place(at: progress.value(at: frame)).turn
        if let last = known.last?.turn { turn -= 360 * ((turn - last) / 360).rounded() }
        known.append((frame, turn))
      }
    }
    func near(_ frame: Double) -> Double {
      var (low, high) = (0, known.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if known[middle].frame <= frame { low = middle } else { high = middle }
      }
      return known.isEmpty ? 0 : known[low].turn
    }
    return LottieFit(tolerance: 0.2).graph(times) { frame in
      let turn = route.place(at: progress.value(at: frame)).turn
      return turn - 360 * ((turn - near(frame)) / 360).rounded()
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
          key.tangents = ["to": (curve.one - curve.start).json, "ti": (curve.two - curve.end).json]
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
  /// The parts between the places where it has one of `limits`.
  fileprivate func cut(where limits: [Double]) -> [Self] {
    split(at: turns).flatMap { part -> [Self] in
      let isRising = part.values[3] > part.values[0]
      let cuts = limits.compactMap { limit -> Double? in
        guard min(part.values[0], part.values[3]) < limit,
          limit < max(part.values[0], part.values[3])
        else { return nil }
        let place = part.solved { (Self.blend(part.values, at: $0) < limit) == isRising }
        return Self.blend(part.times, at: place)
      }
      return part.split(at: cuts.sorted())
    }
  }
}

/// The curves of a path with their lengths.
struct LottieRuledPath {
  private let curves: [LottieCurve]
  private let lengths: [[Double]]
  /// The fractions of the length at which curves begin, and 1.
  let stops: [Double]
  let length: Double
  /// Whether each curve begins where the one before ends.
  let isConnected: Bool

  init(_ path: Path) {
    curves = path.contours.flatMap(\.curves).map(\.withHandles)
    lengths = curves.map { curve in
      var before = curve.start
      return (1...64).reduce(into: [0.0]) { sums, step in
        let point = curve.point(at: Double(step) / 64)
        sums.append(sums[sums.count - 1] + before.distance(to: point))
        before = point
      }
    }
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    var sum = 0.0
    stops =
      [0]
      + lengths.map { own in
        sum += own[64]
        return total > 0 ? sum / total : 0
      }
    length = total
    isConnected = zip(curves, curves.dropFirst()).allSatisfy { $0.end == $1.start }
  }

  /// The curve at a fraction of the length, `isEnd` the one that ends there, and the parameter.
  private func place(_ fraction: Double, isEnd: Bool) -> (index: Int, parameter: Double) {
    let next =
      isEnd
      ? stops.firstIndex { $0 >= fraction - 1e-9 } ?? stops.count - 1
      : stops.firstIndex { $0 > fraction + 1e-9 } ?? stops.count - 1
    let index = min(max(next - 1, 0), curves.count - 1)
    let wanted = fraction * length - stops[index] * length
    let own = lengths[index]
    guard let step = own.firstIndex(where: { $0 >= wanted }), step > 0 else {
      return (index, wanted <= 0 ? 0 : 1)
    }
    let span = own[step] - own[step - 1]
    let part = span > 0 ? (wanted - own[step - 1]) / span : 0
    return (index, min(max((Double(step - 1) + part) / 64, 0), 1))
  }

  func point(at fraction: Double) -> Point {
    let place = place(fraction, isEnd: true)
    return curves[place.index].point(at: place.parameter)
  }

  /// The way between two fractions, which lie on one curve; backwards if the first is the later one.
  func part(_ from: Double, _ to: Double) -> LottieCurve {
    let (low, high) = (place(min(from, to), isEnd: false), place(max(from, to), isEnd: true))
    let start = low.index == high.index ? low.parameter : 0
    let curve = curves[high.index].part(start, high.parameter)
    return from <= to ? curve : LottieCurve(curve.end, curve.two, curve.one, curve.start)
  }
}

extension LottieCurve {
  /// Whether its handles lie on the straight line between its ends.
  fileprivate var isLine: Bool {
    let way = end - start
    func isOff(_ point: Point) -> Bool {
      let from = point - start
      return abs(way.x * from.y - way.y * from.x) > 1e-6 * (1 + way.length)
    }
    return !isOff(one) && !isOff(two)
  }
}
