import Foundation
import Testing

@testable import Commands

/// `docs/your-first-demo.md` has what `riff new --full` writes, and every requirement, input and reply.
@Suite struct FirstDemoPageTests {
  private static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func thePageHasTheFile() throws {
    let page = try Self.text("docs/your-first-demo.md")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(blocks == [try #require(NewDemo("throw")).fullSource])
  }

  /// The members that a protocol declares, from its opening line to the brace that closes it.
  private static func requirements(_ source: String) -> [String] {
    source.matches(of: /public protocol (\w+):[^{]*\{\n(.*?)\n\}/.dotMatchesNewlines())
      .filter { $0.1 != "DisplayDemo" }
      .flatMap { $0.2.matches(of: /(?:static var|var|func) (\w+)/).map { String($0.1) } }
  }

  @Test func thePageHasEveryRequirement() throws {
    let page = try Self.text("docs/your-first-demo.md")
    let names = try ["Demo", "DemoParts"].flatMap {
      Self.requirements(try Self.text("Sources/DemoKit/\($0).swift"))
    }
    #expect(names.count > 15)
    // `fresh` and `parts` are for the app, which wraps demos.
    for name in Set(names).subtracting(["fresh", "parts"]) {
      #expect(page.contains(" \(name)"), "\(name)")
    }
  }

  @Test func thePageHasEveryInputAndReply() throws {
    let page = try Self.text("docs/your-first-demo.md")
    let source = try Self.text("Sources/DemoKit/Demo.swift")
    let cases = source.matches(of: /\n  case (\w+)/).map { String($0.1) }
    #expect(cases.count == 15)
    for name in cases { #expect(page.contains(".\(name)"), "\(name)") }
  }
}
