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

/// Edits and changes of the file live together: nothing that only one side changed is lost, and what
/// both changed is asked.
@Suite(.languages) struct FileMergingTests {
  private static let file = OpenedFile(name: "ball", path: "/tmp/ball.json", kind: .riffScene)

  private static func dot(_ name: String, _ x: Track<Double> = 0) -> Node {
    var node = Node(.circle(radius: 9), fill: .white).named(name)
    node.x = x
    return node
  }

  private static let nodes = [dot("one", [0: 10, 1: 20]), dot("two", 20)]

  private static func demo(_ nodes: [Node] = nodes) -> SceneDemo {
    var scene = Scene(ground: .black) {}
    scene.nodes = nodes
    return SceneDemo("ball", title: "Ball", scene: scene, timeline: .seconds(2))
  }

  private static func opened() -> Script {
    var script = Script.timeline()
    script.change { $0.add(demo(), file: file) }
    script.step(.opened(name: file.name, path: file.path))
    return script
  }

  private static let ellipse = dot("ellipse", 300)

  /// Draws an ellipse.
  private static func draw(_ script: inout Script) {
    script.change { $0.workspace.perform(.add([ellipse], inFrontOf: nil)) }
  }

  private static func reread(_ script: inout Script, _ nodes: [Node]) {
    script.change { $0.replace("ball", by: demo(nodes)) }
    script.step()
  }

  private static func names(_ script: Script) -> [String] {
    script.session.player.scene.allNodes.map(\.name)
  }

  @Test func aNodeThatIsAddedToTheFileAppearsBesideWhatWasDrawn() throws {
    var script = Self.opened()
    Self.draw(&script)
    Self.reread(&script, Self.nodes + [Self.dot("three")])
    #expect(Self.names(script) == ["one", "two", "three", "ellipse"])
    script.press(.character("s"), .control)
    #expect(script.requests.contains(.save("ball", path: nil, replaces: true)))
    let saved = try #require(script.session.savedScene(of: "ball"))
    #expect(saved.scene.allNodes.map(\.name) == ["one", "two", "three", "ellipse"])
    script.press(.character("z"), .control)
    #expect(Self.names(script) == ["one", "two", "three"])
  }

  @Test func aDeletionAndAChangeOfAnotherNodeAreBothKept() {
    var script = Self.opened()
    script.change { $0.workspace.perform(.delete(["one"])) }
    var nodes = Self.nodes
    nodes[1].fill = Track(.black)
    Self.reread(&script, nodes)
    #expect(script.session.player.scene.nodes == [nodes[1]])
    // A further edit is one of the file as it is now.
    Self.draw(&script)
    Self.reread(&script, nodes + [Self.dot("three")])
    #expect(Self.names(script) == ["two", "three", "ellipse"])
    script.press(.character("z"), .control)
    script.press(.character("z"), .control)
    #expect(Self.names(script) == ["one", "two", "three"])
  }

  private static let place = TrackPath(node: "one", property: "x")

  @Test func keyframesOfOneTrackAreMerged() {
    var script = Self.opened()
    script.change { $0.workspace.setTrack(.number(.x, [0: 11, 1: 20]), at: Self.place) }
    Self.reread(&script, [Self.dot("one", [0: 10, 1: 20, 2: 30]), Self.nodes[1]])
    #expect(script.session.player.scene.nodes[0].x == [0: 11, 1: 20, 2: 30])
    #expect(script.session.workspace.fileConflicts.isEmpty)
    Self.reread(&script, [Self.dot("one", [0: 10, 1: 99]), Self.nodes[1]])
    #expect(script.session.player.scene.nodes[0].x == [0: 11, 1: 99])
  }

