import AppState
import Formats
import Interface
import Keyframes
import Playground
import SDLHost
import Stage
import Talks
import Words

/// `riff keys`: the keys of talks, and the file that changes them. `riff keys --test`: a device's
/// input.
func keys(_ arguments: Arguments) throws(Failure) {
  try arguments.refuseWords(after: 0, .keys)
  let path = Storage.configPath("keys")
  let keys = try talkKeys(at: path)
  guard arguments.has(.test) else {
    for option in [Option.renderer, .font] where arguments.has(option) {
      throw .usage("\(option.name) is for the window: add --test.")
    }
    return printLocalized { keysText(keys, path) }
  }
  try testKeys(keys, arguments)
}

/// The keys of the file at a path; the usual ones if there is no file.
private func talkKeys(at path: String?) throws(Failure) -> TalkKeys {
  guard let path, Storage.exists(path) else { return TalkKeys() }
  let text = try orFail { try Storage.read(path) }
  do throws(FileErrors) {
    return try TalkKeys(text: text)
  } catch {
    throw .world(sentences(error.errors, in: path))
  }
}

private func keysText(_ keys: TalkKeys, _ path: String?) -> String {
  let lines = TalkCommand.allCases.map { command in
    let words = keys.words(of: command)
    let line = "\(command.rawValue) = \(words.isEmpty ? "none" : words.joined(separator: " "))"
    return "  " + line.padded(to: 70) + "  " + localized(command.meaning)
  }
  let file =
    switch path {
    case let path? where Storage.exists(path): localized("They are as in the file \(path).")
    case let path?:
      localized(
        "To change keys, write such lines into the file \(path),\nbelow the line \"riff keys 1\".")
    case nil:
      localized("There is no home folder, so no file can change them: set HOME to one.")
    }
  let rest = localized(
    "Digits and Enter go to a stop; Esc closes what is on top, and at last leaves the talk. While the screen is black or white, only that key, Esc, F5 and Ctrl+Q do anything."
  )
  return """
    \(localized("The keys while a talk is presented:"))

    \(lines.joined(separator: "\n"))

    \(rest.terminalLines(width: 98).joined(separator: "\n"))

    \(file)
    \(localized("riff keys --test shows what the keys of a clicker send."))
    """
}

// MARK: The test

/// Opens a window, and prints each key that it gets, there and in the terminal.
private func testKeys(_ keys: TalkKeys, _ arguments: Arguments) throws(Failure) {
  let text = try textRenderer(arguments)
  let terminal = TerminalLanguage.current
  let language = text.shows(terminal) ? terminal : .english
  let options = HostOptions(
    title: "Riff: keys", size: Size(width: 720, height: 420), keys: .playground,
    renderer: try renderer(arguments))
  var lines: [String] = []
  try orFail {
    try Host.run(options, text: text) { events, _ in
      var isOver = false
      for event in events.map(\.event) {
        if event == .closeRequested { isOver = true }
        guard let report = KeyReport(event, keys) else { continue }
        if report.quits { isOver = true }
        let meaning = report.command?.meaning ?? report.otherwise
        let key = report.key.padded(to: 24)
        print(key, meaning.text(in: terminal))
        fflush(nil)
        lines.append("\(key) \(meaning.text(in: language))")
      }
      return language.during { testFrame(lines, isOver: isOver) }
    }
  }
}

private func testFrame(_ lines: [String], isOver: Bool) -> Frame {
  let heading = localized(
    "Press the keys of your clicker. Ctrl+Q or closing the window ends.")
  let ground = Color(0x171A21)
  var sprites = [
    Sprite(
      .rectangle(Size(width: 16_384, height: 16_384), cornerRadius: 0), fill: .color(ground)),
    line(heading, TextStyle(16, .semibold, alignment: .leading), Color(0xE8ECF4), at: 36),
  ]
  for (index, words) in lines.suffix(14).enumerated() {
    sprites.append(
      line(
        words, TextStyle(14, .regular, family: .mono, alignment: .leading), Color(0xF5B83D),
        at: 76 + 24 * Double(index)))
  }
  return Frame(
    sprites: sprites, ground: ground, scale: 1, isMoving: false, requests: isOver ? [.quit] : [])
}

private func line(_ words: String, _ style: TextStyle, _ color: Color, at y: Double) -> Sprite {
  Sprite(
    .text(words, style), transform: .translation(x: 24, y: y), fill: .color(color))
}
