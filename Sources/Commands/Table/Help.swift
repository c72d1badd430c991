import Interface
import Words

nonisolated extension Command {
  /// The text of `riff help COMMAND`: examples first.
  var help: String {
    let width = examples.map(\.command.count).max() ?? 0
    let tries = examples.map { example in
      "  \(example.command.padded(to: width))  \(localized(example.meaning))"
    }
    let forms = usage.split(separator: "\n").map { "  " + $0 }
    let lines = (options + [.help]).flatMap(\.helpLines)
    return
      ([localized(purpose), "", localized("Examples:")] + tries + ["", localized("Usage:")] + forms
      + ["", localized("Options:")] + lines)
      .joined(separator: "\n")
  }

  /// The text of `riff --help`.
  static var overview: String {
    let commands = allCases.map { command in
      let name = command == .play ? "[DEMO|FILE…]" : command.rawValue
      return "  riff " + name.padded(to: 13) + " " + localized(command.purpose)
    }
    let names = Command.play.options.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let codes = ExitCode.allCases.map { "\($0.rawValue) \(localized($0.meaning))" }
    return
      ([
        localized("Riff: keyframe animation that you move with your hands."), "",
        localized("Examples:"),
      ]
      + overviewExamples + ["", localized("Commands:")] + commands + [""]
      + localized("Options of riff and riff open: \(names.joined(separator: ", ")).").terminalLines(
        width: 98)
      + localized(
        "riff COMMAND --help shows the options of a command; riff --version shows the version."
      ).terminalLines(width: 98)
      + ["", localized("Exit codes:")] + codes.map { "  " + $0 })
      .joined(separator: "\n")
  }

  private static var overviewExamples: [String] {
    let shown = [Command.play, .open, .snapshot, .export].compactMap(\.examples.first)
    let width = shown.map(\.command.count).max() ?? 0
    return shown.map { "  \($0.command.padded(to: width))  \(localized($0.meaning))" }
  }
}

nonisolated extension Option {
  private static let column = 27

  /// "  -o, --output FILE.png     the picture …", in lines of at most 98 characters.
  fileprivate var helpLines: [String] {
    let left = "  " + (short == nil ? "    " : "") + names + (value.map { " " + $0 } ?? "")
    let meaning = localized(meaning).terminalLines(width: 98 - Self.column)
    let space = String(repeating: " ", count: Self.column)
    guard left.count < Self.column else { return [left] + meaning.map { space + $0 } }
    return [left.padded(to: Self.column) + (meaning.first ?? "")]
      + meaning.dropFirst().map { space + $0 }
  }
}

nonisolated extension String {
  /// The string, padded with spaces to `length` characters.
  package func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
