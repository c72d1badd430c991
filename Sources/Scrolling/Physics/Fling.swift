/// Coasting, and the return from beyond the edge if it gets that far.
struct Fling: Equatable, Sendable {
  let coast: Coast
  /// The return from beyond the edge; `nil` if the fling stops before the edge.
  let rebound: Rebound?

  struct Rebound: Equatable, Sendable {
    /// Seconds from the start of the fling to the edge.
    let start: Double
    let spring: CriticalSpring
  }

  init(from position: Double, velocity: Double, in extent: Extent, _ physics: Physics) {
    coast = physics.coast(from: position, velocity: velocity)
    let edge = velocity > 0 ? extent.bounds.upperBound : extent.bounds.lowerBound
    rebound = coast.time(to: edge).map { [coast] time in
      let spring = physics.returnSpring(
        from: edge, to: edge, velocity: coast.velocity(after: time),
        within: extent.reach(from: edge, to: edge, beyond: physics.edge))
      return Rebound(start: time, spring: spring)
    }
  }

  func position(after time: Double) -> Double {
    guard let rebound, time >= rebound.start else { return coast.position(after: time) }
    return rebound.spring.position(after: time - rebound.start)
  }

  func velocity(after time: Double) -> Double {
    guard let rebound, time >= rebound.start else { return coast.velocity(after: time) }
    return rebound.spring.velocity(after: time - rebound.start)
  }

  var duration: Double {
    rebound.map { $0.start + $0.spring.duration } ?? coast.duration
  }

  var destination: Double { rebound?.spring.target ?? coast.destination }
}
