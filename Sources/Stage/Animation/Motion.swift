public import Keyframes

/// A change of one property, or of a few related ones, from the values at its start.
public struct Motion: Equatable, Sendable {
  /// The property and how it changes.
  public enum Change: Equatable, Sendable {
    /// To a value.
    case to(Property, Double)
    /// By an amount, from the value at the start.
    case by(Property, Double)
    /// By a factor, from the value at the start.
    case times(Property, Double)
    /// From a value to the value at the start, for example into place from outside the stage.
    case from(Property, Double)
    /// To a colour.
    case color(ColorProperty, Color)

    // Keyframes whose times are fractions (0…1) of the motion's duration. Each keeps its own
    // easing; the motion's easing is applied to the whole.

    /// Added to the value at the start, or, if the property is still moving then, to its values as
    /// it moves on (`Track.adding(_:)`). The last value stays added.
    case adding(Property, Track<Double>)
    /// Multiplied by the value at the start.
    case multiplying(Property, Track<Double>)
    /// Replaces the value at the start.
    case setting(Property, Track<Double>)
    /// Replaces the colour at the start.
    case colors(ColorProperty, Track<Color>)

    /// Moves the top left corner of the box to a point of the parent, at the box's size at the end
    /// of the motion, ignoring rotation and scale. An axis without a number does not change.
    case origin(x: Double?, y: Double?)
    /// Moves the centre of the box, like `origin`.
    case centre(x: Double?, y: Double?)

    /// Moves the position along a path in the parent's coordinates, exactly to the end of the path.
    /// With `turning`, the rotation is the direction of travel (0 is right, 90 down), or 180° from
    /// it, and never jumps by a full turn. An overshooting easing continues straight beyond the
    /// ends.
    ///
    /// `keyTimes` are the fractions (0…1) of the duration at which each line or curve begins, with
    /// 1 as the last; by default they follow from the pace. They never decrease: between two equal
    /// ones the node jumps. Within a line or curve the pace still applies.
    case along(
      Path, turning: Route.Turning = .never, pace: Route.Pace = .even, keyTimes: [Double]? = nil)
  }

  /// The change.
  public var change: Change
  /// The easing of progress 0…1 over the duration.
  public var easing: Easing

  /// Creates a motion.
  public init(_ change: Change, _ easing: Easing = .linear) {
    self.change = change
    self.easing = easing
  }
}

extension Motion.Change {
  /// The names of all properties that the change moves.
  var properties: [String] {
    switch self {
    case .to(let property, _), .by(let property, _), .times(let property, _),
      .from(let property, _), .adding(let property, _), .multiplying(let property, _),
      .setting(let property, _):
      [property.name]
    case .color(let property, _), .colors(let property, _): [property.name]
    case .origin(let x, let y), .centre(let x, let y):
      (x == nil ? [] : [Property.x.name]) + (y == nil ? [] : [Property.y.name])
    case .along(_, let turning, _, _):
      [Property.x.name, Property.y.name]
        + (turning == .never ? [] : [Property.rotation.name])
    }
  }

  /// Whether the change must be resolved after the link's other motions, because the position
  /// depends on the final size of the box.
  var isOfTheBox: Bool {
    switch self {
    case .origin, .centre: true
    case .to, .by, .times, .from, .color, .adding, .multiplying, .setting, .colors, .along: false
    }
  }

  /// The target of a plain change of one number from `value`; nil for other changes.
  func target(from value: Double) -> (property: Property, value: Double)? {
    switch self {
    case .to(let property, let target): (property, target)
    case .by(let property, let distance): (property, value + distance)
    case .times(let property, let factor): (property, value * factor)
    case .from, .color, .adding, .multiplying, .setting, .colors, .origin, .centre, .along: nil
    }
  }

  /// The property of a plain change of one number.
  var number: Property? { target(from: 0)?.property }
}
