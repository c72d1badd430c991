public import Keyframes

/// A change of one property, or of a few that belong together, from the values that they have when
/// it begins.
public struct Motion: Equatable, Sendable {
  /// What is changed, and into what.
  public enum Change: Equatable, Sendable {
    /// To a value, whatever it was.
    case to(Property, Double)
    /// By so much, from the value at the start.
    case by(Property, Double)
    /// To so many times the value at the start.
    case times(Property, Double)
    /// To a colour, whatever it was.
    case color(ColorProperty, Color)

    // Keyframes whose times are parts (0…1) of the motion's duration. Each keeps its own easing;
    // the motion's easing is laid over the whole.

    /// Added to the value at the start.
    case adding(Property, Track<Double>)
    /// Multiplied with the value at the start.
    case multiplying(Property, Track<Double>)
    /// Whatever the value at the start.
    case setting(Property, Track<Double>)
    /// The same for a colour, whatever it was at the start.
    case colors(ColorProperty, Track<Color>)

    /// The top left corner of the box comes to lie there, at the size that the box then has; points
    /// of the parent, without regard to rotation and scale. An axis without a number is left alone.
    case origin(x: Double?, y: Double?)
    /// The same for the middle of the box.
    case centre(x: Double?, y: Double?)

    /// The place runs along a path in the parent's coordinates, and arrives exactly at its end.
    /// Where it turns, the rotation becomes the direction of travel (0 to the right, 90 down), or
    /// half a turn from that, and never jumps by a whole turn. An easing that overshoots goes
    /// straight on beyond the ends.
    case along(Path, turning: Route.Turning = .never, pace: Route.Pace = .even)
  }

  /// What it does.
  public var change: Change
  /// The way there: progress 0…1 over the duration.
  public var easing: Easing

  /// A change and the way there.
  public init(_ change: Change, _ easing: Easing = .linear) {
    self.change = change
    self.easing = easing
  }
}

extension Motion.Change {
  /// The names of all that it moves.
  var properties: [String] {
    switch self {
    case .to(let property, _), .by(let property, _), .times(let property, _),
      .adding(let property, _), .multiplying(let property, _), .setting(let property, _):
      [property.name]
    case .color(let property, _), .colors(let property, _): [property.name]
    case .origin(let x, let y), .centre(let x, let y):
      (x == nil ? [] : [Property.x.name]) + (y == nil ? [] : [Property.y.name])
    case .along(_, let turning, _):
      [Property.x.name, Property.y.name]
        + (turning == .never ? [] : [Property.rotation.name])
    }
  }

  /// Whether it can only be resolved when the link's other motions are: the place of a box depends
  /// on the size that the box is to have.
  var isOfTheBox: Bool {
    switch self {
    case .origin, .centre: true
    case .to, .by, .times, .color, .adding, .multiplying, .setting, .colors, .along: false
    }
  }

  /// Where a plain change of one number leads from `value`; nil for the others.
  func target(from value: Double) -> (property: Property, value: Double)? {
    switch self {
    case .to(let property, let target): (property, target)
    case .by(let property, let distance): (property, value + distance)
    case .times(let property, let factor): (property, value * factor)
    case .color, .adding, .multiplying, .setting, .colors, .origin, .centre, .along: nil
    }
  }

  /// The property of a plain change of one number.
  var number: Property? { target(from: 0)?.property }
}
