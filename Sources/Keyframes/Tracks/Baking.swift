extension Track {
  /// Returns a track of another type whose linear blends stay within `tolerance` of the transformed
  /// values of this track, easings included.
  ///
  /// Use this where `transform` is not affine; otherwise `map` is exact. Jumps become steps at
  /// their times, up to rounding; a wiggle narrower than a 16th of a segment may be lost. A segment
  /// gets at most about 4,000 pieces, however small the tolerance.
  ///
  /// - Complexity: O(*n* · *k*) with *k* pieces per segment, about the square root of the curvature
  ///   divided by `tolerance`.
  /// - Precondition: `tolerance` is above 0.
  public func baked<Other: Measurable>(
    within tolerance: Double, _ transform: (Value) -> Other
  ) -> Track<Other> {
    require(tolerance > 0, "The tolerance is \(tolerance); it must be above 0.")
    guard !isConstant else { return Track<Other>(transform(keyframes[0].value)) }
    var baker = Baker<Other>(tolerance: tolerance)
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      guard from.time < to.time else {
        baker.add(transform(from.value), at: from.time)
        continue
      }
      baker.add(from: from.time, to: to.time) { progress in
        transform(from.value(to: to.value, at: min(progress, 1.0.nextDown)))
      }
    }
    if let last = keyframes.last { baker.add(transform(last.value), at: last.time) }
    return Track<Other>(baker.keyframes).extrapolated(before: before, after: after)
  }
}

/// Approximates curves by straight pieces.
private struct Baker<Value: Measurable> {
  let tolerance: Double
  /// How many more times the segment may be halved.
  var budget = 0
  var keyframes: [Keyframe<Value>] = []

  mutating func add(from start: Double, to end: Double, _ curve: (Double) -> Value) {
    let parts = 16
    budget = 4000
    var before = curve(0)
    add(before, at: start)
    for part in 1...parts {
      let (low, high) = (Double(part - 1) / Double(parts), Double(part) / Double(parts))
      let after = curve(high)
      add(from: (low, before), to: (high, after), curve) {
        $0 < 1 ? min(start + $0 * (end - start), end) : end
      }
      before = after
    }
  }

  /// Adds the keyframe that ends the piece, after halving the piece where it bends too much. A jump
  /// between adjacent numbers becomes a step.
  private mutating func add(
    from low: (progress: Double, value: Value), to high: (progress: Double, value: Value),
    _ curve: (Double) -> Value, time: (Double) -> Double
  ) {
    let middle = low.progress + (high.progress - low.progress) / 2
    let isNarrow = time(middle) <= time(low.progress) || time(middle) >= time(high.progress)
    if isNarrow {
      add(low.value, at: time(high.progress))
      add(high.value, at: time(high.progress))
    } else if budget == 0 || isStraight(from: low, to: high, curve) {
      add(high.value, at: time(high.progress))
    } else {
      budget -= 1
      let half = (progress: middle, value: curve(middle))
      add(from: low, to: half, curve, time: time)
      add(from: half, to: high, curve, time: time)
    }
  }

  private func isStraight(
    from low: (progress: Double, value: Value), to high: (progress: Double, value: Value),
    _ curve: (Double) -> Value
  ) -> Bool {
    [0.25, 0.5, 0.75].allSatisfy { part in
      let value = curve(low.progress + (high.progress - low.progress) * part)
      let distance = value.distance(to: low.value.interpolated(to: high.value, at: part))
      return distance <= tolerance / 2 || !distance.isFinite
    }
  }

  /// Adds a keyframe, unless it is already there. A constant value keeps only its first and last
  /// keyframe.
  mutating func add(_ value: Value, at time: Double) {
    let count = keyframes.count
    if count > 0, keyframes[count - 1].time == time, keyframes[count - 1].value == value { return }
    if count > 1, keyframes[count - 1].value == value, keyframes[count - 2].value == value,
      keyframes[count - 2].time < keyframes[count - 1].time, keyframes[count - 1].time < time
    {
      keyframes[count - 1].time = time
    } else {
      keyframes.append(Keyframe(time: time, value: value))
    }
  }
}
