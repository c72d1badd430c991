public import Keyframes
public import Stage

/// The output of one step of the session.
public struct Frame: Sendable {
  /// Sprites in painting order, in logical points.
  public var sprites: [Sprite]
  /// The colour behind everything.
  public var ground: Color
  /// Pixels per logical point: the display's, times the interface scale.
  public var scale: Double
  /// Whether the next frame will differ without input.
  public var isMoving: Bool
  /// Frames per second that are enough while only time passes.
  public var rate = 60.0
  /// Requests to the host, in order.
  public var requests: [Request]

  public init(
    sprites: [Sprite], ground: Color, scale: Double, isMoving: Bool, requests: [Request] = []
  ) {
    self.sprites = sprites
    self.ground = ground
    self.scale = scale
    self.isMoving = isMoving
    self.requests = requests
  }
}

/// A request for something that only the host can do.
public enum Request: Equatable, Sendable {
  case quit
  case toggleFullscreen
  /// A text field has gained (true) or lost (false) the focus.
  case textInput(Bool)
  case pointerShape(PointerShape)
  case title(String)
  /// Puts a text on the system's clipboard.
  case copy(String)
  /// Asks for a `pasted` event with the system's clipboard.
  case paste
  /// Rewinds by this number of seconds, at most a minute. `RewindableSession` handles it, never the host.
  case rewind(Double)
  /// Opens the file at a path, relative to the starting folder; an `opened` event follows.
  case open(String)
  /// Opens a stop of a talk by its path; if that is a file, an `opened` event follows too.
  case openStop(String)
  /// Reads the picture at a path, to be placed in the scene; a `picture` event follows.
  case place(String)
  /// Saves the scene of a demo, with its edits, to the file at a path, or to its own file. Another
  /// existing file is only replaced if `replaces` is true.
  case save(String, path: String?, replaces: Bool)
  /// Makes a film, while the window keeps running.
  case film(FilmOrder)
  /// Asks for a `folder` event with the names that begin like the path.
  case list(String)
  /// A talk begins (true): the window fills the screen, without a screensaver. Or it ends (false):
  /// the window is as it was before.
  case presenting(Bool)
  /// Opens the window with the speaker's notes, or closes it.
  case speakerWindow
  /// Shows a link to the speaker's page to the speaker, or takes it back.
  case phoneLink
  /// Exchanges the displays of the window and of the speaker's notes.
  case swapDisplays
  /// Appends a text to the talk file at a path, or to a new one (nil); a `talk` event follows.
  case addToTalk(String, path: String?)
  /// Asks for a `source` event with the text of the file at a path.
  case source(String)
  /// Asks for a `tour` event with the lessons of the tour.
  case tour
  /// Starts measuring frames (true), with a `display` event first, and a `frameShown` event after
  /// each frame; or stops (false).
  case measuring(Bool)
}
