import Foundation
import Testing

/// The README and the pages in `docs`: their length, pictures and links.
@Suite struct GuideTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let pages = [
    "explore", "edit", "draw", "import", "write-a-demo", "your-first-demo", "export", "present",
    "library",
    "command-line",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func theREADMEIsShort() throws {
    #expect(
      try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count
        <= 200)
  }

  @Test(arguments: pages)
  func aPageOpensWithAPicture(_ page: String) throws {
    let lines = try Self.text("docs/\(page).md").components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("# ") && lines[1].isEmpty)
    #expect(lines[2].hasPrefix("![") && lines[2].hasSuffix("](pictures/\(page).png)"))
  }

  @Test func picturesAreSmall() throws {
    let most =
      Self.pages.map { ("docs/pictures/\($0).png", 150_000) } + [("docs/film.gif", 1_000_000)]
    for (path, size) in most {
      #expect(try Data(contentsOf: Self.root.appending(path: path)).count < size, "\(path)")
    }
  }

  /// Links within the source lead to a file, and to a heading in it.
  @Test(
    arguments: ["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/README.md"]
      + pages.map { "docs/\($0).md" })
  func linksLeadSomewhere(_ path: String) throws {
    let text = try Self.text(path)
    let folder = Self.root.appending(path: path).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains("://") {
      let parts = match.1.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let target =
        parts[0].isEmpty ? Self.root.appending(path: path) : folder.appending(path: parts[0])
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(match.1)")
      guard parts.count > 1 else { continue }
      let headings = try String(contentsOf: target, encoding: .utf8).components(separatedBy: "\n")
        .filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(headings.contains(parts[1]), "\(path): \(match.1)")
    }
  }

  /// The name that a heading has in links, as on GitHub.
  private static func anchor(_ heading: String) -> String {
    String(
      heading.drop { $0 == "#" || $0 == " " }.lowercased().compactMap {
        $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil
      })
  }
}
