import Words

/// Completions for fish.
nonisolated enum FishCompletions {
  static var text: String {
    """
    # Completions of riff for fish, made by: riff completions fish

    # Whether the command is $argv[1], and so many words follow it, the last of which is $argv[3].
    function __riff_at
        set -l words (commandline -opc)
        set -e words[1]
        set -l command play
        if contains -- "$words[1]" \(Command.words.joined(separator: " "))
            set command $words[1]
            set -e words[1]
        end
        test $command = $argv[1]; or return 1
        set -q argv[2]; or return 0
        set -l valued
        switch $command
    \(valued)
        end
        set -l count 0
        set -l last ''
        set -l skips 0
        for word in $words
            if test $skips = 1
                set skips 0
            else if contains -- $word $valued
                set skips 1
            else if not string match -q -- '-*' $word
                set count (math $count + 1)
                set last $word
            end
        end
        test $argv[2] = any -o $argv[2] = $count; or return 1
        not set -q argv[3]; or test $argv[3] = "$last"
    end

    function __riff_demos
        riff list 2>/dev/null | string replace -r '^(\\S+) .*  (.*)$' '$1\\t$2'
    end

    complete -c riff -f
    \(lines.joined(separator: "\n"))

    """
  }

  private static var valued: String {
    Command.allCases.compactMap { command in
      let names = command.options.filter(\.needsValue).flatMap(\.spellings)
      guard !names.isEmpty else { return nil }
      return
        "        case \(command.rawValue)\n            set valued \(names.joined(separator: " "))"
    }
    .joined(separator: "\n")
  }

  private static var lines: [String] {
    let commands = Command.allCases.filter { $0 != .play }.map { command in
      "complete -c riff -n '__riff_at play 0' -a \(command.rawValue) -d \(quoted(localized(command.purpose)))"
    }
    return commands
      + Command.allCases.flatMap { command in
        command.positions.map { position in
          let last = position.previous.map { " " + $0 } ?? ""
          let index = position.index.map(String.init) ?? "any"
          return
            "complete -c riff -n '__riff_at \(command.rawValue) \(index)\(last)' -k -a \(quoted(position.operands.map(action).joined(separator: " ")))"
        } + command.allOptions.map { line($0, of: command) }
      }
  }

  private static func line(_ option: Option, of command: Command) -> String {
    let short = option.short.map { " -s " + $0.dropFirst() } ?? ""
    let words =
      switch (option.needsValue, option.completion) {
      case (false, _): ""
      case (_, .file([])): " -r -F"
      case (_, .free): " -x"
      case (_, let operand): " -x -k -a \(quoted(action(operand)))"
      }
    return
      "complete -c riff -n '__riff_at \(command.rawValue)' -l \(option.name.dropFirst(2))\(short)\(words) -d \(quoted(localized(option.meaning)))"
  }

  private static func action(_ operand: Operand) -> String {
    switch operand {
    case .free: ""
    case .choice(let words): words.joined(separator: " ")
    case .demo: "(__riff_demos)"
    case .easing: "(riff list easings 2>/dev/null)"
    case .file(let extensions):
      "(__fish_complete_suffix \(extensions.map { "." + $0 }.joined(separator: " ")))"
    case .folder: "(__fish_complete_directories)"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.escaped("'\\") + "'"
  }
}
