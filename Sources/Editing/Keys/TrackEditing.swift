package import Keyframes

// Editing the keyframes of one track.
extension Track {
  /// The track with changed keyframes, of which at least one must stay. Its extrapolation stays.
  package func withKeyframes(_ change: (inout [Keyframe<Value>]) -> Void) -> Track {
    var keyframes = keyframes
    change(&keyframes)
    var track = Track(keyframes)
    (track.before, track.after) = (before, after)
    return track
  }

  /// Moves the keyframes at `indices` from their times to the times that `time` returns. They
  /// replace other keyframes at their new times; if more than two arrive at one time, the first and
  /// the last remain. A keyframe whose new time is not finite stays.
  ///
  /// - Returns: the track, and the new indices of the moved keyframes. Constants do not change.
  /// - Complexity: O(*n* log *n*) in the keyframes; O(*n*) if they stay in order.
  package func retimed(
    _ indices: Set<Int>, _ time: (Double) -> Double
  ) -> (track: Track, indices: Set<Int>) {
    let landed = retimedWithOrigins(indices, time)
    return (landed.track, landed.indices)
  }

  /// The same, with the old indices of all keyframes that are left.
  func retimedWithOrigins(
    _ indices: Set<Int>, _ time: (Double) -> Double
  ) -> (track: Track, indices: Set<Int>, origins: [Int]) {
    guard !isConstant else { return (self, [], Array(keyframes.indices)) }
    if let track = retimedInOrder(indices, time) {
      return (track, indices, Array(keyframes.indices))
    }
    var landings: Set<Double> = []
    var entries = keyframes.enumerated().map { index, keyframe in
      Entry(keyframe: keyframe, order: index, isChosen: indices.contains(index))
    }
    for index in entries.indices where entries[index].isChosen {
      let old = entries[index].keyframe.time
      let new = time(old)
      guard new.isFinite, new != old else { continue }
      landings.insert(new)
      entries[index].keyframe.time = new
    }
    entries.removeAll { !$0.isChosen && landings.contains($0.keyframe.time) }
    return made(of: entries)
  }

  /// Adds `others`, which replace keyframes at the same times; a constant is replaced entirely.
  ///
  /// - Returns: the track, and the indices of `others` in it.
  /// - Complexity: O(*n* log *n*) in the keyframes.
  package func merged(with others: [Keyframe<Value>]) -> (track: Track, indices: Set<Int>) {
    let times = Set(others.map(\.time))
    let own = isConstant ? [] : keyframes.filter { !times.contains($0.time) }
    let all = own.map { ($0, false) } + others.map { ($0, true) }
    guard !all.isEmpty else { return (self, []) }
    let made = made(
      of: all.enumerated().map { Entry(keyframe: $1.0, order: $0, isChosen: $1.1) })
    return (made.track, made.indices)
  }

  /// Removes the keyframes at `indices`; if none are left, a constant with the value at `time`.
  package func removing(_ indices: Set<Int>, at time: Double) -> Track {
    guard !isConstant else { return self }
    let rest = keyframes.indices.filter { !indices.contains($0) }.map { keyframes[$0] }
    guard !rest.isEmpty else { return Track(value(at: time)) }
    return withKeyframes { $0 = rest }
  }

  /// Inserts a keyframe at `time` that keeps the value there; if there is one already, nothing
  /// changes. A constant gets its first keyframe.
  ///
  /// Between two keyframes the curve keeps its shape: the easing and the controls are split. The
  /// exception is a value equal to the value at an end, such as where `elastic` crosses it: no
  /// easing can leave a value and return to it, so both segments get the whole easing. Beyond the
  /// ends, values stay if the track holds them, and change if it repeats. If an easing takes the
  /// value beyond finite numbers, the new keyframe gets the value of the keyframe before.
  ///
  /// - Precondition: `time` is finite.
  package func inserting(at time: Double) -> (track: Track, index: Int) {
    if isConstant { return (withKeyframes { $0[0].time = time }, 0) }
    if let index = keyframes.lastIndex(where: { $0.time == time }) { return (self, index) }
    let next = keyframes.firstIndex { $0.time > time } ?? keyframes.count
    let here = value(at: time)
    guard here.isFinite else {
      let before = keyframes[max(next - 1, 0)]
      let copy = Keyframe(time: time, value: before.value, easing: before.easing)
      return (withKeyframes { $0.insert(copy, at: next) }, next)
    }
    var middle = Keyframe(time: time, value: here)
    guard next > 0, next < keyframes.count else {
      return (withKeyframes { $0.insert(middle, at: next) }, next)
    }
    var start = keyframes[next - 1]
    let end = keyframes[next]
    let progress = (time - start.time) / (end.time - start.time)
    if progress <= 0 {
      // So close to an end that rounding takes it there, the other part keeps the curve.
      (middle.easing, middle.controls) = (start.easing, start.controls)
      (start.easing, start.controls) = (.linear, nil)
    } else if progress < 1 {
      if let controls = start.controls {
        let (first, second) = controls.split(
          from: start.value, to: end.value, at: start.easing(progress))
        (start.controls, middle.controls) = (first, second)
      }
      (start.easing, middle.easing) = start.easing.split(at: progress)
    }
    if start.tangents == end.tangents, start.tangents?.followsNeighbours == true {
      middle.tangents = start.tangents
    }
    let track = withKeyframes { keyframes in
      keyframes[next - 1] = start
      keyframes.insert(middle, at: next)
    }
    return (track, next)
  }

  /// A keyframe that is being sorted.
  private struct Entry {
    var keyframe: Keyframe<Value>
    /// If two keyframes are at one time, the one with the lower order comes first.
    let order: Int
    let isChosen: Bool
  }

  private func made(
    of entries: [Entry]
  ) -> (track: Track, indices: Set<Int>, origins: [Int]) {
    let sorted = entries.sorted {
      ($0.keyframe.time, $0.order) < ($1.keyframe.time, $1.order)
    }
    let kept = sorted.indices.filter { index in
      let time = sorted[index].keyframe.time
      guard index > 0, index < sorted.count - 1 else { return true }
      return sorted[index - 1].keyframe.time != time || sorted[index + 1].keyframe.time != time
    }.map { sorted[$0] }
    let chosen = Set(kept.indices.filter { kept[$0].isChosen })
    return (withKeyframes { $0 = kept.map(\.keyframe) }, chosen, kept.map(\.order))
  }
}

extension Controls {
  /// The controls of the two parts of the curve, up to `progress` and from there, by De Casteljau's
  /// construction.
  fileprivate func split(
    from start: Value, to end: Value, at progress: Double
  ) -> (first: Controls, second: Controls) {
    let a = start.interpolated(to: first, at: progress)
    let b = first.interpolated(to: second, at: progress)
    let c = second.interpolated(to: end, at: progress)
    let (d, e) = (a.interpolated(to: b, at: progress), b.interpolated(to: c, at: progress))
    return (Controls(a, d), Controls(e, c))
  }
}
