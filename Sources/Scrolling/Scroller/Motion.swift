/// The state of a scroller. Every state except a drag is a function of the seconds since it began.
enum Motion: Equatable, Sendable {
  case resting
  case dragging(Drag)
  case flinging(Fling)
  /// Two fingers on a trackpad, and the motion after they are lifted.
  case swiping(Swipe)
  /// Moving to a page, or to a position that another driver requested.
  case settling(CriticalSpring)
  /// Returning from beyond the edge.
  case returning(CriticalSpring)
  /// Like `settling`, but for the wheel: the next event adds to the target.
  case wheeling(CriticalSpring)

  /// The position in points; `nil` during a drag.
  func position(after time: Double) -> Double? {
    switch self {
    case .resting, .dragging: nil
    case .flinging(let fling): fling.position(after: time)
    case .swiping(let swipe): swipe.position(after: time)
    case .settling(let spring), .returning(let spring), .wheeling(let spring):
      spring.position(after: time)
    }
  }

  /// The velocity in points per second.
  func velocity(after time: Double) -> Double {
    switch self {
    case .resting: 0
    case .dragging(let drag): time > drag.tracker.window ? 0 : drag.tracker.velocity
    case .flinging(let fling): fling.velocity(after: time)
    case .swiping(let swipe): swipe.velocity(after: time)
    case .settling(let spring), .returning(let spring), .wheeling(let spring):
      spring.velocity(after: time)
    }
  }

  /// Seconds until the motion comes to rest; `nil` during a drag.
  var duration: Double? {
    switch self {
    case .resting, .dragging: nil
    case .flinging(let fling): fling.duration
    case .swiping(let swipe): swipe.duration
    case .settling(let spring), .returning(let spring), .wheeling(let spring):
      spring.duration
    }
  }

  /// The position at which the motion comes to rest, in points; `nil` during a drag.
  var destination: Double? {
    switch self {
    case .resting, .dragging: nil
    case .flinging(let fling): fling.destination
    case .swiping(let swipe): swipe.destination
    case .settling(let spring), .returning(let spring), .wheeling(let spring):
      spring.target
    }
  }
}

/// A drag in progress.
struct Drag: Equatable, Sendable {
  /// The position of the content when the drag began, in points.
  var start: Double
  /// The position that the content would have had without the rubber band when the pointer was at
  /// `pointerStart`.
  var pullStart: Double
  var pointerStart: Double
  var pointer: Double
  var band: RubberBand
  var tracker: VelocityTracker
  /// The velocity that the caught motion adds to a fling in its direction, in points per second;
  /// `0` after a pause.
  var carried: Double
  /// The time of the last event, in seconds.
  var lastTime: Double

  /// Records an event at `time`; a pause resets `carried`.
  mutating func note(_ time: Double) {
    guard time.isFinite else { return }
    if time - lastTime > tracker.window { carried = 0 }
    lastTime = time
  }
}
