import Formats
import SDLHost
import Words

/// One compilation of a Swift file: from its text to a library. It runs in a separate process.
final class LiveCompilation {
  /// The name of the function that the generated file has, for ``LiveLibrary``.
  nonisolated static let entry = "riff_types_of_this_file"
  /// Seconds after which the compiler is stopped.
  private static let patience = 60.0
  private static var count = 0

  /// The library, once it is there.
  let library: String
  /// The copy of the file that is compiled; messages name it.
  let copy: String
  /// The file's own name, and its text.
  let (name, source): (String, String)
  private let child: ChildProcess

  /// Starts to compile `source`, the text of the file called `name`.
  init(
    _ source: String, name: String, in scratch: ScratchFolder, optimizes: Bool = true
  ) throws(FileErrors) {
    let types = SwiftOutline(source).types
    guard !types.isEmpty else { throw FileErrors(Self.noDemo(in: name)) }
    (self.name, self.source) = (name, source)
    Self.count += 1
    let module = "Live\(Self.count)"
    // A folder for each, so that the file keeps its name, which is in the messages of traps.
    copy = scratch.file("\(module)/\(name)")
    library = scratch.file("\(module).so")
    do {
      let tools = try SwiftToolchain.find()
      let second = scratch.file("\(module)/RiffEntry.swift")
      try Storage.write(source, to: copy)
      try Storage.write(Self.entryFile(types), to: second)
      let arguments = tools.arguments(
        [copy, second], module: module, library: library,
        cache: Storage.cachePath("modules") ?? scratch.file("modules"), optimizes: optimizes)
      child = try ChildProcess(
        tools.compiler, arguments, output: scratch.file("\(module).log"),
        environment: ["TMPDIR": scratch.path])
    } catch let error as FileError {
      throw FileErrors(error)
    } catch {
      throw FileErrors(FileError(sentence: "\(error)"))
    }
  }

  /// Whether the library is there.
  func poll() throws(FileErrors) -> Bool {
    guard let end = child.poll() else {
      guard child.age > Self.patience else { return false }
      child.stop()
      throw FileErrors(
        FileError(
          sentence:
            "The compiler took longer than \(Int(Self.patience)) seconds and was stopped. Give long expressions types, or split them."
        ))
    }
    guard end == .exit(0), Storage.exists(library) else { throw FileErrors(problems(end)) }
    return true
  }

  func cancel() { child.stop() }

  private func problems(_ end: ChildProcess.End) -> [FileError] {
    let output = (try? Storage.read(child.output, limit: 4 << 20)) ?? ""
    if let obstacle = CompilerObstacle(output) { return [FileError(sentence: obstacle.sentence)] }
    let errors = CompilerMessages(output, about: copy, source).errors
    if !errors.isEmpty { return errors }
    let line = output.split(whereSeparator: \.isNewline).first { $0.contains("error: ") }
    let reason: Message =
      line.map { Message(verbatim: CompilerMessages.sentence($0)) }
      ?? "It ended with \(String(describing: end))."
    return [FileError(sentence: "swiftc cannot compile the file. \(reason)")]
  }

  /// The mistake of a file without a demo.
  nonisolated static func noDemo(in name: String) -> FileError {
    FileError(
      sentence:
        "\(name) has no demo: it needs a type that conforms to Demo and is not private. riff new NAME writes an example."
    )
  }

  /// The file that is compiled together with the demo's: it imports for both, and names the types.
  nonisolated static func entryFile(_ types: [String]) -> String {
    let imports = SwiftToolchain.imports.map { "@_exported import \($0)\n" }.joined()
    let list = types.map { "\($0).self" }.joined(separator: ", ")
    return """
      \(imports)
      @_cdecl("\(entry)") public func \(entry)(_ place: Swift.UnsafeMutableRawPointer) {
        place.assumingMemoryBound(to: [Any.Type].self).initialize(to: [\(list)])
      }

      """
  }
}
