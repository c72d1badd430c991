import Keyframes
import Stage
import Testing

/// Controlling a running take; everything can be scrubbed back.
struct TakesControlTests {
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)
  static let animation = Animation.sequence([
    .cue("begin"), .move(x: 10, over: 1, .easeIn(.quad)), .cue("middle"), .move(x: 10, over: 1),
    .fill(.black, over: 1), .cue("end"),
  ])

  private func running() -> Takes {
    var takes = Takes(Self.box)
    takes.perform(Self.animation, at: 1)
    return takes
  }

  private func x(_ takes: Takes, at time: Double) -> Double {
    takes.node(at: time).x.value(at: time)
  }

  private func cues(_ takes: Takes) -> [Cue] { Scene(ground: .black) { takes.nodes }.cues }

  @Test func stopHolds() {
    var takes = running()
    takes.stop(at: 1.5)
    #expect(x(takes, at: 1.4) == 100 + 10 * 0.4 * 0.4)
    #expect(x(takes, at: 1.5) == 102.5 && x(takes, at: 99) == 102.5)
    #expect(!takes.isBusy(at: 1.6))
    #expect(cues(takes) == [Cue("begin", at: 1)])
  }

  @Test func aPauseInTheMiddleOfALinkResumes() {
    let plain = running()
    var takes = running()
    takes.pause(at: 1.5)
    takes.pause(at: 2)
    #expect(x(takes, at: 5) == 102.5 && takes.isBusy(at: 5))
    #expect(takes.perform(Self.animation, at: 3, policy: .ignore) == nil)
    #expect(takes.perform(Self.animation, at: 3, policy: .queue) == nil)
    takes.resume(at: 4)
    for step in 0...40 {
      let time = 1.5 + Double(step) / 20
      #expect(abs(x(takes, at: time + 2.5) - x(plain, at: time)) < 1e-9)
      let picture = sprites(of: takes.nodes, at: time + 2.5)
      #expect(picture.count == 1)
    }
    #expect(takes.end == 6.5)
    #expect(
      cues(takes) == [Cue("begin", at: 1), Cue("middle", at: 4.5), Cue("end", at: 6.5)])
    let before = takes
    takes.resume(at: 9)
    #expect(takes == before, "Nothing is paused.")
  }

  @Test(arguments: [1.5, 2.25, 3.5])
  func turningBackRunsToTheStart(_ moment: Double) {
    let plain = running()
    for pause in [0.0, 1] {
      var takes = running()
      if pause > 0 { takes.pause(at: moment) }
      takes.turnBack(at: moment + pause)
      #expect(abs(takes.end - (moment + pause + moment - 1)) < 1e-9)
      for step in 0...30 {
        let way = Double(step) / 10 + 0.003
        let time = moment + pause + way
        #expect(abs(x(takes, at: time) - x(plain, at: moment - way)) < 1e-9)
        let (is_, was) = (takes.node(at: time), plain.node(at: moment - way))
        let color = is_[.fill].value(at: time)
        #expect(color.distance(to: was[.fill].value(at: moment - way)) < 1e-9)
      }
      let names = cues(takes).filter { $0.time > moment }.map(\.name)
      #expect(names == (moment > 2 ? ["middle", "begin"] : ["begin"]))
    }
  }

  @Test func turningBackTwiceContinues() {
    var takes = running()
    takes.turnBack(at: 2.5)
    takes.turnBack(at: 3)
    #expect(abs(x(takes, at: 3) - 110) < 1e-9 && abs(x(takes, at: 3.5) - 115) < 1e-9)
  }

  /// However often it is turned back, it ends where its motions do.
  @Test(arguments: [0.0, 1])
  func turnedBackItIsBusyUntilItsMotionsEnd(_ pause: Double) {
    // Played back as (moment in its own time, time): 2.5 at 2.5, then 2 half a second later, …
    var takes = running()
    if pause > 0 { takes.pause(at: 2.5) }
    takes.turnBack(at: 2.5 + pause)
    #expect(abs(takes.end - (4 + pause)) < 1e-9)
    takes.turnBack(at: 3 + pause)
    #expect(abs(takes.end - (5 + pause)) < 1e-9)
    #expect(takes.isBusy(at: 4.99 + pause) && !takes.isBusy(at: 5.01 + pause))
    let last = takes.node(at: 5)[.fill]
    #expect(last.value(at: 4.9 + pause) != .black && last.value(at: 5 + pause) == .black)
    takes.turnBack(at: 4 + pause)
    #expect(abs(takes.end - (6 + pause)) < 1e-9)
    #expect(x(takes, at: 5.99 + pause) > 100 && abs(x(takes, at: 6 + pause) - 100) < 1e-9)
  }

  @Test func anEndlessAnimationTurnedBackTwiceIsEndless() {
    var takes = Takes(Self.box)
    takes.perform(.forever(.rotate(by: 90, over: 1)), at: 0)
    takes.turnBack(at: 5)
    #expect(takes.end == 10)
    takes.turnBack(at: 6)
    #expect(takes.end == .infinity && takes.isBusy(at: 1e6))
    #expect(abs(takes.node(at: 9).rotation.value(at: 9) - 630) < 1e-9)
  }

  /// Nothing that begins at the same time undoes it.
  @Test(arguments: Interruption.allCases)
  func whatIsFinishedStaysFinished(_ policy: Interruption) {
    for (bound, place) in [(Playback.Bound.start, 100.0), (.end, 120)] {
      var takes = running()
      takes.finish(at: 1.5, bound)
      #expect(takes.perform(.move(x: 7, over: 1), at: 1.5, policy: policy) == 1.5...2.5)
      #expect(abs(x(takes, at: 1.4) - (100 + 10 * 0.4 * 0.4)) < 1e-9)
      #expect(x(takes, at: 1.5) == place && x(takes, at: 9) == place + 7)
      for time in [1, 1.4999, 1.5, 2, 9] { #expect(sprites(of: takes.nodes, at: time).count == 1) }
    }
    var takes = running()
    takes.finish(at: 1.5)
    takes.turnBack(at: 1.5)
    takes.pause(at: 1.5)
    #expect(x(takes, at: 1.5) == 120 && x(takes, at: 9) == 120)
  }

  @Test func finishedAtEitherEnd() {
    for (finish, place) in [(Playback.Bound.start, 100.0), (.end, 120)] {
      for isPaused in [false, true] {
        var takes = running()
        if isPaused { takes.pause(at: 1.2) }
        takes.finish(at: 1.5, finish)
        #expect(x(takes, at: 1.5) == place && x(takes, at: 99) == place)
        #expect(takes.end == 1.5)
      }
    }
  }

  @Test func nodesThatNeverMovedStay() {
    var takes = Takes(Self.box)
    takes.resume(at: 1)
    takes.turnBack(at: 2)
    takes.finish(at: 3)
    takes.finish(at: 4, .start)
    #expect([0, 1, 2.5, 9].map { x(takes, at: $0) } == [100, 100, 100, 100])
  }
}
