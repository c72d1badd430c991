extension Spring {
  /// A point at which a spring turns round.
  public struct Turn: Equatable, Sendable {
    /// Seconds after the start.
    public let time: Double
    /// How far beyond the target it is, as a share of the distance; negative before the target.
    public let overshoot: Double
  }

  /// Returns where the spring turns round on its way from 0 to 1, up to the first turn that is no more
  /// than `accuracy` from the target, and at most `count` of them. It starts with `velocity` per
  /// second.
  ///
  /// ```swift
  /// Spring(response: 1, dampingRatio: 0.5).turns().map(\.overshoot)     // 0.163, -0.027, 0.004
  /// ```
  public func turns(velocity: Double = 0, accuracy: Double = 0.001, count: Int = 40) -> [Turn] {
    // A spring at rest stands still at 0, which is no turn.
    let first = firstTurn(distance: -1, velocity: velocity).flatMap { $0 > 1e-9 ? $0 : nil }
    guard dampingRatio < 1 else {
      return first.map { [Turn(time: $0, overshoot: value(at: $0, velocity: velocity) - 1)] } ?? []
    }
    let start = first ?? .pi / swing
    var turns: [Turn] = []
    for index in 0..<max(count, 0) {
      let time = start + Double(index) * .pi / swing
      let overshoot = value(at: time, velocity: velocity) - 1
      guard abs(overshoot) > accuracy else { break }
      turns.append(Turn(time: time, overshoot: overshoot))
    }
    return turns
  }

  /// Returns the positions on the way from 0 to 1 at `count` equal steps, the start first: those of
  /// `value(at:velocity:)` up to rounding, far faster.
  ///
  /// - Precondition: `count` is 0 or more.
  package func values(every step: Double, count: Int, velocity: Double) -> [Double] {
    let (even, odd) = waves(at: step)
    var (distance, speed) = (-1.0, velocity)
    return (0..<count).map { index in
      if index > 0 {
        (distance, speed) = (
          distance * even + (speed + decay * distance) * odd,
          speed * even - (decay * speed + stiffness * distance) * odd
        )
      }
      return 1 + distance
    }
  }

  /// Returns the energy after `elapsed` seconds, of motion and of tension, as a share of the energy of
  /// a spring that is held at the distance 1. It never rises.
  public func energy(at elapsed: Double, velocity: Double = 0) -> Double {
    let distance = value(at: elapsed, velocity: velocity) - 1
    let speed = self.velocity(at: elapsed, velocity: velocity)
    return distance * distance + speed * speed / stiffness
  }
}
