public import Keyframes
public import Words

/// An input event and when it happened.
public struct TimedEvent: Equatable, Sendable {
  /// Seconds on any steady clock; never decreases.
  public var time: Double
  public var event: InputEvent

  public init(time: Double, _ event: InputEvent) {
    self.time = time
    self.event = event
  }
}

/// Input from the window, the keyboard and devices. Positions are in window points, y down, and may
/// lie outside the window.
///
/// There is one pointer, moved by a mouse, a pen or a finger. Two fingers are a gesture, not a
/// pointer: it replaces what the first finger was doing, which gets no release.
///
/// Thousands are kept for rewinding, so rare events that would make all of them larger are indirect.
public enum InputEvent: Equatable, Sendable {
  case pointerMoved(Point)
  /// `clicks` is 2 for the second press of a double click.
  case pointerPressed(Point, clicks: Int)
  case pointerReleased(Point)
  /// The button that opens context menus was pressed: the right button of a mouse, or on a Mac also
  /// the left one with Ctrl.
  case menuPressed(Point)
  /// The button that opens context menus was released.
  case menuReleased(Point)
  /// The pointer has left the window, with no button down.
  case pointerLeft
  /// In wheel ticks, fractions allowed: positive `y` is away from the user, positive `x` is to the
  /// right.
  ///
  /// `isPrecise` means that the device or the system reports fractions of ticks: trackpads, fine or
  /// accelerated wheels. A single event of whole ticks proves nothing, as those devices send such
  /// events too. `isFlipped` means that the user has chosen natural scrolling and that `x` and `y`
  /// already follow it; their negatives are the direction in which the wheel itself was turned.
  case wheel(
    x: Double, y: Double, at: Point, Modifiers, isPrecise: Bool = false, isFlipped: Bool = false)
  /// Two fingers touch the screen; the position is midway between them.
  case gestureBegan(at: Point)
  /// Two fingers have moved, compared with the beginning: `scale` is the ratio of their distances
  /// (above 0), and `degrees` is how far they have turned, positive clockwise, also beyond ±180.
  case gestureChanged(scale: Double, degrees: Double, at: Point)
  /// One of two fingers was lifted. The other counts as lifted too; it isn't a pointer.
  case gestureEnded
  /// The positions of all fingers on a touch screen, in the order in which they came down; empty
  /// once the last is lifted. Only for showing the fingers: their actions are reported as events of
  /// the pointer and gestures.
  case touches([Point])
  /// A game controller's stick: `x` to the right and `y` downwards, exactly 0 at rest and at most 1
  /// from the centre. The stick stays there until the next event.
  case stick(x: Double, y: Double)
  /// A game controller's triggers, from 0 at rest to 1 fully pulled, until the next event.
  case triggers(left: Double, right: Double)
  case padPressed(PadButton)
  case padReleased(PadButton)
  /// A game controller was connected, or found at the start. The name is never empty.
  case padConnected(String)
  /// A game controller was disconnected. Its buttons and sticks have already been released.
  case padDisconnected
  case keyPressed(Key, Modifiers, isRepeat: Bool)
  case keyReleased(Key)
  /// A modifier key was pressed or released; these modifiers are down now.
  case modifiersChanged(Modifiers)
  /// Typed text, while a text field has the focus.
  case text(String)
  /// The text on the system's clipboard when the keys for pasting were pressed.
  case pasted(String)
  /// The window's size in points, and how many pixels a point has (2 on a Retina display).
  case resized(Size, pixelsPerPoint: Double)
  case focusLost
  /// A file with this path was dropped on the window.
  case dropped(String)
  /// The host has read the file of an `open` request, and the app has its demo, under this name.
  case opened(name: String, path: String)
  /// The host has read the picture of a `place` request; `source` is a data URL.
  case picture(path: String, source: String)
  /// The host has read a file of motion tokens, as DTCG JSON or CSS custom properties.
  case tokens(path: String, text: String)
  /// The host has read the scene in a file or written into it, and the app has its demo already. A replay has to read
  /// the scene as it was then.
  indirect case scene(SceneInFile)
  /// The names in the folder of a `list` request, in order; names of folders end in a slash.
  case folder(String, names: [String])
  /// The text of the talk file at a path, which was opened or has changed.
  case talk(path: String, text: String)
  /// The facts about a PDF whose pages a talk shows, or the reason why it can't be read.
  case deck(path: String, text: String)
  /// The text of the file with the keys for talks.
  case talkKeys(String)
  /// The lessons of the tour, in reply to a `tour` request; empty if they cannot be read.
  case tour(String)
  /// The text of an opened demo's file, in reply to a `source` request.
  case source(path: String, text: String)
  /// Facts about the window's display, at first or after a change.
  indirect case display(DisplayFacts)
  /// A frame is on the screen; only sent while the host measures frames.
  indirect case frameShown(FrameReport)
  /// The command line asks to present: from the first stop, or from the demo on the stage.
  case present(fromHere: Bool)
  /// A speaker's command from outside the window: from the command line or a browser, or to resume
  /// a talk that was interrupted.
  case talkOrder(String)
  /// The host has a warning, which replaces the one of the same identity; nil if its cause has gone.
  indirect case warning(_ identity: String, Message?)
  /// The window's close button, or the system's request to end.
  case closeRequested
}

/// The scene of a demo as its file has it.
public struct SceneInFile: Equatable, Sendable {
  /// The name of the demo.
  public let name: String
  public let path: String
  public let text: String
  /// Whether the demo's edits were written into the file; if not, it was read.
  public let isSaved: Bool

  public init(name: String, path: String, text: String, isSaved: Bool) {
    (self.name, self.path, self.text, self.isSaved) = (name, path, text, isSaved)
  }
}

/// A key by its meaning, not by its position on the keyboard.
public enum Key: Hashable, Sendable {
  case space, left, right, up, down, home, end, pageUp, pageDown
  case tab, enter, escape, backspace, delete
  /// The key that opens context menus, beside the right Ctrl of most keyboards.
  case menu
  case function(Int)
  /// A letter, digit or sign as typed without Shift; letters are lower case.
  case character(Character)
}

/// A button of a game controller, by its position on an Xbox controller; others have other letters.
public enum PadButton: String, Hashable, CaseIterable, Sendable {
  /// The four buttons for the right thumb: bottom, right, left, top.
  case a, b, x, y
  /// The two small buttons in the middle, left and right.
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
