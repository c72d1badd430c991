import AppState
import DemoKit
import Demos
import Editing
import Formats
import Interface
import Keyframes
import Playground
import SDLHost
import Stage
import Words

/// The demo of the catalogue called `name`; nil if there is none.
package func catalogued(_ name: String) -> (any Demo)? { catalog.first { $0.name == name } }

/// The demo called `name`, or the demo of the file at the path `name`.
///
/// `command` needs the demo: without a command, the word could also have been meant as one.
package func demo(called name: String, for command: Command) throws(Failure) -> any Demo {
  if let demo = catalogued(name) { return demo }
  if Storage.exists(Storage.absolute(name)) {
    return try demo(inFile: name, mayRun: true)
  }
  if let sentence = refusal(ofWebAddress: name) { throw .world(sentence) }
  if name.contains("/") || name.contains(".") {
    throw .world("\(name) cannot be opened: there is no such file.")
  }
  if command == .play, Command.words.contains(name) {
    throw .usage("The command \(name) comes before all options. (riff help \(name) shows them.)")
  }
  let names = catalog.map(\.name) + (command == .play ? Command.words : [])
  throw .usage(
    "No demo is called \"\(name)\"." + hint(for: name, among: names)
      + ("(riff list shows all.)" as Message?))
}

/// The demo of the file at a path, named like the file.
///
/// `mayRun`: the user has named the file just now, which allows it to run if it is code.
func demo(inFile path: String, mayRun: Bool = false) throws(Failure) -> any Demo {
  let path = Storage.absolute(path)
  switch try reading(ofFile: path, mayRun: mayRun) {
  case .demo(let demo, _, _): return demo
  case .problems(let errors): throw .world(sentences(errors, in: path))
  case .question(let question): throw .world(sentences([question.problem], in: path))
  }
}

/// Reads the file at an absolute path, however long that takes.
func reading(ofFile path: String, mayRun: Bool) throws(Failure) -> FileReading {
  let name = OpenedFile.name(for: path, taken: catalog.map(\.name))
  switch load(path, name: name) {
  case .refused(let sentence): throw .world(sentence)
  case .read(let reading, _, _, _): return reading
  case .tokens: throw .tokensAlone(path)
  case .code(let file, let kind, _):
    if mayRun { ConsentStore.shared.allow(path, remembers: false) }
    return try compiled(file, kind)
  case .same: fatalError("A file that was not read before cannot be the same.")
  }
}

/// Waits for a file that is compiled.
private func compiled(_ file: FileToRead, _ kind: FileKind) throws(Failure) -> FileReading {
  guard let reader = FileFormats.code[kind]?(file) else {
    throw .world("\(file.path) cannot be opened: this version of Riff does not read its kind.")
  }
  reader.begin()
  while true {
    try goOn()
    switch reader.poll() {
    case .demo(let demo, let notes, let warnings):
      let named = demo.name == file.name ? demo : OpenedDemo(demo, name: file.name)
      return .demo(named, notes: notes, warnings: warnings)
    case let reading?: return reading
    case nil: usleep(2000)
    }
  }
}

/// The mistakes in a file, one below the other.
func sentences(_ errors: [FileError], in path: String) -> Message {
  Message(
    verbatim: TerminalLanguage.current.during {
      errors.sorted { ($0.line ?? 0) < ($1.line ?? 0) }.map { $0.text(in: path) }
        .joined(separator: "\n")
    })
}

/// Returns `time` clamped to the demo's range, with a note on standard error if it was outside. An end as
/// `riff list` prints it is that end, though it may be rounded up.
///
/// `length` is that which the user has set; nil is the demo's own. `option` is where the time was given.
func clamped(
  _ time: Double, _ demo: any Demo, length: Double? = nil, as option: Option = .at
) -> Double {
  let timeline = demo.timeline.lasting(length)
  let clamped = timeline.clamp(time)
  if clamped != time, clamped.rounded3 != time.rounded3 {
    note(
      "\(option.name) \(time.short) is outside \(demo.name)'s range \(timeline.rangeText); using \(clamped.rounded3)."
    )
  }
  return clamped
}

/// Prints a sentence on standard error.
package func note(_ sentence: Message) {
  let text = "riff: \(sentence.text(in: TerminalLanguage.current))".printable
  if Terminal.say(text) { return }
  let line = Array("\(text)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

extension Timeline {
  /// "0...4 s", "0...3 pages", "0...1920 pt".
  var rangeText: Message {
    let unit: Message =
      switch unit {
      case .pages: "pages"
      case .points: "pt"
      case .seconds: "s"
      }
    return "\(range.lowerBound.rounded3)...\(range.upperBound.rounded3) \(unit)"
  }
}

nonisolated extension Double {
  /// At most three decimals, without trailing zeros, so that 3.5999999999999996 becomes 3.6.
  package var rounded3: String {
    // Larger numbers have no decimals.
    (abs(self) < 0x1p53 ? (self * 1000).rounded() / 1000 : self).short
  }
}

/// A number with 17 significant digits, which reads back exactly.
func exactText(_ value: Double) -> String {
  var buffer = [CChar](repeating: 0, count: 64)
  let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%.17g", $0) }
  return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
