import Foundation
import Testing

/// The modules that each module may import. SwiftPM does not stop a target from importing a sibling
/// that it has not declared; these tests do.
private let laws = [
  ImportLaw("Words", may: []),
  ImportLaw("Keyframes", may: libc + ["Words"]),
  ImportLaw("Scrolling", may: libc),
  ImportLaw("Stage", may: ["Keyframes", "Words"]),
  ImportLaw("Drawing", may: libc + ["Keyframes", "Stage", "Words"]),
  ImportLaw("Films", may: ["Drawing", "Words"]),
  ImportLaw("Syntax", may: libc + ["Keyframes", "Stage", "Words"]),
  ImportLaw("SceneText", may: ["Keyframes", "Stage", "Syntax", "Words"]),
  ImportLaw("Lottie", may: libc + ["Keyframes", "Stage", "Syntax", "Words"]),
  ImportLaw("SVG", may: libc + ["Keyframes", "Stage", "Syntax", "Words"]),
  ImportLaw("Code", may: libc + ["Keyframes", "Stage", "Syntax", "Words"]),
  ImportLaw(
    "Dialects", may: libc + ["Keyframes", "Stage", "Syntax", "SceneText", "Code", "Words"]),
  ImportLaw(
    "Formats",
    may: [
      "Keyframes", "Stage", "Syntax", "SceneText", "Lottie", "SVG", "Code", "Dialects", "Words",
    ]),
  ImportLaw("Editing", may: ["Keyframes", "Stage", "Words"]),
  ImportLaw("Interface", may: ["Keyframes", "Scrolling", "Stage", "Words"]),
  ImportLaw("DemoKit", may: ["Keyframes", "Scrolling", "Stage", "Editing", "Words"]),
  ImportLaw(
    "Persistence",
    may: ["Keyframes", "Stage", "Formats", "Editing", "Interface", "DemoKit", "Words"]),
  ImportLaw(
    "Talks",
    may: [
      "Keyframes", "Stage", "Formats", "Editing", "Interface", "DemoKit", "Persistence", "Words",
    ]),
  ImportLaw(
    "AppState",
    may: [
      "Keyframes", "Scrolling", "Stage", "Formats", "Editing", "Interface", "DemoKit",
      "Persistence", "Talks", "Words",
    ]),
  ImportLaw(
    "Playground",
    may: [
      "Keyframes", "Scrolling", "Stage", "Formats", "Editing", "Interface", "DemoKit",
      "Persistence", "Talks", "AppState",
      "Words",
    ]),
  ImportLaw("Demos", may: ["Keyframes", "Scrolling", "Stage", "Editing", "DemoKit", "Words"]),
  ImportLaw("SDLHost", may: system + ["Keyframes", "Stage", "Drawing", "Interface", "Words"]),
  ImportLaw("EngineBench", may: libc + ["Keyframes", "Stage"]),
  ImportLaw(
    "Commands",
    may: system + [
      "Keyframes", "Scrolling", "Stage", "Drawing", "Films", "Formats", "Editing", "Interface",
      "DemoKit", "Persistence", "Talks", "AppState", "Playground", "Demos", "SDLHost", "Words",
    ]),
  ImportLaw("riff", may: ["Commands"]),
  ImportLaw(
    "Fuzz",
    may: [
      "Keyframes", "Stage", "Drawing", "Formats", "Interface", "DemoKit", "Persistence", "Talks",
      "AppState", "Playground",
      "Demos", "SDLHost", "Commands", "Syntax", "Words",
    ]),
  ImportLaw(
    "Benches",
    may: [
      "Keyframes", "Stage", "Drawing", "Formats", "Editing", "Interface", "DemoKit", "Persistence",
      "Talks", "AppState",
      "Playground", "Demos", "SDLHost", "Commands", "Words",
    ]),
]

