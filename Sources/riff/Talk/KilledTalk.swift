import Playground
import SDLHost

/// A talk in a process of its own that is killed at once, as by `kill -9`, and resumed by another.
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
    self.arguments = ["present"] + arguments
    scratch = try orFail { try ScratchFolder() }
  }

  /// A place in the middle of a talk through everything, whose stopwatch makes it change all the time.
  private static let place = "riff talk-place 1\nstop 3\ntime 0.0\nstopwatch 60.0 runs\n"

  /// Seconds from the start of the second process to its first picture, which shows where the first one was.
  func resumeTime() throws(Failure) -> Double {
    try orFail { try Storage.write(Self.place, to: scratch.file("riff/presenting")) }
    let first = try start("first")
    try wait(for: first, "first") { saved != Self.place }
    first.stop()
    let last = saved
    let begin = Host.now
    let second = try start("second")
    try wait(for: second, "second") { Self.hasShown(scratch.file("second")) }
    let seconds = Host.now - begin
    try wait(for: second, "second") { saved != last }
    second.stop()
    guard last.contains("\nstop 3\n"), saved.contains("\nstop 3\n") else {
      throw .world("A talk that was killed was not resumed where it was.")
    }
    return seconds
  }

  private var saved: String { (try? Storage.read(scratch.file("riff/presenting"))) ?? "" }

  private func start(_ name: String) throws(Failure) -> ChildProcess {
    let environment = [
      "XDG_STATE_HOME": scratch.path, "RIFF_FRAMES": scratch.file(name),
    ]
    return try orFail {
      try ChildProcess(
        program, arguments, output: scratch.file("\(name).log"), environment: environment)
    }
  }

  private static func hasShown(_ path: String) -> Bool {
    ((try? Storage.read(path)) ?? "").contains("\nshown ")
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
