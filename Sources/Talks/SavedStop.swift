import Keyframes
import Persistence
import Words

/// The position in a talk, saved while it is presented, to resume it if it is interrupted.
///
/// ```
/// riff talk-place 1
/// talk "/home/ada/talk.txt"
/// stop 3
/// time 1.25
/// plays 4.5
/// speed 0.5
/// cover black
/// stopwatch 312.5 runs
/// minutes 20
/// notes
/// left
/// ```
///
/// Only differences from the start of a talk through everything have a line.
public struct SavedStop: Equatable, Sendable {
  /// The path of the talk's file; nil if it goes through everything.
  public var path: String?
  /// From 0.
  public var stop = 0
  /// Where the playhead is, in the demo's unit.
  public var time = 0.0
  public var plays = false
  /// Seconds until playback stops; nil if it doesn't.
  public var secondsLeft: Double?
  /// A multiple of the usual rate, 0.05…4.
  public var speed = 1.0
  package var cover: TalkCover?
  /// The stopwatch's time, in seconds.
  public var elapsed = 0.0
  /// Whether the stopwatch runs.
  public var isCounting = false
  /// The planned length, if the command line has one.
  public var minutes: Double?
  /// Whether the window with the notes was open.
  public var showsNotes = false
  /// Whether the talk was left at this stop, rather than interrupted: it is offered instead of resumed.
  public var isLeft = false

  package static let firstLine = "riff talk-place 1"

  public var text: String {
    var lines = [Self.firstLine]
    if let path { lines.append("talk \(path.quoted)") }
    lines.append("stop \(stop + 1)")
    lines.append("time \(time.exactText)")
    if plays { lines.append("plays" + (secondsLeft.map { " \($0.exactText)" } ?? "")) }
    if speed != 1 { lines.append("speed \(speed.exactText)") }
    if let cover { lines.append("cover \(cover.rawValue)") }
    if elapsed > 0 || isCounting {
      lines.append("stopwatch \(elapsed.exactText)" + (isCounting ? " runs" : ""))
    }
    if let minutes { lines.append("minutes \(minutes.exactText)") }
    if showsNotes { lines.append("notes") }
    if isLeft { lines.append("left") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the text of a position; nil if it is damaged or of another version.
  public init?(text: String) {
    self.init()
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.firstLine, lines.count <= 20 else { return nil }
    for line in lines.dropFirst() {
      var words = LineWords(Array(line.utf8)[...], line: 1)
      guard (try? read(&words)) != nil else { return nil }
    }
  }

  package init() {}

  private mutating func read(_ words: inout LineWords) throws(LineError) {
    let long = 0.0...1e9
    let name = try words.word("The first word")
    switch name {
    case "talk": path = try words.quoted("The path")
    case "stop": stop = try words.count("The stop", in: 1...Talk.mostStops) - 1
    case "time": time = try words.number("The time", in: SavedRange.playheads)
    case "plays":
      plays = true
      if !words.isEmpty { secondsLeft = try words.number("The seconds", in: long) }
    case "speed": speed = try words.number("The speed", in: SavedRange.speeds)
    case "cover": cover = TalkCover(rawValue: try words.word("The cover"))
    case "stopwatch":
      elapsed = try words.number("The seconds", in: long)
      isCounting = words.next() == "runs"
    case "notes": showsNotes = true
    case "left": isLeft = true
    case "minutes": minutes = try words.number("The minutes", in: TalkTiming.range)
    case _: throw words.error("There is no \(name.quoted(atMost: 40)) in a place of a talk.")
    }
    try words.finish("\(name)")
  }
}
