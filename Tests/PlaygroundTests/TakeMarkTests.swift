import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The marks of takes on the timeline, which say how much a node jumps.
@Suite(.languages) struct TakeMarkTests {
  private static let interrupt = Entry.all.first { $0.demo.name == "interrupt" }

  /// Two flights that are interrupted, in a demo that somebody else has written.
  private static func script(_ policy: Interruption) -> Script {
    var takes = Takes(Node(.circle(radius: 20), fill: .white).named("ball").at(x: 100, y: 200))
    takes.perform(.move(x: 300, over: 1), at: 0)
    takes.perform(
      .motions([Motion(.to(.x, 100), .spring(bounce: 0.2))], duration: 1), at: 0.5, policy: policy)
    let scene = Scene(ground: .black) { takes.nodes }
    var script = Script()
    script.change { session in
      session.workspace.add(SceneDemo("own", scene: scene, timeline: .seconds(2)))
      session.perform(.choose(demo: session.workspace.gallery.players.count - 1))
    }
    script.step()
    return script
  }

  private func words(_ script: Script) -> [String] {
    script.session.workspace.landmarks.filter { $0.take != nil }.map(\.cue.name)
  }

  @Test func scenesOfOnesOwnHaveMarksToo() {
    #expect(words(Self.script(.fromCurrent)) == ["Δ 300 pt/s"])
    #expect(words(Self.script(.finishFirst)) == ["Δ 150 pt, 300 pt/s"])
    #expect(words(Self.script(.keepingVelocity)).count == 1)
    #expect(words(Self.script(.ignore)).isEmpty)
  }

  /// Each mark is drawn, filled if there is a jump, and says its numbers under the pointer.
  @Test(arguments: [Interruption.fromCurrent, .keepingVelocity])
  func theTimelineShowsThem(_ policy: Interruption) throws {
    var script = Self.script(policy)
    script.press(.character("t"))
    let marks = script.frame.sprites.filter { $0.name == "take" }
    #expect(marks.count == 1)
    #expect((marks.first?.fill == .color(Theme.coral)) == (policy == .fromCurrent))
    let widget = try #require(
      script.widgets.first { if case .timeline(.take) = $0.identity { true } else { false } })
    guard case .timeline(let part) = widget.identity else { return }
    let tip = script.session.panel(TimelinePanel.self).tip(
      of: .timeline(part), script.session.workspace)
    #expect(tip?.words.contains("ball") == true && tip?.words.contains("pt/s") == true)
  }

  @Test func keysGoFromTakeToTake() throws {
    var script = Self.script(.fromCurrent)
    script.press(.character("n"))
    #expect(script.time == 0.5)
    #expect(script.session.notice?.words.contains("300 pt/s") == true)
    script.press(.character("n"))
    #expect(script.time == 0.5)
    script.press(.end)
    script.press(.character("n"), .shift)
    #expect(script.time == 0.5)
  }

  /// The knob plays the same gestures; turning it is one step of undo, and fast enough for a drag.
  @Test func theKnobChangesTheMarks() throws {
    var script = Script(Self.interrupt, at: 1.6)
    let before = script.session.player.takeStarts
    #expect(before.count >= 4 && before.suffix(2).allSatisfy { !$0.isVisible })
    script.change { $0.workspace.turn(knob: "interruption", to: .choice("lose velocity")) }
    script.step()
    let lost = script.session.player.takeStarts
    #expect(lost.map(\.time) == before.map(\.time) && lost.suffix(2).allSatisfy(\.isVisible))
    script.press(.character("z"), .control)
    #expect(script.session.player.takeStarts == before)
  }
}
