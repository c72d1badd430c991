public import AppState
public import DemoKit
public import Formats
public import Interface
public import Keyframes
public import Stage
public import Talks
public import Words

/// A recording being played, without a clock: the caller passes the time to play to.
///
/// The speed of playing has no influence on the frames: the session gets the recorded seconds.
public struct Replay {
  private var show: RewindableSession
  /// When the last step was shown, in seconds since the start.
  public let duration: Double

  private let steps: [Recording.Step]
  private let times: [Double]
  private var next = 0
  /// The files that are opened later on, with their demos, by name.
  private var later: [String: (demo: any Demo, file: OpenedFile)] = [:]
  /// The mistakes in files, by the names of their demos.
  private let problems: [String: [FileError]]
  /// The scenes of files that were read or saved, in this order, and how many of them were shown.
  private let scenes: [RecordedScene]
  private var shownScenes = 0
  /// Whether the pointer's button is down.
  var isPressed = false
  /// Whether the session shows a pointer.
  var hasPointer = true
  private(set) var frame: Frame

  /// With `showsInput`, keys and clicks are shown from the start. `stops` are the recordings that are stops of
  /// its talks, by their paths, `problems` the mistakes in files, by their demos' names, and `scenes` what
  /// `Recording.scenes` are. Languages without a font are passed over, as when it was recorded. Traps where `catalog`
  /// lacks one of the recording's demos.
  public init(
    _ recording: Recording, of catalog: [any Demo], stops: [String: OpenedRecording] = [:],
    problems: [String: [FileError]] = [:], scenes: [RecordedScene] = [], showsInput: Bool = false,
    measure: @escaping TextMeasure,
    hasFont: @escaping (Language) -> Bool = { _ in true }
  ) {
    let names = recording.openedLater
    var session = recording.start.without(names).session(of: catalog, measure: measure)
    session.chooseLanguages(hasFont)
    for (path, opened) in stops { session.take(opened, at: path) }
    for (name, errors) in problems where !names.contains(name) { session.report(errors, of: name) }
    for file in recording.start.files where names.contains(file.name) {
      later[file.name] = catalog.first { $0.name == file.name }.map { ($0, file) }
    }
    (self.problems, self.scenes) = (problems, scenes)
    if showsInput { session.perform(.showInput) }
    show = RewindableSession(session)
    steps = recording.steps
    times = recording.times
    duration = times.last ?? 0
    // The first frame comes from a copy, as it is not one of the recording's steps.
    var copy = session
    frame = copy.step([], dt: 0)
  }

  /// The session at the current time of the replay.
  public var session: Session { show.session }

  /// As `Session.take`.
  public mutating func take(_ picture: PagePicture?, for order: PageOrder) {
    show.take(picture, for: order)
  }

  /// Shows the session in the colours of a theme, until it chooses another.
  mutating func show(in theme: ThemeName) { show.session.workspace.setTheme(theme) }

  /// The frame at the current time, drawn again after pictures of pages have come. It comes from a copy, as it is
  /// not one of the recording's steps.
  public mutating func redrawn() -> Frame {
    var copy = show
    let requests = frame.requests
    frame = copy.step([], dt: 0)
    frame.requests = requests
    return frame
  }

  public var isOver: Bool { next == steps.count }

  /// Up to when everything has been played, if it was to be played up to `time`.
  func reached(of time: Double) -> Double {
    guard next < steps.count, times[next] <= time else { return time }
    return next > 0 ? times[next - 1] : 0
  }

  /// Plays up to `time`, in seconds since the start, and returns the frame at that time, with the
  /// requests of all steps played. A time that has already been played changes nothing.
  ///
  /// - Complexity: O(*n*) in the number of steps played.
  public mutating func play(to time: Double) -> Frame { play(to: time, most: .max) }

  /// The same, with at most `most` steps.
  mutating func play(to time: Double, most: Int) -> Frame {
    var requests: [Request] = []
    let end = most < steps.count - next ? next + most : steps.count
    while next < end, times[next] <= time {
      for event in steps[next].events {
        note(event.event)
        if case .opened(let name, _) = event.event { addFile(name) }
        if case .scene(let file) = event.event { showScene(of: file) }
      }
      frame = show.step(steps[next].events, dt: steps[next].dt)
      noteShape()
      requests += frame.requests
      next += 1
    }
    frame.requests = requests
    return frame
  }

  /// Adds the file that is opened by the next step to the gallery, as when it was recorded.
  private mutating func addFile(_ name: String) {
    guard let (demo, file) = later.removeValue(forKey: name) else { return }
    show.add(demo, file: file)
    if let errors = problems[name] { show.report(errors, of: name) }
  }

  /// Shows the scene that a file has from the next step on.
  private mutating func showScene(of file: SceneInFile) {
    guard shownScenes < scenes.count else { return }
    let scene = scenes[shownScenes]
    shownScenes += 1
    let language = show.session.language
    language.during { show.show(scene, of: file) }
  }

  /// The current size of the recorded window, in pixels.
  public var pixelSize: Size {
    let window = session.workspace.layout.window
    return Size(width: window.width * frame.scale, height: window.height * frame.scale)
  }

  /// Makes the session live in a window of this size: it releases everything that is pressed.
  mutating func goLive(size: Size, pixelsPerPoint: Double) -> Frame {
    let time = session.workspace.input.lastEventTime
    let events: [InputEvent] = [.focusLost, .resized(size, pixelsPerPoint: pixelsPerPoint)]
    frame = show.step(events.map { TimedEvent(time: time, $0) }, dt: 0)
    return frame
  }

  mutating func step(_ events: [TimedEvent], dt: Double) -> Frame {
    show.step(events, dt: dt)
  }

  /// When the session's latest event happened, on the recording's clock.
  var lastEventTime: Double { session.workspace.input.lastEventTime }
}
