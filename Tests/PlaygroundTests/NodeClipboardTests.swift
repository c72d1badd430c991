import DemoKit
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Editing
@testable import Playground

/// Nodes are copied, cut and pasted within a scene, between scenes, and between windows.
@Suite(.languages) struct NodeClipboardTests {
  private static let star = Node(.star(points: 5, radius: 40), fill: .white).named("star")
    .at(x: [0: 100, 2: 300], y: 80).rotation(20)
  private static let dot = Node(.circle(radius: 9), fill: .white).named("dot").at(x: 30, y: 40)
  private static let label = Node(.rectangle(30, 20), fill: .white).named("label")
    .constrained(.left, to: .right, of: "star", plus: 12)
    .constrained(.centreY, to: .centreY, of: "star")

  private static func group(_ children: [Node]) -> Node {
    var group = Node {}.named("group")
    group.children = children
    return group.at(x: 200, y: 100).rotation(30).scale(2)
  }

  private static func names(_ nodes: [Node]) -> [String] { Scene(of: nodes).allNodes.map(\.name) }

  private static func bodies(_ nodes: [Node], _ name: String, at time: Double) throws -> Rect {
    let place = try #require(Scene(of: nodes).places(at: time).first { $0.name == name })
    return place.map.bounds(of: place.shape?.bounds ?? .zero)
  }

  /// What is pasted is seen where it was copied, a little to the lower right if it would hide the original.
  @Test(arguments: [["star"], ["group/star"], ["group"], ["star", "dot", "group/dot"]])
  func aCopyLooksLikeItsOriginal(_ chosen: [String]) throws {
    let scene = [Self.group([Self.star, Self.dot]), Self.dot, Self.star]
    for time in [0, 0.7, 2.0] {
      let copies = NodeCommand.copies(of: Set(chosen), in: scene, at: time)
      #expect(copies.count == chosen.count)
      let empty = try NodeCommand.paste(copies, inFrontOf: nil).applied(to: [], at: time)
      #expect(empty.touched.count == chosen.count)
      for (old, new) in zip(scene.isEmpty ? [] : Self.inOrder(chosen, scene), empty.touched) {
        let (before, after) = (
          try Self.bodies(scene, old, at: time), try Self.bodies(empty.nodes, new, at: time)
        )
        #expect(before.origin.distance(to: after.origin) < 1e-6, "\(old) \(time)")
        #expect(abs(before.width - after.width) < 1e-6)
      }
      let again = try NodeCommand.paste(copies, inFrontOf: nil).applied(to: scene, at: time)
      let all = Self.names(again.nodes)
      #expect(Set(all).count == all.count, "Names are unique.")
      #expect(again.nodes.count == scene.count + chosen.count)
    }
  }

  private static func inOrder(_ chosen: [String], _ scene: [Node]) -> [String] {
    names(scene).filter(chosen.contains)
  }

  @Test func aCopyDoesNotHideItsOriginal() throws {
    var nodes = [Self.dot]
    let copies = NodeCommand.copies(of: ["dot"], in: nodes, at: 0)
    for count in 1...3 {
      nodes = try NodeCommand.paste(copies, inFrontOf: "dot").applied(to: nodes, at: 0).nodes
      #expect(Set(nodes.map { $0.x.value(at: 0) }).count == count + 1)
    }
  }

  /// So far away that a small step makes no difference.
  @Test func copiesOfFarNodesLieOnThem() throws {
    var nodes = [Self.dot.at(x: 1e300, y: 1e300)]
    let copies = NodeCommand.copies(of: ["dot"], in: nodes, at: 0)
    for _ in 1...2 {
      nodes = try NodeCommand.paste(copies, inFrontOf: "dot").applied(to: nodes, at: 0).nodes
    }
    #expect(nodes.map { $0.x.value(at: 0) } == [1e300, 1e300, 1e300])
  }

  @Test func copiesGoInFrontOfANodeInItsGroup() throws {
    let scene = [Self.group([Self.star, Self.dot]), Self.dot]
    let copies = NodeCommand.copies(of: ["dot"], in: scene, at: 0)
    let change = try NodeCommand.paste(copies, inFrontOf: "group/star").applied(to: scene, at: 0)
    #expect(change.touched == ["group/dot-2"])
    #expect(change.nodes[0].children.map(\.name) == ["star", "dot-2", "dot"])
    let (old, new) = (
      try Self.bodies(scene, "dot", at: 0), try Self.bodies(change.nodes, "group/dot-2", at: 0)
    )
    #expect(old.centre.distance(to: new.centre) < 1e-6, "It is seen where it was.")
  }

