import Words

/// Completions for zsh, as a function of its completion system.
nonisolated enum ZshCompletions {
  static var text: String {
    """
    #compdef riff
    # Completions of riff for zsh, made by: riff completions zsh

    _riff_demos() {
      local line
      local -a demos
      for line in ${(f)"$(riff list 2>/dev/null)"}; do
        demos+=("${line%% *}:${line##*  }")
      done
      _describe -t demos demo demos
    }

    _riff_easings() {
      local -a easings
      easings=(${(f)"$(riff list easings 2>/dev/null)"})
      _describe -t easings easing easings
    }

    _riff_commands() {
      local -a commands
      commands=(
    \(commands)
      )
      _describe -t commands command commands
    }

    \(functions)
    _riff() {
      local command=$words[2]
      if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
        _riff_commands
        _riff_play_all
        return
      fi
      case $command in
        \(Command.words.joined(separator: " | ")))
          shift words
          (( CURRENT-- ))
          ;;
        *) command=play ;;
      esac
      case $command in
    \(cases)
      esac
    }

    if [[ $funcstack[1] == _riff ]]; then _riff "$@"; else compdef _riff riff; fi

    """
  }

  private static var commands: String {
    Command.allCases.filter { $0 != .play }.map { command in
      "    " + "\(command.rawValue):\(localized(command.purpose))".shellQuoted
    }
    .joined(separator: "\n")
  }

  /// A function for each position of a word.
  private static var functions: String {
    Command.allCases.flatMap { command in
      indices(of: command).map { index in
        let positions = command.positions.filter { $0.index == index }
        let body = positions.map { position in
          let actions = position.operands.enumerated().map { alternative($1, number: $0) }
          let words = "_alternative " + actions.joined(separator: " ")
          return position.previous.map { "if (( $words[(I)\($0)] )); then \(words); fi" } ?? words
        }
        return "\(name(command, index))() {\n"
          + body.map { "  \($0)\n" }.joined() + "}\n"
      }
    }
    .joined(separator: "\n")
  }

  private static var cases: String {
    Command.allCases.map { command in
      let options = command.allOptions.map(spec)
      let operandSpecs = indices(of: command).map { index in
        "'\(index.map { String($0 + 1) } ?? "*"):: :\(name(command, index))'"
      }
      return
        (["    \(command.rawValue))", "      _arguments -S \\"]
        + (options + operandSpecs).map { "        \($0) \\" })
        .joined(separator: "\n").dropLast(2) + "\n      ;;"
    }
    .joined(separator: "\n")
  }

  private static func indices(of command: Command) -> [Int?] {
    command.positions.map(\.index).reduce(into: []) { all, index in
      if !all.contains(index) { all.append(index) }
    }
  }

  private static func name(_ command: Command, _ index: Int?) -> String {
    "_riff_\(command.rawValue)_" + (index.map { String($0 + 1) } ?? "all")
  }

  /// An option, as `_arguments` wants it.
  private static func spec(_ option: Option) -> String {
    let repeats = option == .set ? "*" : ""
    let meaning = "[\(localized(option.meaning).escaped("[]:\\"))]"
    let value = option.value.map { value in
      "\(option.needsValue ? "" : ":"):\(value.escaped(":\\")):\(action(option.completion))"
    }
    let end = (meaning + (value ?? "")).shellQuoted
    guard let short = option.short else { return (repeats + option.name).shellQuoted + end }
    return "'(\(short) \(option.name))'{\(short),\(option.name)}\(end)"
  }

  private static func alternative(_ operand: Operand, number: Int) -> String {
    "tag\(number):word:\(action(operand))".shellQuoted
  }

  private static func action(_ operand: Operand) -> String {
    switch operand {
    case .free: " "
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .demo: "_riff_demos"
    case .easing: "_riff_easings"
    case .file([]): "_files"
    case .file(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))(-.)\""
    case .folder: "_files -/"
    }
  }
}

nonisolated extension String {
  /// With a backslash before each of `characters`.
  func escaped(_ characters: String) -> String {
    map { characters.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
