import Keyframes
import Stage
import Syntax
import Words

/// A position over time.
enum LottiePlace {
  case pair(LottiePair)
  /// Along a path from `start`, relative to it.
  case route(Route, start: Point, progress: Track<Double>)

  func value(at frame: Double) -> (point: Point, turn: Double) {
    switch self {
    case .pair(let pair): return (pair.value(at: frame), 0)
    case .route(let route, let start, let progress):
      let place = route.place(at: progress.value(at: frame))
      return (start + place.point, place.turn)
    }
  }

  var span: ClosedRange<Double>? {
    switch self {
    case .pair(let pair): pair.span
    case .route(_, _, let progress): progress.times
    }
  }
}

extension LottieImport {
  /// Reads a position: a pair, two separate properties, or a motion path.
  func place(_ source: LottieValue?, isOriented: Bool) -> LottiePlace {
    let property = resolved(source)
    if property?["s"]?.isTrue ?? false || property?["x"]?.isObject ?? false {
      let pair = LottiePair(x: number(property?["x"], or: 0), y: number(property?["y"], or: 0))
      if isOriented, !pair.isConstant {
        note("auto-orient with separate x and y", instead: "it doesn't turn with its path")
      }
      return .pair(pair)
    }
    guard let keys = LottieKey.all(of: property),
      isOriented || keys.contains(where: { Self.isBent($0) })
    else { return .pair(pair(property, or: 0)) }
    noteExpression(property)
    return route(keys, isOriented: isOriented, property) ?? .pair(pair(property, or: 0))
  }

  private static func isBent(_ key: LottieKey) -> Bool {
    guard !key.isHold, let tangents = key.tangents else { return false }
    return tangents.leaving != .zero || tangents.arriving != .zero
  }

  /// The path through all keyframes, moved along by length; nil if it has none.
  private func route(
    _ keys: [LottieKey], isOriented: Bool, _ property: LottieValue?
  ) -> LottiePlace? {
    let stops = stops(keys)
    guard let start = stops.first?.point, spend(keyframes: stops.count) else { return nil }
    var path = Path()
    path.move(to: .zero)
    var lengths = [0.0]
    for (from, to) in zip(stops, stops.dropFirst()) {
      let (a, d) = (from.point - start, to.point - start)
      let (b, c) = (a + from.leaving, d + from.arriving)
      let total = lengths[lengths.count - 1]
      guard a != d || from.leaving != .zero || from.arriving != .zero else {
        lengths.append(total)
        continue
      }
      guard spend(points: Self.lines(a, b, c, d)) else { return nil }
      var piece = Path()
      piece.move(to: a)
      piece.cubic(b, c, to: d)
      path.cubic(b, c, to: d)
      lengths.append(total + PathRoute(piece).length)
    }
    guard let total = lengths.last, total > 0 else { return nil }
    let progress = zip(stops, lengths).map { stop, length in
      Keyframe(time: stop.time, value: length / total, easing: stop.easing)
    }
    return .route(
      Route(path, turning: isOriented ? .along : .never), start: start,
      progress: looped(Track(progress), by: property))
  }

  /// How many straight lines `PathRoute` makes of a curve.
  private static func lines(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Int {
    let bend = max((a - b * 2 + c).length, (b - c * 2 + d).length)
    return Int(min((75 * bend).squareRoot() + 1, 500))
  }

  private struct Stop {
    let time: Double
    let point: Point
    /// Tangents relative to this point and to the next.
    var leaving = Point.zero
    var arriving = Point.zero
    var easing = Easing.linear
  }

  private func stops(_ keys: [LottieKey]) -> [Stop] {
    var stops: [Stop] = []
    var arrival: Point?
    for key in keys {
      let here = key.start?.point
      if let end = arrival, let here, end != here {
        stops.append(Stop(time: key.time, point: end))
      }
      guard let point = here ?? arrival ?? stops.last?.point else { continue }
      var stop = Stop(time: key.time, point: point, easing: easing(of: key))
      if !key.isHold, let tangents = key.tangents {
        (stop.leaving, stop.arriving) = tangents
      }
      stops.append(stop)
      arrival = key.isHold ? nil : key.end?.point
    }
    return stops
  }
}
