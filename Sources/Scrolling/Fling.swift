/// Coasting, and the way back from beyond the edge if it coasts that far.
struct Fling: Equatable, Sendable {
  /// A release slower than this, in points per second, is no fling. Flutter's number.
  static let slowest = 50.0

  let deceleration: Deceleration
  /// `nil` if it comes to rest before the edge.
  let rebound: Rebound?

  struct Rebound: Equatable, Sendable {
    /// Seconds after the fling began.
    let start: Double
    let spring: CriticalSpring
  }

  init(from position: Double, velocity: Double, in extent: Extent) {
    deceleration = Deceleration(start: position, startVelocity: velocity)
    let edge = velocity > 0 ? extent.bounds.upperBound : extent.bounds.lowerBound
    rebound = deceleration.time(to: edge).map { [deceleration] time in
      let spring = CriticalSpring(
        from: edge, to: edge, velocity: deceleration.velocity(after: time),
        response: CriticalSpring.rebound, within: extent.reach(from: edge, to: edge))
      return Rebound(start: time, spring: spring)
    }
  }

  func position(after time: Double) -> Double {
    guard let rebound, time >= rebound.start else { return deceleration.position(after: time) }
    return rebound.spring.position(after: time - rebound.start)
  }

  func velocity(after time: Double) -> Double {
    guard let rebound, time >= rebound.start else { return deceleration.velocity(after: time) }
    return rebound.spring.velocity(after: time - rebound.start)
  }

  var duration: Double {
    rebound.map { $0.start + $0.spring.duration } ?? deceleration.duration
  }

  var destination: Double { rebound?.spring.target ?? deceleration.destination }
}
