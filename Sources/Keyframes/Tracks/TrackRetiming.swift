extension Track {
  /// Returns the keyframes at other times: each time multiplied by `scale`, plus `offset`. The
  /// track then is `1 / scale` times as fast.
  ///
  /// - Precondition: `scale` is finite and 0 or more; with 0 the track becomes a step.
  /// - Complexity: O(*n*)
  public func retimed(scale: Double = 1, offset: Double = 0) -> Track {
    require(
      scale >= 0 && scale.isFinite, "The time scale is \(scale); it must be finite and 0 or more.")
    guard !isConstant else { return self }
    return Track(
      keyframes.map { keyframe in
        Keyframe(
          time: keyframe.time * scale + offset, value: keyframe.value, easing: keyframe.easing,
          controls: keyframe.controls, tangents: keyframe.tangents)
      }
    ).extrapolated(before: before, after: after)
  }

  /// Returns the track with the keyframes at `indices` moved from their times to those that `time`
  /// returns; nil if any two keyframes then would be at one time or in another order, or if a time is
  /// not finite or an index does not exist.
  ///
  /// - Complexity: O(*n*)
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  package func retimedInOrder(_ indices: Set<Int>, _ time: (Double) -> Double) -> Track? {
    var moved = self
    for index in indices {
      guard keyframes.indices.contains(index) else { return nil }
      let new = time(keyframes[index].time)
      guard new.isFinite else { return nil }
      // A track in which nothing moves is not copied, so that it is found equal at once.
      guard new != keyframes[index].time else { continue }
      moved.keyframes[index].time = new
      if keyframes.count > 1 { moved.marks[index].time = new }
    }
    let all = moved.keyframes.span
    for index in all.indices.dropFirst() where all[index - 1].time >= all[index].time { return nil }
    return moved
  }
}

extension Track<Double> {
  /// Returns the track with the keyframes at `indices` moved in time and in value, the controls beside them with
  /// them; nil in the cases of `retimedInOrder`, and if a new value is not finite.
  ///
  /// - Complexity: O(*n*)
  package func movedInOrder(
    _ indices: Set<Int>, time: (Double) -> Double, value: (Double) -> Double
  ) -> Track? {
    guard var moved = retimedInOrder(indices, time) else { return nil }
    for index in indices {
      let new = value(moved.keyframes[index].value)
      guard new.isFinite else { return nil }
      moved.keyframes[index].value = new
      if moved.keyframes.count > 1 { moved.marks[index].value = new }
      if let controls = moved.keyframes[index].controls {
        let first = value(controls.first)
        guard first.isFinite else { return nil }
        moved.keyframes[index].controls = Controls(first, controls.second)
      }
      if index > 0, let controls = moved.keyframes[index - 1].controls {
        let second = value(controls.second)
        guard second.isFinite else { return nil }
        moved.keyframes[index - 1].controls = Controls(controls.first, second)
      }
    }
    return moved
  }

  /// From the least value of a keyframe to the greatest.
  ///
  /// - Complexity: O(*n*)
  package var keyframeValues: ClosedRange<Double> {
    let all = marks.span
    var (low, high) = (keyframes[0].value, keyframes[0].value)
    for index in all.indices {
      (low, high) = (min(low, all[index].value), max(high, all[index].value))
    }
    return low...high
  }

  /// How far all keyframes have moved in time and value from those of `other`; nil if they differ in anything else, for
  /// tracks of one keyframe, and for tracks with controls.
  ///
  /// - Complexity: O(*n*)
  package func shift(from other: Track) -> (time: Double, value: Double)? {
    let (own, old) = (marks.span, other.marks.span)
    guard own.count == old.count, own.count > 0 else { return nil }
    let (time, value) = (own[0].time - old[0].time, own[0].value - old[0].value)
    let slack = 1e-9 * (1 + abs(time) + abs(value))
    let (all, before) = (keyframes.span, other.keyframes.span)
    for index in own.indices {
      guard abs(own[index].time - old[index].time - time) <= slack,
        abs(own[index].value - old[index].value - value) <= slack,
        own[index].shape == old[index].shape
      else { return nil }
      if own[index].shape.isKnown { continue }
      guard all[index].controls == nil, before[index].controls == nil,
        all[index].easing == before[index].easing
      else { return nil }
    }
    return (time, value)
  }
}
