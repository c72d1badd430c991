import Foundation
import Testing

/// Checks that the code in the guide and on the libraries' pages is the code in Examples, which
/// `scripts/examples` builds from outside and runs.
@Suite struct ExampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of each Swift block of a Markdown text.
  private static func blocks(of markdown: String) -> [String] {
    markdown.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The lines without indentation and alignment, and without empty lines.
  private static func lines(of code: String) -> [String] {
    code.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  @Test(arguments: ["TerminalAnimation", "SceneToPNG", "ScrollByNumbers", "SceneToCSS"])
  func theGuideHasTheCodeOfAnExample(_ name: String) throws {
    let code = try Self.text("Examples/\(name)/main.swift")
    #expect(Self.blocks(of: try Self.text("docs/library.md")).contains(code))
  }

  @Test(arguments: ["Drawing", "Formats", "Keyframes", "Scrolling", "Stage"])
  func thePageOfALibraryIsBuilt(_ module: String) throws {
    let blocks = Self.blocks(of: try Self.text("Sources/\(module)/\(module).docc/\(module).md"))
    #expect(!blocks.isEmpty)
    let page = blocks.flatMap(Self.lines).filter { !$0.hasPrefix("import ") }
    let built = Self.lines(of: try Self.text("Examples/Pages/\(module).swift"))
    let body = built.drop { !$0.hasPrefix("func ") }.dropFirst().dropLast()
    #expect(page == Array(body))
  }
}
