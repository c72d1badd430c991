extension Track {
  /// Returns the value just before `time`, which differs from `value(at:)` at a step, at the end of a
  /// held segment, and where a repeated track begins again.
  ///
  /// ```swift
  /// let step: Track<Double> = [1: 10, 1: 20]
  /// step.value(before: 1)                   // 10
  /// step.value(at: 1)                       // 20
  /// ```
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  public func value(before time: Double) -> Value {
    guard let place = place(of: time, isBefore: true) else {
      return time == times?.lowerBound ? keyframes[0].value : value(at: time)
    }
    let value = value(at: place)
    guard place.rounds != 0 else { return value }
    return value.moved(
      by: place.rounds, from: keyframes[0].value, to: keyframes[keyframes.count - 1].value)
  }

  /// The value on one side of a time between the first and the last keyframe.
  private func value(at place: TrackPlace) -> Value {
    let next = firstIndex(notBefore: place.time)
    guard place.isBefore, keyframes[next].time == place.time else {
      return heldValue(at: place.time)
    }
    return keyframes[next - 1].value(to: keyframes[next].value, at: 1.0.nextDown)
  }
}

extension Track where Value == Double {
  /// Returns how fast the value changes at `time`, per unit of time: the derivative of the track in
  /// closed form, easings and extrapolation included.
  ///
  /// ```swift
  /// let fall = ([0: 0, 2: 100] as Track<Double>).eased(.easeIn(.quad))
  /// fall.velocity(at: 1)                    // 50
  /// fall.velocity(at: 2)                    // 0
  /// fall.velocity(before: 2)                // 100
  /// ```
  ///
  /// At a keyframe it is the rate of the segment that begins there. A step does not count. It is
  /// infinite where an easing is vertical; see `Easing.slope(at:)`.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  public func velocity(at time: Double) -> Double { rate(at: time, isBefore: false) { $0 } }

  /// Returns how fast the value changes just before `time`; at a keyframe, the rate of the segment
  /// that ends there.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  public func velocity(before time: Double) -> Double { rate(at: time, isBefore: true) { $0 } }
}

extension Track where Value == Point {
  /// Returns how fast the point moves at `time`, in points per unit of time; as for a number.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  public func velocity(at time: Double) -> Point {
    Point(
      x: rate(at: time, isBefore: false, \.x), y: rate(at: time, isBefore: false, \.y))
  }

  /// Returns how fast the point moves just before `time`; as for a number.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  public func velocity(before time: Double) -> Point {
    Point(x: rate(at: time, isBefore: true, \.x), y: rate(at: time, isBefore: true, \.y))
  }
}

extension Track {
  /// The derivative of a component that blends linearly, on one side of `time`.
  private func rate(
    at time: Double, isBefore: Bool, _ component: (Value) -> Double
  ) -> Double {
    guard let place = place(of: time, isBefore: isBefore) else {
      return lineRate(at: time, isBefore: isBefore, component)
    }
    let next =
      place.isBefore ? firstIndex(notBefore: place.time) : firstIndex(after: place.time)
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let length = to.time - from.time
    let progress = (place.time - from.time) / length
    let change = from.change(of: component, to: to.value, at: progress)
    guard change != 0 else { return 0 }
    let slope = from.easing.slope(at: progress, isBefore: place.isBefore)
    return change * (place.isTurned ? -slope : slope) / length
  }

  /// The derivative beyond the ends, where a line may continue.
  private func lineRate(
    at time: Double, isBefore: Bool, _ component: (Value) -> Double
  ) -> Double {
    guard let times, time.isFinite, keyframes.count > 1 else { return 0 }
    let isEarly = isBefore ? time <= times.lowerBound : time < times.lowerBound
    guard (isEarly ? before : after) == .linear else { return 0 }
    let first = isEarly ? 0 : keyframes.count - 2
    let (from, to) = (keyframes[first], keyframes[first + 1])
    guard from.time < to.time else { return 0 }
    return (component(to.value) - component(from.value)) / (to.time - from.time)
  }
}

extension Keyframe {
  /// The derivative of the segment to `end` with respect to eased progress.
  fileprivate func change(
    of component: (Value) -> Double, to end: Value, at progress: Double
  ) -> Double {
    guard let controls else { return component(end) - component(value) }
    let eased = easing(progress)
    let rest = 1 - eased
    let (first, second) = (component(controls.first), component(controls.second))
    return 3
      * ((first - component(value)) * rest * rest + (second - first) * 2 * rest * eased
        + (component(end) - second) * eased * eased)
  }
}
