/// A fling until it stops, ignoring edges.
enum Coast: Equatable, Sendable {
  case exponential(Deceleration)
  case spline(SplineCoast)

  func position(after time: Double) -> Double {
    switch self {
    case .exponential(let coast): coast.position(after: time)
    case .spline(let coast): coast.position(after: time)
    }
  }

  func velocity(after time: Double) -> Double {
    switch self {
    case .exponential(let coast): coast.velocity(after: time)
    case .spline(let coast): coast.velocity(after: time)
    }
  }

  /// Seconds until the fling stops.
  var duration: Double {
    switch self {
    case .exponential(let coast): coast.duration
    case .spline(let coast): coast.duration
    }
  }

  /// The position at which the fling stops.
  var destination: Double {
    switch self {
    case .exponential(let coast): coast.destination
    case .spline(let coast): coast.destination
    }
  }

  /// Seconds until the fling passes `position`; `nil` if it never does.
  func time(to position: Double) -> Double? {
    switch self {
    case .exponential(let coast): coast.time(to: position)
    case .spline(let coast): coast.time(to: position)
    }
  }
}
