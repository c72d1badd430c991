import Formats
import Keyframes
import Stage
import Testing
import Words

/// Motion tokens in scenes.
@Suite struct SceneTokenTests {
  private static let text = """
    {"seconds": 0, "size": [100, 50],
     // the house's motion
     "tokens": {"enter": "cubic-bezier(0, 0, 0.2, 1)", "short": 0.2, "pop": ["ease-out-back", 0.4]},
     "nodes": [{"name": "a", "rectangle": 10,
       "x": {"keyframes": [{"time": 0, "value": 0, "easing": "enter", "duration": "short"},
         {"time": 1, "value": 10, "easing": "token(pop)"}, {"time": 2, "value": 20}]},
       "y": {"0": [0, "enter"], "1": 5}}]}
    """.replacing(#""seconds": 0, "#, with: "")

  private static func file(_ text: String) throws -> SceneFile {
    try RiffSceneReader.read(Array(text.utf8), name: "a.json") { source throws(FileError) in
      throw FileError(sentence: Message(verbatim: source))
    }
  }

  @Test func namesMeanTheTokensOfTheScene() throws {
    let scene = try Self.file(Self.text).scene
    #expect(scene.tokens.easings.map(\.name) == ["enter", "pop"])
    #expect(scene.tokens.durations.map(\.seconds) == [0.2, 0.4])
    let x = scene.nodes[0].x
    #expect(x.keyframes[0].easing.token == "enter")
    #expect(x.keyframes[0].easing.unnamed == .cubicBezier(0, 0, 0.2, 1))
    #expect(x.keyframes[0].easing.durationToken == "short")
    #expect(x.keyframes[1].easing == .token("pop", .easeOut(.back)))
    #expect(scene.nodes[0].y.keyframes[0].easing.token == "enter")
  }

  /// The first segment lasts 0.2 s instead of 1 s, and all that follows comes earlier.
  @Test func aDurationMovesWhatFollows() throws {
    let x = try Self.file(Self.text).scene.nodes[0].x
    #expect(x.keyframes.map(\.time) == [0, 0.2, 1.2])
  }

  @Test func aTokenMovesAsItsEasingDoes() {
    for easing in Easing.named.map(\.easing) + [.spring(bounce: 0.3), .hold, .steps(3)] {
      let token = Easing.token("one", easing)
      #expect(token.unnamed == easing)
      #expect(token.form == easing.form)
      let tracks = [easing, token].map { easing in
        Track([
          Keyframe(time: 0, value: 1.0, easing: easing), Keyframe(time: 2, value: 7.0),
        ])
      }
      for place in -2...42 {
        let progress = Double(place) / 40
        #expect(token(progress) == easing(progress))
        #expect(tracks[0].value(at: 2 * progress) == tracks[1].value(at: 2 * progress))
      }
    }
  }

  @Test(arguments: [
    Easing.token("a", .linear), .token("a-1_b", .easeOut(.bounce)), .linear.lasting("short"),
    .token("a", .spring(bounce: 0.2)).lasting("short"),
    Easing.token("a", .easeIn).mirrored.joined(.token("b", .hold)),
  ])
  func theNotationReadsBack(_ easing: Easing) throws {
    #expect(try Easing(notation: easing.notation) == easing)
  }

  @Test func aKnownTokenNeedsNoEasing() throws {
    let enter = Easing.token("enter", .easeOut(.quart))
    #expect(try Easing(notation: "token(enter)", customs: [enter]) == enter)
    #expect(throws: EasingNotationError.self) { try Easing(notation: "token(enter)") }
    #expect(throws: EasingNotationError.self) { try Easing(notation: "token(a b, linear)") }
    #expect(throws: EasingNotationError.self) { try Easing(notation: "token()") }
  }

  @Test func jsonReadsBackWithNames() throws {
    let file = try Self.file(Self.text)
    let text = ExportFormat.json.export(file.scene, file.timeline).text
    #expect(text.contains("\"easing\": \"token(pop)\""))
    #expect(text.contains("lasting(short, token(enter))"))
    #expect(try Pasted(text) == .scene(file.scene, file.timeline))
  }

  /// The value stands once in the file, so one place of it differs.
  @Test func aChangedTokenChangesOnePlaceOfTheFile() throws {
    let text = try SceneText(Array(Self.text.utf8), name: "a.json") { source throws(FileError) in
      throw FileError(sentence: Message(verbatim: source))
    }
    var scene = text.file.scene
    scene = scene.mapEasings {
      $0.token == "enter" ? .token("enter", .easeIn).lasting($0.durationToken) : $0
    }
    scene.tokens.easings[0].easing = .easeIn
    let new = String(decoding: try text.text(of: scene, text.file.timeline), as: UTF8.self)
    #expect(
      new
        == Self.text.replacing(
          #""enter": "cubic-bezier(0, 0, 0.2, 1)""#,
          with: #""enter": "cubic-bezier(0.42, 0, 1, 1)""#))
  }

  @Test(arguments: [
    (
      #"{"tokens": {"a": true}, "nodes": []}"#,
      "The token \"a\" is neither an easing nor a duration"
    ),
    (#"{"tokens": {"a b": 1}, "nodes": []}"#, "\"a b\" cannot name a token"),
    (#"{"tokens": {"a": 0}, "nodes": []}"#, "A duration is 0"),
    (
      #"{"tokens": {"quick": 1}, "nodes": [{"x": {"keyframes": [{"time": 0, "value": 0, "duration": "quik"}]}}]}"#,
      "No duration is called \"quik\""
    ),
    (
      #"{"timeline": {"unit": "pages", "range": [0, 3]}, "tokens": {"short": 1}, "nodes": [{"x": {"keyframes": [{"time": 0, "value": 0, "duration": "short"}]}}]}"#,
      "A duration is in seconds, and the scene's timeline isn't"
    ),
    (
      #"{"timeline": {"unit": "points", "range": [0, 3]}, "nodes": [{"x": {"keyframes": [{"time": 0, "value": 0, "easing": "lasting(short, linear)"}]}}]}"#,
      "A duration is in seconds, and the scene's timeline isn't"
    ),
  ])
  func wrongTokensAreNamed(_ text: String, _ problem: String) {
    let error = #expect(throws: FileErrors.self) { try Self.file(text) }
    #expect(error?.errors.first?.sentence.english.contains(problem) == true)
  }

  @Test func webPagesGetCustomProperties() throws {
    let file = try Self.file(Self.text)
    let css = ExportFormat.css.export(file.scene, file.timeline).text
    #expect(css.contains(":root {\n  --ease-enter: cubic-bezier(0, 0, 0.2, 1);"))
    #expect(css.contains("--duration-short: 200ms;"))
    #expect(css.contains("animation-timing-function: var(--ease-enter);"))
    #expect(!css.contains("token("))
  }

  @Test func swiftGetsConstants() throws {
    let file = try Self.file(Self.text)
    let swift = ExportFormat.swift.export(file.scene, file.timeline).text
    #expect(
      swift.contains("static let enterEasing = Easing.token(\"enter\", .cubicBezier(0, 0, 0.2, 1))")
    )
    #expect(swift.contains("easing: popEasing"))
    #expect(swift.contains("enterEasing.lasting(\"short\")"))
  }

  /// Others get the values.
  @Test(arguments: [ExportFormat.uiKit, .swiftUI, .svg, .html, .lottie])
  func otherLanguagesGetValues(_ format: ExportFormat) throws {
    let file = try Self.file(Self.text)
    var plain = file.scene.mapEasings(\.unnamed)
    plain.tokens = MotionTokens()
    #expect(
      format.export(file.scene, file.timeline).text == format.export(plain, file.timeline).text)
  }
}
