import Keyframes
import Stage
import Testing

/// What is called while time moves, and in which order.
@Suite struct CallbacksTests {
  /// A record that closures share.
  private final class Log {
    var lines: [String] = []

    func callbacks(_ cues: [Cue] = CallbacksTests.cues) -> Callbacks {
      var callbacks = Callbacks(cues)
      for name in ["start", "a", "b", "end"] {
        callbacks.onCue(name, .forwards) { self.lines.append(name) }
        callbacks.onCue(name, .backwards) { self.lines.append("-" + name) }
      }
      callbacks.onUpdate { self.lines.append("\($0)") }
      callbacks.onLoop { self.lines.append("loop \($0)") }
      callbacks.onCompletion { self.lines.append($0 ? "done" : "stopped") }
      return callbacks
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  static let cues = [Cue("b", at: 1.5), Cue("end", at: 2), Cue("start", at: 0), Cue("a", at: 1)]

  @Test func theValueOfATrackIsPassedWithEveryChangeOfTime() {
    let log = Log()
    var callbacks = Callbacks()
    callbacks.onUpdate(of: [0: 0, 2: 10] as Track<Double>) { log.lines.append("\($0)") }
    for time in [1, 1, 2, 0.5] { callbacks.move(to: time) }
    #expect(log.take() == ["5.0", "10.0", "2.5"])
  }

  @Test func aPlaybackCallsCuesThenTheUpdateThenCompletion() {
    let log = Log()
    var callbacks = log.callbacks()
    var playback = Playback(0...2)
    callbacks.advance(&playback, by: 1)
    #expect(log.take().isEmpty, "It does not run yet.")
    playback.start()
    #expect(callbacks.advance(&playback, by: 0.5).isEmpty)
    #expect(log.take() == ["start", "0.5"])
    callbacks.advance(&playback, by: 0.5)
    #expect(log.take() == ["a", "1.0"])
    #expect(callbacks.advance(&playback, by: 9) == [.completed])
    #expect(log.take() == ["b", "end", "2.0", "done"])
    callbacks.advance(&playback, by: 9)
    #expect(log.take().isEmpty, "Completed once.")
  }

  @Test func aNewRunPassesTheFirstCueAgain() {
    let log = Log()
    var callbacks = log.callbacks()
    var playback = Playback(0...2)
    for _ in 0..<2 {
      playback.start()
      callbacks.advance(&playback, by: 5)
      #expect(log.take() == ["start", "a", "b", "end", "2.0", "done"])
    }
    playback.start(from: 1.2)
    callbacks.advance(&playback, by: 0.2)
    #expect(log.take() == ["1.4"])
  }

  /// A pause at a cue does not pass it twice.
  @Test func aCueIsPassedOnceHoweverTimeIsCut() {
    let log = Log()
    var callbacks = log.callbacks()
    var playback = Playback(0...2)
    playback.start()
    for _ in 0..<8 {
      callbacks.advance(&playback, by: 0.25)
      playback.pause()
      playback.resume()
    }
    #expect(log.take().filter { Double($0) == nil } == ["start", "a", "b", "end", "done"])
  }

  @Test func everyLoopPassesItsCuesForwards() {
    let log = Log()
    var callbacks = log.callbacks()
    var playback = Playback(0...2, ending: .loop(4))
    playback.start()
    callbacks.advance(&playback, by: 1.75)
    _ = log.take()
    callbacks.advance(&playback, by: 3.5)
    #expect(
      log.take()
        == ["end", "start", "a", "b", "end", "start", "a", "1.25", "loop 2"])
    callbacks.advance(&playback, by: 99)
    #expect(
      log.take() == ["b", "end", "start", "a", "b", "end", "2.0", "loop 1", "done"])
  }

  @Test func aPingPongPassesThemBackwards() {
    let log = Log()
    var callbacks = log.callbacks()
    var playback = Playback(0...2, ending: .pingPong(3))
    playback.start()
    callbacks.advance(&playback, by: 3.25)
    #expect(log.take() == ["start", "a", "b", "end", "-end", "-b", "-a", "0.75", "loop 1"])
    callbacks.advance(&playback, by: 99)
    // The one at the turning point 0 is not passed: time does not go beyond it.
    #expect(log.take() == ["a", "b", "end", "2.0", "loop 1", "done"])
  }

  @Test func backwardsLoopsBeginAtTheEnd() {
    let log = Log()
    var callbacks = log.callbacks()
    var playback = Playback(0...2, rate: -1, ending: .loop(2))
    playback.start()
    callbacks.advance(&playback, by: 3.25)
    #expect(log.take() == ["-end", "-b", "-a", "-end", "-b", "-a", "0.75", "loop 1"])
  }

  @Test func aPartThatLoopsIsEnteredFromBefore() {
    let log = Log()
    var callbacks = log.callbacks()
    var playback = Playback(0...2, ending: .loop, loopRange: 0.9...1.2)
    playback.start()
    callbacks.advance(&playback, by: 1.55)
    #expect(log.take().filter { Double($0) == nil } == ["start", "a", "a", "loop 2"])
  }

  /// However long the step, it ends.
  @Test func aStepOverManyLoopsCallsAThousandAtMost() {
    let log = Log()
    var callbacks = log.callbacks([Cue("a", at: 1)])
    var playback = Playback(0...2, ending: .loop)
    playback.start()
    callbacks.advance(&playback, by: 1e12)
    let count = log.take().count { $0 == "a" }
    #expect((1000...1001).contains(count))
  }

  @Test func stoppingAndFinishingComplete() {
    let log = Log()
    var callbacks = log.callbacks()
    var playback = Playback(0...2)
    playback.start()
    callbacks.advance(&playback, by: 1.2)
    _ = log.take()
    callbacks.stop(&playback)
    #expect(log.take() == ["0.0", "stopped"])
    callbacks.stop(&playback)
    #expect(log.take().isEmpty)
    playback.start()
    callbacks.finish(&playback)
    #expect(log.take() == ["start", "a", "b", "end", "2.0", "done"])
  }

  // MARK: Other drivers

  @Test func anyDriverMovesTime() {
    let log = Log()
    var callbacks = log.callbacks()
    callbacks.move(to: 1.7)
    #expect(log.take() == ["start", "a", "b", "1.7"])
    callbacks.move(to: 0.5)
    #expect(log.take() == ["-b", "-a", "0.5"])
    callbacks.move(to: 0.5)
    callbacks.move(to: .nan)
    #expect(log.take().isEmpty)
    callbacks.jump(to: 1.5)
    #expect(log.take() == ["1.5"])
    callbacks.move(to: 1.6)
    #expect(log.take() == ["b", "1.6"])
  }

  @Test func completionsBelongToAnimations() {
    let node = Node(.circle(radius: 9)).performing(
      .move(x: 90, over: 1).completing("landed"), at: 2)
    let scene = Scene(ground: .black) { node }
    var landings = 0
    var callbacks = Callbacks(scene.cues)
    callbacks.onCue("landed") { landings += 1 }
    callbacks.move(to: 2.9)
    #expect(landings == 0)
    callbacks.move(to: 3)
    callbacks.move(to: 2)
    callbacks.move(to: 3)
    #expect(landings == 2)
  }
}
