/// A scroll axis.
public enum Axis: String, CaseIterable, Sendable {
  /// Horizontal or vertical.
  case horizontal, vertical
}

/// An event of a wheel or of two fingers on a trackpad, as the host reports it.
///
/// Positive scrolls forwards: `x` to the right, `y` down. The user's preferred direction is already
/// applied, as by SDL and all systems. Any numbers are accepted.
public struct WheelEvent: Equatable, Sendable {
  /// The unit of `x` and `y`.
  public enum Unit: String, CaseIterable, Sendable {
    /// Notches of a wheel; a fraction is a part of a notch.
    case ticks
    /// Points of the content.
    case points
  }

  /// The usual distance of a tick, in points.
  public static let usualTick = 80.0
  /// The largest number of ticks for which an event counts, forwards or backwards.
  public static let mostTicks = 30.0

  /// The movement to the right, in the event's unit.
  public var x: Double
  /// The movement down, in the event's unit.
  public var y: Double
  /// The unit of `x` and `y`.
  public var unit: Unit
  /// Whether the host can report parts of a tick.
  public var isPrecise: Bool
  /// Whether the system has reversed the direction of the wheel: fingers that move up scroll
  /// forwards, as if they moved the content ("natural").
  public var isFlipped: Bool
  /// Whether the system generated this event after the fingers were lifted.
  public var isMomentum: Bool
  /// The time in seconds, from any origin.
  public var time: Double

  /// Creates an event; by default one in ticks that moves nothing.
  public init(
    x: Double = 0, y: Double = 0, unit: Unit = .ticks, isPrecise: Bool = true,
    isFlipped: Bool = false, isMomentum: Bool = false, time: Double
  ) {
    (self.x, self.y, self.unit, self.time) = (x, y, unit, time)
    (self.isPrecise, self.isFlipped, self.isMomentum) = (isPrecise, isFlipped, isMomentum)
  }

  /// Returns how far the event scrolls along an axis, in points, at most ``mostTicks``; NaN stays
  /// NaN.
  public func points(along axis: Axis, perTick: Double = usualTick) -> Double {
    let tick = perTick.isFinite ? perTick.clamped(to: -1e6...1e6) : Self.usualTick
    let delta = axis == .horizontal ? x : y
    let most = Self.mostTicks
    return switch unit {
    case .ticks: delta.clamped(to: -most...most) * tick
    case .points: delta.clamped(to: -most * abs(tick)...most * abs(tick))
    }
  }

  /// The axis along which the event scrolls further; vertical if both are equal.
  public var mainAxis: Axis { abs(x) > abs(y) ? .horizontal : .vertical }

  /// The event in the physical direction of the wheel or the fingers, without the user's
  /// preference, as for zooming or turning a knob.
  public var unflipped: WheelEvent {
    guard isFlipped else { return self }
    var event = self
    (event.x, event.y, event.isFlipped) = (-x, -y, false)
    return event
  }

  /// The magnitude along the main axis, in ticks.
  var size: Double {
    let size = max(abs(x), abs(y))
    return unit == .ticks ? size : size / Self.usualTick
  }
}
