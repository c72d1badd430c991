import Editing
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// Blend modes of nodes, chosen in the properties panel.
@Suite(.languages) struct BlendingTests {
  private func script(_ nodes: String...) throws -> Script {
    var script = Script.editor()
    script.select(nodes: nodes)
    script.press(.character("o"), .shift)
    script.change { session in
      session.ui.setFocus(.properties(.blend))
      session.revealFocus()
    }
    script.settle()
    return script
  }

  private func modes(_ script: Script) -> [String: BlendMode] {
    Dictionary(
      uniqueKeysWithValues: script.session.player.scene.allNodes.map { ($0.name, $0.node.blend) }
    ).filter { $0.value != .normal }
  }

  private func title(_ script: Script) throws -> String {
    let rect = try #require(script.widgets.first { $0.identity == .properties(.blend) }).rect
    let texts = script.frame.sprites.compactMap { sprite -> String? in
      guard case .text(let text) = sprite.shape,
        rect.contains(sprite.transform.apply(to: Point(x: 1, y: 0)))
      else { return nil }
      return text.string
    }
    return try #require(texts.first)
  }

  private func choose(_ mode: BlendMode, _ script: inout Script) throws {
    try script.click(.properties(.blend))
    let menu = try #require(script.session.panel(MenuPanel.self).menu)
    let index = try #require(menu.items.firstIndex { $0.action == .nodes(.blend(mode)) })
    try script.click(.menu(.item(index)))
  }

  @Test func theListHasEveryModeOnceAndChecksTheCurrentOne() throws {
    var script = try script("card")
    try script.click(.properties(.blend))
    let items = try #require(script.session.panel(MenuPanel.self).menu).items
    let listed = items.map(\.action)
    #expect(listed.count == BlendMode.allCases.count)
    for mode in BlendMode.allCases { #expect(listed.contains(.nodes(.blend(mode))), "\(mode)") }
    #expect(items.filter(\.isOn).map(\.action) == [.nodes(.blend(.normal))])
    #expect(Set(items.map(\.title)).count == items.count)
  }

  @Test(arguments: BlendMode.allCases)
  func aChosenModeIsOneStepOfUndo(_ mode: BlendMode) throws {
    var script = try script("ball", "card")
    #expect(try title(script) == localized("Normal"))
    try choose(mode, &script)
    let wanted = mode == .normal ? [:] : ["ball": mode, "card": mode]
    #expect(modes(script) == wanted && script.selectedNodes == ["ball", "card"])
    #expect(script.undoCount == (mode == .normal ? 0 : 1))
    #expect(try title(script) == mode.title)
    guard mode != .normal else { return }
    #expect(
      script.session.workspace.words(ofStep: 0) == localized("Change the blend mode of 2 nodes"))
    script.press(.character("z"), .control)
    #expect(modes(script).isEmpty && script.edits.isEmpty)
    script.press(.character("y"), .control)
    #expect(modes(script) == wanted)
    try choose(.normal, &script)
    #expect(script.edits.isEmpty, "The demo's own mode is no edit.")
  }

  /// Edited tracks stay edits, of nodes in groups too.
  @Test func documentsKeepIt() throws {
    var script = try script("sky/moon")
    let x = TrackPath(node: "sky/moon", property: "x")
    script.change { $0.workspace.edit { $0["edit"][x] = .number(.x, 33) } }
    try choose(.multiply, &script)
    let document = script.session.document
    #expect(document["edit"][x] == .number(.x, 33))
    let back = try Document(text: document.text)
    #expect(back == document && back.text == document.text)
    var other = Script.editor()
    other.change { $0.open(back) }
    #expect(modes(other) == ["sky/moon": .multiply])
    #expect(other.session.player.scene.node(named: "sky/moon")?.x == 33)
  }

  @Test func nodesWithDifferentModesShowADash() throws {
    var script = try script("ball")
    try choose(.screen, &script)
    script.select(nodes: ["ball", "card"])
    script.step()
    #expect(try title(script) == "–")
    #expect(script.session.workspace.blendMenu.items.allSatisfy { !$0.isOn })
  }

  @Test func commandsNeedNodesAndSayWhatTheyDo() throws {
    var script = Script.editor()
    script.change { $0.perform(.nodes(.blend(.add))) }
    #expect(
      script.edits.isEmpty && script.session.notice?.words == localized("No node is selected."))
    script.select(nodes: ["card"])
    script.press(.character("k"), .control)
    script.step(.text("blend mode add"))
    script.press(.enter)
    #expect(modes(script) == ["card": .add])
  }

  /// Nothing is selected after a click beside all nodes, whatever track was selected before; a keyframe selects its node
  /// again.
  @Test func nothingIsMeantAfterDeselecting() throws {
    var script = Script.timeline()
    script.press(.character("o"), .shift)
    func nodes() -> [String] { script.session.panel(PropertiesPanel.self).nodes }
    let key = KeyframePath(Script.sunX, 1)
    try script.select(key)
    script.step()
    #expect(nodes() == ["sun"])
    script.change { $0.workspace.select(nodes: []) }
    script.step()
    #expect(nodes().isEmpty && script.selection.keys.isEmpty)
    script.change { $0.perform(.nodes(.blend(.add))) }
    #expect(modes(script).isEmpty)
    try script.select(key)
    script.step()
    #expect(nodes() == ["sun"])
  }
}
