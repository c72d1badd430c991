import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Selected nodes are lined up, spaced, staggered and masked, by menu and by palette.
@Suite(.languages) struct NodeArrangementTests {
  private static func script(_ nodes: [String]) -> Script {
    var script = Script.editor()
    script.select(nodes: nodes)
    return script
  }

  private func perform(_ action: Action, _ script: inout Script) {
    script.change { $0.perform(action) }
    script.step()
  }

  private func bounds(_ script: Script, _ names: [String]) throws -> [Rect] {
    try names.map { try script.node($0).bounds }
  }

  @Test(arguments: NodeAlignment.allCases)
  func alignedNodesHaveTheSameEdge(_ alignment: NodeAlignment) throws {
    let names = ["ball", "card", "sky/moon"]
    var script = Self.script(names)
    let before = try bounds(script, names)
    let around = before.dropFirst().reduce(before[0]) { $0.union($1) }
    perform(.editor(.align(alignment)), &script)
    for box in try bounds(script, names) {
      let off = alignment.distance(of: box, to: around)
      #expect(off.length < 0.02, "\(alignment)")
    }
    #expect(script.undoCount == 1)
    perform(.editor(.align(alignment)), &script)
    #expect(script.undoCount == 1, "They are where they belong already.")
    script.press(.character("z"), .control)
    #expect(script.edits.isEmpty)
  }

  @Test func aSingleNodeIsAlignedWithTheStage() throws {
    var script = Self.script(["ball"])
    perform(.editor(.align(.left)), &script)
    perform(.editor(.align(.bottom)), &script)
    let box = try script.node("ball").bounds
    #expect(abs(box.minX) < 0.02 && abs(box.maxY - Scene.size.height) < 0.02)
  }

