nonisolated extension Command {
  /// The text of `riff help COMMAND`: examples first.
  var help: String {
    let width = examples.map(\.command.count).max() ?? 0
    let tries = examples.map { example in
      "  \(example.command.padded(to: width))  \(example.meaning)"
    }
    let forms = usage.split(separator: "\n").map { "  " + $0 }
    let lines = (options + [.help]).flatMap(\.helpLines)
    return
      ([purpose, "", "Examples:"] + tries + ["", "Usage:"] + forms + ["", "Options:"] + lines)
      .joined(separator: "\n")
  }

  /// The text of `riff --help`.
  static var overview: String {
    let commands = allCases.map { command in
      let name = command == .play ? "[DEMO|FILE…]" : command.rawValue
      return "  riff " + name.padded(to: 13) + " " + command.purpose
    }
    let names = Command.play.options.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let codes = ExitCode.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return
      (["Riff: keyframe animation that you move with your hands.", "", "Examples:"]
      + overviewExamples + ["", "Commands:"] + commands + [""]
      + "Options of riff and riff open: \(names.joined(separator: ", ")).".wrapped(to: 98)
      + "riff COMMAND --help shows the options of a command; riff --version shows the version."
      .wrapped(to: 98)
      + ["", "Exit codes:"] + codes.map { "  " + $0 })
      .joined(separator: "\n")
  }

  private static var overviewExamples: [String] {
    let shown = [Command.play, .open, .snapshot, .export].compactMap(\.examples.first)
    let width = shown.map(\.command.count).max() ?? 0
    return shown.map { "  \($0.command.padded(to: width))  \($0.meaning)" }
  }
}

nonisolated extension Option {
  private static let column = 27

  /// "  -o, --output FILE.png     the picture …", in lines of at most 98 characters.
  fileprivate var helpLines: [String] {
    let left = "  " + (short == nil ? "    " : "") + names + (value.map { " " + $0 } ?? "")
    let meaning = meaning.wrapped(to: 98 - Self.column)
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

  /// The words in lines of at most `width` characters; a longer word has a line of its own.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
