import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Whatever the interface writes during a talk is at least 1/40 as high as the stage is in a window of this
/// size, also where code beside the stage makes it smaller.
@Suite(.languages) struct LegibleTalkTests {
  /// What is shown, and how it is brought there.
  private struct Moment {
    let name: String
    var talk = "demo rainbow\ncaption Look here\ndemo flip\n"
    var keys: [(Key, Modifiers)] = []
    /// Then, in seconds.
    var waits = 0.08
    /// What must be among the texts.
    let words: String
  }

  private static let scenes = [
    Moment(name: "caption", words: "Look here"),
    Moment(
      name: "number", keys: [(.character("1"), [])], words: "1 / 2"),
    Moment(
      name: "contact sheet", keys: [(.character("o"), [])],
      words: "Rainbow keyframes"),
    Moment(name: "keys", keys: [(.function(4), []), (.character("j"), [])], words: "J"),
    Moment(
      name: "theme", keys: [(.character("c"), [])], words: "Theme: colour-blind safe"),
    Moment(
      name: "laser's size", keys: [(.function(7), []), (.character("+"), [])], words: ""),
    Moment(
      name: "test card", keys: [(.character("o"), []), (.left, []), (.enter, [])],
      words: "Measure frames"),
    Moment(
      name: "code", talk: "demo springs\nat 1\ncode track\ncaption Look here\n", words: "Look here"),
    Moment(
      name: "number beside code", talk: "demo springs\nat 1\ncode track\n",
      keys: [(.character("1"), [])], words: "1 / 1"),
    Moment(
      name: "failing stop", talk: "file ball.json\n", waits: 1.2,
      words: "ball.json can't be opened. Check its path in the talk file."),
    Moment(
      name: "failing stop on the sheet", talk: "demo flip\nfile ball.json\n",
      keys: [(.character("o"), [])], words: "2"),
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let scene: Int
    let size: Size
    var testDescription: String { "\(LegibleTalkTests.scenes[scene].name), \(size)" }
  }

  static let cases = scenes.indices.flatMap { scene in
    LegibleTypeTests.sizes.map { Case(scene: scene, size: $0) }
  }

  private static func script(_ scene: Moment, _ size: Size) -> Script {
    var desk = TalkDesk(scene.talk, size: size)
    for (key, modifiers) in scene.keys { desk.press(key, modifiers) }
    for _ in 0..<4 { desk.script.step(dt: scene.waits / 4) }
    return desk.script
  }

  /// What the demo on the stage and those of thumbnails write.
  private static func ofDemos(_ script: Script) -> Set<String> {
    Set(
      script.session.player.visibleScene.frame(at: script.time).compactMap { sprite in
        if case .text(let text) = sprite.shape { text.string } else { nil }
      })
  }

  @Test(arguments: cases)
  func textsOfTalksAreLarge(_ one: Case) {
    let scene = Self.scenes[one.scene]
    let script = Self.script(scene, one.size)
    let window = script.layout.window
    let least = min(window.height, window.width * 9 / 16) / 40
    let demo = Self.ofDemos(script)
    var seen: Set<String> = []
    for sprite in script.frame.sprites.withoutLayers
    where (sprite.name.isEmpty || sprite.name == TalkCaption.spriteName) && sprite.clips.count < 2
      && sprite.opacity > 0
    {
      guard case .text(let text) = sprite.shape, !demo.contains(text.string) else { continue }
      seen.insert(text.string)
      let shown = text.style.size * sprite.transform.meanScale
      #expect(shown >= least * 0.998, "\(text.string): \(shown) of \(least)")
    }
    // In narrow windows sentences are broken into lines.
    let all = seen.joined(separator: " ")
    #expect(
      scene.words.split(separator: " ").allSatisfy { all.contains($0) }, "\(scene.name): \(seen)")
  }

  /// Code is as large as in a window without a stage.
  @Test(arguments: LegibleTypeTests.sizes)
  func codeIsLarge(_ size: Size) throws {
    let scene = try #require(Self.scenes.first { $0.name == "code" })
    let script = Self.script(scene, size)
    let code = script.frame.sprites.compactMap { sprite -> Double? in
      guard case .text(let text) = sprite.shape, text.style.family == .mono, sprite.name.isEmpty
      else { return nil }
      return text.style.size * sprite.transform.meanScale
    }
    let window = script.layout.window
    #expect(code.count > 6)
    #expect(code.allSatisfy { $0 >= min(window.width, window.height) / 40 * 0.998 })
  }
}
