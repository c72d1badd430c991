import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// Section 9: animations in sequence and in parallel, and how many have completed.
@Suite struct InTurnAndTogetherTests {
  private func count(_ demo: any Demo, at time: Double) -> Int? {
    let counters = demo.scene.frame(at: time).compactMap { sprite -> Int? in
      guard sprite.name.hasPrefix("counter"), case .text(let text) = sprite.shape else {
        return nil
      }
      return text.string.split(separator: " ").first.flatMap { Int($0) }
    }
    return counters.count == 1 ? counters[0] : nil
  }

  @Test func theCounterCountsCompletedAnimations() throws {
    let demo = try Entry.named("in-turn-and-together")
    let ends = demo.timeline.ticks.sorted()
    #expect(ends.count == 3 && ends.last == demo.timeline.range.upperBound)
    for step in 0...200 {
      let time = demo.timeline.range.upperBound * Double(step) / 200
      #expect(count(demo, at: time) == ends.count { $0 <= time }, "at \(time)")
    }
    #expect(count(demo, at: ends[0]) == 1)
  }

  @Test func stoppedAnimationsNeverComplete() throws {
    var demo = try Entry.named("in-turn-and-together")
    let ends = demo.timeline.ticks.sorted()
    let stop = (ends[0] + ends[1]) / 2
    func enabled(_ isPlaying: Bool) -> [String] {
      demo.stageButtons(at: stop, isPlaying: isPlaying).filter(\.isEnabled).map(\.title)
    }
    #expect(enabled(true) == ["Pause", "Stop"])
    #expect(enabled(false) == ["Resume", "Stop"])
    #expect(demo.receive(.button("Stop"), at: stop) == .pause)
    #expect(demo.timeline.range.upperBound == stop)
    #expect(count(demo, at: stop + 100) == 1)
    let still = demo.scene.frame(at: stop)
    #expect(demo.scene.frame(at: stop + 1) == still)
    #expect(
      demo.stageButtons(at: stop, isPlaying: false).filter(\.isEnabled).map(\.title) == ["Start"])
    // And a new start counts on from there.
    #expect(demo.receive(.button("Start"), at: stop) == .play)
    #expect(count(demo, at: stop) == 1)
    #expect(count(demo, at: demo.timeline.range.upperBound) == 4)
  }

  /// One has come to its end when the next begins; together they begin at once.
  @Test func oneMovesInSequenceAndOneInParallel() throws {
    let demo = try Entry.named("in-turn-and-together")
    let (turn, together) = (try demo.take("in-turn", at: 1), try demo.take("together", at: 1))
    #expect(turn.y.value(at: 0.3) != turn.y.value(at: 0) && turn.rotation.value(at: 0.3) == 0)
    #expect(together.rotation.value(at: 0.3) != 0 && together[.scaleX].value(at: 0.3) != 1)
    let end = demo.timeline.range.upperBound
    for node in [turn, together] {
      #expect(node.y.value(at: end).isNear(node.y.value(at: 0)))
      #expect(node.rotation.value(at: end).isNear(0) && node[.scaleX].value(at: end).isNear(1))
      #expect(node.fill?.value(at: end) == node.fill?.value(at: 0))
    }
  }

  @Test func thePauseHoldsAndResumeContinues() throws {
    var demo = try Entry.named("in-turn-and-together")
    let scene = demo.scene
    #expect(demo.receive(.button("Pause"), at: 1) == .pause && demo.scene == scene)
    #expect(demo.receive(.button("Resume"), at: 1) == .play && demo.scene == scene)
  }
}
