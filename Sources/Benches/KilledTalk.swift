import AppState
import Commands
import Playground
import SDLHost
import Words

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
    let picture = try restingPicture(of: first)
    first.stop()
    return try secondsUntil(picture)
  }

  /// The seconds after each of `count` kills on pages of a PDF: first on every page when all have been drawn, then
  /// at random moments of the first second. Empty where PDFs can't be shown.
  func resumeTimes(onPages count: Int) throws(Failure) -> [Double] {
    let (deck, talk) = (scratch.file("deck.pdf"), scratch.file("talk.txt"))
    try orFail { try Storage.write(SampleDeck(pages: Self.pages).text, to: deck) }
    guard case .success = DeckReading.facts(at: deck, of: talk) else { return [] }
    try orFail { try Storage.write("riff talk 1\nslides deck.pdf\n", to: talk) }
    var pictures: [Int: Substring] = [:]
    return try (0..<count).map { kill throws(Failure) in
      let page = kill % Self.pages + 1
      let place = "riff talk-place 1\ntalk \"\(talk)\"\nstop \(page)\ntime 0\n"
      try orFail { try Storage.write(place, to: scratch.file("riff/presenting")) }
      let first = try start("first")
      if pictures[page] == nil { pictures[page] = try restingPicture(of: first) }
      Host.wait(.random(in: 0...1))
      first.stop()
      return try secondsUntil(pictures[page] ?? "")
    }
  }

  private static let pages = 20

  /// The picture of the first process once nothing on it moves any more.
  private func restingPicture(of first: ChildProcess) throws(Failure) -> Substring {
    var picture: Substring = ""
    try wait(for: first, "first") {
      let latest = lines("first").suffix(2)
      picture = latest.last ?? ""
      return latest.first == "shown resting" && picture.hasPrefix("picture ")
    }
    return picture
  }

  /// From the start of another process until it shows a picture.
  private func secondsUntil(_ picture: Substring) throws(Failure) -> Double {
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
    Storage.remove(scratch.file(name))
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
      if let end = process.poll() { throw failure(name, "has ended: \(end)") }
      guard process.age < Self.patience else {
        throw failure(name, "did not get that far in \(Int(Self.patience)) seconds")
      }
      Host.wait(0.002)
    }
  }

  /// A message with the problem, and with the last frames, the saved stop and the messages of the process.
  private func failure(_ name: String, _ problem: String) -> Failure {
    let log = (try? Storage.read(scratch.file("\(name).log"))) ?? ""
    let frames = lines(name).suffix(4).joined(separator: " / ")
    return .world(
      Message(
        verbatim: "The \(name) of two processes that present a talk \(problem). Its last frames: "
          + "\(frames). The saved stop: \(saved.replacing("\n", with: " / ")). Its messages: \(log)"
      ))
  }
}
