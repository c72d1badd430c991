/// Completions for bash 3.2 and later.
nonisolated enum BashCompletions {
  static var text: String {
    """
    # Completions of riff for bash, made by: riff completions bash

    # Adds what compgen finds with these arguments.
    _riff_add() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$@" -- "$cur")
    }

    # Adds folders, and files with one of these extensions; all files if there are none.
    _riff_files() {
      local extension
      compopt -o filenames 2>/dev/null
      if (($# == 0)); then _riff_add -f; return; fi
      _riff_add -d
      for extension; do _riff_add -f -X "!*.$extension"; done
    }

    _riff_demos() { _riff_add -W "$(riff list 2>/dev/null | cut -d ' ' -f 1)"; }

    _riff_easings() { _riff_add -W "$(riff list easings 2>/dev/null)"; }

    _riff() {
      local cur=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local command=play index=1 count=0 last='' word options='' valued=''
      COMPREPLY=()
      case ${COMP_WORDS[1]-} in
        \(Command.words.joined(separator: " | ")))
          if ((COMP_CWORD > 1)); then command=${COMP_WORDS[1]} index=2; fi
          ;;
      esac
      case $command in
    \(tables)
      esac

      # bash makes words of --name=value.
      if [[ $cur == '=' ]]; then
        cur=''
      elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if [[ " $valued " == *" $previous "* ]]; then
        case $command:$previous in
    \(values)
        esac
        return
      fi
      if [[ $cur == -* ]]; then _riff_add -W "$options"; return; fi

      for (( ; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ " $valued " == *" $word "* ]]; then
          index=$((index + 1))
        elif [[ $word != -* ]]; then
          count=$((count + 1)) last=$word
        fi
      done
      if [[ $command:$count == play:0 ]]; then _riff_add -W \(Command.words.joined(separator: " ").shellQuoted); fi
      case $command:$count:$last in
    \(operandCases)
      esac
    }

    complete -F _riff riff

    """
  }

  private static var tables: String {
    Command.allCases.map { command in
      let options = command.allOptions.flatMap(\.spellings).joined(separator: " ")
      let valued = command.options.filter(\.needsValue).flatMap(\.spellings)
      return
        "    \(command.rawValue)) options=\(options.shellQuoted) valued=\(valued.joined(separator: " ").shellQuoted) ;;"
    }
    .joined(separator: "\n")
  }

  private static var values: String {
    Command.allCases.flatMap { command in
      command.options.filter { $0.completion != .free }.map { option in
        let pattern = option.spellings.map { "\(command.rawValue):\($0)" }.joined(separator: " | ")
        return "      \(pattern)) \(action(option.completion)) ;;"
      }
    }
    .joined(separator: "\n")
  }

  private static var operandCases: String {
    Command.allCases.flatMap { command in
      command.positions.map { position in
        let count = position.index.map(String.init) ?? "*"
        let actions = position.operands.map(action).joined(separator: "; ")
        return "    \(command.rawValue):\(count):\(position.previous ?? "*")) \(actions) ;;"
      }
    }
    .joined(separator: "\n")
  }

  private static func action(_ operand: Operand) -> String {
    switch operand {
    case .free: ":"
    case .choice(let words): "_riff_add -W \(words.joined(separator: " ").shellQuoted)"
    case .demo: "_riff_demos"
    case .easing: "_riff_easings"
    case .file(let extensions): (["_riff_files"] + extensions).joined(separator: " ")
    case .folder: "compopt -o filenames 2>/dev/null; _riff_add -d"
    }
  }
}
