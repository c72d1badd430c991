#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Spring {
  /// Returns the seconds after which the spring stays within `accuracy` of its target for good.
  ///
  /// It is exact; UIKit estimates it from the envelope of the oscillation, as
  /// `init(uiKitDuration:dampingRatio:velocity:)` does. Infinite without damping, unless the spring
  /// never leaves `accuracy`. `distance` is from the start to the target, `to - from`, in the unit
  /// of `accuracy`; `velocity` is the start velocity per second.
  ///
  /// - Precondition: `accuracy` is above 0.
  /// - Complexity: O(1).
  public func settlingTime(
    to accuracy: Double = 0.001, distance: Double = 1, velocity: Double = 0
  ) -> Double {
    settlingTime(to: accuracy, distance: distance, velocity: velocity, within: 0)
  }

  /// The same, at most `error` seconds too late; a larger error takes less time to compute.
  func settlingTime(
    to accuracy: Double = 0.001, distance: Double = 1, velocity: Double, within error: Double
  ) -> Double {
    require(accuracy > 0, "The accuracy is \(accuracy); it must be above 0.")
    require(
      distance.isFinite && velocity.isFinite,
      "The distance is \(distance) and the velocity \(velocity); both must be finite.")
    guard dampingRatio > 0 else {
      return hypot(distance, velocity / frequency) > accuracy ? .infinity : 0
    }
    func offset(_ elapsed: Double) -> Double {
      abs(motion(at: elapsed, distance: -distance, velocity: velocity).distance)
    }
    let turn = firstTurn(distance: -distance, velocity: velocity)
    var (start, end) = (0.0, turn ?? .infinity)
    if let turn, offset(turn) > accuracy {
      (start, end) = stretch(after: turn, times: offset(turn) / accuracy)
    }
    guard offset(start) > accuracy else { return start }
    return lastMoment(from: start, to: end, within: error) { offset($0) > accuracy }
  }

  /// Returns how far beyond its target the spring swings, at most, if it starts with `velocity` per second.
  ///
  /// `distance` is from the start to the target, `to - from`; the result has the same unit. Beyond
  /// the target means away from the start; at distance 0 it is the farthest from the target on
  /// either side.
  ///
  /// ```swift
  /// Spring(response: 0.5, dampingRatio: 0.5).overshoot(distance: 300)                // 48.9
  /// Spring(response: 0.5, dampingRatio: 1).overshoot(distance: 300, velocity: 9000)  // 74.5
  /// ```
  ///
  /// - Complexity: O(1).
  public func overshoot(distance: Double, velocity: Double = 0) -> Double {
    require(
      distance.isFinite && velocity.isFinite,
      "The distance is \(distance) and the velocity \(velocity); both must be finite.")
    guard let turn = firstTurn(distance: -distance, velocity: velocity) else { return 0 }
    let turns = dampingRatio < 1 ? [turn, turn + .pi / swing] : [turn]
    let offsets = turns.map { motion(at: $0, distance: -distance, velocity: velocity).distance }
    let beyond = offsets.map { distance == 0 ? abs($0) : distance > 0 ? $0 : -$0 }
    return max(0, beyond.max() ?? 0)
  }

  /// The last turning point that is too far and the one after it, if the turning point at `turn` is
  /// too far by the factor `times`.
  private func stretch(after turn: Double, times: Double) -> (start: Double, end: Double) {
    guard dampingRatio < 1 else { return (turn, .infinity) }
    let half = .pi / swing
    let start = turn + (log(times) / (decay * half)).rounded(.down) * half
    return (start, start + half)
  }

  /// The first time at which the velocity is 0: the spring is farthest from its target then or at
  /// the start.
  func firstTurn(distance: Double, velocity: Double) -> Double? {
    let push = decay * velocity + stiffness * distance
    if dampingRatio < 1 {
      let angle = atan2(velocity * swing, push)
      let halfTurn = angle < 0 ? angle + .pi : angle
      return (halfTurn < .pi ? halfTurn : 0) / swing
    }
    let ratio = velocity / push
    guard ratio >= 0, ratio * swing < 1 else { return nil }
    return dampingRatio > 1 ? atanh(ratio * swing) / swing : ratio
  }

  /// The time at which `isOutside` becomes false, which happens once between `start` and `end`, or at most `error` later.
  private func lastMoment(
    from start: Double, to end: Double, within error: Double, where isOutside: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    if high.isInfinite {
      var step = response
      while isOutside(start + step) { step *= 2 }
      high = start + step
    }
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high, high - low > error else { return high }
      if isOutside(middle) { low = middle } else { high = middle }
    }
  }
}
