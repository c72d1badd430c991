import Keyframes
import Stage
import Syntax

// Motion paths.
extension SVGWriter {
  /// The groups that move a node along its route: by `offset-path` if equal steps are equal
  /// lengths, else by separate positions and rotations.
  mutating func routed(_ node: Node) -> [SVGTag] {
    guard let route = node.route else { return [] }
    let progress = node[.pathProgress]
    let curve = curve(progress, "pathProgress")
    guard !curve.isStill else { return [still(route, curve.first[0])] }
    let isInside = 0 <= curve.bounds.lowerBound && curve.bounds.upperBound <= 1
    guard isInside, route.pace == .even, route.path.subpaths.count == 1, !route.path.isClosed,
      PathRoute(route.path).length > 0
    else { return bakedRoute(route, progress) }
    var group = SVGTag("g")
    group.add(style: "offset-path:path('\(route.path.numbers.svgPath())')")
    group.add(style: "offset-rotate:\(route.turning.css)")
    group.add(style: "offset-anchor:0 0")
    animate(&group, "offset-distance", curve) { "\(($0[0] * 100).text(digits: 4))%" }
    return [group]
  }

  private func still(_ route: Route, _ progress: Double) -> SVGTag {
    let place = route.place(at: progress)
    var text = "translate(\(place.point.x.svg) \(place.point.y.svg))"
    if place.turn != 0 { text += " rotate(\(place.turn.svg))" }
    return SVGTag("g", ["transform": text])
  }

  private mutating func bakedRoute(_ route: Route, _ progress: Track<Double>) -> [SVGTag] {
    let breaks = progress.breaks(in: clock.range)
    let places = maker.baked(breaks) { time in
      let point = route.place(at: progress.value(at: time)).point
      return [point.x, point.y]
    }
    let move = moving(places)
    guard route.turning != .never else { return [move] }
    var turn = SVGTag("g")
    animate(&turn, "rotate", turns(of: route, progress)) { "\($0[0].svg)deg" }
    return [move, turn]
  }

  /// The shorter way round from frame to frame.
  private func turns(of route: Route, _ progress: Track<Double>) -> SVGCurve {
    var last: Double?
    let points = clock.bounded(clock.frames + progress.breaks(in: clock.range)).map { time in
      var turn = route.place(at: progress.value(at: time)).turn
      if let last { turn = last + (turn - last).remainder(dividingBy: 360) }
      last = turn
      return (time: time, values: [turn])
    }
    return maker.lines(points)
  }
}

extension Path {
  /// Whether any of it is closed: the distance along that begins again after its end.
  fileprivate var isClosed: Bool { elements.contains(.close) }
}