  /// In every scene, whatever names it has already.
  @Test(arguments: [[String](), ["star"], ["label", "star"]])
  func constraintsReferToTheNodesThatCameAlong(_ there: [String]) throws {
    let scene = [Self.star, Self.label]
    let copies = NodeCommand.copies(of: ["star", "label"], in: scene, at: 0)
    let others = there.map { Node(.circle(radius: 3)).at(x: 900, y: 500).named($0) }
    let change = try NodeCommand.paste(copies, inFrontOf: nil).applied(to: others, at: 0)
    let (star, label) = (change.touched[0], change.touched[1])
    for time in [0, 1.0, 2] {
      let (one, two) = (
        try Self.bodies(change.nodes, star, at: time),
        try Self.bodies(change.nodes, label, at: time)
      )
      #expect(abs(two.minX - one.maxX - 12) < 1e-6 && abs(two.centre.y - one.centre.y) < 1e-6)
    }
  }

  private struct NodeClipboardError: Error {}

  // MARK: In the window

  private static func copied(_ script: Script) throws -> String {
    let texts = script.requests.compactMap { request -> String? in
      if case .copy(let text) = request { text } else { nil }
    }
    return try #require(texts.last)
  }

  @Test func copyAndPasteAddANode() throws {
    var script = Script.editor()
    try script.click(node: "mover")
    script.press(.character("c"), .control)
    let before = script.session.document
    script.step(.pasted(try Self.copied(script)))
    #expect(script.selectedNodes == ["mover-2"] && script.undoCount == 1)
    let copy = try #require(script.session.player.scene.node(named: "mover-2"))
    #expect(copy.x.keyframes.map(\.time) == [0, 2], "Its keyframes came along.")
    #expect(script.session.notice?.words == "Pasted 1 node")
    script.press(.character("z"), .control)
    #expect(script.session.document == before)
  }

  @Test func otherWindowsTakeTheText() throws {
    var script = Script.editor()
    script.select(nodes: ["mover", "sky"])
    script.press(.character("c"), .control)
    let text = try Self.copied(script)
    var other = Script.timeline()
    other.step(.pasted(text))
    #expect(other.selectedNodes == ["sky-2", "mover"], "The other scene has a sky of its own.")
    #expect(other.session.player.scene.node(named: "sky-2/moon") != nil)
    #expect(other.undoCount == 1)
    let (mine, theirs) = (
      try #require(script.session.player.scene.node(named: "mover")),
      try #require(other.session.player.scene.node(named: "mover"))
    )
    #expect(mine == theirs)
  }

  /// The text of many is written during the next frames, or when it is asked for.
  @Test func manyNodesAreOnTheClipboardSomeFramesLater() throws {
    let many = (0..<900).map { Node(.circle(radius: 3), fill: .white).at(x: Double($0), y: 9) }
    var script = Script.editor()
    script.change { $0.workspace.perform(.add(many, inFrontOf: nil)) }
    script.step()
    script.press(.character("a"), .control)
    script.press(.character("c"), .control)
    #expect(!script.requests.contains { if case .copy = $0 { true } else { false } })
    var other = script
    for _ in 0..<20 { script.step(dt: 0.016) }
    let text = try Self.copied(script)
    guard case .node(let group) = try Pasted(text) else { throw NodeClipboardError() }
    #expect(group.children.count == 905)
    other.press(.character("v"), .control)
    #expect(try Self.copied(other) == text)
  }

  /// By keyboard alone: the menu of the selected nodes.
  @Test func theMenuKeyOpensTheMenuOfTheSelectedNodes() throws {
    var script = Script.editor()
    script.press(.tab)
    script.press(.menu)
    let menu = try #require(script.session.panel(MenuPanel.self).menu)
    #expect(menu.items.contains { $0.action == .nodes(.copy) && $0.isEnabled })
    let menus = menu.items.compactMap(\.submenu)
    #expect(menus.contains { $0.items.contains { $0.action == .nodes(.stagger(.forwards)) } })
  }

