/// What a scroller is doing. Everything but a drag is a function of the seconds since it began.
enum Motion: Equatable, Sendable {
  case resting
  case dragging(Drag)
  case flinging(Fling)
  /// On the way to a page, to the edge, or to where another driver sent it.
  case settling(CriticalSpring)
  /// As settling, for the wheel: the next event adds to the target.
  case wheeling(CriticalSpring)

  /// In points; `nil` if only the hand moves it.
  func position(after time: Double) -> Double? {
    switch self {
    case .resting, .dragging: nil
    case .flinging(let fling): fling.position(after: time)
    case .settling(let spring), .wheeling(let spring): spring.position(after: time)
    }
  }

  /// In points per second.
  func velocity(after time: Double) -> Double {
    switch self {
    case .resting: 0
    case .dragging(let drag): time > VelocityTracker.window ? 0 : drag.tracker.velocity
    case .flinging(let fling): fling.velocity(after: time)
    case .settling(let spring), .wheeling(let spring): spring.velocity(after: time)
    }
  }

  /// Seconds until it rests; `nil` if only the hand ends it.
  var duration: Double? {
    switch self {
    case .resting, .dragging: nil
    case .flinging(let fling): fling.duration
    case .settling(let spring), .wheeling(let spring): spring.duration
    }
  }

  /// Where it rests, in points; `nil` if only the hand knows.
  var destination: Double? {
    switch self {
    case .resting, .dragging: nil
    case .flinging(let fling): fling.destination
    case .settling(let spring), .wheeling(let spring): spring.target
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
  var tracker = VelocityTracker()
}
