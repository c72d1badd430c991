import DemoKit
import Editing
import Formats
import Keyframes
import Persistence
import Stage
import Words

// The lines of a stop, and its end, at which all of it is known.
extension TalkReader {
  mutating func readDetail(
    _ name: Name, _ words: inout TalkWords
  ) throws(FileError) {
    switch name {
    case .at, .play, .speed, .set, .code:
      // Whether these can be depends on the demo on a page, which may come below.
      if isPage { return later.append((name, words)) }
      if name == .speed || name == .set { return try readNow(name, &words) }
      // And on the knobs.
      later.append((name, words))
    case .place: try readPlace(&words)
    case .caption: stop?.caption = try words.rest("The caption")
    case .note:
      let note = try words.rest("The note")
      stop?.notes += (noteCount > 0 ? "\n" : "") + note
      noteCount += 1
    case .title, .minutes, .click, .notesPages, .demo, .file, .replay, .slides: break
    }
  }

  private mutating func readNow(_ name: Name, _ words: inout TalkWords) throws(FileError) {
    if name == .set { return try readKnob(&words) }
    stop?.speed = try words.number("The speed", in: 0.05...4)
    try words.finish("the speed")
  }

  private mutating func readKnob(_ words: inout TalkWords) throws(FileError) {
    let position = words
    let whole = try words.rest("The knob")
    guard let sign = whole.firstIndex(of: "="), sign > whole.startIndex else {
      throw position.error("A knob is set as in \"set response=0.4\".")
    }
    var value = TalkWords(String(whole[whole.index(after: sign)...]), line: position.line)
    let name = String(whole[..<sign].filter { !$0.isWhitespace })
    let text: String
    do throws(FileError) {
      text = try value.rest("The value")
    } catch {
      throw position.error(error.sentence)
    }
    guard stop?.knobs.contains(where: { $0.name == name }) == false else {
      throw position.error("This stop sets \(name.quoted(atMost: 40)) twice.")
    }
    let knob = TalkKnob(name, text)
    if let demo {
      do throws(SettingError) {
        _ = try Setting(knob.setting, for: demo)
      } catch {
        throw position.error(error.message)
      }
    }
    stop?.knobs.append(knob)
  }

  var isPage: Bool { if case .slides? = stop?.source { true } else { false } }

  var isReplay: Bool { if case .replay? = stop?.source { true } else { false } }

  // MARK: The end of a stop

  /// The subject of the stop's times and code: on a page it is the demo there.
  private var shown: TalkStop.Source? { isPage ? stop?.place?.source : stop?.source }

  /// The demo of the stop; nil for files that have not been read, and for names that mean nothing.
  private var demo: (any Demo)? {
    switch shown {
    case .demo(let name): demos[name]
    case .file(let path): files[path]?.demo
    case .replay, .slides, nil: nil
    }
  }

  mutating func endStop() {
    for (name, words) in later where name == .speed || name == .set {
      catching { reader throws(FileError) in
        var words = words
        try reader.refuseWithoutPlace(name, words)
        try reader.readNow(name, &words)
      }
    }
    let range = stop.flatMap(timeline)
    for (name, words) in later where name != .speed && name != .set {
      catching { reader throws(FileError) in try reader.readTime(name, words, in: range) }
    }
    if let stop { talk.stops.append(stop) }
    (stop, seen, later, noteCount) = (nil, [], [], 0)
  }

  /// The demo's time with the knobs of the stop.
  private func timeline(of stop: TalkStop) -> Timeline? {
    guard let demo else { return nil }
    let settings = stop.knobs.compactMap { try? Setting($0.setting, for: demo) }
    var document = document
    document.turn(settings, of: demo)
    return document.turned(demo).timeline.lasting(document[demo.name].length)
  }

  private mutating func readTime(
    _ name: Name, _ words: TalkWords, in timeline: Timeline?
  ) throws(FileError) {
    try refuseWithoutPlace(name, words)
    var words = words
    let limits = timeline?.range ?? -1e9...1e9
    if name == .code { return try readCode(words) }
    if name == .play {
      stop?.play = try TalkPlay(&words, in: limits)
      return
    }
    stop?.time = try words.number("The time", in: limits)
    try words.finish("the time")
  }

  private mutating func readCode(_ words: TalkWords) throws(FileError) {
    let position = words
    var words = words
    let code = try TalkCode(&words)
    var lineCount: Int?
    if case .file(let path)? = shown { lineCount = files[path]?.lineCount }
    if let demo, let mistake = code.mistake(in: demo, lineCount: lineCount) {
      throw position.error(mistake)
    }
    stop?.code = code
  }
}
