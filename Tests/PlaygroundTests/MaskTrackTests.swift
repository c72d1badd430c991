import DemoKit
import Editing
import Formats
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Its side is twice as long.
private func square(_ half: Double) -> Path {
  Path(through: (-half, -half), (half, -half), (half, half), (-half, half), isClosed: true)
}

/// Masks by paths on the timeline.
@Suite(.languages) struct MaskTrackTests {
  private static let path = TrackPath(node: "dot", property: "pathMasks[0].path")
  private static let opacity = TrackPath(node: "dot", property: "pathMasks[1].opacity")
  private static let paths: Track<Path> = [0: square(9), 2: square(5)]

  private static let demo = SceneDemo(
    "ball", title: "Ball",
    scene: Scene(ground: .black) {
      Node(.circle(radius: 9), fill: .white).named("dot")
        .masked(by: paths).masked(by: Track(square(3)), .subtract)
    }, timeline: .seconds(2))

  @Test func everyMaskHasItsRows() {
    let rows = TimelineRow.rows(of: Self.demo.scene)
    #expect(rows.map(\.localizedTitle) == ["dot", "mask 1"])
    let all = TimelineRow.rows(of: Self.demo.scene, showsConstants: true)
    #expect(all.map(\.localizedTitle) == ["dot", "fill", "mask 1", "mask 2"])
    let unset = Self.demo.scene.nodes[0].unsetProperties(isPaged: false).map(\.localizedProperty)
    #expect(unset.suffix(2) == ["mask 1 opacity", "mask 2 opacity"])
  }

  @Test(arguments: [
    "pathMasks[0].path", "pathMasks[12].opacity", "pathMasks[-1].path", "pathMasks[01].path",
    "pathMasks[0].mode", "pathMasks[].path", "pathMasks[0]", "opacity",
  ])
  func oneNameMeansOneProperty(_ name: String) {
    let isOne = name == "pathMasks[0].path" || name == "pathMasks[12].opacity"
    #expect(MaskProperty(name)?.name == (isOne ? name : nil))
  }

  /// Keyframes of a path are moved, and those of an opacity made, as of any property.
  @Test func masksAreAnimatedAndUndone() throws {
    var script = FileSessionTests.script(Self.demo)
    script.change {
      $0.workspace.selection = Selection(keys: [KeyframePath(Self.path, 1)], track: Self.path)
      $0.workspace.change { $0.moved(by: -0.5) }
    }
    script.change { $0.workspace.describeSteps() }
    #expect(script.session.player.scene.nodes[0].pathMasks[0].path.times == 0...1.5)
    #expect(script.session.workspace.words(ofStep: 0) == "Move 1 keyframe of mask 1 (dot)")
    script.change {
      $0.workspace.playhead.jump(to: 1)
      $0.workspace.toggleKeys(of: [Self.opacity])
    }
    script.change { $0.workspace.describeSteps() }
    let masks = script.session.player.scene.nodes[0].pathMasks
    #expect(masks[1].opacity.keyframes.map(\.time) == [1] && masks[1].mode == .subtract)
    #expect(
      script.session.workspace.words(ofStep: 1) == "Add 1 keyframe to mask 2 opacity (dot)")
    let document = script.session.document
    #expect(document.text.hasPrefix("riff document 6\n"))
    #expect(try Document(text: document.text) == document)
    for _ in 0..<2 { script.press(.character("z"), .control) }
    #expect(script.edits.isEmpty && script.session.player.scene == Self.demo.scene)
  }

  @Test func opacitiesAreTypedInTheProperties() throws {
    let scene = Self.demo.scene
    let track = try #require(scene.anyTrack(at: Self.opacity))
    #expect(track == .maskOpacity(1, 1) && track.numbers == 1 && track.isEditable)
    #expect(track.setting(.number(0.5), at: 1) == .maskOpacity(1, 0.5))
    #expect(track.setting(.color(.white), at: 1) == track)
    var edits = DemoEdits()
    edits[Self.opacity] = track.inserting(at: 1).track.setting(.number(0.25), ofKeys: [0])
    let json = ExportFormat.json.export(scene.edited(by: edits), .seconds(2)).text
    #expect(try Pasted(json) == .scene(scene.edited(by: edits), .seconds(2)))
    #expect(scene.edited(by: edits).nodes[0].pathMasks[1].opacity.value(at: 5) == 0.25)
  }

  /// An edit of a mask that the node does not have, or no longer has, does nothing.
  @Test func editsOfOtherMasksAreWithoutEffect() {
    var edits = DemoEdits()
    for index in [2, 5] {
      let tracks: [PropertyTrack] = [.maskPath(index, Self.paths), .maskOpacity(index, 0.5)]
      for track in tracks {
        track.path(of: "dot").map { edits[$0] = track }
      }
    }
    #expect(edits.tracks.count == 4 && Self.demo.scene.edited(by: edits) == Self.demo.scene)
  }

  /// Nodes that are rearranged take the edits of their masks along.
  @Test func editsGoWithTheirNode() throws {
    var edits = DemoEdits()
    edits[Self.path] = .maskPath(0, Track(square(1)))
    let nodes = Self.demo.scene.nodes
    try edits.perform(.rename("dot", to: "spot"), on: nodes, fresh: nodes, at: 0)
    let scene = Self.demo.scene.edited(by: edits, fresh: nodes)
    #expect(scene.nodes.map(\.name) == ["spot"])
    #expect(scene.nodes[0].pathMasks[0].path == Track(square(1)))
    #expect(edits[TrackPath(node: "spot", property: Self.path.property)] != nil)
  }

  @Test(arguments: [
    (#"{"riff": 1, "track": 0.5, "of": "opacity"}"#, Self.opacity),
    (#"{"riff": 1, "track": "M 0 0 L 1 1", "of": "outline"}"#, Self.path),
  ])
  func valuesOfTheSameKindArePasted(_ text: String, _ path: TrackPath) throws {
    var script = FileSessionTests.script(Self.demo)
    script.change { $0.workspace.selection = Selection(keys: [], track: path) }
    script.step(.pasted(text))
    #expect(script.edits[path]?.isOfMask == true)
  }
}