  @Test(arguments: NodeDistribution.allCases)
  func distributedNodesHaveEvenGaps(_ distribution: NodeDistribution) throws {
    let names = ["ball", "card", "sky", "mover"]
    var script = Self.script(names)
    perform(.editor(.distribute(distribution)), &script)
    let isAcross = distribution == .horizontally
    let spans = try bounds(script, names)
      .map { isAcross ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }
      .sorted { $0.0 + $0.1 < $1.0 + $1.1 }
    let gaps = zip(spans, spans.dropFirst()).map { $1.0 - $0.1 }
    for gap in gaps { #expect(abs(gap - gaps[0]) < 0.05) }
    #expect(script.undoCount == 1)
  }

  @Test func distributingTwoNodesIsRefused() throws {
    var script = Self.script(["ball", "card"])
    perform(.editor(.distribute(.vertically)), &script)
    #expect(script.session.notice?.words == "Select three nodes or more." && script.undoCount == 0)
  }

  // MARK: Stagger

  @Test(arguments: [Stagger.Order.forwards, .backwards, .fromCentre, .fromEdges])
  func eachNodeStartsLaterThanTheOneBefore(_ order: Stagger.Order) throws {
    var script = Script.timeline()
    let names = ["sun", "marker", "sky"]
    script.select(nodes: names)
    let paths = [Script.sunX, Script.markerY, Script.moonX]
    let before = try paths.map { try script.times($0) }
    perform(.nodes(.stagger(order)), &script)
    let delays = Stagger(0.1, order).delays(count: 3)
    for (index, path) in paths.enumerated() {
      let moved = try zip(before[index], script.times(path)).map { $1 - $0 }
      for delay in moved { #expect(abs(delay - delays[index]) < 1e-9, "\(path)") }
    }
    #expect(script.undoCount == 1 && script.selectedNodes == names)
  }

  @Test func whatHasNoKeyframesIsNotStaggered() throws {
    var script = Self.script(["ball", "card"])
    perform(.nodes(.stagger(.forwards)), &script)
    #expect(script.session.notice?.words == "Nothing of these nodes is animated.")
    script.select(nodes: ["ball"])
    perform(.nodes(.stagger(.forwards)), &script)
    #expect(script.session.notice?.words == "Select two nodes or more." && script.undoCount == 0)
  }

  // MARK: Masks

  @Test(arguments: Matte.Kind.allCases)
  func theTopmostNodeMasksTheOthers(_ kind: Matte.Kind) throws {
    var script = Self.script(["cover", "ball"])
    let place = try script.node("cover").bounds
    perform(.nodes(.mask(kind)), &script)
    let ball = try #require(script.session.player.scene.node(named: "ball"))
    #expect(ball.matte?.kind == kind && ball.matte?.nodes.map(\.name) == ["cover"])
    #expect(script.session.player.scene.nodes.map(\.name) == ["ball", "card", "sky", "mover"])
    perform(.nodes(.invertMask), &script)
    #expect(script.session.player.scene.node(named: "ball")?.matte?.isInverted == true)
    perform(.nodes(.releaseMask), &script)
    #expect(script.session.player.scene.node(named: "ball")?.matte == nil)
    #expect(try script.node("cover").bounds == place)
    #expect(script.undoCount == 3)
    for words in ["Release the mask of", "Invert the mask of", "Mask"] {
      script.press(.character("z"), .control)
      #expect(script.session.notice?.words.hasSuffix(": \(words) ball") == true)
    }
  }

  /// Commands for masks, trims and blend modes say that nothing is selected.
  @Test(arguments: [
    NodeAction.mask(.alpha), .releaseMask, .invertMask, .drawStroke, .blend(.multiply), .delete,
  ])
  func withoutASelectionNothingIsChanged(_ action: NodeAction) {
    var script = Self.script([])
    perform(.nodes(action), &script)
    #expect(script.session.notice?.words == "No node is selected." && script.undoCount == 0)
  }

  @Test func severalNodesAreMaskedAsAGroup() throws {
    var script = Self.script(["ball", "card", "cover"])
    let places = try bounds(script, ["ball", "card"])
    perform(.nodes(.mask(.alpha)), &script)
    let name = try #require(script.selectedNodes.first)
    let group = try #require(script.session.player.scene.node(named: name))
    #expect(group.children.map(\.name) == ["ball", "card"] && group.matte?.nodes.count == 1)
    let after = try bounds(script, ["\(name)/ball", "\(name)/card"])
    for (old, new) in zip(places, after) { #expect(old.origin.distance(to: new.origin) < 0.01) }
    script.press(.character("z"), .control)
    #expect(script.session.notice?.words.hasSuffix(": Mask 2 nodes") == true)
  }

  @Test func aMaskNeedsSomethingToMask() throws {
    var script = Self.script(["ball"])
    perform(.nodes(.mask(.alpha)), &script)
    #expect(script.undoCount == 0 && script.session.notice != nil)
    perform(.nodes(.releaseMask), &script)
    #expect(script.session.notice?.words == "None of the selected nodes has a mask.")
  }

  @Test func trimmingDrawsTheOutlineInASecond() throws {
    var script = Self.script(["card"])
    script.change { $0.player.playhead.jump(to: 0.5) }
    script.step()
    perform(.nodes(.drawStroke), &script)
    let card = try #require(script.session.player.scene.node(named: "card"))
    #expect(card.stroke != nil && card[.strokeEnd].keyframes.map(\.time) == [0.5, 1.5])
    #expect(card[.strokeEnd].value(at: 0.5) == 0 && card[.strokeEnd].value(at: 1.5) == 1)
  }

  // MARK: Finding

  @Test(arguments: [
    "mask", "matte", "stagger", "align", "trim", "blend", "distribute", "copy", "points", "vertex",
  ])
  func thePaletteKnowsTheWord(_ word: String) throws {
    var script = Self.script(["ball"])
    script.press(.character("k"), .control)
    script.step(.text(word))
    let found = script.session.panel(PalettePanel.self).lines.prefix(8)
    let isThere = found.contains { line in
      switch line.effect {
      case .action(.nodes)?, .action(.editor)?: true
      case _: false
      }
    }
    #expect(isThere, "\(word): \(found.map(\.title))")
  }

  @Test func menusHaveTheCommands() throws {
    let script = Self.script(["ball", "card", "cover"])
    for menu in NodeMenu.allCases {
      let items = script.session.workspace.menu(menu).items
      #expect(!items.isEmpty && items.contains(where: \.isEnabled), "\(menu)")
    }
  }
}
