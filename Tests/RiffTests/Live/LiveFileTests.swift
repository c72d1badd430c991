import Foundation
import Testing

@testable import Commands

/// Swift files as the program reads them: compiled, tried out, loaded.
@Suite(.enabled(if: Live.isThere)) struct LiveFileTests {
  private static func sample(_ source: String, _ name: String = "Try.swift") throws -> Riff.Output {
    let folder = try Folder()
    try Data(source.utf8).write(to: folder.url(name))
    return try Riff.run(["sample", "demo", name, "--at", "0.5"], in: folder)
  }

  @Test func aFileIsADemoLikeOthers() throws {
    let output = try Self.sample(
      Live.demo("Node(.rectangle(10, 20)).at(x: [0: 10, 1: 30], y: 5).named(\"box\")"))
    #expect(output.errors == "")
    #expect(output.status == 0)
    #expect(output.lines.contains("0.5 box x 20"))
  }

  /// Without a warning.
  @Test func theFullFileOfRiffNewRuns() throws {
    let folder = try Folder()
    _ = try Riff.run(["new", "bouncing-ball", "--full"], in: folder)
    let output = try Riff.run(["check", "BouncingBall.swift"], in: folder)
    #expect(output.errors == "")
    #expect(output.lines == ["BouncingBall.swift: 3 nodes, 960×540 pt, 0...1 s"])
  }

  /// They are named, and the file is shown.
  @Test func warningsHaveTheirLine() throws {
    let folder = try Folder()
    let source = Live.demo("Node(.rectangle(10, 20))").replacing(
      "  let timeline", with: "  func receive(_ input: DemoInput) {}\n  let timeline")
    try Data(source.utf8).write(to: folder.url("Try.swift"))
    let output = try Riff.run(["check", "Try.swift"], in: folder)
    #expect(output.status == 0 && output.errors == "")
    #expect(output.lines.first == "Try.swift: 1 node, 960×540 pt, 0...1 s")
    #expect(output.text.contains("Try.swift:4:8: receive is never called. Write mutating func"))
  }

  @Test func theFileOfRiffNewRuns() throws {
    let folder = try Folder()
    _ = try Riff.run(["new", "bouncing-ball"], in: folder)
    let output = try Riff.run(
      ["sample", "demo", "BouncingBall.swift", "--at", "1.5", "--set", "radius=20"], in: folder)
    #expect(output.errors == "")
    #expect(output.lines.contains("1.5 ball x 480"))
    #expect(output.lines.contains("1.5 ball width 40"))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let says: [String]
    var testDescription: String { name }
  }

  private static let mistakes = [
    Mistake(
      name: "two that do not compile", source: Live.demo("Node(.rectangle(foo, 20))\n      bar()"),
      says: [
        "Try.swift:8:23: Cannot find 'foo' in scope.", "      Node(.rectangle(foo, 20))",
        "Try.swift:9:7: Cannot find 'bar' in scope.",
      ]),
    Mistake(
      name: "an unfinished type", source: "struct Try: Demo {",
      says: ["Try.swift:1:", "xpected '}' in struct."]),
    Mistake(name: "no type", source: "let a = 1\n", says: ["Try.swift: Try.swift has no demo: "]),
    Mistake(
      name: "no demo", source: "struct A {}\nprivate struct B {}\n",
      says: ["Try.swift: Try.swift has no demo: "]),
    Mistake(
      name: "a trap", source: Live.demo("Node(.rectangle([1.0, 2.0][Int.random(in: 2...3)], 20))"),
      says: ["Try.swift:8:", "Index out of range (asked for its scene).", "^"]),
    Mistake(
      name: "a mistake that the engine refuses",
      source: Live.demo("Node(.rectangle(10, 20)).at(x: [0: Double.nan], y: 0)"),
      says: ["Try.swift:8:", "(asked for its scene)."]),
    Mistake(
      name: "the end of the program",
      source: Live.demo(
        "Node(.rectangle(quit(), 20))", after: "import Glibc\nfunc quit() -> Double { exit(0) }"),
      says: ["It has ended the program with exit code 0"]),
    Mistake(
      name: "a function that calls itself for ever",
      source: Live.demo(
        "Node(.rectangle(deep(1), 20))",
        after: "func deep(_ n: Double) -> Double { n + deep(n + 1) * 2 }"),
      says: ["Try.swift:12:", "call itself"]),
    Mistake(
      name: "an endless loop",
      source: Live.demo(
        "Node(.rectangle(round(1), 20))",
        after:
          "func round(_ n: Double) -> Double {\n  var n = n\n  while n != 0 { n = n > 1e9 ? 1 : n + 1 }\n  return n\n}"
      ),
      says: [
        "Try.swift:14:", "It takes too long: it was stopped after 4 seconds (asked for its scene).",
      ]),
    Mistake(
      name: "all the memory",
      source: Live.demo(
        "Node(.rectangle(fill(1), 20))",
        after:
          "func fill(_ n: Double) -> Double {\n  var all: [Double] = []\n  while !all.contains(0) || n > 0 { all += Array(repeating: n, count: 50_000_000) }\n  return all[0]\n}"
      ),
      says: ["Try.swift:14:", "It takes too much memory (asked for its scene)."]),
    Mistake(
      name: "an index in a helper",
      source: Live.demo(
        "Node(.rectangle(size(2), 20))",
        after: "func size(_ i: Int) -> Double {\n  [10, 20][i]\n}"),
      says: ["Try.swift:13:11: Index out of range (asked for its scene)."]),
    Mistake(
      name: "a precondition in a helper",
      source: Live.demo(
        "Node(.rectangle(size(2), 20))",
        after:
          "func size(_ i: Int) -> Double {\n  precondition(i < 2, \"too many\")\n  return 1\n}"),
      says: ["Try.swift:13:3: Precondition failed: too many (asked for its scene)."]),
    Mistake(
      name: "a cast",
      source: Live.demo(
        "Node(.rectangle(any() as! Double, 20))",
        after: "func any() -> Any { 3 }"),
      says: ["Try.swift:8:", "ast"]),
    Mistake(
      name: "a scene called body",
      source: Live.demo("Node(.rectangle(10, 20))").replacing("var scene", with: "var body")
        .replacing("static let title", with: "let title"),
      says: [
        "Try.swift:2:7: Try does not conform to Demo.", "Line 2: title must be static",
        "Line 6: rename body to scene.",
      ]),
  ]

  @Test(arguments: mistakes) func mistakesAreNamed(_ mistake: Mistake) throws {
    let output = try Self.sample(mistake.source)
    #expect(output.status == 1)
    #expect(output.text.isEmpty)
    for words in mistake.says { #expect(output.errors.contains(words), "\(output.errors)") }
  }

  @Test func withoutACompilerItSaysWhatToDo() throws {
    let folder = try Folder()
    try Data(Live.demo("Node(.rectangle(10, 20))").utf8).write(to: folder.url("Try.swift"))
    let process = try Riff.process(
      ["sample", "demo", "Try.swift", "--at", "0"], home: folder, environment: ["PATH": "/none"])
    let output = try Riff.output(of: process)
    #expect(output.status == 1)
    #expect(output.errors.contains("compiled by swiftc, which is not in any folder of PATH"))
  }

  @Test func withoutItsModulesItSaysWhatToDo() throws {
    let folder = try Folder()
    try Data(Live.demo("Node(.rectangle(10, 20))").utf8).write(to: folder.url("Try.swift"))
    let alone = folder.url("riff")
    try Riff.copy(to: alone)
    let process = try Riff.process(["sample", "demo", "Try.swift", "--at", "0"], home: folder)
    process.executableURL = alone
    let output = try Riff.output(of: process)
    #expect(output.status == 1)
    #expect(output.errors.contains("Swift files need Riff's modules"))
  }

  /// Nothing stays behind but what makes the next time quicker.
  @Test func temporaryFilesAreRemoved() throws {
    let cache = try Folder()
    let folder = try Folder()
    try Data(Live.demo("Node(.rectangle(10, 20))").utf8).write(to: folder.url("Try.swift"))
    let process = try Riff.process(
      ["sample", "demo", "Try.swift", "--at", "0"], home: folder,
      environment: ["XDG_CACHE_HOME": cache.path])
    #expect(try Riff.output(of: process).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path + "/riff")
    #expect(names == ["modules"])
    #expect(folder.names == ["Try.swift"], "A command allows a file for itself alone.")
  }
}

/// What these tests need, and their files.
enum Live {
  /// Whether there are a compiler and modules, as there are where Riff is built.
  static let isThere: Bool = {
    guard let folder = Riff.executable?.deletingLastPathComponent() else { return false }
    let modules = folder.appending(path: "Modules/DemoKit.swiftmodule")
    return Desktop.hasTool("swiftc") && FileManager.default.fileExists(atPath: modules.path)
  }()

  /// The text of a demo whose nodes, from line 8, are `nodes`.
  static func demo(_ nodes: String, ground: String = ".ink", after: String = "") -> String {
    """
    struct Try: Demo {
      static let title = "Try"
      static let caption = "A try."
      let timeline = Timeline.seconds(1)

      var scene: Scene {
        Scene(ground: \(ground)) {
          \(nodes)
        }
      }
    }
    \(after)

    """
  }
}
