import Demos
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Pasting what can be read back, where no field is being written in.
@Suite(.languages) struct PasteTests {
  private static func script(_ demo: String = "paging-intro") throws -> Script {
    let index = try #require(catalog.firstIndex { $0.name == demo })
    return Script(Entry(index: index))
  }

  /// The first track of numbers with at least three keyframes.
  private static func path(in script: Script) throws -> TrackPath {
    try #require(
      script.session.workspace.steppableTracks.first { path in
        guard case .number? = script.session.workspace.track(at: path) else { return false }
        return (script.session.workspace.track(at: path)?.marks.count ?? 0) > 2
      })
  }

  /// Takes one step back and expects all to be as it was.
  private static func expectUndo(_ script: Script, to before: Script) {
    var script = script
    #expect(script.session.history.undoCount == before.session.history.undoCount + 1)
    script.press(.character("z"), .control)
    #expect(script.session.document == before.session.document)
    #expect(script.picture == before.picture)
  }

  @Test(arguments: [
    "ease-out-bounce", "cubic-bezier(0.3, 1.4, 0.6, 1)", "linear(0, 0.3 40%, 1)",
    ".easeIn(.quad)", "steps(4)", ".spring(response: 0.5, dampingRatio: 0.4)",
  ])
  func anEasingGoesToTheSelectedKeyframes(_ text: String) throws {
    var script = try Self.script()
    let path = try Self.path(in: script)
    script.change { $0.selection.keys = [KeyframePath(path, 0), KeyframePath(path, 1)] }
    let before = script
    guard case .easing(let easing) = try Pasted(text) else { throw PasteTestError() }
    script.step(.pasted(text))
    let track = try #require(script.session.workspace.track(at: path))
    #expect(track.easing(at: 0) == easing && track.easing(at: 1) == easing)
    #expect(track.easing(at: 2) == before.session.workspace.track(at: path)?.easing(at: 2))
    #expect(script.session.notice != nil)
    Self.expectUndo(script, to: before)
  }

  @Test func withoutASelectionItIsTheStretchUnderThePlayhead() throws {
    var script = try Self.script()
    let path = try Self.path(in: script)
    let marks = try #require(script.session.workspace.track(at: path)?.marks)
    script.change {
      $0.selection.track = path
      $0.player.playhead.jump(to: (marks[1].time + marks[2].time) / 2)
    }
    let before = script
    script.step(.pasted("ease-in-out-back"))
    #expect(script.session.workspace.track(at: path)?.easing(at: 1) == .easeInOut(.back()))
    #expect(script.session.workspace.track(at: path)?.easing(at: 0) == marks[0].easing)
    Self.expectUndo(script, to: before)
  }

  @Test func aTrackGoesToTheSelectedOneIfTheKindAgrees() throws {
    var script = try Self.script()
    let path = try Self.path(in: script)
    script.change { $0.selection.track = path }
    let before = script
    script.step(.pasted("let opacity: Track<Double> = [0: 0.25, 0.5: 1]"))
    guard case .number(let property, let track)? = script.session.workspace.track(at: path) else {
      throw PasteTestError()
    }
    #expect(property?.name == path.property && track == [0: 0.25, 0.5: 1])
    Self.expectUndo(script, to: before)
  }

  @Test func aTrackOfAnotherKindGoesToThePlaceThatItNames() throws {
    var script = try Self.script()
    let path = try Self.path(in: script)
    script.change { $0.selection.track = path }
    let before = script
    let fill = Track<Color>([
      Keyframe(time: 0, value: Color(0xFFC94D)), Keyframe(time: 1, value: coral),
    ])
    script.step(.pasted(ExportFormat.json.export(fill, of: .fill).text))
    let found = script.session.workspace.track(at: TrackPath(node: path.node, property: "fill"))
    #expect(found == .color(.fill, fill))
    #expect(script.session.workspace.track(at: path) == before.session.workspace.track(at: path))
    Self.expectUndo(script, to: before)
  }

  @Test func aNamelessTrackOfAnotherKindIsRefusedWithASentence() throws {
    var script = try Self.script()
    let path = try Self.path(in: script)
    script.change { $0.selection.track = path }
    let text = ExportFormat.json.export(.color(nil, Track(coral))).text
    script.step(.pasted(text))
    #expect(script.session.document.isEmpty && script.session.history.undoCount == 0)
    #expect(script.session.notice?.words.contains(path.words) == true)
  }

  /// Every demo's own scene and nodes change nothing, and those of an edited demo bring the edits.
  @Test(arguments: ["paging-intro", "springs", "rotation", "easing-atlas"])
  func scenesBringTheirTracksToNodesOfTheSameName(_ demo: String) throws {
    var script = try Self.script(demo)
    let plain = ExportFormat.json.export(script.session.player.scene, script.playhead.timeline).text
    script.step(.pasted(plain))
    #expect(script.session.document.isEmpty, "The demo's own scene is no edit.")
    let path = try #require(script.session.workspace.steppableTracks.first)
    script.change { $0.selection.keys = [KeyframePath(path, 0)] }
    script.step(.pasted("steps(3)"))
    let edited = script
    let scene = ExportFormat.json.export(edited.session.player.scene, edited.playhead.timeline).text
    script.press(.character("z"), .control)
    #expect(script.session.document.isEmpty)
    let before = script
    script.step(.pasted(scene))
    #expect(script.session.document == edited.session.document)
    Self.expectUndo(script, to: before)
  }

  /// Of a node that the demo has, another one is added.
  @Test(arguments: ["paging-intro", "springs", "rotation"])
  func nodesAreAdded(_ demo: String) throws {
    var script = try Self.script(demo)
    let before = script
    let all = script.session.player.scene.allNodes.map(\.name)
    let node = try #require(script.session.player.scene.nodes.first)
    script.step(.pasted(ExportFormat.json.export(node).text))
    #expect(script.session.player.scene.nodes.count == before.session.player.scene.nodes.count + 1)
    #expect(script.session.notice?.words == "Pasted 1 node")
    let now = script.session.player.scene.allNodes.map(\.name)
    #expect(all.allSatisfy(now.contains) && Set(now).count == now.count)
    Self.expectUndo(script, to: before)
  }

  @Test func nodesOfASceneWithOtherNamesAreAdded() throws {
    var script = try Self.script()
    let scene = Scene(ground: .black) {
      Node(.circle(radius: 5), fill: coral).named("nobody")
      Node(.circle(radius: 5), fill: coral).named("else")
    }
    script.step(.pasted(ExportFormat.json.export(scene, .seconds(2)).text))
    #expect(script.session.workspace.selectedNodes == ["nobody", "else"])
    #expect(script.session.notice?.words == "Pasted 2 nodes")
  }

  @Test func keyframesWithoutATimelineAndANodeAreRefused() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(Script.sunX, 0), KeyframePath(Script.sunOpacity, 0))
    script.press(.character("c"), .control)
    let texts = script.requests.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    let text = try #require(texts.last)
    script.press(.character("t"))
    script.change { $0.workspace.select(nodes: []) }
    script.step()
    script.step(.pasted(text))
    #expect(script.undoCount == 0 && script.session.player.scene.nodes.count == 4)
  }

  @Test(arguments: [
    "", " ", "hello", "{", #"{"riff": 2}"#, "cubic-bezier(1)", "@keyframes", "Node(", "[0: 0, 0: ",
    "<b>", "ease-in-outt", "{\"riff\": 1, \"track\": [}",
  ])
  func whatCannotBeReadIsRefusedInAFewWords(_ text: String) throws {
    var script = try Self.script()
    let before = script
    script.step(.pasted(text))
    var wanted: PasteError?
    do { _ = try Pasted(text) } catch { wanted = error }
    let error = try #require(wanted)
    let words =
      text.isEmpty
      ? "The clipboard has no text to paste, or more than 16 MB." : "This can't be pasted. \(error)"
    #expect(script.session.notice?.words == words)
    #expect(script.session.document == before.session.document)
    #expect(script.session.history.undoCount == 0 && script.picture == before.picture)
  }

  @Test func randomTextsDoNoHarm() throws {
    var random = Seeded(state: 11)
    var script = try Self.script("springs")
    let pieces = [
      "{", "}", "[", "0: 1", ",", "\"riff\": 1", "ease", "linear(", ")", "@keyframes a", "{ from {",
      "opacity: 0", "Track(", "let x: Track<Double> = ", "[0: 0, 1: 5]", ".eased(.easeOut)", "\n",
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 1...6, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let before = script.session.document
      script.step(.pasted(text), dt: 0.01)
      #expect(script.session.notice != nil)
      if script.session.document != before { script.press(.character("z"), .control) }
      #expect(script.session.document == before)
      let isDrawable = script.frame.sprites.allSatisfy(\.isFinite)
      #expect(isDrawable)
    }
  }

  @Test func aFieldThatIsWrittenInGetsTheText() throws {
    var script = try Self.script()
    script.press(.character("/"))
    script.step(.pasted("ease-out"))
    #expect(script.session.search == "ease-out" && script.session.document.isEmpty)
  }
}

private struct PasteTestError: Error {}

private let coral = Color(0xFF6B5E)
