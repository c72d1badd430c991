import Keyframes
import Persistence

extension Talk {
  package static let firstLine = "riff talk 1"

  /// The first line of a new talk's file.
  public static let beginning = firstLine + "\n"

  /// The talk's file:
  ///
  /// ```
  /// riff talk 1
  /// title Springs for people
  /// minutes 20 warn 5 1
  ///
  /// # Lines that begin with # are comments.
  /// demo paging-intro
  ///   caption One gesture, four pages
  ///   note Drag slowly.
  ///
  /// demo springs
  ///   at 0.5
  ///   play 0.5 to 3 loop for 10 s
  ///   speed 0.25
  ///   set response=0.4
  ///
  /// file pictures/logo.svg
  /// ```
  ///
  /// | line | means |
  /// | - | - |
  /// | `riff talk 1` | comes first: the format and its version |
  /// | `title TEXT` | of the talk; before the stops, optional |
  /// | `minutes N [warn N N]` | how long it may take, and how many minutes are left at the two warnings; before the stops |
  /// | `click next` | a click on the ground goes to the next stop, the right button back; before the stops |
  /// | `notes-pages SIDE` | where the pages of PDFs have their notes: `left`, `right`, `top`, `bottom` or `none`; before the stops, or below a line with `slides`, then for that PDF only |
  /// | `demo NAME`, `file PATH` | begins a stop; the lines after it are about it, in any order |
  /// | `slides PATH [N [to N]]` | begins a stop for each of these pages of a PDF, by default all; a single page can have a caption, notes and a place |
  /// | `place DEMO in X% Y% W% H%` | shows a live demo, or a file, in this part of the page; its times, speed and knobs may follow |
  /// | `replay PATH` | begins a stop that plays a recorded run live; it has a speed, a caption and notes |
  /// | `at TIME` | where the playhead is, in the demo's unit (seconds, points, or pages from 0) |
  /// | `play [FROM to TO] [once\|loop\|ping-pong] [for SECONDS s]` | plays on arrival |
  /// | `speed X` | 0.05 to 4 |
  /// | `set KNOB=VALUE` | a knob; may come often |
  /// | `code track [NODE PROPERTY]` | shows a track beside the stage, by default the current one |
  /// | `code lines [FROM to TO]` | shows the file's text beside the stage, with these lines lit |
  /// | `caption TEXT` | for the audience |
  /// | `note TEXT` | for the speaker alone; may come often |
  ///
  /// Indentation and blank lines mean nothing. A text between quotation marks may begin or end with
  /// spaces, and have line breaks as `\n`.
  public var text: String {
    let head =
      (title.isEmpty ? [] : ["title \(title.talkText)"]) + (timing.map { [$0.text] } ?? [])
      + (clicksAdvance ? ["click next"] : [])
      + (notesSide.map { ["notes-pages \($0.rawValue)"] } ?? [])
    let stops = stops.map { "\n" + $0.text }
    return ([Self.firstLine] + head).joined(separator: "\n") + "\n" + stops.joined()
  }

  /// A talk is known by its first words. One that lacks its first line, or has it in capital letters, begins with a
  /// line that only talks have.
  public static func isTalk(_ bytes: [UInt8]) -> Bool {
    let beginning = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let lines = beginning.writtenLines.lazy.map { TalkWords($0, line: 1) }
    guard var words = lines.first(where: { !$0.isComment }), let first = words.next() else {
      return false
    }
    if first.lowercased() == "riff" { return words.next()?.lowercased() == "talk" }
    switch TalkReader.Name(rawValue: first) {
    case .title, .minutes, .demo, .file, .replay, .slides: return !words.isEmpty
    case .click, .notesPages, .place, .at, .play, .speed, .set, .code, .caption, .note, nil:
      return false
    }
  }
}

extension TalkStop {
  /// The stop's lines in a talk's file.
  public var text: String {
    var lines: [String] = []
    switch source {
    case .demo(let name): lines.append("demo \(name)")
    case .file(let path): lines.append("file \(path.talkText)")
    case .replay(let path): lines.append("replay \(path.talkText)")
    case .slides(let path, let page):
      let isPlain = path == path.talkText && !path.contains(where: \.isWhitespace)
      lines.append("slides \(isPlain ? path : path.quoted) \(page)")
    }
    if let notesSide { lines.append("notes-pages \(notesSide.rawValue)") }
    if let place { lines.append(place.text) }
    if let time { lines.append("at \(time.exactText)") }
    if let play { lines.append(play.text) }
    if speed != 1 { lines.append("speed \(speed.exactText)") }
    lines += knobs.map { "set \($0.name)=\($0.value.talkText)" }
    if let code { lines.append(code.text) }
    if !caption.isEmpty { lines.append("caption \(caption.talkText)") }
    if !notes.isEmpty {
      lines += notes.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "note \(String($0).talkText)" }
    }
    return lines.joined(separator: "\n  ") + "\n"
  }
}

extension TalkTiming {
  fileprivate var text: String {
    let warnings = warnings.map(\.exactText).joined(separator: " ")
    return "minutes \(minutes.exactText)"
      + (self == TalkTiming(minutes: minutes) ? "" : " warn \(warnings)")
  }
}

extension TalkPlay {
  fileprivate var text: String {
    var words = ["play"]
    if let range { words.append("\(range.lowerBound.exactText) to \(range.upperBound.exactText)") }
    if ending != .once { words.append(ending.rawValue) }
    if let seconds { words.append("for \(seconds.exactText) s") }
    return words.joined(separator: " ")
  }
}

extension String {
  /// As it is where that can be read back, else between quotation marks.
  fileprivate var talkText: String {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return quoted }
    let isPlain =
      first != "\"" && !first.properties.isWhitespace && !last.properties.isWhitespace
      && unicodeScalars.allSatisfy { $0.isPlain && $0 != "\n" }
    return isPlain ? self : quoted
  }
}
