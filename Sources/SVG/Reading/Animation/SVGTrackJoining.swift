import Keyframes

// Tracks of two values.
extension SVGTrackMaker {
  /// The times at which two tracks are read to join them.
  func moments<A, B>(_ one: Track<A>, _ other: Track<B>) -> [Double] {
    let breaks = Set(one.breaks(in: 0...length) + other.breaks(in: 0...length)).filter {
      (0...length).contains($0)
    }
    let count = Int(min(max(length * 30, 1), 600))
    return breaks.union((0...count).map { length * Double($0) / Double(count) }).sorted()
  }

  /// A track of the values of two others: key by key if both have the same times and easings, else point by
  /// point.
  func joined<A, B, Value>(
    _ one: Track<A>, _ other: Track<B>, _ join: (A, B) -> Value
  ) -> Track<Value> {
    if !other.moves {
      let value = other.keyframes[0].value
      return one.map { join($0, value) }
    }
    if !one.moves {
      let value = one.keyframes[0].value
      return other.map { join(value, $0) }
    }
    let areAlike =
      one.before == other.before && one.after == other.after
      && one.keyframes.count == other.keyframes.count
      && zip(one.keyframes, other.keyframes).allSatisfy {
        $0.time == $1.time && $0.easing == $1.easing
      }
    if areAlike {
      var rest = other.keyframes[...]
      return one.map { join($0, rest.removeFirst().value) }
    }
    var frames: [Keyframe<Value>] = []
    for time in moments(one, other) {
      let before = join(one.value(before: time), other.value(before: time))
      let value = join(one.value(at: time), other.value(at: time))
      if time > 0, before != value { frames.append(Keyframe(time: time, value: before)) }
      frames.append(Keyframe(time: time, value: value))
    }
    return Track(frames).extrapolated(after: isCyclic ? .repeat : .hold)
  }
}
