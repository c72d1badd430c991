import Foundation
import Testing

@testable import Commands

/// The manual page, which is made from the same table as the help.
@Suite struct ManualPageTests {
  @Test func itNamesEveryCommandAndOption() throws {
    let page = try Riff.run(["man"]).text
    for command in Command.allCases where command != .play {
      #expect(page.contains("\n.Ss riff \(command.rawValue)\n"))
    }
    for option in Command.allCases.flatMap(\.options) {
      #expect(page.contains(option.name.replacing("-", with: "\\-")), "\(option.name)")
    }
    #expect(page.utf8.allSatisfy { $0 < 128 })
  }

  /// Skipped where mandoc is not installed.
  @Test func mandocHasNothingToSay() throws {
    let path = "/usr/bin/mandoc"
    guard FileManager.default.isExecutableFile(atPath: path) else { return }
    let folder = try Folder()
    try Data(ManualPage.text.utf8).write(to: folder.url("riff.1"))
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-T", "lint", "-W", "style", folder.url("riff.1").path]
    let output = try Riff.output(of: process)
    let lines = (output.text + output.errors).split(separator: "\n")
    // Which other pages there are depends on the machine.
    #expect(lines.filter { !$0.contains("mandoc.db") && !$0.contains("unknown manual") } == [])
  }
}
