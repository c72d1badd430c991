public import Keyframes
public import Scrolling

/// What a hand does on the stage, for a demo that takes it itself. Places are stage points, and may
/// lie outside of the stage while the hand is held; `clock` is when it was done, in seconds on the
/// events' own steady clock.
public enum HandEvent: Equatable, Sendable {
  /// `clicks` is 2 for the second press of a double click.
  case pressed(Point, clock: Double, clicks: Int)
  /// Only while the demo holds the hand, as are the two that follow.
  case moved(Point, clock: Double)
  case released(Point, clock: Double)
  /// The hand was taken away: the window has lost the focus, or another demo was chosen.
  case cancelled(clock: Double)
  /// The wheel was turned over this place; its time is that of the same clock.
  case wheel(WheelEvent, at: Point)
}
