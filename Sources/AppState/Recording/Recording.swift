public import Interface
import Persistence

/// The input of a session: how it started, and each step's events and seconds. Replayed, it gives the
/// same frames, bit for bit, at any speed.
///
/// Steps of undo from before the start are not part of it: a session that is recorded begins without
/// them. The widths of texts are not part of it either. They come from fonts and determine the layout, so frames are
/// the same only with the same fonts and demos.
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
/// | `file NAME "PATH" ["SCENE"]` | a demo of the gallery that comes from a file, and its scene; optional, before `demos` |
/// | `window WIDTH HEIGHT SCALE` | in points, and pixels per point |
/// | `place NAME`, `time NAME TIME` | the restored demo, and playheads by demo; optional |
/// | `restore …` | a line of a `SavedSession`: open panels, selection, visible times; optional |
/// | `demo NAME`, `at TIME`, `speed X`, `plays` | options of the command line; optional |
/// | `knob …`, `track …`, `nodes …`, `tokens …` and others | edits of the demos, as in a `Document`; optional |
/// | `TIME EVENT …` | an input event; times are in seconds and never decrease |
/// | `step DT` | a frame, after the events above and `DT` seconds |
/// | `end` | the end of the session |
///
/// | event | means |
/// | - | - |
/// | `move X Y`, `press X Y CLICKS`, `release X Y`, `leave` | the pointer, in points |
/// | `wheel X Y ATX ATY MODIFIERS [precise] [flipped]` | ticks, and where the pointer was |
/// | `fingers-down X Y` | two fingers, with the point midway between them |
/// | `fingers SCALE DEGREES X Y` | their distance and rotation relative to the beginning |
/// | `fingers-up` | one of them was lifted |
/// | `stick X Y` | a game controller's left stick, −1…1 |
/// | `triggers LEFT RIGHT` | how far they are pulled, 0…1 |
/// | `pad BUTTON`, `pad-up BUTTON` | a button of it was pressed, released |
/// | `pad-on "NAME"`, `pad-off` | a controller was connected, disconnected |
/// | `key KEY MODIFIERS [repeat]`, `key-up KEY` | a key |
/// | `text "TYPED"` | typed text |
/// | `pasted "TEXT"` | the pasted text of the clipboard |
/// | `modifiers MODIFIERS` | the modifiers that are now down |
/// | `resized WIDTH HEIGHT SCALE` | the window's new size, as above |
/// | `drop "PATH"` | a file was dropped on the window |
/// | `opened NAME "PATH"` | a file was read, and its demo is on the stage |
/// | `scene NAME "PATH" "TEXT"` | a file was read, and this is the scene of its demo |
/// | `saved NAME "PATH" "TEXT"` | a demo was written into its file, which has this scene now |
/// | `picture "PATH" "URL"` | a picture was read, and becomes a node |
/// | `tokens "PATH" "TEXT"` | motion tokens were read, and are added to the scene |
/// | `folder "PATH" "NAME"…` | the files of a folder, while a path is typed |
/// | `talk "PATH" "TEXT"`, `talk-keys "TEXT"` | the text of a talk file, and of the file with its keys |
/// | `warning SUBJECT ["SENTENCE"]` | a warning is shown; without a sentence, its cause has gone |
/// | `present [here]` | the command line asks to present a talk |
/// | `talk-order "TEXT"` | a speaker asks for something outside the window |
/// | `focus-lost`, `close` | the window lost the focus, or its close button was pressed |
///
/// Modifiers are `none` or joined as `shift+control`; keys are names (`space`, `page-up`, `f11`) or
/// characters (`"a"`). Numbers read back to the same bits. Blank lines and lines that begin with `#`
/// are ignored.
///
/// A recording without `end` was cut off. Its complete steps count; an incomplete last one does not.
public struct Recording: Equatable, Sendable {
  /// A session's input for one frame.
  public struct Step: Equatable, Sendable {
    public var events: [TimedEvent]
    /// In seconds.
    public var dt: Double

    public init(_ events: [TimedEvent], dt: Double) {
      self.events = events
      self.dt = dt
    }

    /// The step made valid for a recording: the times of its events are not before `time` and never
    /// decrease, and `dt` is clamped to 0…3600; NaN becomes 0.
    public func inOrder(after time: Double) -> Step {
      var last = time
      var step = self
      for index in events.indices {
        if events[index].time > last, events[index].time.isFinite { last = events[index].time }
        // Without a copy of events that are in order already.
        if events[index].time != last { step.events[index].time = last }
      }
      step.dt = dt > 0 ? min(dt, Self.longest) : 0
      return step
    }

    package static let longest = SavedRange.steps.upperBound
  }

  public var start: SessionStart
  public var steps: [Step]
  /// Whether the recording has its end; else it was cut off.
  public var isComplete: Bool
  /// The names of the files that ``addOpenedFiles()`` added.
  package private(set) var openedLater: Set<String> = []

  public init(_ start: SessionStart, steps: [Step] = [], isComplete: Bool = true) {
    self.start = start
    self.steps = steps
    self.isComplete = isComplete
  }

  /// The scenes of files that were read or saved during the recording, in this order. O(*n*) in the number of events.
  public var scenes: [SceneInFile] {
    steps.flatMap(\.events).compactMap {
      if case .scene(let scene) = $0.event { scene } else { nil }
    }
  }

  /// Adds the files that were opened during the recording to its start's files, so that they can be read before it
  /// is played. In a replay they join the gallery when they are opened; see ``openedLater``. Files whose scenes are in
  /// the recording are left out.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public mutating func addOpenedFiles() {
    var known = Set(scenes.map(\.name)).union(start.demos)
    for case .opened(let name, let path) in steps.flatMap(\.events).map(\.event)
    where known.insert(name).inserted {
      start.files.append(OpenedFile(name: name, path: path))
      start.demos.append(name)
      openedLater.insert(name)
    }
  }

  /// When each step was shown, in seconds since the start: `dt` after the previous step, or at its last
  /// event if that is later, as there are no steps while nothing moves.
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
