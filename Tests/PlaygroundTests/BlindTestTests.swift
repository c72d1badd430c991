import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Telling versions apart: vectors between their nodes, and a blind test.
@Suite(.languages) struct BlindTestTests {
  private static let springs = Entry.all.first { $0.demo.name == "springs" }
  private static let knob = "response"

  private static func compared(size: Size = Size(width: 1280, height: 720)) -> Script {
    var script = Script(springs, at: 0.5, size: size)
    script.turn(knob, to: 0.5)
    script.press(.character("b"), .shift)
    script.turn(knob, to: 1.5)
    script.press(.character("c"))
    script.step()
    return script
  }

  private static func testing(size: Size = Size(width: 1280, height: 720)) -> Script {
    var script = compared(size: size)
    script.change { $0.perform(.blind(.toggle)) }
    script.step()
    return script
  }

  // MARK: Vectors

  @Test func vectorsGoFromTheNodesOfAToThoseOfB() {
    var script = Self.compared()
    script.change { session in
      let vectors = session.workspace.versionVectors()
      #expect(!vectors.isEmpty)
      let lanes = session.workspace.player.sights.lanes
      let a = lanes[0].scene.frame(at: session.player.time)
      let b = lanes[1].scene.frame(at: session.player.time)
      func x(_ name: String, _ sprites: [Sprite]) -> Double? {
        sprites.first { $0.name == name }.map { $0.transform.apply(to: .zero).x }
      }
      for name in ["kept", "lost"] {
        guard let from = x(name, a), let to = x(name, b), abs(from - to) > 1 else { continue }
        #expect(vectors.contains { $0.from.x.isNear(from) && $0.to.x.isNear(to) }, "\(name)")
      }
      session.perform(.toggleVectors)
      #expect(session.workspace.versionVectors().isEmpty)
    }
  }

  @Test func equalVersionsHaveNoVectors() {
    var script = Script(Self.springs, at: 0.5)
    script.press(.character("b"), .shift)
    script.press(.character("c"))
    script.change { #expect($0.workspace.versionVectors().isEmpty) }
  }

  // MARK: The blind test

  @Test func aTestPutsOneOfTwoVersionsOnTheStageAndCountsTheAnswers() throws {
    for isRight in [true, false] {
      var script = Self.testing()
      let document = script.session.document
      #expect(script.layout.lanes.isEmpty && script.layout.side == nil)
      var shown: Set<Int> = []
      for round in 0..<BlindTest.rounds {
        let test = try #require(script.session.workspace.editing.blindTest)
        #expect(test.answers.count == round && !test.isOver)
        shown.insert(test.shown)
        #expect(script.session.player.edits == test.versions[test.shown].edits)
        let answer = isRight ? test.shown : 1 - test.shown
        if round.isMultiple(of: 2) {
          try script.click(.compare(.answer(answer)))
        } else {
          script.press(.character(answer == 0 ? "1" : "2"))
        }
        script.step()
      }
      let test = try #require(script.session.workspace.editing.blindTest)
      #expect(test.isOver && test.score == (isRight ? 10 : 0))
      #expect(shown == [0, 1])
      #expect(script.session.player.edits == test.edits)
      #expect(script.session.document == document)
      script.press(.escape)
      script.step()
      #expect(script.session.workspace.editing.blindTest == nil && script.layout.lanes.count == 2)
    }
  }

  /// Below the stage, so that it covers neither version.
  @Test func theCardLiesBelowTheStage() throws {
    for size in [Size(width: 800, height: 600), Size(width: 3840, height: 2160)] {
      let script = Self.testing(size: size)
      for index in 0...1 {
        let widget = try #require(
          script.widgets.first { $0.identity == .compare(.answer(index)) })
        #expect(script.layout.panels.stage.contains(widget.rect.centre))
        #expect(!script.layout.stage.intersects(widget.rect))
      }
    }
  }

  /// All that is random is in the state: the same events lead to the same rounds.
  @Test func theSameEventsLeadToTheSameRounds() {
    func rounds() -> [Int] {
      var script = Self.testing()
      return (0..<BlindTest.rounds).map { _ in
        let shown = script.session.workspace.editing.blindTest?.shown ?? -1
        script.press(.character("1"))
        script.step(dt: 0.1)
        return shown
      }
    }
    #expect(rounds() == rounds())
    let seeds = (0..<64).map { seed in
      BlindTest(of: "", [], edits: DemoEdits(), seed: UInt64(seed)).shown
    }
    #expect((16...48).contains(seeds.reduce(0, +)))
  }

  /// Whatever else is done ends it, and the stage shows the document again.
  @Test func anEditEndsTheTest() {
    let changes: [(inout Script) -> Void] = [
      { $0.turn(Self.knob, to: 0.8) }, { $0.press(.character("z"), .control) },
      { $0.press(.character("e")) }, { $0.press(.character("t")) },
      { $0.press(.character("c")) }, { $0.choose(2) }, { $0.press(.escape) },
    ]
    for change in changes {
      var script = Self.testing()
      change(&script)
      script.step()
      #expect(script.session.workspace.editing.blindTest == nil)
      for player in script.session.workspace.gallery.players {
        #expect(player.edits == script.session.document[player.demo.name])
      }
    }
  }

  @Test func equalVersionsCannotBeTested() {
    var script = Script(Self.springs, at: 0.5)
    script.press(.character("b"), .shift)
    script.press(.character("c"))
    script.change { $0.perform(.blind(.toggle)) }
    #expect(script.session.workspace.editing.blindTest == nil)
  }
}