private let libc = ["Darwin", "Glibc", "Musl"]
private let system =
  libc + [
    "CSDL2", "CSDL2TTF", "CFontconfig", "CFreeType", "CPNG", "CTurboJPEG", "CWebP", "CZlib",
    "CSodium", "CQREncode", "CMalloc", "CX11", "CDescriptors",
  ]

private let pureModules = [
  "Words", "Keyframes", "Scrolling", "Stage", "Drawing", "Films", "Syntax", "SceneText", "Lottie",
  "SVG",
  "Code", "Dialects", "Formats", "Editing", "Interface", "DemoKit", "Persistence", "Talks",
  "AppState",
  "Playground", "Demos",
]

/// Names that a pure module must not use, as regular expressions.
private let impurities = [
  Impurity(
    "a clock",
    #"\b(ContinuousClock|SuspendingClock|DispatchTime|Date\(|clock_gettime|gettimeofday"#
      + #"|mach_absolute_time|time\(nil\))"#),
  Impurity(
    "a random source",
    #"\.random\(|\.randomElement\(\)|\.shuffled?\(\)"#
      + #"|\b(SystemRandomNumberGenerator|arc4random\w*|drand48|rand\(\))"#),
  Impurity(
    "concurrency",
    #"\b(async|await|Task|TaskGroup|AsyncSequence|AsyncStream|MainActor|Thread|DispatchQueue)\b"#
      + #"|\bactor\s+\w"#),
  Impurity(
    "input or output",
    #"\b(fopen|fread|fwrite|fputs|fprintf|getenv|stdout|stderr|stdin)\b"#
      + #"|\b(FileManager|FileHandle|ProcessInfo|CommandLine)\b"#
      + #"|(?<![.\w])(print|debugPrint|printf|puts|readLine)\("#),
]

@Suite struct ArchitectureTests {
  let house = House.here

  @Test(arguments: laws)
  func modulesImportOnlyAllowedModules(_ law: ImportLaw) {
    let files = house.files(of: law.module)
    #expect(!files.isEmpty, "\(law.module) has no Swift files, so this checks nothing.")
    for (file, found) in files.flatMap({ file in file.imports.map { (file, $0) } })
    where !law.allowed.contains(found.text) {
      let allowed = law.allowed.joined(separator: ", ")
      file.record("imports \(found.text); \(law.module) may import \(allowed)", at: found.line)
    }
  }

  @Test func everyModuleHasARule() {
    let modules = Set(house.files.map(\.module))
    #expect(modules.subtracting(laws.map(\.module)).isEmpty, "No law says what these may import.")
  }

  @Test func productIsFreeOfFoundation() {
    for file in house.files {
      for found in file.imports where found.text.hasPrefix("Foundation") {
        file.record("imports \(found.text), which costs start-up time and memory", at: found.line)
      }
    }
  }

  @Test(arguments: impurities, pureModules)
  func pureModulesAreFreeOfSideEffects(_ impurity: Impurity, module: String) {
    for file in house.files(of: module) {
      for found in file.matches(of: impurity.pattern) {
        file.record(
          "uses \(impurity.name), \(found.text); \(module) is pure: take it as an argument",
          at: found.line)
      }
    }
  }

  @Test func wrongUseSaysSoInReleaseBuildsToo() {
    for file in house.files {
      for found in file.matches(of: #"\b(precondition|assert)(ion)?(Failure)?\("#) {
        file.record(
          "uses \(found.text)), which says nothing in release builds: use require", at: found.line)
      }
    }
  }

  /// What files say reaches a terminal by one function, which takes out what would control it.
  @Test func oneFunctionPrints() {
    for file in ["Commands", "Benches", "riff"].flatMap({ house.files(of: $0) })
    where !file.path.hasSuffix("Commands/Printing.swift") {
      for found in file.matches(of: #"\bSwift\.print\(|\b(debugPrint|printf|puts|fputs)\("#) {
        file.record("uses \(found.text)): use print of Commands/Printing.swift", at: found.line)
      }
      guard !file.path.contains("/Commands/"), !file.matches(of: #"\bprint\("#).isEmpty,
        !file.imports.contains(where: { $0.text == "Commands" })
      else { continue }
      file.record("prints without importing Commands, whose print it should use", at: 1)
    }
  }

  @Test func filesOfDemosAreShort() {
    for file in house.files(of: "Demos") {
      let count = file.code.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      if count > 150 { file.record("has \(count) lines; a demo's files have at most 150", at: 150) }
    }
  }

  @Test func everyDemoIsInTheCatalogue() throws {
    let demos = house.files(of: "Demos")
    let catalogue = try #require(
      demos.first { $0.path == "Demos/Catalog.swift" }, "Demos/Catalog.swift is missing.")
    for file in demos where file.path != catalogue.path {
      for demo in file.demos where catalogue.matches(of: #"\b\#(demo.text)\b"#).isEmpty {
        file.record("declares \(demo.text), which is not in Demos/Catalog.swift", at: demo.line)
      }
    }
  }
}

/// Tests of the simplified parsing of Swift on which the laws rely.
@Suite struct SourceFileTests {
  @Test(arguments: [
    ("import Stage", ["Stage"]),
    ("public import Stage\n  package import Drawing", ["Stage", "Drawing"]),
    ("@_exported public import Stage", ["Stage"]),
    ("@testable import Stage; import Drawing", ["Stage", "Drawing"]),
    ("@_spi(Tests)\nimport struct Stage.Node", ["Stage"]),
    ("#if canImport(Glibc)\n  import Glibc\n#endif", ["Glibc"]),
    ("// import Stage\n/* import A /* B */\nimport C */ import Drawing", ["Drawing"]),
    ("let code = \"\"\"\n  import Stage\n  \"\"\"", []),
    ("let important = 1", []),
  ])
  func importsAreFoundInCodeAlone(_ source: String, _ expected: [String]) {
    let file = SourceFile(path: "Sources/Test/Test.swift", source: source)
    #expect(file.imports.map(\.text) == expected)
  }

  @Test(arguments: [
    ("let a = 1 // Task", "let a = 1 "),
    ("a /* /* Task */ Task */ b", "a b"),
    (#"say("Task \" Task") + b"#, "say( ) + b"),
    (#"say("at \(time(nil)) (Task)")"#, "say( (time(nil)) )"),
    (##"say(#"Task " \(Task) \#(a("Task"))"#, b)"##, "say( (a( )) , b)"),
    ("say(\"\"\"\n  \"Task\"\n  \"\"\") + b", "say( ) + b"),
    ("say(\"\", b)", "say( , b)"),
  ])
  func commentsAndStringsAreBlankButInterpolationsAreCode(_ source: String, _ expected: String) {
    let code = SourceFile(path: "Sources/Test/Test.swift", source: source).code
    #expect(code.replacing(/\s+/, with: " ") == expected)
  }

  @Test(arguments: [
    (#"say("a b", c) // "d""#, ["a b"]),
    (#"say("at \(time(nil)) \(a ? "now" : "then")")"#, ["at {} {}", "now", "then"]),
    (##"say(#"a "b" \(c) \#(d)"#)"##, [#"a "b" \(c) {}"#]),
    ("say(\"\"\"\n  a\n  \"\"\")", ["\n  a\n  "]), (#"say("a\"b\nc")"#, ["a\"b\nc"]), ("a * b", []),
  ])
  func textsHaveBracesForInterpolations(_ source: String, _ expected: [String]) {
    let file = SourceFile(path: "Sources/Test/Test.swift", source: source)
    #expect(file.texts.map(\.text) == expected)
    #expect(file.texts.allSatisfy { $0.line == 1 })
  }

  @Test(arguments: [
    ("struct Rainbow: Demo {", ["Rainbow"]),
    ("public struct Rainbow: Sendable,\n  Demo\n{", ["Rainbow"]),
    ("extension Rainbow: Demo {}", ["Rainbow"]),
    ("struct Feel: AdjustableDemo, PhysicsDemo {", ["Feel"]),
    ("struct Knobs { var demo: Demo }\nstruct DemoKnobs: Equatable {}", []),
  ])
  func demosAreTypesThatConform(_ source: String, _ expected: [String]) {
    let file = SourceFile(path: "Demos/Test.swift", source: source)
    #expect(file.demos.map(\.text) == expected)
  }

  @Test func linesAreCountedFromOneThroughCommentsAndStrings() {
    let source = "/* é\n */\nlet a = \"\"\"\n  é\n  \"\"\"\nimport Stage"
    let file = SourceFile(path: "Sources/Test/Test.swift", source: source)
    #expect(file.imports.map(\.line) == [6])
  }
}

struct ImportLaw: Sendable, CustomTestStringConvertible {
  let module: String
  let allowed: [String]

  init(_ module: String, may allowed: [String]) {
    self.module = module
    self.allowed = allowed
  }

  var testDescription: String { module }
}

struct Impurity: Sendable, CustomTestStringConvertible {
  let name: String
  let pattern: String

  init(_ name: String, _ pattern: String) {
    self.name = name
    self.pattern = pattern
  }

  var testDescription: String { name }
}

/// The Swift files in some folders.
struct House: Sendable {
  let files: [SourceFile]

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let here = House(root: root, folders: ["Sources", "Demos"])
  static let tests = House(root: root, folders: ["Tests"])

  init(root: URL, folders: [String]) {
    let paths = folders.flatMap { folder in
      let inside = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (inside?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    files = paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let url = root.appending(path: path)
      guard let source = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return SourceFile(path: path, source: source, location: url.path)
    }
  }

  func files(of module: String) -> [SourceFile] {
    files.filter { $0.module == module }
  }
}

struct SourceFile: Sendable {
  /// The path relative to the root of the repository.
  let path: String
  let module: String
  /// The source with every comment and string blanked, on the same lines.
  let code: String
  private let source: String
  private let location: String

  init(path: String, source: String, location: String = "") {
    self.path = path
    self.source = source
    self.location = location
    let folders = path.split(separator: "/")
    module = String(folders[0] == "Sources" ? folders[1] : folders[0])
    code = CodeReader.code(of: source)
  }

  var imports: [(text: String, line: Int)] {
    matches(
      of: #"(?m)(?:^|;)[ \t]*(?:(?:@\w+(?:\([^)\n]*\))?|public|package|internal|fileprivate"#
        + #"|private)\s+)*import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?"#
        + #"(\w+)"#,
      group: 1)
  }

  /// The types that conform to `Demo`.
  var demos: [(text: String, line: Int)] {
    matches(
      of: #"\b(?:struct|class|enum|extension)\s+(\w+)[^:{}]*:[^{}]*?\b\w*Demo\b[^{}]*\{"#,
      group: 1)
  }

  /// Returns the parts of the code that match `pattern`, or one of its groups.
  func matches(of pattern: String, group: Int = 0) -> [(text: String, line: Int)] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else {
      preconditionFailure("Not a regular expression: \(pattern)")
    }
    let text = code as NSString
    return expression.matches(in: code, range: NSRange(location: 0, length: text.length)).map {
      let range = $0.range(at: group)
      let line = text.substring(to: range.location).count { $0 == "\n" } + 1
      return (text.substring(with: range), line)
    }
  }

  /// The texts of the strings; see ``CodeReader/texts(of:)``.
  var texts: [WrittenText] { CodeReader.texts(of: source) }

  /// Records a failure of the test at the offending line, to which editors can jump.
  func record(_ complaint: String, at line: Int) {
    Issue.record(
      "\(path):\(line) \(complaint).",
      sourceLocation: SourceLocation(
        fileID: "\(module)/\(path)", filePath: location, line: line, column: 1))
  }
}
