import CSDL2
import Drawing
import Interface
import Keyframes

/// Options for the window.
public nonisolated struct HostOptions: Sendable {
  public var title: String
  /// The window's size in points.
  public var size: Size
  /// The keys that the app uses.
  public var keys: KeyMap
  public var fullscreen: Bool
  /// SDL's name of a renderer (`opengl`, `software` …); nil lets the host choose.
  public var renderer: String?
  /// Whether the second window opens when a talk begins, however many displays there are.
  public var showsAside = false

  public init(
    title: String, size: Size, keys: KeyMap, fullscreen: Bool = false, renderer: String? = nil
  ) {
    self.title = title
    self.size = size
    self.keys = keys
    self.fullscreen = fullscreen
    self.renderer = renderer
  }
}

/// The app's access to windows, picture files and the clock.
public enum Host {
  /// Opens a window and shows the frames that `step` returns for events and elapsed seconds, 60
  /// times a second while something moves, otherwise after events. Returns when a frame asks to
  /// quit; the window stays until the process ends.
  ///
  /// The first step receives the window's size. `shown` is called after each frame is on the
  /// screen, with the events that led to it. `rested` is called about once a second while there are
  /// no frames, and returns whether one is needed. `aside` returns frames for a second window of a
  /// size in points and with pixels per point. That window opens during a talk if there is a second
  /// display or `options` say so, or when a frame asks for it.
  public static func run(
    _ options: HostOptions, text: TextRenderer, shown: (([TimedEvent], Frame) -> Void)? = nil,
    rested: (() -> Bool)? = nil, aside: ((Size, Double) -> Frame)? = nil,
    step: @escaping ([TimedEvent], Double) -> Frame
  ) throws(SDLError) {
    let running = Running(try Loop(options, text: text, step: step))
    running.loop.shown = shown
    running.loop.rested = rested
    running.loop.aside = aside
    self.running = running
    try running.loop.run()
  }

  /// Makes large blocks of memory go back to the system when they are freed. The program calls this
  /// once, when it starts.
  public static func keepLargeBlocksApart() { Process.keepLargeBlocksApart(pixels: 0) }

  /// Whether the connection to the display has ended, which ends the program.
  public static var hasLostDisplay: Bool { LostDisplay.hasHappened }

  /// Whether the second window is open.
  public internal(set) static var showsAside = false

  /// The longest time between two calls of `rested`, in seconds.
  public static var longestRest = 1.0

  /// Bytes allocated and not freed; nil if the system does not report it.
  public static var heapInUse: Double? { Process.heapInUse }
  /// CPU seconds of all threads since the start.
  public static var processorTime: Double { Process.processorTime }

  /// The time in seconds on a monotonic clock.
  public static var now: Double { Clock.now }

  /// The time in seconds on the clock of the window's events.
  public nonisolated static var eventTime: Double { Double(SDL_GetTicks64()) / 1000 }

  /// Sleeps for this number of seconds; for commands without a window.
  public nonisolated static func wait(_ seconds: Double) { Clock.sleep(seconds) }

  /// Keeps the window until the process ends. Destroying it earlier is a race on X11: SDL's own
  /// wake-up message may still be on its way to the window, and the resulting error would end the
  /// program.
  private static var running: Running?

  /// Destroys the window of the last run, for processes that continue after it.
  static func close() { running = nil }

  private final class Running {
    var loop: Loop

    init(_ loop: consuming Loop) { self.loop = loop }
  }

  /// Like `run`, but shows `frames` frames, whether anything moves or not (fewer if one of them
  /// asks to quit), and returns their cost, if requested with each frame's share of the processor.
  public static func bench(
    _ options: HostOptions, frames: Int, readsProcessor: Bool = false, text: TextRenderer,
    step: @escaping ([TimedEvent], Double) -> Frame
  ) throws(SDLError) -> FrameTimes {
    var loop = try Loop(options, text: text, step: step)
    loop.recorder = FrameRecorder(frames: frames, readsProcessor: readsProcessor)
    try loop.run(frames: frames)
    return loop.times() ?? FrameTimes()
  }

  /// Like `run`, but for `seconds`, without showing the window; returns the share of a core used.
  public static func load(
    _ options: HostOptions, over seconds: Double, text: TextRenderer,
    step: @escaping ([TimedEvent], Double) -> Frame
  ) throws(SDLError) -> Double {
    var loop = try Loop(options, text: text, step: step)
    try loop.run(frames: 1)
    return try loop.load(over: seconds)
  }

  /// Writes a frame as a PNG file of `width` × `height` pixels; needs no display. A failure leaves
  /// no partial file.
  public nonisolated static func writePicture(
    of frame: Frame, width: Int, height: Int, to path: String, text: TextRenderer
  ) throws(SDLError) {
    try PNG.write(
      Pictures.pictureByAllCores(of: frame, size: (width, height), text: text), to: path)
  }

  /// A frame as the address of a PNG picture that contains it (RFC 2397), such as "data:image/png;base64,…".
  public nonisolated static func pictureAddress(
    of frame: Frame, width: Int, height: Int, text: TextRenderer
  ) throws(SDLError) -> String {
    let picture = Pictures.picture(of: frame, size: (width, height), text: text)
    return try "data:image/png;base64," + Base64.text(PNG.encode(picture))
  }

  /// Throws an error with the most similar name, unless there is a renderer called `name`.
  public static func checkRenderer(_ name: String) throws(SDLError) {
    _ = try Renderers.index(of: name)
  }
}
