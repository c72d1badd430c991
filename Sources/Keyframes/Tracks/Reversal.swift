// Only for values that blend symmetrically, as measurable ones do (except for exactly half a turn
// of a map or of a quaternion, which is clockwise in both directions). An angle that is reached
// clockwise, or a flag that flips on arrival, would not take the same path back.
extension Track where Value: Measurable {
  /// Returns the track played backwards: at `range.lowerBound + t` it has the value of this one at
  /// `range.upperBound - t`.
  ///
  /// ```swift
  /// let rise: Track<Double> = [0: 0, 3: 6]
  /// rise.reversed(over: 0...4).value(at: 1)  // 6
  /// rise.reversed(over: 0...4).value(at: 3)  // 2
  /// ```
  ///
  /// Exact: the keyframes are mirrored, their easings reversed and their control values exchanged;
  /// `before` and `after` are exchanged. At a step, the value is the one on the other side.
  ///
  /// - Complexity: O(*n*)
  public func reversed(over range: ClosedRange<Double>) -> Track { mirrored(over: range) }
}

extension Track {
  /// `reversed(over:)` for any type; the caller must know that its values blend symmetrically.
  package func mirrored(over range: ClosedRange<Double>) -> Track {
    guard !isConstant else { return self }
    let sum = range.lowerBound + range.upperBound
    let mirrored = keyframes.indices.reversed().map { index in
      // The segment that now leaves a keyframe is the one that arrived at it before.
      let arriving = index > 0 ? keyframes[index - 1] : nil
      return Keyframe(
        time: sum - keyframes[index].time, value: keyframes[index].value,
        easing: arriving?.easing.reversed ?? .linear,
        controls: arriving?.controls.map { Controls($0.second, $0.first) },
        tangents: keyframes[index].tangents)
    }
    return Track(mirrored).extrapolated(before: after, after: before)
  }
}
