import Words

/// The manual page riff(1), in mdoc.
nonisolated enum ManualPage {
  static var text: String {
    let lines =
      [
        ".Dd \(versionDate)", ".Dt RIFF 1", ".Os", ".Sh NAME", ".Nm riff",
        ".Nd " + localized("keyframe animation that you move with your hands"), ".Sh SYNOPSIS",
      ] + Command.allCases.flatMap(synopsis) + [".Sh DESCRIPTION"] + description
      + [".Sh COMMANDS"] + Command.allCases.flatMap(section)
      + [".Sh ENVIRONMENT"] + list(environment.map { (".It Ev \($0.name)", localized($0.meaning)) })
      + [".Sh FILES"]
      + list([
        (
          ".It Pa ~/.local/state/riff",
          localized("The edits, the demo shown last, and opened files.")
        ),
        (".It Pa ~/.config/riff/keys", localized("The keys of talks; see riff keys.")),
        (
          ".It Pa /usr/share/doc/riff",
          localized("The guide, if Riff was installed from its package.")
        ),
      ])
      + [".Sh EXIT STATUS"]
      + list(ExitCode.allCases.map { (".It \($0.rawValue)", localized($0.meaning)) })
      + [".Sh EXAMPLES"] + list(examples) + [".Sh SEE ALSO", ".Xr ffmpeg 1"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func synopsis(_ command: Command) -> [String] {
    command.usage.split(separator: "\n").flatMap { form in
      [".Nm"] + String(form.dropFirst("riff".count)).wrapped(to: 60).map(\.roff)
    }
  }

  private static var description: [String] {
    paragraph(
      localized(
        "Riff opens demos, scenes, Lottie animations, SVG files, pictures (PNG, JPEG, WebP), and demos in Swift, and lets time be dragged, scrolled and played in any direction. Everything on its stage is a function of time. Data goes to standard output, messages go to standard error. Its output has no colours."
      ))
  }

  private static func section(_ command: Command) -> [String] {
    let title = command == .play ? "riff" : "riff \(command.rawValue)"
    return [".Ss \(title)"] + paragraph(localized(command.purpose))
      + list(
        command.options.map { option in
          (
            ".It Li " + (option.names + (option.value.map { " " + $0 } ?? "")).roff,
            localized(option.meaning)
          )
        })
  }

  private static let environment: [(name: String, meaning: Message)] = [
    (
      name: "PATH",
      meaning:
        "Where ffmpeg is looked for, for films, pdftoppm and qpdf, for slides, and swiftc, which compiles demos in Swift."
    ),
    (name: "XDG_STATE_HOME", meaning: "The folder of what Riff keeps; ~/.local/state without it."),
    (
      name: "XDG_CONFIG_HOME", meaning: "The folder of the file of keys; ~/.config without it."
    ),
    (
      name: "XDG_CACHE_HOME",
      meaning: "The folder of what can be made again; ~/.cache without it."
    ),
  ]

  private static var examples: [(tag: String, text: String)] {
    Command.allCases.flatMap(\.examples).map {
      (".It Li " + $0.command.roff, localized($0.meaning))
    }
  }

  /// Tags, each with its text; nothing if there are none.
  private static func list(_ items: [(tag: String, text: String)]) -> [String] {
    guard !items.isEmpty else { return [] }
    return [".Bl -tag -width 4n"] + items.flatMap { [$0.tag] + paragraph($0.text) } + [".El"]
  }

  /// A text with a capital letter and a full stop, in lines as roff likes them: short, and a new one for
  /// each sentence.
  private static func paragraph(_ text: String) -> [String] {
    let end = text.hasSuffix(".") || text.hasSuffix("…") ? "" : "."
    return (text.prefix(1).uppercased() + text.dropFirst() + end)
      .split(separator: ". ").joined(separator: ".\n").split(separator: "\n")
      .flatMap { String($0).wrapped(to: 60) }.map(\.roff)
  }
}

nonisolated extension String {
  /// The words in lines of at most `width` characters; a longer word has its own line.
  fileprivate func wrapped(to width: Int) -> [String] {
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

  /// As text in a line of roff: nothing in it is a request, and characters beyond ASCII are named.
  fileprivate var roff: String {
    let text = unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case _ where scalar.isASCII: String(scalar)
      // Text of East Asia may be broken after any character.
      default: "\\[u\(hexadecimal(scalar.value))]" + (scalar.value < 0x2E80 ? "" : "\\:")
      }
    }
    .joined()
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}

/// At least four digits, in capitals.
private nonisolated func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
