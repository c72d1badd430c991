public import Keyframes
public import Scrolling

/// Pointer input on the stage, for demos that handle it themselves. Positions are in stage points,
/// and may lie outside the stage during a drag; `clock` is the event's time, in seconds on the
/// events' clock.
public enum PointerEvent: Equatable, Sendable {
  /// `clicks` is 2 for the second press of a double click.
  case pressed(Point, clock: Double, clicks: Int)
  /// The pointer has moved. This and the next two events are only sent while it is captured.
  case moved(Point, clock: Double)
  case released(Point, clock: Double)
  /// The drag was cancelled, because the window lost the focus or another demo was chosen.
  case cancelled(clock: Double)
  /// The wheel was turned with the pointer at this position; the event's time is on the same clock.
  case wheel(WheelEvent, at: Point)
}

extension PointerEvent {
  /// The event for a ``ScrollerTape`` from left to right.
  public var touchAlongX: ScrollerTape.Touch {
    switch self {
    case .pressed(let position, let clock, _): .press(position.x, clock: clock)
    case .moved(let position, let clock): .move(position.x, clock: clock)
    case .released(_, let clock): .release(clock: clock)
    case .cancelled(let clock): .cancel(clock: clock)
    case .wheel(let event, _): .wheel(event)
    }
  }
}
