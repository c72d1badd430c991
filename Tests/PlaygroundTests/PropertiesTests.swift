import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The properties of the selected nodes as numbers.
@Suite(.languages) struct PropertiesTests {
  private func script(_ nodes: String...) -> Script {
    var script = Script.editor()
    script.select(nodes: nodes)
    script.press(.character("o"), .shift)
    return script
  }

  private func names(_ script: Script) -> [String] {
    script.session.panel(PropertiesPanel.self).rows.compactMap {
      if case .property(let content) = $0 { content.name } else { nil }
    }
  }

  private func type(_ text: String, into property: String, _ script: inout Script) throws {
    try script.click(.properties(.field(property)))
    script.step(.text(text))
    script.press(.enter)
  }

  @Test func everyPropertyHasARow() throws {
    let script = script("card")
    let node = try #require(script.session.player.scene.node(named: "card"))
    let all = node.tracks.map(\.name) + node.unsetProperties(isPaged: false)
    #expect(names(script).sorted() == all.sorted())
    #expect(names(script).prefix(2) == ["x", "y"])
  }

  @Test func theFilterLeavesWhatIsSet() throws {
    var script = script("card")
    try script.click(.properties(.set))
    #expect(names(script) == ["x", "y", "rotation", "fill"])
  }

  /// The field shows every new number at once, and what was typed before an arrow key counts.
  @Test func arrowsStepFromTheShownNumber() throws {
    var script = script("card")
    func x(_ script: Script) throws -> Double {
      let card = try #require(script.session.player.scene.node(named: "card"))
      return card.x.value(at: script.session.workspace.player.time)
    }
    try script.click(.properties(.field("x")))
    script.step(.text("200"))
    for (key, number) in [(Key.up, 201.0), (.up, 202), (.down, 201)] {
      script.press(key)
      #expect(try x(script) == number)
      #expect(script.session.ui.writing?.edit.text == number.short)
    }
    script.press(.enter)
    #expect(try x(script) == 201)
  }

  @Test func nodesAreFoundInTheOrderOfTheirNames() {
    let workspace = Script.editor().session.workspace
    let found = workspace.nodes(named: ["mover", "nothing", "ball", "sky/moon"])
    #expect(found.map(\.name) == ["mover", "ball", "sky/moon"])
    #expect(found.map { $0.node.name } == ["mover", "ball", "moon"])
  }

  @Test func typedNumbersCalculate() throws {
    var script = script("card")
    try type("480+0.5*40", into: "x", &script)
    #expect(try script.value("card", "x") == 500 && script.undoCount == 1)
    try type("0.25turn", into: "rotation", &script)
    #expect(try script.value("card", "rotation") == 90)
    try type("nonsense", into: "y", &script)
    #expect(try script.value("card", "y") == 200 && script.session.notice != nil)
  }

  @Test func numbersAreDraggedForAllSelectedNodes() throws {
    var script = script("ball", "card")
    let position = try script.position(of: .properties(.label("rotation")))
    script.drag(from: position, to: position + Point(x: 25, y: 0))
    let turned = try script.value("ball", "rotation")
    #expect(try script.value("card", "rotation").isNear(30 + turned))
    #expect(turned != 0 && script.undoCount == 1)
  }

  @Test func diamondsAddAndRemoveKeyframes() throws {
    var script = script("card")
    let x = TrackPath(node: "card", property: "x")
    script.change { $0.workspace.playhead.jump(to: 1) }
    script.step()
    try script.click(.properties(.key("x")))
    #expect(try script.times(x) == [1] && script.undoCount == 1)
    try script.click(.properties(.key("x")))
    #expect(try script.track(x).isConstant)
  }

  @Test func withAutoKeyTypedNumbersAreKeyframes() throws {
    var script = script("card")
    script.press(.character("i"), .shift)
    script.change { $0.workspace.playhead.jump(to: 2) }
    script.step()
    try type("90", into: "rotation", &script)
    #expect(try script.times(TrackPath(node: "card", property: "rotation")) == [2])
  }

  @Test func coloursAreTypedAndPicked() throws {
    var script = script("card")
    try type("coral", into: "fill", &script)
    let fill = TrackPath(node: "card", property: "fill")
    #expect(try script.track(fill).value(at: 0) == .color(Color(0xFF7F50)))
    try script.click(.properties(.swatch("fill")))
    #expect(script.widgets.contains { $0.identity == .picker(.square) })
    script.press(.escape)
    #expect(!script.widgets.contains { $0.identity == .picker(.square) })
  }

  @Test func aDoubleClickRemovesTheEdit() throws {
    var script = script("card")
    try type("500", into: "x", &script)
    let position = try script.position(of: .properties(.label("x")))
    script.click(at: position)
    script.click(at: position, clicks: 2)
    #expect(script.edits.isEmpty)
  }
}
