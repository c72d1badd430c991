import Keyframes

// An endless animation becomes one round, which the track repeats beyond its last keyframe.
extension Node {
  /// Performs `animation` endlessly from `start` on.
  mutating func performForever(_ animation: Animation, at start: Double) {
    let first = Passage(of: animation, on: self, at: start)
    require(
      first.duration > 0 && first.duration.isFinite,
      "An endless animation has rounds of \(first.duration) s; their duration must be finite and above 0."
    )
    var after = frozen(at: start)
    after.follow(first, at: 0)
    let second = Passage(of: animation, on: after, at: first.duration)
    follow(first.looped(second, from: frozen(at: start)), at: start)
  }
}

extension Passage {
  /// This round, repeated endlessly from `node`, which does not move; `next` is the second round.
  fileprivate func looped(_ next: Passage, from node: Node) -> Passage {
    var copy = self
    for (property, track) in numbers {
      copy.numbers[property] = track.looped(
        next.numbers[property], from: node[property].value(at: 0), duration, property.name)
    }
    for (property, track) in colors {
      copy.colors[property] = track.looped(
        next.colors[property], from: node[property].value(at: 0), duration, property.name)
    }
    require(
      cues.isEmpty,
      "The cue \(cues[0].name) is in an endless animation, which cannot have cues: repeat a number of times instead."
    )
    copy.children = children.indices.map {
      children[$0].looped(next.children[$0], from: node.children[$0])
    }
    return copy
  }
}

extension Track where Value: Measurable {
  /// Extrapolates one round of `duration` from `start`: each round is like the first, or starts
  /// where the previous one ended.
  fileprivate func looped(
    _ next: Track?, from start: Value, _ duration: Double, _ name: String
  ) -> Track {
    let end = keyframes[keyframes.count - 1].value
    require(
      isAlike(next, movedFrom: start, to: end),
      """
      \(name) would differ from round to round. In an endless animation it must end each round where \
      it began, as with .pingPong, or move by a distance, not to a value.
      """)
    var padded = self
    if keyframes[0].time > 0 {
      padded = Track([Keyframe(time: 0, value: keyframes[0].value)] + keyframes)
    }
    if keyframes[keyframes.count - 1].time < duration { padded.add(end, at: duration) }
    guard start.isNear(end, in: self) else { return padded.extrapolated(after: .cumulative) }
    // If a round begins with a jump, the previous round ends with it.
    let jump = padded.value(at: 0)
    if !jump.isNear(end, in: self) { padded.add(jump, at: duration) }
    return padded.extrapolated(after: .repeat)
  }

  /// Whether `next` is this track moved by the difference between `start` and `end`.
  private func isAlike(_ next: Track?, movedFrom start: Value, to end: Value) -> Bool {
    guard let next, next.keyframes.count == keyframes.count, next.after == .hold else {
      return false
    }
    return zip(keyframes, next.keyframes).allSatisfy { mine, its in
      abs(mine.time - its.time) <= 1e-9 && mine.easing == its.easing
        && its.value.isNear(mine.value.moved(by: 1, from: start, to: end), in: self)
    }
  }
}

extension Measurable {
  /// Whether both are equal up to rounding, relative to the track's values.
  fileprivate func isNear(_ other: Self, in track: Track<Self>) -> Bool {
    if self == other { return true }
    let first = track.keyframes[0].value
    let span = track.keyframes.reduce(0) { max($0, first.distance(to: $1.value)) }
    return distance(to: other) <= 1e-9 * max(span, 1)
  }
}
