import AppState
import Keyframes
import Playground
import Words

/// The shells that Riff writes completions for.
nonisolated enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that the shell reads to complete the words of riff. Demos and easings are asked of riff itself.
  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}

/// `riff completions SHELL`
func completions(_ arguments: Arguments) throws(Failure) {
  try arguments.refuseWords(after: 1, .completions)
  guard let name = arguments.words.first else {
    throw .usage("riff completions needs a shell. Usage: \(Command.completions.usage)")
  }
  guard let shell = Shell(rawValue: name) else {
    let names = Shell.allCases.map(\.rawValue)
    throw .usage(
      "riff completions knows bash, zsh and fish, not \"\(name)\"."
        + hint(for: name, among: names))
  }
  print(shell.completions, terminator: "")
}

nonisolated extension String {
  /// As a shell reads it as one word: between quotation marks only if that is needed.
  /// As a shell reads it, for a path that must not look like an option.
  var shellPath: String { (hasPrefix("-") ? "./" + self : self).shellWord }

  var shellWord: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: byte >= 128 || "/._-+,:@%".utf8.contains(byte)
        }
      }
    return isPlain && !hasPrefix("-") ? self : shellQuoted
  }

  /// In single quotation marks, as one word of a POSIX shell.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
