import CSDL2
import Drawing
import Keyframes
import Playground

/// How the window is to be.
public nonisolated struct HostOptions: Sendable {
  public var title: String
  /// In points.
  public var size: Size
  public var fullscreen: Bool
  /// SDL's name of a renderer (`opengl`, `software` …); nil leaves the choice to the host.
  public var renderer: String?

  public init(
    title: String, size: Size, fullscreen: Bool = false, renderer: String? = nil
  ) {
    self.title = title
    self.size = size
    self.fullscreen = fullscreen
    self.renderer = renderer
  }
}

/// The app's one door to windows, files of pictures, and the clock.
public enum Host {
  /// Opens a window and shows what `step` gives for the events and the seconds that went by, 60 times
  /// a second while it moves, else when something is done. Returns when a frame asks to quit; the window
  /// then goes with the process.
  ///
  /// The first step is told the window's size.
  public static func run(
    _ options: HostOptions, text: TextRenderer,
    step: @escaping ([TimedEvent], Double) -> Frame
  ) throws(SDLError) {
    let running = Running(try Loop(options, text: text, step: step))
    self.running = running
    try running.loop.run()
  }

  /// Keeps the window until the process ends. Destroying it first is a race that X11 loses now and
  /// then: SDL's own wake-up message may still be on its way to the window, and the answer that there
  /// is none would end the program with an error.
  private static var running: Running?

  /// Destroys the window of the last run, for those who live on after it.
  static func close() { running = nil }

  private final class Running {
    var loop: Loop

    init(_ loop: consuming Loop) { self.loop = loop }
  }

  /// Like `run`, but for `frames` frames whether anything moves or not (fewer if one of them asks to
  /// quit), and returns what they cost.
  public static func bench(
    _ options: HostOptions, frames: Int, text: TextRenderer,
    step: @escaping ([TimedEvent], Double) -> Frame
  ) throws(SDLError) -> FrameTimes {
    var loop = try Loop(options, text: text, step: step)
    loop.recorder = FrameRecorder(frames: frames)
    try loop.run(frames: frames)
    return loop.times() ?? FrameTimes()
  }

  /// Like `run`, but for `seconds`, and returns the part of a core that it took, the window's
  /// opening aside.
  public static func load(
    _ options: HostOptions, over seconds: Double, text: TextRenderer,
    step: @escaping ([TimedEvent], Double) -> Frame
  ) throws(SDLError) -> Double {
    var loop = try Loop(options, text: text, step: step)
    try loop.run(frames: 1)
    return try loop.load(over: seconds)
  }

  /// Writes a frame as a PNG file of `width` × `height` pixels; needs no display. A failure leaves
  /// nothing half written.
  public nonisolated static func writePicture(
    of frame: Frame, width: Int, height: Int, to path: String, text: TextRenderer
  ) throws(SDLError) {
    try PNG.write(
      Pictures.picture(of: frame, size: (width, height), text: text), to: path)
  }

  /// Throws, naming the nearest, unless there is a renderer called `name` here.
  public static func checkRenderer(_ name: String) throws(SDLError) {
    _ = try Renderers.index(of: name)
  }
}
