import AppState
import Commands
import Playground
import SDLHost

/// A talk in a separate process that is killed at once, as by `kill -9`, and resumed by another.
struct KilledTalk {
  /// Seconds for which it waits for a process.
  private static let patience = 120.0

  private let scratch: ScratchFolder
  private let program: String
  private let arguments: [String]

  init(_ arguments: [String]) throws(Failure) {
    guard let program = Programs.own else {
      throw .world("The system doesn't say where this program is, so it can't be started again.")
    }
    self.program = program
    scratch = try orFail { try ScratchFolder() }
    self.arguments = ["present", scratch.file("talk.txt")] + arguments
  }

  /// It plays to a time at which nothing else would begin, and rests there.
  private static let talk = "riff talk 1\ndemo rainbow\nplay 0 to 1.3\n"

  /// Seconds from the start of the second process until it shows the last picture of the first one.
  func resumeTime() throws(Failure) -> Double {
    try orFail { try Storage.write(Self.talk, to: scratch.file("talk.txt")) }
    let first = try start("first")
    try wait(for: first, "first") { saved.contains("\ntime 1.3\n") && !saved.contains("\nplays") }
    // Nothing on it moves any more.
    var picture: Substring = ""
    try wait(for: first, "first") {
      let shown = lines("first").filter { $0.hasPrefix("picture ") }.suffix(2)
      picture = shown.last ?? ""
      return shown.count == 2 && shown.first == picture
    }
    first.stop()
    let begin = Host.now
    let second = try start("second")
    try wait(for: second, "second") { lines("second").contains(picture) }
    let seconds = Host.now - begin
    second.stop()
    return seconds
  }

  private var saved: String { (try? Storage.read(scratch.file("riff/presenting"))) ?? "" }

  /// A process's lines about its frames, except a line that is still being written.
  private func lines(_ name: String) -> [Substring] {
    let text = (try? Storage.read(scratch.file(name))) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private func start(_ name: String) throws(Failure) -> ChildProcess {
    let environment = [
      "XDG_STATE_HOME": scratch.path, "RIFF_FRAMES": scratch.file(name), "RIFF_PICTURES": "1",
    ]
    return try orFail {
      try ChildProcess(
        program, arguments, output: scratch.file("\(name).log"), environment: environment)
    }
  }

  private func wait(
    for process: ChildProcess, _ name: String, _ isDone: () -> Bool
  ) throws(Failure) {
    while !isDone() {
      try goOn()
      guard process.poll() == nil, process.age < Self.patience else {
        let log = (try? Storage.read(scratch.file("\(name).log"))) ?? ""
        throw .world("A talk could not be presented in another window. \(log)")
      }
      Host.wait(0.002)
    }
  }
}
