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
///
/// There is one pointer, whichever of a mouse, a pen or a finger moves it. Two fingers are no
/// pointer but a gesture: it takes the place of what the first finger was doing, which has no
/// release.
public enum InputEvent: Equatable, Sendable {
  case pointerMoved(Point)
  /// `clicks` is 2 for the second press of a double click.
  case pointerPressed(Point, clicks: Int)
  case pointerReleased(Point)
  /// The pointer has left the window, with no button down.
  case pointerLeft
  /// In wheel ticks, fractions allowed: positive `y` is away from the user, positive `x` is to the
  /// right.
  ///
  /// `isPrecise` tells of a device, or a system, that reports less than whole ticks: trackpads, fine
  /// wheels, accelerated ones. One event of whole ticks says nothing, as those devices send such as
  /// well. `isFlipped` says that the user has chosen natural direction and `x` and `y` follow it
  /// already; times −1 they are the way in which the wheel itself was turned.
  case wheel(
    x: Double, y: Double, at: Point, Modifiers, isPrecise: Bool = false, isFlipped: Bool = false)
  /// Two fingers touch, with this place in the middle between them.
  case gestureBegan(at: Point)
  /// How two fingers lie now, compared to when they began: their distance is `scale` times as long
  /// (above 0), and they have turned by so many degrees, clockwise positive, beyond ±180 as well.
  case gestureChanged(scale: Double, degrees: Double, at: Point)
  /// One of two fingers has been lifted. The other is no pointer; it counts as lifted, too.
  case gestureEnded
  /// A game controller's stick, −1…1 each, `x` to the right and `y` downwards, at rest exactly 0
  /// and never further out than 1. The stick stays there until the next event.
  case stick(x: Double, y: Double)
  /// A game controller's triggers, from 0 at rest to 1 pulled through, until the next event.
  case triggers(left: Double, right: Double)
  case padPressed(PadButton)
  case padReleased(PadButton)
  /// A game controller was plugged in, or found at the start; its name is for people, never empty.
  case padConnected(String)
  /// A game controller is gone. What it held has been let go of by events of their own.
  case padDisconnected
  case keyPressed(Key, Modifiers, isRepeat: Bool)
  case keyReleased(Key)
  /// A modifier alone has gone down or up, and these are down now.
  case modifiersChanged(Modifiers)
  /// Typed text, while a text field has the focus.
  case text(String)
  /// What the system's clipboard held when the keys for pasting were pressed.
  case pasted(String)
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

/// A button of a game controller, by its place on the usual one; some makers print other letters.
public enum PadButton: String, Hashable, CaseIterable, Sendable {
  /// Below, right, left and top of the four for the right thumb.
  case a, b, x, y
  /// The two small ones in the middle, left and right.
  case back, start
  case leftShoulder, rightShoulder
  /// A press on the stick itself.
  case leftStick, rightStick
  /// The cross for the left thumb.
  case up, down, left, right
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
