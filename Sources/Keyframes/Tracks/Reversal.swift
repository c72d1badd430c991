extension Track {
  /// The same keyframes at other times: each at `scale` times its own, and `offset` later. So they
  /// are
  /// `1 / scale` times as fast.
  ///
  /// - Precondition: `scale` is 0 or more; with 0 all of them become a step.
  /// - Complexity: O(*n*)
  public func retimed(scale: Double = 1, offset: Double = 0) -> Track {
    precondition(scale >= 0 && scale.isFinite, "Times cannot be scaled by \(scale).")
    guard !isConstant else { return self }
    return Track(
      keyframes.map { keyframe in
        Keyframe(
          time: keyframe.time * scale + offset, value: keyframe.value, easing: keyframe.easing,
          controls: keyframe.controls)
      }
    ).extrapolated(before: before, after: after)
  }
}

// Only for values that blend alike from both ends, as those do that have a distance. An angle that
// is reached clockwise, or a flag that flips when it arrives, would not come back the way it went.
extension Track where Value: Measurable {
  /// The film of this track backwards: at `range.lowerBound + t` it has the value that this one has
  /// at
  /// `range.upperBound - t`.
  ///
  /// ```swift
  /// let rise: Track<Double> = [0: 0, 3: 6]
  /// rise.reversed(over: 0...4).value(at: 1)  // 6
  /// rise.reversed(over: 0...4).value(at: 3)  // 2
  /// ```
  ///
  /// Exact: the keyframes are mirrored, their easings reversed and their control values exchanged;
  /// what the track does before and after itself changes places. At the very time of a step the
  /// value is that of its other side.
  ///
  /// - Complexity: O(*n*)
  public func reversed(over range: ClosedRange<Double>) -> Track { mirrored(over: range) }
}

extension Track {
  /// `reversed(over:)` for values of any type, of which the caller knows that they blend alike from
  /// both ends.
  package func mirrored(over range: ClosedRange<Double>) -> Track {
    guard !isConstant else { return self }
    let sum = range.lowerBound + range.upperBound
    let mirrored = keyframes.indices.reversed().map { index in
      // What leaves a keyframe now is what came to it before.
      let arriving = index > 0 ? keyframes[index - 1] : nil
      return Keyframe(
        time: sum - keyframes[index].time, value: keyframes[index].value,
        easing: arriving?.easing.reversed ?? .linear,
        controls: arriving?.controls.map { Controls($0.second, $0.first) })
    }
    return Track(mirrored).extrapolated(before: after, after: before)
  }
}
