import Foundation
import Testing

/// A display to open windows on, and the tools to drive and to see them.
enum Desktop {
  /// Whether there are all of: an X display, xdotool and xwd.
  static let isThere =
    ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false && tool("xdotool") != nil
    && tool("xwd") != nil

  /// Longer than anything takes on a busy machine.
  static let patience = Duration.seconds(20)

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

  /// Asks until there is an answer.
  static func wait<Value>(
    for what: String, _ ask: () throws -> Value?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Value {
    let end = ContinuousClock.now + patience
    while ContinuousClock.now < end {
      if let answer = try ask() { return answer }
    }
    return try #require(
      nil as Value?, "Waited in vain for \(what).", sourceLocation: sourceLocation)
  }
}

/// The program in a window of its own.
final class App {
  let home: Folder
  private(set) var window = ""
  private let process: Process

  /// Starts it and waits for its first picture.
  init(_ arguments: [String], home: Folder? = nil) throws {
    self.home = try home ?? Folder()
    let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    process = try Riff.process(
      arguments + ["--renderer", "software", "--size", "800x600"], home: self.home,
      environment: ["DISPLAY": display, "SDL_VIDEODRIVER": "x11"])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let pid = String(process.processIdentifier)
    window = try Desktop.wait(for: "the window") {
      // Xvfb begins anew when its last client goes, and refuses the next one: start it with -noreset.
      try #require(process.isRunning, "It ended before its window came.")
      return try Desktop.run("xdotool", ["search", "--onlyvisible", "--pid", pid])
        .map { String(decoding: $0, as: UTF8.self) }?.split(separator: "\n").first.map(String.init)
    }
    // There is no window manager that would give it the keyboard.
    try drive("windowfocus", "--sync", window)
    // Away from everything that answers to the pointer, but inside the window.
    try drive("mousemove", "--window", window, "790", "20")
    _ = try waitForPicture { $0.color(8, 590) == Picture.panel }
  }

  deinit { if process.isRunning { process.terminate() } }

  /// One call of xdotool, with its words.
  func drive(_ words: String...) throws { _ = try Desktop.run("xdotool", words) }

  /// Moves the pointer to a place in the window, or outside of it.
  func point(_ x: Int, _ y: Int) throws {
    try drive("mousemove", "--window", window, "--", String(x), String(y))
  }

  /// What is on the screen where the window is.
  func picture() throws -> Picture? {
    try Desktop.run("xwd", ["-id", window, "-silent"]).flatMap { Picture(xwd: [UInt8]($0)) }
  }

  func waitForPicture(_ isWanted: (Picture) -> Bool) throws -> Picture {
    try Desktop.wait(for: "the picture") { try picture().flatMap { isWanted($0) ? $0 : nil } }
  }

  /// A picture that is the same twice.
  func restingPicture() throws -> Picture {
    var last: Picture?
    return try Desktop.wait(for: "the picture to rest") {
      let now = try picture()
      defer { last = now }
      return now == last ? now : nil
    }
  }

  /// Where it says it is, in the file that the next start reads.
  func place() -> [String: String] {
    guard let text = try? home.text("riff/place") else { return [:] }
    var lines: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      lines[words.dropLast().joined(separator: " ")] = words.last
    }
    return lines
  }

  func waitForTime(_ demo: String, _ isWanted: (Double) -> Bool) throws {
    _ = try Desktop.wait(for: "a time of \(demo)") {
      place()["time \(demo)"].flatMap { Double($0) }.flatMap { isWanted($0) ? $0 : nil }
    }
  }

  /// Ctrl+Q, and the exit code.
  func quit() throws -> Int32 {
    try drive("key", "ctrl+q")
    _ = try Desktop.wait(for: "the end") { process.isRunning ? nil : true }
    return process.terminationStatus
  }
}
