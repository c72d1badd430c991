import Formats
import Foundation
import SDLHost
import Testing
import Words

@testable import Commands

/// What the compiler and crashes say, as mistakes with a place.
@Suite struct CompilerMessageTests {
  private static let source = "struct A: Demo {\n  let é = foo\n}\n"
  private static let path = "/tmp/x/Live1/A.swift"

  private static func errors(_ output: String) -> [FileError] {
    CompilerMessages(output, about: path, source).errors
  }

  @Test func errorsHaveTheirPlaceAndTheLine() {
    let output = """
      /tmp/x/Live1/A.swift:2:12: error: cannot find 'foo' in scope
        let é = foo
                ^~~
      /tmp/x/Live1/A.swift:1:8: error: type 'A' does not conform to protocol 'Demo'
      Stage.Scene:2:16: note: protocol requires property 'scene' with type 'Scene'
      """
    #expect(
      Self.errors(output).map(\.inEnglish) == [
        // Columns are bytes, and é has two.
        FileError(
          line: 2, column: 11, sentence: "Cannot find 'foo' in scope.",
          lineText: "  let é = foo"),
        FileError(
          line: 1, column: 8, sentence: "A does not conform to Demo. Add var scene: Scene { … }.",
          lineText: "struct A: Demo {"),
      ])
  }

  @Test func notesAreInTheirErrorsSentenceAtMostTwo() {
    let output = """
      /tmp/x/Live1/A.swift:2:12: error: no exact matches in call to initializer
      /tmp/x/Live1/A.swift:1:3: note: found this candidate
      Stage.Node:9:3: note: 'init(_:)' declared here
      Stage.Node:9:3: note: candidate expects value of type 'Double'
      Stage.Node:9:3: note: a third
      """
    #expect(
      Self.errors(output).map(\.sentence.english) == [
        "No exact matches in call to initializer. Line 1: Found this candidate. Candidate expects value of type 'Double'."
      ])
  }

  @Test(arguments: [
    (
      "reference to member 'whit' cannot be resolved without a contextual type",
      " Did you mean .white?"
    ),
    ("type 'Color' has no member 'corall'", " Did you mean .coral?"),
    ("type 'Color' has no member 'xyzzy'", ""), ("type 'Scene' has no member 'whit'", ""),
  ])
  func similarColorsAreSuggested(_ words: String, _ advice: String) throws {
    let error = try #require(Self.errors("/tmp/x/Live1/A.swift:2:12: error: \(words)").first)
    #expect(
      error.sentence.english == words.prefix(1).uppercased() + words.dropFirst() + "." + advice)
  }

  /// The list has all colours of Palette.swift, and no others.
  @Test func theNamesOfColorsAreThoseOfDemos() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let palette = try String(
      contentsOf: root.appending(path: "Sources/DemoKit/Palette.swift"), encoding: .utf8)
    let own = palette.matches(of: /static (?:let|var) (\w+)(?:: Color | = Color)/).map { "\($0.1)" }
    #expect(own.count > 9)
    #expect(Set(own).union(["black", "white", "clear"]) == Set(SwiftColors.names))
  }

  @Test(arguments: [
    "", "/tmp/x/Live1/A.swift:2:3: warning: unused", "/tmp/x/Live1/A.swift:2:3: note: here",
    "/tmp/x/Live1/B.swift:2:3: error: elsewhere", "error: link command failed with exit code 1",
    "/tmp/x/Live1/A.swift:x:3: error: no number", "/tmp/x/Live1/A.swift:", "\n\n::::\n",
  ])
  func otherLinesAreNoErrorsOfTheFile(_ output: String) {
    #expect(Self.errors(output).isEmpty)
  }

  @Test func theSameErrorIsNamedOnceAndTooManyAreLeftOut() {
    let line = "/tmp/x/Live1/A.swift:2:3: error: twice\n"
    #expect(Self.errors(line + line).count == 1)
    let many = (1...1000).map { "/tmp/x/Live1/A.swift:2:\($0): error: number \($0)\n" }.joined()
    #expect(Self.errors(many).count == 100)
    let beyond = Self.errors("/tmp/x/Live1/A.swift:99:99: error: beyond the end")
    #expect(beyond.first?.lineText == "")
  }

  @Test(arguments: [
    (
      "error: module compiled with Swift 6.3 cannot be imported by the Swift 6.2 compiler: /a",
      CompilerObstacle.otherVersion
    ),
    ("<unknown>:0: error: malformed compiled module: /a/Stage.swiftmodule", .otherVersion),
    ("RiffEntry.swift:1:19: error: no such module 'DemoKit'", .noModules),
  ])
  func obstaclesAreNotMistakesInTheFile(_ output: String, _ expected: CompilerObstacle) {
    #expect(CompilerObstacle(output) == expected)
    #expect(CompilerObstacle("A.swift:1:1: error: expected '}'") == nil)
  }

  // MARK: Crashes

  private static func report(_ lines: String..., end: ProbeEnd) -> FileError? {
    ProbeReport(
      lines.joined(separator: "\n"), end: end, about: path, name: "A.swift", source
    ).error
  }

  @Test func aCrashHasItsReasonAndTheInnermostPlaceInTheFile() {
    let error = Self.report(
      "riff-probe asked for its scene", "riff-probe at 1.25",
      "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", "",
      "*** Program crashed: Illegal instruction at 0x00007f457b96df7f ***",
      "  0 0x7f _assertionFailure(_:_:) + 302 in libswiftCore.so",
      "  2 [inlined] 0x7f subscript.get in A.so at /tmp/x/Live1/A.swift",
      "  3 0x7f A.scene.getter + 3 in A.so at /tmp/x/Live1/A.swift:2:11",
      "  4 0x7f B.scene.getter + 3 in A.so at /tmp/x/Live1/A.swift:1:1", end: .crashed)
    #expect(
      error?.inEnglish
        == FileError(
          line: 2, column: 11, sentence: "Index out of range (at 1.25).",
          lineText: "  let é = foo"))
  }

  @Test func crashesWithoutAMessageSayWhatIsKnown() {
    let overflow = Self.report(
      "riff-probe tapped", "*** Swift runtime failure: arithmetic overflow ***", end: .crashed)
    #expect(overflow?.sentence.english == "Arithmetic overflow (tapped).")
    let deep = Self.report(
      "riff-probe at 0", "*** Program crashed: Bad pointer dereference at 0x0 ***", end: .crashed)
    #expect(deep?.sentence.english.contains("call itself") == true)
    #expect(
      Self.report("", end: .crashed)?.sentence.english == "It has crashed (when it is loaded).")
  }

  @Test(arguments: [
    ("Live1/A.swift:2: Precondition failed: too many", "Precondition failed: too many", 2),
    ("Live1/A.swift:2: Assertion failed", "Assertion failed", 2),
    ("Live1/A.swift:2: Fatal error: out of luck", "out of luck", 2),
    ("Live1/A.swift:2: Fatal error", "Fatal error", 2),
    (
      "Could not cast value of type 'Swift.Int' (0x7f20) to 'Swift.String' (0x7f18).",
      "Could not cast value of type 'Swift.Int' to 'Swift.String'", nil as Int?
    ),
    (
      "Fatal error: failed to allocate 800006080 bytes of memory with alignment 8",
      "It takes too much memory", nil
    ),
  ])
  func trapsSayWhyAndMayNameTheirLine(_ output: String, _ reason: String, _ line: Int?) {
    let error = Self.report("riff-probe at 2", output, end: .crashed)
    #expect(error?.sentence.english == "\(reason) (at 2).")
    #expect(error?.line == line)
  }

  private static func tried(_ line: Int?, _ words: String, end: ProbeEnd = .crashed) -> ProbeReport
  {
    ProbeReport(
      "riff-probe at 2\n\(words)\n" + (line.map { "  0 0x7f in A.so at \(path):\($0):3" } ?? ""),
      end: end, about: path, name: "A.swift", source)
  }

  /// The second one runs without optimisation.
  @Test func theSecondTryKnowsTheLineAndTheReasonBetter() {
    let first = Self.tried(1, "Fatal error: out of luck")
    let lineOnly = first.explained(by: Self.tried(2, "Fatal error: out of luck"))
    #expect(lineOnly.error?.line == 2 && lineOnly.error?.lineText == "  let é = foo")
    #expect(first.explained(by: Self.tried(2, "Fatal error: other")).error?.line == 1)
    #expect(first.explained(by: Self.tried(nil, "Fatal error: out of luck")).error?.line == 1)
    let unknown = Self.tried(nil, "").explained(by: Self.tried(2, "Fatal error: out of luck"))
    #expect(unknown.error?.line == 2)
    #expect(unknown.error?.sentence.english == "out of luck (at 2).")
    // It ran well the second time.
    let well = ProbeReport(
      "riff-probe done 1", end: .ended(0), about: Self.path, name: "A.swift", Self.source)
    #expect(first.explained(by: well).error?.line == 1)
  }

  @Test func aSecondTryIsForCrashesAndForLoopsWithoutALine() {
    #expect(Self.tried(1, "Fatal error: a").isUnexplained)
    #expect(Self.tried(nil, "", end: .tooLong).isUnexplained)
    #expect(!Self.tried(1, "", end: .tooLong).isUnexplained)
    #expect(!Self.tried(nil, "", end: .ended(3)).isUnexplained)
  }

  @Test(arguments: [
    (SIGILL, "Fatal error: Index out of range", "Index out of range"),
    (SIGPROF, "", "It takes too long: it was stopped after 5 seconds"),
    (SIGABRT, "Fatal error: failed to allocate 8 bytes of memory", "It takes too much memory"),
    (SIGILL, "", "It has crashed"),
  ])
  func aCrashOfTheWindowIsOneMistake(_ signal: Int32, _ words: String, _ reason: String) {
    let crash = Crash(signal: signal, offsets: [-48], words: words)
    let error = ProbeReport.error(
      of: crash, [Substring(words), "  1 [inlined] 0x7f in A.so at \(Self.path):2:7"],
      about: Self.path, Self.source)
    #expect(
      error.sentence.english
        == "\(reason) (in the window). Riff started again without it. Change the file, or open it once more to run it as it is."
    )
    #expect(error.line == 2 && error.column == 7)
  }

  @Test func whatDoesNotEndWellIsAMistake() {
    #expect(Self.report("riff-probe at 2", "riff-probe done 1", end: .ended(0)) == nil)
    #expect(
      Self.report("riff-probe done 0", end: .ended(0)) == LiveCompilation.noDemo(in: "A.swift"))
    #expect(
      Self.report("riff-probe at 2", end: .tooLong)?.sentence.english
        == "It takes too long: it was stopped after 4 seconds (at 2).")
    // It has called `exit`.
    #expect(
      Self.report("riff-probe at 2", end: .ended(0))?.sentence.english
        == "It has ended the program with exit code 0 (at 2).")
    #expect(
      Self.report("riff-probe wrong The name is empty.", end: .ended(0))?.sentence.english
        == "The name is empty.")
  }
}

extension FileError {
  /// With a sentence without arguments, to compare with one that is written out.
  fileprivate var inEnglish: FileError {
    FileError(
      line: line, column: column, sentence: Message(key: sentence.english), lineText: lineText)
  }
}
