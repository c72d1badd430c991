import AppState
import Keyframes
import Playground
import SDLHost
import Words

/// Runs the command in the arguments.
func run(_ arguments: [String], bench: Bench) throws(Failure) {
  switch arguments.first {
  case "--help", "-h": printLocalized { Command.overview }
  case "--version":
    try refuseMore(than: arguments)
    print("riff \(version)")
  case ProbeCommand.word:
    try ProbeCommand.run(Array(arguments.dropFirst()))
  case let word?:
    if let command = Command(rawValue: word), command != .play {
      try run(command, Array(arguments.dropFirst()), bench: bench)
    } else {
      try run(.play, arguments, bench: bench)
    }
  case nil:
    try run(.play, [], bench: bench)
  }
}

private func refuseMore(than arguments: [String]) throws(Failure) {
  guard arguments.count > 1 else { return }
  throw .usage("Unexpected word after \(arguments[0]): \"\(arguments[1])\".")
}

private func run(_ command: Command, _ words: [String], bench: Bench) throws(Failure) {
  guard !words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" })
  else { return printLocalized { command.help } }
  let arguments = try Arguments(words, for: command)
  if !command.opensWindow(arguments) { Interruption.begin() }
  switch command {
  case .play: try play(arguments)
  case .open:
    guard !arguments.words.isEmpty else {
      throw .usage("riff open needs a file. Usage: \(Command.open.usage)")
    }
    try play(arguments, opens: true)
  case .present: try play(arguments, presents: true)
  case .list: try list(arguments)
  case .snapshot: try snapshot(arguments)
  case .export: try export(arguments)
  case .replay: try replay(arguments)
  case .sample: try sample(arguments)
  case .bench: try bench(arguments, words)
  case .check: try TerminalLanguage.current.during { () throws(Failure) in try check(arguments) }
  case .new: try newFile(arguments)
  case .talk: try talk(arguments)
  case .completions:
    try TerminalLanguage.current.during { () throws(Failure) in try completions(arguments) }
  case .man:
    try arguments.refuseWords(after: 0, .man)
    printLocalized(terminator: "") { ManualPage.text }
  case .keys: try keys(arguments)
  case .help: try help(arguments)
  }
}

private func help(_ arguments: Arguments) throws(Failure) {
  try arguments.refuseWords(after: 1, .help)
  guard let name = arguments.words.first else {
    printLocalized { Command.overview }
    return
  }
  guard let command = Command(rawValue: name) else {
    throw .usage(
      "riff has no command \"\(name)\"."
        + (hint(for: name, among: Command.words) ?? "riff --help shows all." as Message?))
  }
  printLocalized { command.help }
}

/// Prints a text in the language of the terminal.
func printLocalized(terminator: String = "\n", _ text: () -> String) {
  print(TerminalLanguage.current.during(text), terminator: terminator)
}

/// Throws if Ctrl+C was pressed. Called now and then by long work.
package func goOn() throws(Failure) {
  if Interruption.hasHappened { throw .interrupted }
}

extension Command {
  /// Whether the command runs until its window is closed, as Ctrl+C then does.
  fileprivate func opensWindow(_ arguments: Arguments) -> Bool {
    switch self {
    case .play, .open, .present: true
    case .keys: arguments.has(.test)
    case .replay: !arguments.has(.snapshotTimes)
    case .list, .snapshot, .export, .sample, .bench, .check, .new, .talk, .completions, .man, .help:
      false
    }
  }
}
