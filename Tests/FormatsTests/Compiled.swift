import Foundation
import Stage
import Testing

/// Exported Swift on its way through the compiler.
enum Compiled {
  /// Nine times over a timeline and a little beyond both ends.
  static func times(of timeline: Timeline) -> [Double] {
    (-1...7).map { timeline.range.lowerBound + timeline.length * Double($0) / 6 }
  }

  struct Output {
    /// The scene as the compiled program writes it.
    var json: String
    /// Its sprites at each of the times.
    var frames: [String]
  }

  /// A program in a folder of its own, linked with the modules that these tests are built from.
  struct Package {
    let folder: URL
    private var files = ["main.swift"]
    private var calls: [String] = []

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(
        path: "riff-export-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Adds a scene whose type is called `type`.
    mutating func add(_ text: String, type: String) throws {
      try write(text, to: "\(type).swift")
      files.append("\(type).swift")
      calls.append("show(\(type).scene, \(type).timeline)\n")
    }

    /// Adds a file of which the program prints `expressions`, each as if it were a scene.
    mutating func add(_ text: String, file: String, printing expressions: [String]) throws {
      try write("import Keyframes\nimport Stage\n\n" + text, to: "\(file).swift")
      files.append("\(file).swift")
      calls += expressions.map { "print(\"=====\")\nprint(\($0))\n" }
    }

    private func write(_ text: String, to file: String) throws {
      try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    }

    /// Reads all as Swift, without asking what the names in it mean.
    func parse() throws {
      try Self.run("/usr/bin/env", ["swiftc", "-parse"] + files.dropFirst(), in: folder)
    }

    /// Compiles all and runs it once.
    func run() throws -> [Output] {
      try write(main + calls.joined(), to: "main.swift")
      let binaries = try Self.binaries()
      let objects = try [
        "Keyframes", "Words", "Stage", "Syntax", "SceneText", "Lottie", "SVG", "Code", "Dialects",
        "Formats",
      ].flatMap { module in try Self.objects(of: module, in: binaries) }
      let search = ["-I", binaries.appending(path: "Modules").path]
      try Self.run(
        "/usr/bin/env",
        ["swiftc", "-Onone", "-swift-version", "6", "-j", "2"] + search + files + objects
          + ["-o", "scenes"], in: folder)
      let output = try Self.run(folder.appending(path: "scenes").path, [], in: folder)
      return output.components(separatedBy: "=====\n").dropFirst().map { part in
        let parts = part.components(separatedBy: "-----\n")
        let frames = parts.dropFirst().map { String($0.dropLast()) }
        return Output(json: parts[0], frames: frames)
      }
    }

    private var main: String {
      """
      import Formats
      import Keyframes
      import Stage

      func show(_ scene: Scene, _ timeline: Timeline) {
        print("=====")
        print(ExportFormat.json.export(scene, timeline).text)
        for step in -1...7 {
          print("-----")
          print(scene.frame(at: timeline.range.lowerBound + timeline.length * Double(step) / 6))
        }
      }


      """
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    private static func files(in folder: URL, ending: String) -> [String] {
      FileManager.default.enumerator(atPath: folder.path)?
        .compactMap { $0 as? String }.filter { $0.hasSuffix(ending) } ?? []
    }

    /// Where the build put the modules: beside these tests, or, where another program loads them, where
    /// builds go unless told otherwise.
    private static func binaries() throws -> URL {
      let candidates =
        CommandLine.arguments.map { URL(filePath: $0).deletingLastPathComponent() }
        + [root.appending(path: ".build/debug")]
      let found = candidates.first {
        FileManager.default.fileExists(
          atPath: $0.appending(path: "Modules/Formats.swiftmodule").path)
      }
      return try #require(found, "The built modules are nowhere near \(candidates).")
    }

    /// Those of the sources that there are: a build keeps the objects of files that have been renamed.
    private static func objects(of module: String, in binaries: URL) throws -> [String] {
      let folder = binaries.appending(path: "\(module).build")
      let sources = Set(
        files(in: root.appending(path: "Sources/\(module)"), ending: ".swift")
          .map { URL(filePath: $0).lastPathComponent + ".o" })
      let paths = files(in: folder, ending: ".o")
        .filter { sources.contains(URL(filePath: $0).lastPathComponent) }
      try #require(!paths.isEmpty, "\(folder.path) holds no objects.")
      return paths.sorted().map { folder.appending(path: $0).path }
    }

    /// Returns what the program printed; what it says goes to a file, so that no pipe can fill up.
    @discardableResult
    private static func run(_ path: String, _ arguments: [String], in folder: URL) throws -> String
    {
      let log = folder.appending(path: "output.txt")
      try Data().write(to: log)
      let handle = try FileHandle(forWritingTo: log)
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      let output = try String(contentsOf: log, encoding: .utf8)
      try #require(process.terminationStatus == 0, "\(path) failed:\n\(output.suffix(6000))")
      return output
    }
  }
}
