import Testing

@testable import Commands

/// What a type lacks to be a demo, from the compiler's notes and the file.
@Suite struct DemoConformanceTests {
  private static func note(_ name: String, _ type: String) -> String {
    "DemoKit.Demo:1:1: note: protocol requires property '\(name)' with type '\(type)'"
  }

  /// The lines of a type's body, what the compiler misses, and the mistake with its line.
  private static let cases: [(body: String, missing: [(String, String)], line: Int, says: String)] =
    [
      (
        "", [("timeline", "Timeline")], 1,
        "A does not conform to Demo. Add let timeline = Timeline.seconds(4)."
      ),
      (
        "  let title = \"A\"", [("title", "String")], 2,
        "A does not conform to Demo. Line 2: title must be static, as in static let title = \"…\"."
      ),
      (
        "  // body\n  var body: Scene {", [("scene", "Scene")], 3,
        "A does not conform to Demo. Line 3: rename body to scene."
      ),
      (
        "  static let tittle = \"A\"\n  let length = Timeline.seconds(2)",
        [("title", "String"), ("caption", "String"), ("timeline", "Timeline")], 2,
        "A does not conform to Demo. Line 2: rename tittle to title. Line 3: rename length to timeline. Add static let caption = \"…\"."
      ),
      (
        "  let timeline = 3", [("timeline", "Timeline")], 2,
        "A does not conform to Demo. Line 2: write let timeline = Timeline.seconds(4) instead of let timeline."
      ),
      (
        "  static let scene = Scene(ground: .ink) {}", [("scene", "Scene")], 2,
        "A does not conform to Demo. Line 2: scene can't be static."
      ),
      (
        "  func buttons(at time: Double) -> [StageButton] { [] }",
        [("buttons(at:isPlaying:)", "(Double, Bool) -> [StageButton]")], 2,
        "A does not conform to Demo. Line 2: write func buttons(at time: Double, isPlaying: Bool) -> [StageButton] instead of func buttons(at time: Double) -> [StageButton]."
      ),
      (
        "  let seconds: Double", [("init()", "()")], 1,
        "A does not conform to Demo. Add init(). Or give each stored property a value."
      ),
      // Any text can be meant by any name.
      (
        "  static let secret = \"A\"", [("caption", "String")], 1,
        "A does not conform to Demo. Add static let caption = \"…\"."
      ),
    ]

  @Test func theMissingAndTheNearMissAreNamed() {
    for row in Self.cases {
      let output =
        "A.swift:1:8: error: type 'A' does not conform to protocol 'Demo'\n"
        + row.missing.map { Self.note($0, $1) }.joined(separator: "\n")
      let errors = CompilerMessages(
        output, about: "A.swift", "struct A: Demo {\n\(row.body)\n}\n"
      ).errors
      #expect(errors.map(\.sentence.english) == [row.says])
      #expect(errors.first?.line == row.line)
    }
  }

  @Test func twoProtocolsOfOneTypeAreOneMistake() {
    let output = """
      A.swift:1:8: error: type 'A' does not conform to protocol 'AdjustableDemo'
      A.swift:1:8: error: type 'A' does not conform to protocol 'Demo'
      \(Self.note("values", "KnobValues"))
      """
    let errors = CompilerMessages(output, about: "A.swift", "struct A: AdjustableDemo {}").errors
    #expect(
      errors.map(\.sentence.english) == [
        "A does not conform to Demo. Add var values = KnobValues(knobs)."
      ])
  }

  @Test func membersAreReadAsTheyAreWritten() {
    let source = """
      struct A: Demo, Other {
        private static let a: [Knob] = [.b]
        var é = Timeline.seconds(3) { didSet { let inner = 1 } }
        mutating func receive(
          _ input: DemoInput, at time: Double = 3
        ) -> Reply { .play }
        var scene: Scene { Scene {} }
      }
      let outside = 2
      extension B: ButtonedDemo { func c() {} }
      """
    let members = SwiftMembers(source)
    #expect(members.types.map(\.name) == ["A", "B"])
    #expect(members.types.map(\.inherits) == [["Demo", "Other"], ["ButtonedDemo"]])
    #expect(members.conforming(to: ["ButtonedDemo"]) == ["B"])
    let all = members.members(of: "A")
    #expect(all.map(\.name) == ["a", "é", "receive", "scene"])
    #expect(all.map(\.isStatic) == [true, false, false, false])
    #expect(all.map(\.type) == ["[Knob]", "Timeline", nil, "Scene"])
    #expect(all.map(\.line) == [2, 3, 4, 7])
    #expect(all[1].column == 7 && all[1].lineText.hasPrefix("  var é"))
    #expect(
      all[2].signature == "receive( _ input: DemoInput, at time: Double = 3 ) -> Reply")
  }
}
