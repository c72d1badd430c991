import Foundation
import Testing

/// The built program, run as a separate process.
enum Riff {
  struct Output {
    let status: Int32
    let text: String
    let errors: String

    var lines: [Substring] { text.split(separator: "\n") }
  }

  /// The executable lies beside the bundle of the tests, wherever that was built.
  static let executable: URL? = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let paths =
      [CommandLine.arguments[0]] + bundles + [
        Bundle.main.bundlePath, Bundle.main.executablePath ?? "",
      ]
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var folders = [repository.appending(path: ".build/debug")]
    for path in paths.reversed() {
      var folder = URL(filePath: path)
      // A bundle of macOS holds its executable three folders down.
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        folders.insert(folder, at: folders.count - 1)
      }
    }
    return folders.map { $0.appending(path: "riff") }.first { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
    }
  }()

  /// Copies the program by another one: if this one did, processes that other tests start meanwhile would
  /// inherit the open copy, and a file that is open for writing cannot be run.
  static func copy(to url: URL) throws {
    let path = try #require(executable).path
    let copying = try Process.run(
      URL(fileURLWithPath: "/bin/cp"), arguments: [path, url.path])
    copying.waitUntilExit()
  }

  /// A process that has not been started: without a display unless `environment` names one, and with
  /// a home of its own.
  static func process(
    _ arguments: [String], home: Folder, environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    let file: URL = try #require(executable, "riff is not built: swift build")
    process.executableURL = file
    process.arguments = arguments
    var all = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { all[name] = nil }
    all["XDG_STATE_HOME"] = home.path
    // What the compiler keeps is the same for all.
    all["XDG_CACHE_HOME"] = FileManager.default.temporaryDirectory.path + "/riff-tests-cache"
    // Wayland's library prints to standard error without it.
    all["XDG_RUNTIME_DIR"] = home.path
    // The interface is in English wherever the tests run.
    all["LC_ALL"] = "C.UTF-8"
    process.environment = all.merging(environment) { $1 }
    process.currentDirectoryURL = URL(filePath: home.path)
    process.standardInput = FileHandle.nullDevice
    return process
  }

  static func run(
    _ arguments: [String], in folder: Folder? = nil, environment: [String: String] = [:]
  ) throws -> Output {
    let home = try folder ?? Folder()
    return try output(of: process(arguments, home: home, environment: environment))
  }

  /// Runs a process to its end. Its output goes to files, so that no pipe can fill up.
  static func output(of process: Process) throws -> Output {
    let scratch = try Folder()
    let (text, errors) = (try scratch.file("text"), try scratch.file("errors"))
    process.standardOutput = text
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, text: try scratch.text("text"),
      errors: try scratch.text("errors"))
  }
}

/// A temporary folder, removed after the test.
final class Folder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "riff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func url(_ name: String) -> URL { URL(filePath: path).appending(path: name) }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

  func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  func file(_ name: String) throws -> FileHandle {
    try Data().write(to: url(name))
    return try FileHandle(forWritingTo: url(name))
  }
}

/// A clock that goes on by a second whenever it is read: long enough that watched files are looked at,
/// whether or not the system has reported them. Its reports of writing can be late: they wait until
/// every process that was started meanwhile has let go of the file.
final class SteppedClock {
  private var now = 0.0

  func next() -> Double {
    now += 1
    return now
  }
}
