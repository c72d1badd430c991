import Words

/// The commands of the program. The help, the manual page and the completions of shells are made from
/// the entry of each.
package nonisolated enum Command: String, CaseIterable {
  case play
  case open
  case present
  case list
  case snapshot
  case export
  case replay
  case sample
  case bench
  case check
  case new
  case talk
  case keys
  case completions
  case man
  case help

  /// The command names; `play` has none, since it is the default.
  static var words: [String] { allCases.filter { $0 != .play }.map(\.rawValue) }

  /// How it is called: a line for each form.
  var usage: String { entry.usage.joined(separator: "\n") }
  /// The same in one line, for messages.
  var usageLine: String { entry.usage.joined(separator: " or ") }
  var purpose: Message { entry.purpose }
  /// The options, without the help that each has.
  var options: [Option] { entry.options }
  /// All options, with the help.
  var allOptions: [Option] { options + [.help] }
  var positions: [OperandPosition] { entry.positions }
  /// At least one, the commonest first.
  var examples: [CommandEntry.Example] { entry.examples }
}

/// The description of a command.
nonisolated struct CommandEntry {
  /// A command to try, and its effect.
  typealias Example = (command: String, meaning: Message)

  let usage: [String]
  let purpose: Message
  var options: [Option] = []
  /// The kind of its operands, for the completions of shells.
  var positions: [OperandPosition] = []
  let examples: [Example]
}
