import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Numbers of several nodes: changes are relative to each node's own value, and differences are shown.
@Suite(.languages) struct MixedValueTests {
  struct ThreeDemo: Demo {
    static let name = "three"
    static let title = "Three"
    static let caption = "Three nodes."
    let timeline = Timeline.seconds(2)

    var scene: Scene {
      Scene(ground: .black) {
        Node(.circle(radius: 20), fill: .white).at(x: 232, y: 90).named("one")
        Node(.circle(radius: 20), fill: .black).at(x: 410.5, y: 90).named("two")
        Node(.circle(radius: 20), fill: .white).at(x: [0: 659, 1: 759], y: 90).named("three")
      }
    }
  }

  private static let names = ["one", "two", "three"]

  private static var script: Script {
    var script = Script.editor(ThreeDemo())
    script.select(nodes: names)
    script.press(.character("o"), .shift)
    return script
  }

  private func type(_ text: String, into property: String, _ script: inout Script) throws {
    try script.click(.properties(.field(property)))
    script.step(.text(text))
    script.press(.enter)
  }

  private func values(_ script: Script, _ property: String = "x") throws -> [Double] {
    try Self.names.map { try script.value($0, property) }
  }

  @Test(arguments: [
    ("*=0.5", [116, 205.25, 329.5]), ("*0.5", [116, 205.25, 329.5]), ("/2", [116, 205.25, 329.5]),
    ("+=-260", [-28, 150.5, 399]), ("-=32", [200, 378.5, 627]), ("100*2", [200, 200, 200]),
    ("50", [50, 50, 50]),
  ])
  func typedChangesApplyToEachNodesOwnValue(_ text: String, _ expected: [Double]) throws {
    var script = Self.script
    try type(text, into: "x", &script)
    #expect(try values(script) == expected && script.undoCount == 1)
    script.press(.character("z"), .control)
    #expect(script.edits.isEmpty)
  }

  @Test func anAnimatedNodeKeepsItsMotion() throws {
    var script = Self.script
    try type("+=-100", into: "x", &script)
    let path = TrackPath(node: "three", property: "x")
    guard case .number(_, let track)? = script.session.workspace.track(at: path) else {
      Issue.record("It has no track.")
      return
    }
    #expect(track.keyframes.map(\.value) == [559, 659])
  }

  @Test func draggingChangesAllByTheSameAmount() throws {
    var script = Self.script
    let before = try values(script)
    let position = try script.position(of: .properties(.label("x")))
    script.drag(from: position, to: position + Point(x: 25, y: 0))
    let changes = try zip(before, values(script)).map { $1 - $0 }
    #expect(changes[0] != 0 && script.undoCount == 1)
    for change in changes { #expect(abs(change - changes[0]) < 1e-6) }
  }

  @Test func differentValuesAreShownAsMixed() throws {
    let script = Self.script
    func text(_ property: String) throws -> [String] {
      let field = try #require(
        script.widgets.first { $0.identity == .properties(.field(property)) })
      return script.frame.sprites.compactMap { sprite in
        guard case .text(let text) = sprite.shape else { return nil }
        let position = sprite.transform.apply(to: .zero) * (1 / script.layout.interfaceScale)
        return field.rect.contains(position) ? text.string : nil
      }
    }
    #expect(try text("x").contains("mixed") && text("fill").contains("mixed"))
    #expect(try !text("y").contains("mixed"))
  }

  @Test func aTypedColourIsForAll() throws {
    var script = Self.script
    try type("#FF7F50", into: "fill", &script)
    for name in Self.names {
      let node = try #require(script.session.player.scene.node(named: name))
      #expect(node.fill?.value(at: 0) == Color(0xFF7F50))
    }
    #expect(script.undoCount == 1)
  }
}
