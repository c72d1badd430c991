public import Keyframes

/// Something that a hand did, with the time at which it was done.
public struct TimedEvent: Equatable, Sendable {
  /// In seconds on any steady clock; never decreases.
  public var time: Double
  public var event: InputEvent

  public init(time: Double, _ event: InputEvent) {
    self.time = time
    self.event = event
  }
}

/// What a hand can do. Places are window points, y down, and may lie outside the window.
public enum InputEvent: Equatable, Sendable {
  case pointerMoved(Point)
  /// `clicks` is 2 for the second press of a double click.
  case pointerPressed(Point, clicks: Int)
  case pointerReleased(Point)
  /// The pointer has left the window, with no button down.
  case pointerLeft
  /// In wheel ticks, fractions allowed: positive `y` is away from the user, positive `x` is to the
  /// right.
  case wheel(x: Double, y: Double, at: Point, Modifiers)
  case keyPressed(Key, Modifiers, isRepeat: Bool)
  case keyReleased(Key)
  /// Typed text, while a text field has the focus.
  case text(String)
  /// The window's size in points, and how many pixels a point has (2 on a Retina display).
  case resized(Size, pixelsPerPoint: Double)
  case focusLost
  /// The window's close button, or the system's request to end.
  case closeRequested
}

/// A key by its meaning, not by its place.
public enum Key: Hashable, Sendable {
  case space, left, right, up, down, home, end, pageUp, pageDown
  case tab, enter, escape, backspace, delete
  case function(Int)
  /// A letter, digit or sign as the layout has it without Shift; letters are lower case.
  case character(Character)
}

public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
  /// Command on a Mac, the Windows key elsewhere.
  public static let command = Modifiers(rawValue: 8)

  public init(rawValue: Int) { self.rawValue = rawValue }
}
