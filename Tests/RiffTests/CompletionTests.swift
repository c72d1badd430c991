import Demos
import Foundation
import Keyframes
import Testing

@testable import Commands

/// What shells complete. Each case needs its shell, and is skipped where that is not installed.
@Suite struct CompletionTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    for shell in Shell.allCases {
      let output = try Riff.run(["completions", shell.rawValue])
      #expect(output.status == 0 && output.errors.isEmpty)
      try Data(output.text.utf8).write(to: folder.url(shell.rawValue))
    }
    for name in ["ball.json", "talk.riff", "a b.svg", "notes.txt"] {
      try Data().write(to: folder.url(name))
    }
  }

  private static func has(_ shell: Shell) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }

  /// Runs a script of the shell in the folder, with riff in its PATH.
  private func run(_ shell: Shell, _ arguments: [String]) throws -> Riff.Output {
    let program: URL = try #require(Riff.executable)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell.rawValue] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    let path = environment["PATH"] ?? ""
    environment["PATH"] = program.deletingLastPathComponent().path + ":" + path
    environment["HOME"] = folder.path
    environment["XDG_CONFIG_HOME"] = folder.path
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return try Riff.output(of: process)
  }

  @Test(arguments: Shell.allCases)
  func theShellCanReadThem(_ shell: Shell) throws {
    guard Self.has(shell) else { return }
    let output = try run(shell, ["-n", shell.rawValue])
    #expect(output.status == 0 && output.errors.isEmpty, "\(output.errors)")
  }

  /// Words on the command line, the last one unfinished, and what they are completed to.
  struct Case: CustomTestStringConvertible, Sendable {
    let words: [String]
    let found: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., gives found: [String]) {
      (self.words, self.found) = (words, found)
    }
  }

  private static let rDemos = catalog.map(\.name).filter { $0.hasPrefix("r") }

  static let cases = [
    Case("riff", "sn", gives: ["snapshot"]),
    Case("riff", "comp", gives: ["completions"]),
    Case("riff", "help", "sna", gives: ["snapshot"]),
    Case("riff", "completions", "", gives: ["bash", "fish", "zsh"]),
    Case("riff", "export", "r", gives: rDemos),
    Case("riff", "export", "rainbow", "--fu", gives: ["--full-color"]),
    Case("riff", "export", "--fps", "", gives: []),
    Case("riff", "replay", "t", gives: ["talk.riff"]),
    Case("riff", "open", "a", gives: ["a b.svg"]),
    Case("riff", "check", "n", gives: ["notes.txt"]),
    Case("riff", "export", "n", gives: []),
    Case("riff", "list", "ea", gives: ["easings"]),
    Case("riff", "sample", "", gives: ["demo", "easing"]),
    Case("riff", "sample", "demo", "rainb", gives: ["rainbow"]),
    Case("riff", "sample", "easing", "ease-in-b", gives: ["ease-in-back", "ease-in-bounce"]),
    Case("riff", "sample", "--count", "3", "ea", gives: ["easing"]),
    Case("riff", "--full", gives: ["--fullscreen"]),
  ]

  @Test(arguments: cases)
  func bashCompletes(_ example: Case) throws {
    guard Self.has(.bash) else { return }
    let words = example.words.map(\.shellQuoted).joined(separator: " ")
    let script = """
      . ./bash; COMP_WORDS=(\(words)); COMP_CWORD=\(example.words.count - 1); _riff
      ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}" || true
      """
    let output = try run(.bash, ["--norc", "-c", script])
    #expect(output.errors.isEmpty)
    #expect(Set(output.lines.map(String.init)) == Set(example.found))
  }

  @Test(arguments: cases)
  func fishCompletes(_ example: Case) throws {
    guard Self.has(.fish) else { return }
    let line = example.words.joined(separator: " ")
    let output = try run(.fish, ["-c", "source ./fish; complete -C '\(line)'"])
    #expect(output.errors.isEmpty)
    let given = output.lines.map { line in
      String(line.split(separator: "\t")[0]).replacing("\\ ", with: " ")
    }
    // Fish also offers what has the word in its middle, if nothing begins with it.
    let prefix = example.words.last ?? ""
    #expect(Set(given.filter { $0.hasPrefix(prefix) }).isSuperset(of: example.found))
    #expect(example.found.isEmpty || Set(given) == Set(example.found), "\(given)")
  }

  /// Its completion system takes the file as riff's, and demos are described.
  @Test func zshTakesThem() throws {
    guard Self.has(.zsh) else { return }
    let script = """
      mkdir functions; cp zsh functions/_riff; fpath=($PWD/functions $fpath)
      autoload -U compinit; compinit -u -D; print $_comps[riff]
      source ./zsh; _describe() { print -l -- ${(P)4} }; _riff_demos
      """
    let output = try run(.zsh, ["-f", "-c", script])
    #expect(output.errors.isEmpty)
    #expect(
      output.lines.map(String.init) == ["_riff"] + catalog.map { "\($0.name):\($0.caption)" })
  }

  @Test @MainActor func everyExampleIsAcceptedByItsCommand() throws {
    for command in Command.allCases {
      #expect(!command.examples.isEmpty)
      for example in command.examples where example.command.hasPrefix("riff ") {
        var words = example.command.split(separator: " ").dropFirst().map(String.init)
        if command != .play { #expect(words.removeFirst() == command.rawValue) }
        let end = words.firstIndex { $0 == "|" || $0 == ">" } ?? words.count
        _ = try Arguments(Array(words[..<end]), for: command)
      }
    }
  }

  @Test func aShellThatIsUnknownIsRefused() throws {
    let output = try Riff.run(["completions", "basj"])
    #expect(output.status == 2)
    #expect(
      output.errors
        == "riff: riff completions knows bash, zsh and fish, not \"basj\". Did you mean \"bash\"?\n"
    )
  }
}