  @Test func theLengthAndTokensOfTheFileAreMergedToo() throws {
    var script = Self.opened()
    let tokens = MotionTokens(durations: [.init(name: "short", seconds: 0.2)])
    script.change { $0.workspace.edit { $0["ball"].length = 7 } }
    script.change { $0.workspace.edit { $0["ball"].tokens = tokens } }
    var scene = Scene(ground: .black) {}
    scene.nodes = Self.nodes
    scene.tokens = MotionTokens(easings: [.init(name: "enter", easing: .easeOut)])
    func reread(_ length: Double) {
      let demo = SceneDemo("ball", title: "Ball", scene: scene, timeline: .seconds(length))
      script.change { $0.replace("ball", by: demo) }
      script.step()
    }
    reread(2)
    let saved = try #require(script.session.savedScene(of: "ball"))
    #expect(saved.timeline.length == 7 && saved.scene.tokens == tokens.merged(with: scene.tokens))
    reread(4)
    #expect(
      script.session.workspace.fileConflicts
        == [MergeConflict(node: "", property: MergeConflict.length)])
    try script.click(.button("take-theirs"))
    #expect(script.session.savedScene(of: "ball")?.timeline.length == 4)
  }

  private static func conflict() -> Script {
    var script = opened()
    draw(&script)
    script.change { $0.workspace.setTrack(.number(.x, [0: 11, 1: 20]), at: place) }
    reread(&script, [dot("one", [0: 12, 1: 20]), dot("two", 77)])
    return script
  }

  @Test(arguments: [("keep-mine", 11.0), ("take-theirs", 12)])
  func whatBothChangedIsAsked(_ button: String, _ x: Double) throws {
    var script = Self.conflict()
    let conflict = MergeConflict(node: "one", property: "x")
    #expect(script.session.workspace.fileConflicts == [conflict])
    #expect(script.session.player.scene.nodes[0].x == [0: 11, 1: 20])
    // Nothing is decided silently: it is not saved, and nodes stay where they are.
    script.press(.character("s"), .control)
    #expect(script.requests.allSatisfy { if case .save = $0 { false } else { true } })
    #expect(script.session.workspace.hasSettledConflictsNow == false)
    try script.click(.button(button))
    #expect(script.session.workspace.fileConflicts.isEmpty)
    #expect(script.session.player.scene.nodes[0].x == [0: x, 1: 20])
    #expect(script.session.player.scene.nodes[1].x == 77)
    #expect(Self.names(script) == ["one", "two", "ellipse"])
    script.press(.character("s"), .control)
    #expect(script.requests.contains(.save("ball", path: nil, replaces: true)))
    script.press(.character("z"), .control)
    #expect(script.session.workspace.fileConflicts == [conflict])
  }

  /// Riff is closed, the file changes, and Riff is opened again.
  @Test func originalsAreSavedWithTheEdits() throws {
    var script = Self.opened()
    Self.draw(&script)
    script.change { $0.workspace.setTrack(.number(.x, [0: 11, 1: 20]), at: Self.place) }
    let document = try Document(text: script.session.document.text)
    #expect(document == script.session.document)
    var later = Script.timeline()
    later.change { $0.open(document) }
    var nodes = Self.nodes + [Self.dot("three")]
    nodes[0].fill = Track(.black)
    later.change { $0.add(Self.demo(nodes), file: Self.file) }
    later.step(.opened(name: "ball", path: Self.file.path))
    #expect(Self.names(later) == ["one", "two", "three", "ellipse"])
    #expect(later.session.player.scene.nodes[0].fill == Track(.black))
    #expect(later.session.player.scene.nodes[0].x == [0: 11, 1: 20])
  }

  @Test func versionsHaveTheirOwnOriginals() {
    var script = Self.opened()
    Self.draw(&script)
    script.change { $0.workspace.keepVersion() }
    script.change { $0.workspace.perform(.delete(["two"])) }
    let nodes = Self.nodes + [Self.dot("three")]
    Self.reread(&script, nodes)
    #expect(Self.names(script) == ["one", "three", "ellipse"])
    script.change { $0.workspace.exchangeVersion() }
    #expect(Self.names(script) == ["one", "two", "three", "ellipse"])
    script.change { $0.workspace.exchangeVersion() }
    #expect(Self.names(script) == ["one", "three", "ellipse"])
  }

  @Test func whatIsSavedLeavesNoOriginals() throws {
    var script = Self.opened()
    Self.draw(&script)
    let saved = try #require(script.session.savedScene(of: "ball"))
    let new = SceneDemo("ball", scene: saved.scene, timeline: saved.timeline)
    script.change { $0.saved("ball", path: Self.file.path, by: new) }
    #expect(script.session.document.isEmpty)
    script.press(.character("z"), .control)
    #expect(Self.names(script) == ["one", "two"])
    script.press(.character("y"), .control)
    #expect(Self.names(script) == ["one", "two", "ellipse"] && script.session.document.isEmpty)
  }

  // MARK: Code

  /// A ball whose colour is in the file, and whose place is a knob's.
  private struct Ball: AdjustableDemo {
    static let name = "ball"
    static let title = "Ball"
    static let caption = "A ball in a file of code."
    static let knobs = [Knob.number("place", 0...500, step: 10, default: 100)]
    let timeline = Timeline.seconds(2)
    var values = KnobValues(knobs)
    var fill = Color.white
    var fresh: any Demo { Ball(fill: fill) }

    init() {}
    init(fill: Color) { self.fill = fill }

    var scene: Scene {
      var ball = FileMergingTests.dot("ball", Track(values["place"]))
      ball.fill = Track(fill)
      var scene = Scene(ground: .black) {}
      scene.nodes = [ball]
      return scene
    }
  }

  @Test func aRecolouredBallHeedsItsKnob() throws {
    let file = OpenedFile(name: "ball", path: "/tmp/Ball.swift", kind: .swift)
    var script = Script.timeline()
    script.change { $0.add(Ball(), file: file) }
    script.step(.opened(name: file.name, path: file.path))
    Self.draw(&script)
    script.change { $0.replace("ball", by: Ball(fill: .black)) }
    script.change { $0.workspace.turn(knob: "place", to: .number(400)) }
    let nodes = script.session.player.scene.nodes
    #expect(nodes.map(\.name) == ["ball", "ellipse"])
    #expect(nodes[0].fill == Track(.black) && nodes[0].x == 400)
  }
}

extension Workspace {
  fileprivate var hasSettledConflictsNow: Bool {
    var copy = self
    return copy.hasSettledConflicts()
  }
}
