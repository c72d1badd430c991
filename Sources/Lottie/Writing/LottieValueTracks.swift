import Keyframes
import Syntax

extension LottieClock {
  /// A track of any values as a property: each easing as cubic curves between blends of both ends.
  func property<Value: Interpolatable>(
    _ track: Track<Value>, _ json: (Value) -> JSON, constant: (JSON) -> JSON = { $0 }
  ) -> JSON {
    let track = unrolled(track)
    let first = json(track.keyframes[0].value)
    let rest = track.keyframes.dropFirst()
    if rest.allSatisfy({ json($0.value) == first && $0.controls == nil }) {
      return ["a": 0, "k": constant(first)]
    }
    var keys: [LottieWrittenKey] = []
    for (from, to) in zip(track.keyframes, rest) where frame(from.time) < frame(to.time) {
      for leg in legs(track, from, to) {
        let start = json(leg.from)
        if let last = keys.last, last.frame == leg.start {
          if last.value == start { keys.removeLast() }
        }
        let isStill = start == json(leg.to)
        keys.append(
          LottieWrittenKey(
            frame: leg.start, value: start,
            handles: leg.points.flatMap { isStill ? nil : LottieWrittenKey.handles($0) }))
        keys.append(LottieWrittenKey(frame: leg.end, value: json(leg.to)))
      }
    }
    let last = track.keyframes[track.keyframes.count - 1]
    let end = json(last.value)
    if keys.last?.value != end {
      keys.append(LottieWrittenKey(frame: frame(last.time), value: end))
    }
    return LottieWrittenKey.property(keys)
  }

  private struct Leg<Value> {
    let start, end: Double
    let from, to: Value
    /// Nil holds the value.
    let points: BezierPoints?
  }

  private func legs<Value: Interpolatable>(
    _ track: Track<Value>, _ from: Keyframe<Value>, _ to: Keyframe<Value>
  ) -> [Leg<Value>] {
    let (start, end) = (frame(from.time), frame(to.time))
    func at(_ part: Double) -> Double { part == 1 ? end : start + (end - start) * part }
    if from.controls != nil {
      let steps = 16
      func value(_ step: Int) -> Value {
        step == 0
          ? from.value
          : step == steps ? to.value : track.value(at: time(at(Double(step) / Double(steps))))
      }
      return (0..<steps).map { step in
        Leg(
          start: at(Double(step) / Double(steps)), end: at(Double(step + 1) / Double(steps)),
          from: value(step), to: value(step + 1), points: BezierPoints(0, 0, 1, 1))
      }
    }
    func blend(_ progress: Double) -> Value {
      progress == 0
        ? from.value
        : progress == 1 ? to.value : from.value.interpolated(to: to.value, at: progress)
    }
    return curves(from.easing).map { piece in
      let isHeld = piece.from == piece.to
      return Leg(
        start: at(piece.start), end: at(piece.end), from: blend(piece.from),
        to: blend(isHeld ? piece.from : piece.to), points: isHeld ? nil : piece.points)
    }
  }
}

/// A value that blends in one line with others, for tracks that are computed at many times.
extension LottieClock {
  /// A track of computed values with straight lines in between, with keyframes at `breaks` and at
  /// whole frames between them, except keyframes that lie on a line.
  func sampled<Value: Measurable>(
    _ breaks: [Double], within tolerance: Double, _ value: (Double) -> Value
  ) -> Track<Value> {
    let breaks = Set(breaks).sorted()
    guard let first = breaks.first, let last = breaks.last, first < last else {
      return Track(value(breaks.first ?? 0))
    }
    let step = max(1, ((last - first) / Self.samples).rounded(.up))
    var keyframes: [Keyframe<Value>] = []
    func add(_ frame: Double, _ value: Value) {
      keyframes.append(Keyframe(time: time(frame), value: value))
    }
    for (low, high) in zip(breaks, breaks.dropFirst()) {
      var times = [low]
      while times[times.count - 1] + step < high - 0.01 {
        times.append(times[times.count - 1] + step)
      }
      var points = times.map { (frame: $0, value: value($0)) }
      points.append((high, value(high - min(1e-6, (high - low) / 16))))
      for kept in Self.kept(
        points.count,
        { index, from, to in
          let part =
            (points[index].frame - points[from].frame) / (points[to].frame - points[from].frame)
          let line = points[from].value.interpolated(to: points[to].value, at: part)
          return line.distance(to: points[index].value) <= tolerance
        })
      {
        add(points[kept].frame, points[kept].value)
      }
    }
    add(last, value(last))
    return Track(keyframes)
  }

  private static let samples = 3000.0

  /// The indices that remain when as many as can be are left out, which `isNear` allows between two others.
  private static func kept(_ count: Int, _ isNear: (Int, Int, Int) -> Bool) -> [Int] {
    var kept = [0]
    var from = 0
    while from < count - 1 {
      var to = from + 1
      while to + 1 < count, to - from < 60,
        (from + 1...to).allSatisfy({ isNear($0, from, to + 1) })
      {
        to += 1
      }
      kept.append(to)
      from = to
    }
    return kept
  }
}
