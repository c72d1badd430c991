public import Keyframes
public import Stage

/// What one step of the session shows.
public struct Frame: Sendable {
  /// In the order in which they are painted, in logical points.
  public var sprites: [Sprite]
  /// The colour behind everything.
  public var ground: Color
  /// Pixels per logical point: the display's, times the size of the interface.
  public var scale: Double
  /// Whether the next frame will differ without input.
  public var isMoving: Bool
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
  /// A text field has got (true) or lost (false) the focus.
  case textInput(Bool)
  case pointerShape(PointerShape)
  case title(String)
  /// Puts a text on the system's clipboard.
  case copy(String)
  /// Asks for a `pasted` event with the system's clipboard.
  case paste
  /// Goes back through the last minute by some seconds. `Show` handles it; the host never gets it.
  case rewind(Double)
  /// Opens the file at a path, relative to where the program was started; an `opened` event follows.
  case open(String)
  /// Opens what a stop of a talk shows, by its path; a file also has an `opened` event.
  case openStop(String)
  /// Reads the PNG file at a path, to be placed on the scene; a `picture` event follows.
  case place(String)
  /// Writes the scene of a demo, with its edits, into the file at a path, or into its own file.
  /// Another file of that path is only replaced if `replaces` says so.
  case save(String, path: String?, replaces: Bool)
  /// Makes a film, while the window goes on.
  case film(FilmOrder)
  /// Asks for a `folder` event with the names that begin like the path.
  case list(String)
  /// Whether a talk is being presented: if so, in full screen and without a screensaver; then in the
  /// window as it was before.
  case presenting(Bool)
  /// Opens the window with the speaker's notes, or closes it.
  case speakerWindow
  /// Adds a text to the end of the talk file at a path, or of a new one if that is nil. A `talk` event
  /// follows.
  case addToTalk(String, path: String?)
  /// Asks for a `source` event with the text of the file at a path.
  case source(String)
  /// Whether frames are measured: if so, a `display` event follows, and a `frameShown` event after each
  /// frame.
  case measuring(Bool)
}
