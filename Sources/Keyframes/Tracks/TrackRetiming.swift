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
