/// What a scroller is doing. Everything but a drag is a function of the seconds since it began.
enum Motion: Equatable, Sendable {
  case resting
  case dragging(Drag)
  case flinging(Fling)
  /// Two fingers on a trackpad, and what follows when they are lifted.
  case swiping(Swipe)
  /// On the way to a page, or to where another driver sent it.
  case settling(CriticalSpring)
  /// On the way back from beyond the edge.
  case returning(CriticalSpring)
  /// As settling, for the wheel: the next event adds to the target.
  case wheeling(CriticalSpring)

  /// In points; `nil` if only the hand moves it.
  func position(after time: Double) -> Double? {
    switch self {
    case .resting, .dragging: nil
    case .flinging(let fling): fling.position(after: time)
    case .swiping(let swipe): swipe.position(after: time)
    case .settling(let spring), .returning(let spring), .wheeling(let spring):
      spring.position(after: time)
    }
  }

  /// In points per second.
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

  /// Seconds until it rests; `nil` if only the hand ends it.
  var duration: Double? {
    switch self {
    case .resting, .dragging: nil
    case .flinging(let fling): fling.duration
    case .swiping(let swipe): swipe.duration
    case .settling(let spring), .returning(let spring), .wheeling(let spring):
      spring.duration
    }
  }

  /// Where it rests, in points; `nil` if only the hand knows.
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

/// A hand on the content.
struct Drag: Equatable, Sendable {
  /// Where the content was when the hand took hold of it, in points.
  var start: Double
  /// Where the hand would have pulled the content without the rubber band, when the pointer was at
  /// `pointerStart`.
  var pullStart: Double
  var pointerStart: Double
  var pointer: Double
  var band: RubberBand
  var tracker: VelocityTracker
  /// What the motion that the hand caught adds to a throw in its direction, in points per second;
  /// `0` once the hand has paused.
  var carried: Double
  /// When the hand last did something, in seconds.
  var lastTime: Double

  /// Takes note of an event at `time`: who pauses, throws anew.
  mutating func note(_ time: Double) {
    guard time.isFinite else { return }
    if time - lastTime > tracker.window { carried = 0 }
    lastTime = time
  }
}