  @Test func cutIsCopyAndDelete() throws {
    var script = Script.editor()
    let scene = script.session.player.scene
    try script.click(node: "card")
    script.press(.character("x"), .control)
    #expect(script.session.player.scene.node(named: "card") == nil && script.undoCount == 1)
    #expect(script.session.notice?.words == "Cut 1 node")
    script.step(.pasted(try Self.copied(script)))
    #expect(script.session.player.scene.node(named: "card") == scene.node(named: "card"))
    #expect(script.undoCount == 2)
  }

  @Test func copiedCodeOfANodeIsPastedAsANode() throws {
    var script = Script.editor()
    try script.click(node: "card")
    script.change { $0.perform(.export(.copyAs(.node, .json))) }
    script.step()
    script.step(.pasted(try Self.copied(script)))
    #expect(script.selectedNodes == ["card-2"])
  }

  @Test func nothingSelectedIsSaid() throws {
    var script = Script.editor()
    script.change { $0.perform(.nodes(.copy)) }
    script.step()
    #expect(script.session.notice?.words == "No node is selected." && script.undoCount == 0)
  }

  @Test func keyframesOfSeveralTracksGoToTheSelectedNode() throws {
    var script = Script.timeline()
    let (x, opacity) = (Script.sunX, Script.sunOpacity)
    try script.select(KeyframePath(x, 0), KeyframePath(x, 1), KeyframePath(opacity, 0))
    script.press(.character("c"), .control)
    let (sunX, sunOpacity) = (try script.track(x), try script.track(opacity))
    try script.click(.button("row marker"))
    script.step(.pasted(try Self.copied(script)))
    let (target, faded) = (
      TrackPath(node: "marker", property: "x"), TrackPath(node: "marker", property: "opacity")
    )
    #expect(try script.times(target) == [0, 1] && script.times(faded) == [1])
    #expect(try script.track(target).value(at: 1) == sunX.value(at: 1))
    #expect(try script.track(x) == sunX && script.track(opacity) == sunOpacity)
    #expect(script.undoCount == 1)
  }

  @Test func keyframesGoToAllSelectedNodes() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(Script.sunOpacity, 0), KeyframePath(Script.sunOpacity, 1))
    script.press(.character("c"), .control)
    script.select(nodes: ["marker", "sky/moon"])
    script.step(.pasted(try Self.copied(script)))
    for node in ["marker", "sky/moon"] {
      #expect(try script.times(TrackPath(node: node, property: "opacity")) == [0, 1])
    }
    #expect(script.undoCount == 1)
  }

  // MARK: Selecting and deleting

  @Test func controlASelectsTheNodesThatAreSeen() throws {
    var script = Script.editor()
    script.press(.character("t"))
    script.press(.character("a"), .control)
    #expect(script.selectedNodes == ["ball", "card", "sky", "mover", "cover"])
    #expect(script.selection.keys.isEmpty)
    script.press(.delete)
    #expect(script.session.player.scene.nodes.isEmpty && script.undoCount == 1)
    script.press(.character("z"), .control)
    script.change { $0.workspace.setLocked(true, ["ball"]) }
    script.press(.character("a"), .control)
    #expect(script.selectedNodes == ["card", "sky", "mover", "cover"])
  }

  @Test func aSecondDeleteDeletesNothing() throws {
    var script = Script.editor()
    script.press(.character("t"))
    try script.click(node: "mover")
    script.press(.delete)
    #expect(script.selectedNodes.isEmpty && script.undoCount == 1)
    script.press(.delete)
    #expect(script.session.player.scene.nodes.count == 4 && script.undoCount == 1)
  }

  @Test func controlALeavesRowsAloneThatAreNotShown() throws {
    var script = Script.timeline()
    try script.click(.button("row marker y"))
    try script.click(.timeline(.search))
    script.step(.text("sun"))
    script.press(.enter)
    #expect(Set(script.rows.map(\.node)) == ["sun"])
    script.press(.character("a"), .control)
    script.press(.character("a"), .control)
    #expect(Set(script.selection.keys.tracks.map(\.node)) == ["sun"])
  }
}
