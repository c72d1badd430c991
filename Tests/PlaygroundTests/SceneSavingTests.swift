import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// Scenes are written into files when somebody says so, and edits leave the document with them.
@Suite(.languages) struct SceneSavingTests {
  private static let file = OpenedFile(name: "ball", path: "/tmp/ball.json", kind: .riffScene)

  private static var demo: SceneDemo {
    SceneDemo(
      "ball", title: "Ball",
      scene: Scene(ground: .black) { Node(.circle(radius: 9), fill: .white).named("ball") },
      timeline: .seconds(2))
  }

  private static func opened(_ file: OpenedFile = file) -> Script {
    var script = Script.timeline()
    script.change { $0.add(demo, file: file) }
    script.step(.opened(name: file.name, path: file.path))
    return script
  }

  private static let path = TrackPath(node: "ball", property: "x")

  private static func edit(_ script: inout Script) {
    script.change { $0.workspace.setTrack(.number(.x, [0: 1, 1: 2]), at: path) }
    script.change { $0.workspace.perform(.add([Node(.circle(radius: 3))], inFrontOf: nil)) }
  }

  @Test func editsAreWrittenIntoTheFileAndLeaveTheDocument() throws {
    var script = Self.opened()
    script.press(.character("s"), .control)
    #expect(script.session.notice?.words == localized("There are no edits to save."))
    Self.edit(&script)
    script.press(.character("s"), .control)
    #expect(script.requests.contains(.save("ball", path: nil, replaces: true)))
    let saved = try #require(script.session.savedScene(of: "ball"))
    let new = SceneDemo("ball", scene: saved.scene, timeline: saved.timeline)
    script.change { $0.saved("ball", path: Self.file.path, by: new) }
    #expect(script.edits.isEmpty)
    #expect(script.session.player.scene == saved.scene)
  }

  private static func picture(_ script: Script) -> [Sprite] {
    var player = script.session.player
    return player.picture()
  }

  /// Saving is no step: undo goes on to what the file had before, as edits of what it has now.
  @Test func undoGoesBackPastASave() throws {
    var script = Self.opened()
    let former = Self.picture(script)
    Self.edit(&script)
    let steps = script.undoCount
    let saved = try #require(script.session.savedScene(of: "ball"))
    let new = SceneDemo("ball", scene: saved.scene, timeline: saved.timeline)
    script.change { $0.saved("ball", path: Self.file.path, by: new) }
    let picture = Self.picture(script)
    #expect(script.undoCount == steps && picture != former)
    for _ in 0..<steps { script.press(.character("z"), .control) }
    #expect(Self.picture(script) == former && !script.edits.isEmpty)
    for _ in 0..<steps { script.press(.character("y"), .control) }
    #expect(Self.picture(script) == picture && script.edits.isEmpty)
  }

