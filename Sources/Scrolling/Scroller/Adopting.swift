/// Changing the physics during a motion.
extension Scroller {
  mutating func adopt(_ physics: Physics) {
    tuned = physics
    switch motion {
    case .resting: break
    case .dragging(var drag):
      drag.band = extent.rubberBand(physics).holding(position)
      (drag.pullStart, drag.pointerStart) = (drag.band.pull(at: position), drag.pointer)
      (drag.tracker.window, drag.tracker.fastest) = (physics.velocityWindow, physics.fastestThrow)
      motion = .dragging(drag)
    case .flinging, .swiping, .returning:
      goOn(as: coastingOn(at: velocity))
    case .settling(let spring):
      goOn(as: .settling(retuned(spring, response: physics.settlingResponse)))
    case .wheeling(let spring):
      goOn(as: .wheeling(retuned(spring, response: physics.wheelResponse)))
    }
  }

  /// The motion that replaces a free motion, from the present position at `velocity`; a bounce
  /// stays a bounce.
  func coastingOn(at velocity: Double) -> Motion {
    if !isBouncing, tuned.coasting != .none, extent.bounds.contains(position) {
      return .flinging(Fling(from: position, velocity: velocity, in: extent, tuned))
    }
    let target = position.clamped(to: extent.bounds)
    guard position != target || isBouncing else { return .resting }
    // The elastic edge's own formula would reduce the velocity at every change.
    let response = 2 * .pi / tuned.returnFrequency
    return .returning(spring(to: target, velocity: velocity, response: response))
  }

  private var isBouncing: Bool {
    switch motion {
    case .flinging(let fling): fling.rebound.map { elapsed >= $0.start } ?? false
    case .swiping(let swipe): swipe.fling.rebound.map { elapsed >= $0.start } ?? false
    case .returning: true
    case .resting, .dragging, .settling, .wheeling: false
    }
  }

  /// The same spring with another response. An instant response would jump, so a moving spring then
  /// keeps the response that it has.
  private func retuned(_ spring: CriticalSpring, response: Double) -> CriticalSpring {
    let isInstant = response < CriticalSpring.shortestResponse
    return self.spring(
      to: spring.target, velocity: velocity, response: isInstant ? spring.response : response)
  }

  /// Like `start`, but leaves the last tenth of a point to the next frame.
  private mutating func goOn(as motion: Motion) {
    self.motion = motion
    elapsed = 0
    if motion == .resting { arrive() }
  }
}
