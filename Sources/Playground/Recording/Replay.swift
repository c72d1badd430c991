public import Keyframes

/// A recording on its way through a session, without a clock: whoever plays it says how far.
///
/// How fast that goes makes no difference to what is shown: the session gets the recorded seconds.
public struct Replay {
  private var show: Show
  /// When the last step was shown, in seconds since the start.
  public let duration: Double

  private let steps: [Recording.Step]
  private let times: [Double]
  private var next = 0
  private var frame: Frame

  /// Traps where `catalog` lacks one of the recording's demos.
  public init(
    _ recording: Recording, of catalog: [any Demo], measure: @escaping TextMeasure
  ) {
    let session = recording.start.session(of: catalog, measure: measure)
    show = Show(session)
    steps = recording.steps
    times = recording.times
    duration = times.last ?? 0
    // Looking at it is no step of it.
    var copy = session
    frame = copy.step([], dt: 0)
  }

  /// The session as it stands.
  public var session: Session { show.session }

  public var isOver: Bool { next == steps.count }

  /// Plays on to `time`, in seconds since the start, and returns what was shown then; its requests
  /// are those of all the steps on the way. A time that has been played already changes nothing.
  ///
  /// - Complexity: O(*n*) in the number of steps on the way.
  public mutating func play(to time: Double) -> Frame {
    var requests: [Request] = []
    while next < steps.count, times[next] <= time {
      frame = show.step(steps[next].events, dt: steps[next].dt)
      requests += frame.requests
      next += 1
    }
    frame.requests = requests
    return frame
  }

  /// The recorded window as it is now, in pixels.
  public var pixelSize: Size {
    let window = session.layout.window
    return Size(width: window.width * frame.scale, height: window.height * frame.scale)
  }

  /// Puts a live hand at the session in a window of this size: what the recording holds is let go.
  mutating func goLive(size: Size, pixelsPerPoint: Double) -> Frame {
    let time = session.lastEventTime
    let events: [InputEvent] = [.focusLost, .resized(size, pixelsPerPoint: pixelsPerPoint)]
    frame = show.step(events.map { TimedEvent(time: time, $0) }, dt: 0)
    return frame
  }

  mutating func step(_ events: [TimedEvent], dt: Double) -> Frame {
    show.step(events, dt: dt)
  }

  /// When the session's latest event happened, on the recording's clock.
  var lastEventTime: Double { session.lastEventTime }
}
