import Foundation
import Testing

/// A display for windows, and the tools to control and capture them.
enum Desktop {
  /// Whether there are all of: an X display, xdotool and xwd.
  static let isThere =
    ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false && tool("xdotool") != nil
    && tool("xwd") != nil

  static func hasTool(_ name: String) -> Bool { tool(name) != nil }

  private static func tool(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a tool; what it wrote, or nil if it failed.
  static func run(_ name: String, _ arguments: [String]) throws -> Data? {
    let process = Process()
    let scratch = try Folder()
    let file: URL = try #require(tool(name))
    process.executableURL = file
    process.arguments = arguments
    process.standardOutput = try scratch.file("output")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? try scratch.data("output") : nil
  }
}

/// What a program tells of its frames, by `RIFF_FRAMES`. Whoever reads waits for the next frame, and no
/// longer than the program lives.
private final class FrameLines {
  let pipe = Pipe()
  /// How many presses of `App.mark` frames have taken.
  private(set) var marks = 0
  /// Whether the last frame is on the screen to stay.
  private(set) var isResting = false
  private var unread = ""

  /// Waits for more lines; false if the program has ended.
  func readMore() -> Bool {
    let data = pipe.fileHandleForReading.availableData
    var lines = (unread + String(decoding: data, as: UTF8.self)).components(separatedBy: "\n")
    unread = lines.removeLast()
    for line in lines {
      if line.hasPrefix("shown ") { isResting = line == "shown resting" }
      if line.contains(" key \(App.mark.lowercased()) "), !line.hasSuffix(" repeat") { marks += 1 }
    }
    return !data.isEmpty
  }
}

/// The program in a window of its own.
///
/// Nothing here waits for time. After its input a test presses `mark`, a key without a meaning: when a
/// frame has taken it, frames have taken all that came before it, and when that frame rests, there is
/// nothing more to come.
final class App {
  fileprivate static let mark = "F12"

  let home: Folder
  private(set) var window = ""
  private let process: Process
  private let frames = FrameLines()
  private var marks = 0

  /// Starts it and waits for its first picture.
  convenience init(_ arguments: [String], home: Folder? = nil) throws {
    try self.init(arguments, home: home) { $0.color(8, 590) == Picture.panel }
  }

  /// Starts it with a talk, which fills the display, and waits until it rests.
  convenience init(presenting arguments: [String], home: Folder) throws {
    try self.init(arguments, home: home) { _ in true }
    _ = try restingPicture()
  }

  private init(
    _ arguments: [String], home: Folder?, isReady: (Picture) -> Bool
  ) throws {
    self.home = try home ?? Folder()
    try self.home.skipFirstStart()
    let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    process = try Riff.process(
      arguments + ["--renderer", "software", "--size", "800x600"], home: self.home,
      environment: [
        "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "RIFF_FRAMES": "/dev/stdout",
      ])
    process.standardOutput = frames.pipe
    try process.run()
    // Xvfb begins anew when its last client goes, and refuses the next one: start it with -noreset.
    try #require(frames.readMore(), "It ended before its window came.")
    try findWindow()
    // Away from everything that reacts to the pointer, but inside the window.
    try drive("mousemove", "--window", window, "790", "20")
    _ = try waitForPicture(isReady)
  }

  private func findWindow() throws {
    let pid = String(process.processIdentifier)
    let found = try Desktop.run("xdotool", ["search", "--onlyvisible", "--pid", pid])
    let windows = String(decoding: found ?? Data(), as: UTF8.self).split(separator: "\n")
    window = String(try #require(windows.first, "It has shown a frame, but there is no window."))
    // There is no window manager to give it the keyboard focus.
    try drive("windowfocus", "--sync", window)
  }

  deinit { if process.isRunning { process.terminate() } }

  /// One call of xdotool, with its words.
  func drive(_ words: String...) throws { _ = try Desktop.run("xdotool", words) }

  /// Moves the pointer to a place in the window, or outside of it.
  func point(_ x: Int, _ y: Int) throws {
    try drive("mousemove", "--window", window, "--", String(x), String(y))
  }

  /// A capture of the window's area.
  func picture() throws -> Picture? {
    try Desktop.run("xwd", ["-id", window, "-silent"]).flatMap { Picture(xwd: [UInt8]($0)) }
  }

  /// Asks after each frame until there is an answer, or until all input has been taken and nothing
  /// moves: then no answer will come, and the test fails.
  func wait<Value>(
    for what: String, _ ask: () throws -> Value?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Value {
    try setMark()
    while true {
      // Before it asks: what is true at rest stays so.
      let isOver = isAtRest
      if let answer = try ask() { return answer }
      try #require(
        !isOver && frames.readMore(),
        "\(process.isRunning ? "It rests" : "It has ended") without \(what).",
        sourceLocation: sourceLocation)
    }
  }

  private func setMark() throws {
    try drive("key", Self.mark)
    marks += 1
  }

  /// Whether it has taken all input that came before the last mark, and nothing moves.
  private var isAtRest: Bool { frames.marks == marks && frames.isResting }

  func waitForPicture(
    _ isWanted: (Picture) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Picture {
    try wait(
      for: "the picture", { try picture().flatMap { isWanted($0) ? $0 : nil } },
      sourceLocation: sourceLocation)
  }

  /// The picture once all input has been taken and nothing moves.
  func restingPicture(sourceLocation: SourceLocation = #_sourceLocation) throws -> Picture {
    try wait(
      for: "a picture", { isAtRest ? try picture() : nil }, sourceLocation: sourceLocation)
  }

  /// The place that it has saved for the next start.
  func savedSession() -> [String: String] {
    guard let text = try? home.text("riff/place") else { return [:] }
    var lines: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      lines[words.dropLast().joined(separator: " ")] = words.last
    }
    return lines
  }

  func waitForTime(
    _ demo: String, _ isWanted: (Double) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    _ = try wait(
      for: "that time of \(demo)",
      { savedSession()["time \(demo)"].flatMap { Double($0) }.flatMap { isWanted($0) ? $0 : nil } },
      sourceLocation: sourceLocation)
  }

  /// As `kill -9`.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    while frames.readMore() {}
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  /// Ctrl+Q, and the exit code.
  func quit() throws -> Int32 {
    try drive("key", "ctrl+q")
    while frames.readMore() {}
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension Folder {
  /// Makes it a home in which Riff was started before, so that no hints for the first minute are shown.
  func skipFirstStart() throws {
    guard (try? text("riff/place")) == nil else { return }
    try FileManager.default.createDirectory(at: url("riff"), withIntermediateDirectories: true)
    try Data("riff place 1\n".utf8).write(to: url("riff/place"))
  }
}
