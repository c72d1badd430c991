import Foundation
import Testing

/// Ctrl+C ends commands without a window with exit code 130, and nothing is left of their work.
@Suite struct InterruptionTests {
  static let commands = [
    [
      "snapshot", "paths", "--at", Array(repeating: "1", count: 400).joined(separator: ","), "-o",
      "a.png",
    ],
    ["export", "paths", "-o", "f/%04d.png", "--fps", "240"],
    ["sample", "easing", "linear", "--count", "1000000"],
  ]

  /// The command has begun when its first file or its first line is there.
  @Test(arguments: commands.indices)
  func nothingIsLeft(_ index: Int) throws {
    let arguments = Self.commands[index]
    let folder = try Folder()
    let process = try Riff.process(arguments, home: folder)
    let output = Pipe()
    process.standardOutput = output
    let errors = try Folder()
    process.standardError = try errors.file("errors")
    try process.run()
    if arguments[0] == "sample" {
      _ = output.fileHandleForReading.availableData
    } else {
      while process.isRunning, !Self.hasPictures(folder) { sched_yield() }
    }
    process.interrupt()
    _ = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(try errors.text("errors") == "riff: Interrupted.\n")
    #expect(folder.names == [])
  }

  private static func hasPictures(_ folder: Folder) -> Bool {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    return (files ?? []).contains { $0.contains(".png") }
  }
}
