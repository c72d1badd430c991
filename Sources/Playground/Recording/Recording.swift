/// Everything that went into a session: how it started, and each step's events and seconds. Played
/// into a new session it gives the same frames, bit for bit, at any speed.
///
/// The widths of words are no part of it: they come from fonts and decide where things lie. So the
/// bits are the same wherever the fonts and the demos are the same, as on the machine it was made on.
///
/// As text it has one line for each event, with its time, and one for each step:
///
/// ```
/// riff recording 1
/// demos paging-intro rainbow
/// window 800 600 1
/// place rainbow
/// time paging-intro 2
/// demo rainbow
/// at 1.5
/// speed 1
/// plays
/// knob springs response 0.5
/// 0 resized 800 600 1
/// step 0
/// 0.25 press 300 568 1
/// 0.27 move 310 568
/// step 0.016666666666666666
/// 0.5 key right shift
/// 0.5 text "a \"b\""
/// step 0.016666666666666666
/// end
/// ```
///
/// | line | means |
/// | - | - |
/// | `riff recording 1` | comes first: the format and its version |
/// | `demos NAME…` | the gallery, in its order |
/// | `window WIDTH HEIGHT SCALE` | in points, and the pixels of a point |
/// | `place NAME`, `time NAME TIME` | where somebody was: the demo, and playheads by demo; optional |
/// | `demo NAME`, `at TIME`, `speed X`, `plays` | what the command line asked for; optional |
/// | `knob …`, `track …` | what was changed in the demos, as in a `Document`; optional |
/// | `TIME EVENT …` | something a hand did, in seconds that never decrease |
/// | `step DT` | the events above and `DT` seconds gave a frame |
/// | `end` | the session came to its end |
///
/// | event | means |
/// | - | - |
/// | `move X Y`, `press X Y CLICKS`, `release X Y`, `leave` | the pointer, in points |
/// | `wheel X Y ATX ATY MODIFIERS [precise] [flipped]` | ticks, and where the pointer was |
/// | `fingers-down X Y` | two fingers, with the point midway between them |
/// | `fingers SCALE DEGREES X Y` | how far apart and turned they are since then, 1 and 0 at first |
/// | `fingers-up` | one of them has left |
/// | `stick X Y` | a game controller's left stick, −1…1 |
/// | `triggers LEFT RIGHT` | how far they are pulled, 0…1 |
/// | `pad BUTTON`, `pad-up BUTTON` | a button of it is pressed, released |
/// | `pad-on "NAME"`, `pad-off` | a controller has come, or has gone |
/// | `key KEY MODIFIERS [repeat]`, `key-up KEY` | a key |
/// | `text "TYPED"` | what was typed |
/// | `pasted "TEXT"` | what the clipboard held when it was pasted |
/// | `modifiers MODIFIERS` | those that are down have changed |
/// | `resized WIDTH HEIGHT SCALE` | the window, as above |
/// | `focus-lost`, `close` | the window's as well |
///
/// Modifiers are `none` or joined as `shift+control`; keys are names (`space`, `page-up`, `f11`) or
/// characters (`"a"`). Numbers read back to the same bits. Blank lines and lines that begin with `#`
/// say nothing.
///
/// A recording without `end` was cut off. Its whole steps count; what was being written does not.
public struct Recording: Equatable, Sendable {
  /// What a session is given for one frame.
  public struct Step: Equatable, Sendable {
    public var events: [TimedEvent]
    /// In seconds.
    public var dt: Double

    public init(_ events: [TimedEvent], dt: Double) {
      self.events = events
      self.dt = dt
    }

    /// The step as a session is to take it so that it can be recorded: the times of its events do
    /// not lie before `time`, nor one before another, and `dt` lies in 0…3600, or is 0 where it is no
    /// number.
    public func inOrder(after time: Double) -> Step {
      var last = time
      var step = self
      for index in events.indices {
        if events[index].time > last, events[index].time.isFinite { last = events[index].time }
        step.events[index].time = last
      }
      step.dt = dt > 0 ? min(dt, Self.longest) : 0
      return step
    }

    static let longest = 3600.0
  }

  public var start: SessionStart
  public var steps: [Step]
  /// Whether the session came to its end; else its recording was cut off.
  public var isComplete: Bool

  public init(_ start: SessionStart, steps: [Step] = [], isComplete: Bool = true) {
    self.start = start
    self.steps = steps
    self.isComplete = isComplete
  }

  /// When each step was shown, in seconds since the start. It is `dt` after the step before it, or
  /// when its last event happened if that is later: while nothing moved, there were no steps.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public var times: [Double] {
    var now = 0.0
    var origin: Double?
    return steps.map { step in
      now += step.dt
      if let last = step.events.last?.time {
        let start = origin ?? last - now
        origin = start
        now = max(now, last - start)
      }
      return now
    }
  }
}
