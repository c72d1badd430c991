/// A talk: the stops through which a speaker goes, from a text file that people write by hand. See
/// ``Talk/text`` for its format.
public struct Talk: Equatable, Sendable {
  /// Empty if the talk has none.
  public var title: String
  public var stops: [TalkStop]
  /// The planned length; nil if the file has none.
  public var timing: TalkTiming?
  /// Whether a click on the ground goes to the next stop, and the right button back.
  public var clicksAdvance = false
  /// Where the pages of its PDFs have their notes, unless a stop says it of its PDF; nil if that is to be recognised.
  public var notesSide: NotesSide?

  /// A talk with its stops in order.
  public init(title: String = "", stops: [TalkStop] = []) {
    self.title = title
    self.stops = stops
  }

  /// How many stops a talk can have.
  public static let mostStops = 1000
}

/// How long a talk may take, and when the speaker is warned.
public struct TalkTiming: Equatable, Sendable {
  /// 0.1…1440.
  public var minutes: Double
  /// How many minutes are left at the first warning, and at the second.
  public var warnings = [5.0, 1]

  /// A talk of so many minutes.
  public init(minutes: Double) { self.minutes = minutes }

  /// The minutes that a talk can take.
  public static let range = 0.1...1440.0
}

/// A stop of a talk: a demo, a file, a recorded run or a page of slides, the time of its playhead, and what plays.
public struct TalkStop: Equatable, Sendable {
  /// The subject on the stage.
  public enum Source: Hashable, Sendable {
    /// A demo of the catalogue, by its name.
    case demo(String)
    /// A file, by its path, from the folder of the talk's own file.
    case file(String)
    /// A recorded run that is played live, by its path, from the same folder.
    case replay(String)
    /// A page of a PDF, by its path, from the same folder, and its number, from 1.
    case slides(String, page: Int)
  }

  /// The subject on the stage.
  public var source: Source
  /// The playhead's time on arrival, in the demo's unit; nil is the start of `play`, or else of the
  /// timeline.
  public var time: Double?
  /// Nil if nothing plays on arrival.
  public var play: TalkPlay?
  /// A multiple of the usual rate, 0.05…4.
  public var speed = 1.0
  /// The knobs that are not as the document has them, in the order of the file.
  public var knobs: [TalkKnob] = []
  /// The demo on the page of slides; nil if there is none.
  public var place: TalkPlace?
  /// Where all pages of its PDF have their notes; nil if another stop may say so, or the talk.
  public var notesSide: NotesSide?
  /// The code beside the stage; nil if there is none.
  public var code: TalkCode?
  /// The text for the audience below the stage; empty for nothing.
  public var caption = ""
  /// The text for the speaker alone, in lines; empty for nothing.
  public var notes = ""

  /// A stop at which nothing plays.
  public init(_ source: Source, at time: Double? = nil) {
    self.source = source
    self.time = time
  }
}

/// The range that plays at a stop, and for how long.
public struct TalkPlay: Equatable, Sendable {
  /// The behaviour at the end of the range.
  public enum Ending: String, CaseIterable, Sendable {
    /// Stops at the end.
    case once
    /// At the end it starts again.
    case loop
    /// At the end it turns around.
    case pingPong = "ping-pong"
  }

  /// From where to where, in the demo's unit; nil is from the playhead to the end of the timeline.
  public var range: ClosedRange<Double>?
  /// The behaviour at the end of the range.
  public var ending = Ending.once
  /// After so many seconds it stops where it is; nil is never. Above 0.
  public var seconds: Double?

  /// See the properties for units and ranges.
  public init(
    _ range: ClosedRange<Double>? = nil, _ ending: Ending = .once, seconds: Double? = nil
  ) {
    self.range = range
    self.ending = ending
    self.seconds = seconds
  }
}

/// A knob of a stop's demo, and its value as it is written.
public struct TalkKnob: Equatable, Sendable {
  /// The knob's name in its demo.
  public var name: String
  /// As the file has it.
  public var value: String

  /// The knob called `name` at `value`.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// As `Setting` reads it.
  package var setting: String { "\(name)=\(value)" }
}
