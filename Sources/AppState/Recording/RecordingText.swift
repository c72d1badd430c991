import DemoKit
import Keyframes
public import Persistence
import Words

extension SessionStart {
  package static let firstLine = "riff recording 1"

  /// The first lines of a recording, each with a line break.
  public var text: String {
    let scale = pixelsPerPoint.exactText
    let opened = files.map { file in
      let scene = scenes[file.name].map { [$0.quoted] } ?? []
      return (["file", file.name, file.path.quoted] + scene).joined(separator: " ")
    }
    var lines = [Self.firstLine] + opened
    lines += [
      "demos " + demos.joined(separator: " "),
      "window \(size.width.exactText) \(size.height.exactText) \(scale)",
    ]
    if let savedSession {
      lines.append("place \(savedSession.demo)")
      let times = savedSession.times.sorted { $0.key < $1.key }
      lines += times.map { "time \($0.key) \($0.value.exactText)" }
      if savedSession.interface != 1 {
        lines.append("interface \(savedSession.interface.exactText)")
      }
      lines += savedSession.moreLines.map { "restore \($0)" }
    }
    if let demo { lines.append("demo \(demo)") }
    if let time { lines.append("at \(time.exactText)") }
    lines.append("speed \(speed.exactText)")
    if plays { lines.append("plays") }
    if language != .english { lines.append("language \(language.tag)") }
    lines += document.lines
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Recording.Step {
  /// A line for each event and one for the step, each with a line break.
  public var text: String {
    (events.map(\.line) + ["step \(dt.exactText)"]).joined(separator: "\n") + "\n"
  }
}

extension Recording {
  /// The last line of a complete recording, with a line break.
  public static let end = "end\n"

  /// - Complexity: O(*n*) in the number of events.
  public var text: String {
    start.text + steps.map(\.text).joined() + (isComplete ? Self.end : "")
  }

  /// Reads a recording's text. `demos` are the names of the available demos: a recording of others is
  /// rejected.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(text: String, demos: [String]) throws(LineError) {
    var reader = RecordingReader(demos: demos)
    let lines = Array(text.utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try reader.read(
        LineWords(line, line: index + 1), isWhole: index < lines.count - 1)
    }
    self = try reader.recording(line: lines.count)
  }
}