  /// Resetting knobs leads to the values that were saved.
  @Test func savedKnobsAreTheDefaults() throws {
    var script = OwnKnobTests.made([OwnKnobTests.width], hasFile: true)
    script.turn("width", to: 62)
    let former = try #require(script.session.demo.knobs.first)
    let saved = try #require(script.session.savedScene(of: OwnKnobTests.file.name))
    let new = SceneDemo(OwnKnobTests.file.name, scene: saved.scene, timeline: saved.timeline)
    script.change { $0.saved(OwnKnobTests.file.name, path: OwnKnobTests.file.path, by: new) }
    #expect(script.edits.values.isEmpty && script.session.workspace.turnedKnobs.isEmpty)
    #expect(script.session.demo.knobs.first?.defaultValue == .number(62))
    let notice = script.session.notice?.words
    script.press(.character("z"), .control)
    #expect(script.edits.values == [former.name: former.defaultValue])
    script.press(.character("y"), .control)
    #expect(script.edits.values.isEmpty)
    #expect(
      notice
        == "Saved to \(OwnKnobTests.file.path). Reset now returns to these knob values.")
  }

  @Test func markersAndTheLengthAreSaved() throws {
    var script = Self.opened()
    script.change { $0.workspace.edit { $0["ball"].length = 7 } }
    script.change { $0.workspace.edit { $0["ball"].add(Cue("boom", at: 1)) } }
    let saved = try #require(script.session.savedScene(of: "ball"))
    #expect(saved.timeline.length == 7)
    #expect(saved.timeline.markers == [Cue("boom", at: 1)])
  }

  @Test func otherFilesAndDemosAreLeftAlone() {
    var svg = Self.opened(OpenedFile(name: "ball", path: "/tmp/ball.svg", kind: .svg))
    Self.edit(&svg)
    svg.press(.character("s"), .control)
    #expect(
      svg.session.notice?.words
        == localized(
          "The edits of Ball are kept in Riff, not in its file. Ctrl+Shift+S saves them as a scene."
        ))
    var demo = Script.timeline()
    demo.press(.character("s"), .control)
    #expect(
      demo.session.notice?.words
        == localized("Riff keeps the edits of Keys. Ctrl+Shift+S saves it as a file."))
    for script in [svg, demo] {
      #expect(!script.requests.contains { if case .save = $0 { true } else { false } })
    }
  }

  @Test func aPathIsTypedForANewFile() {
    var script = Script.timeline()
    script.press(.character("s"), [.control, .shift])
    #expect(script.session.field?.name == .save(.field))
    #expect(script.session.field?.edit.text == "keys.json")
    script.press(.character("a"), .control)
    script.step(.text("~/new"))
    script.press(.enter)
    #expect(script.requests.contains(.save("keys", path: "~/new.json", replaces: false)))
    #expect(script.session.field == nil)
  }

  @Test func aFileThatThereIsIsReplacedByASecondEnter() {
    var script = Script.timeline()
    script.press(.character("s"), [.control, .shift])
    script.step(.text("keys.json"))
    script.step(.folder("keys.json", names: ["keys.json"]))
    let isAsked = Request.save("keys", path: "keys.json", replaces: true)
    script.press(.enter)
    #expect(!script.requests.contains(isAsked))
    script.press(.enter)
    #expect(script.requests.contains(isAsked))
  }

  /// The path that is suggested is a new one, until somebody types another.
  @Test func aSuggestedPathIsFree() {
    for (action, ending) in [(Action.saveAs, ".json"), (.film(.open), ".gif")] {
      var script = Script.timeline()
      script.change { $0.perform(action) }
      script.step(.pointerMoved(.zero))
      let names = ["keys", "keys-2"].map { $0 + ending }
      for name in names {
        #expect(script.session.field?.edit.text == name)
        script.step(.folder(name, names: names.filter { $0.hasPrefix("keys") }))
      }
      let free = "keys-3" + ending
      script.step(.folder(free, names: []))
      #expect(script.session.field?.edit.text == free)
      script.step(.text("keys" + ending))
      script.step(.folder("keys" + ending, names: names))
      #expect(script.session.field?.edit.text == "keys" + ending)
    }
  }

  @Test func escWritesNothing() {
    var script = Script.timeline()
    script.press(.character("s"), [.control, .shift])
    script.press(.escape)
    #expect(script.session.field == nil)
    #expect(!script.requests.contains { if case .save = $0 { true } else { false } })
  }

  @Test func aFileTakesThePlaceOfASceneMadeHere() throws {
    var script = Script.timeline()
    script.press(.character("n"), .control)
    script.change { $0.workspace.perform(.add([Node(.circle(radius: 3))], inFrontOf: nil)) }
    script.change { $0.player.playhead.jump(to: 0.5) }
    script.step()
    let selected = script.selectedNodes
    #expect(selected.count == 1)
    script.press(.character("s"), .control)
    #expect(script.session.field?.edit.text == "my-scene-1.json")
    script.press(.enter)
    let saved = try #require(script.session.savedScene(of: "my-scene-1"))
    let demo = SceneDemo("scene", scene: saved.scene, timeline: saved.timeline)
    script.change {
      $0.add(demo, file: OpenedFile(name: "scene", path: "/a/my-scene-1.json", kind: .riffScene))
    }
    script.step(.opened(name: "scene", path: "/a/my-scene-1.json"))
    #expect(script.session.demo.name == "scene")
    #expect(script.selectedNodes == selected && script.time == 0.5)
    #expect(!script.session.players.contains { $0.demo.name == "my-scene-1" })
    #expect(script.session.document.isEmpty)
    script.press(.character("z"), .control)
    #expect(script.session.demo.name == "scene" && script.session.document.isEmpty)
    #expect(script.session.notice?.words == "Nothing to undo")
  }

  /// A new scene with a circle, which somebody saves at a path.
  private static func savedAs(_ path: String) -> Script {
    var script = Script.timeline()
    script.press(.character("n"), .control)
    script.change { $0.workspace.perform(.add([Node(.circle(radius: 3))], inFrontOf: nil)) }
    script.press(.character("s"), [.control, .shift])
    script.press(.character("a"), .control)
    script.step(.text(path))
    script.press(.enter)
    return script
  }

  private static func open(_ path: String, _ script: inout Script) {
    script.change { $0.add(demo, file: OpenedFile(name: "ball", path: path, kind: .riffScene)) }
    script.step(.opened(name: "ball", path: path))
  }

  private static func hasMadeScene(_ script: Script) -> Bool {
    script.session.players.contains { $0.demo.name == "my-scene-1" }
  }

  /// Another file of that name, or the file itself once the host has refused to write it.
  @Test(arguments: [(false, "/x/football.json"), (false, "/x/ball.json"), (true, "/ro/ball.json")])
  func aSceneThatWasNotSavedStays(_ isRefused: Bool, _ path: String) {
    var script = Self.savedAs("/ro/ball.json")
    if isRefused {
      script.step(.warning("scene", Warning.existingFile("/ro/ball.json").message))
    }
    Self.open(path, &script)
    #expect(script.session.demo.name == "ball" && Self.hasMadeScene(script))
    #expect(script.session.document["my-scene-1"].nodes?.count == 1)
  }

  @Test(arguments: [
    ("/a/ball.json", "/a/ball.json"), ("~/c/ball", "/home/ada/c/ball.json"),
    ("/a/../b//ball.json", "/b/ball.json"), ("./d/../ball.json", "/home/ada/ball.json"),
  ])
  func aSceneThatWasSavedIsReplaced(_ typed: String, _ path: String) {
    var script = Self.savedAs(typed)
    Self.open(path, &script)
    #expect(script.session.demo.name == "ball" && !Self.hasMadeScene(script))
  }

  @Test func aSceneThatWasEditedSinceStays() {
    var script = Self.savedAs("/a/ball.json")
    script.change { $0.workspace.perform(.add([Node(.circle(radius: 9))], inFrontOf: nil)) }
    Self.open("/a/ball.json", &script)
    #expect(script.session.demo.name == "ball")
    #expect(script.session.document["my-scene-1"].nodes?.count == 2)
  }

  /// Steps in other demos can be undone as before.
  @Test func stepsElsewhereStayWhenASceneBecomesAFile() throws {
    var script = Script.timeline()
    script.change { $0.workspace.setTrack(.number(.x, [0: 1, 1: 2]), at: Script.sunX) }
    script.press(.character("n"), .control)
    script.change { $0.workspace.perform(.add([Node(.circle(radius: 3))], inFrontOf: nil)) }
    script.press(.character("s"), .control)
    script.press(.enter)
    let saved = try #require(script.session.savedScene(of: "my-scene-1"))
    let demo = SceneDemo("scene", scene: saved.scene, timeline: saved.timeline)
    script.change {
      $0.add(demo, file: OpenedFile(name: "scene", path: "/a/my-scene-1.json", kind: .riffScene))
    }
    script.step(.opened(name: "scene", path: "/a/my-scene-1.json"))
    script.change { $0.workspace.perform(.add([Node(.circle(radius: 9))], inFrontOf: nil)) }
    script.press(.character("z"), .control)
    #expect(script.session.demo.name == "scene" && script.edits.isEmpty)
    script.press(.character("z"), .control)
    #expect(script.session.demo.name == "keys" && script.session.document.isEmpty)
    #expect(!script.session.players.contains { $0.demo.name == "my-scene-1" })
  }

  @Test func aSceneIsDeletedAndComesBack() {
    var script = Script.timeline()
    script.press(.character("n"), .control)
    script.change { $0.workspace.perform(.add([Node(.circle(radius: 3))], inFrontOf: nil)) }
    script.change { $0.perform(.deleteScene("my-scene-1")) }
    #expect(script.session.players.map { $0.demo.name } == ["keys"])
    #expect(script.session.demo.name == "keys")
    script.press(.character("z"), .control)
    #expect(script.session.demo.name == "my-scene-1")
    #expect(script.session.player.scene.nodes.count == 1)
  }
}
