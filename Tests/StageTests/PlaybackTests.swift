import Stage
import Testing

struct PlaybackTests {
  @Test func documentedExample() {
    var playback = Playback(0...2, ending: .loop(3))
    playback.start()
    #expect(playback.advance(by: 5) == [.looped(2)])
    #expect(playback.time == 1)
    #expect(playback.advance(by: 9) == [.completed])
    #expect(playback.time == 2)
  }

  /// What JHChainable keeps armed.
  @Test func commandsThatDoNotApplyHaveNoEffectLater() {
    let expected = runningPlayback()
    var playback = Playback(0...10)
    playback.pause()
    playback.stop()
    playback.resume()
    #expect(playback == Playback(0...10))
    playback.start()
    #expect(playback == expected)
    playback.resume()
    #expect(playback == expected)
    playback.advance(by: 99)
    playback.pause()
    playback.resume()
    #expect(playback.state == .completed)
    playback.start()
    #expect(playback == expected)
  }

  @Test func pauseHoldsInTheMiddleAndResumeContinues() {
    var playback = runningPlayback()
    playback.advance(by: 3.25)
    playback.pause()
    #expect(playback.advance(by: 100).isEmpty)
    #expect(playback.time == 3.25 && playback.velocity == 0)
    playback.resume()
    playback.advance(by: 1)
    #expect(playback.time == 4.25 && playback.velocity == 1)
  }

  @Test func stopGoesBackWithoutCompleting() {
    for state in Playback.State.allCases {
      var playback = Playback(2...10, ending: .pingPong(3))
      if state != .stopped { playback.start() }
      playback.advance(by: state == .completed ? 99 : 12)
      if state == .paused { playback.pause() }
      #expect(playback.state == state)
      playback.stop()
      #expect(playback == Playback(2...10, ending: .pingPong(3)))
      #expect(playback.advance(by: 5).isEmpty && playback.time == 2)
    }
  }

  @Test func startingAgainRestarts() {
    for ending in [Playback.Ending.stop, .loop(4), .pingPong(4)] {
      var playback = runningPlayback(0...10, ending)
      playback.advance(by: 17)
      playback.reverse()
      playback.start()
      #expect(playback == runningPlayback(0...10, ending))
      playback.start(from: 4)
      #expect(playback == runningPlayback(from: 4, ending))
    }
    #expect(runningPlayback(from: 99).time == 10)
    #expect(runningPlayback(from: .nan) == runningPlayback())
  }

  @Test func negativeRatesBeginAtTheEnd() {
    var playback = Playback(2...10, rate: -2)
    #expect(playback.time == 10)
    playback.start()
    #expect(playback.advance(by: 3).isEmpty && playback.time == 4)
    #expect(playback.advance(by: 1) == [.completed] && playback.time == 2)
    playback.stop()
    #expect(playback.time == 10)
  }

  static let seeks: [(to: Double, time: Double)] = [
    (-5, 2), (2, 2), (6.5, 6.5), (10, 10), (.infinity, 10), (-.infinity, 2), (.nan, 3),
  ]

  @Test(arguments: seeks)
  func seekingIsClampedAndKeepsRunning(_ row: (to: Double, time: Double)) {
    var playback = runningPlayback(2...10)
    playback.advance(by: 1)
    playback.seek(to: row.to)
    #expect(playback.time == row.time && playback.state == .running)
    playback.pause()
    playback.seek(to: row.to)
    #expect(playback.time == row.time && playback.state == .paused)
  }

  @Test func seekingFromRestPauses() {
    var playback = Playback(0...10, ending: .pingPong(2))
    playback.seek(to: 4)
    #expect(playback.state == .paused)
    playback.resume()
    #expect(playback.advance(by: 99) == [.looped(1), .completed])
    playback.seek(to: 4)
    playback.resume()
    #expect(playback == runningPlayback(from: 4, .pingPong(2)))
  }

  @Test func reverseRunsTheOtherWayFromWhereItIs() {
    for state in Playback.State.allCases where state != .stopped {
      var playback = runningPlayback()
      playback.advance(by: state == .completed ? 99 : 7)
      if state == .paused { playback.pause() }
      let time = playback.time
      playback.reverse()
      #expect(playback.time == time && playback.velocity == -1)
      playback.advance(by: 2)
      #expect(playback.time == time - 2)
      playback.reverse()
      playback.advance(by: 1)
      #expect(playback.time == time - 1)
    }
    var playback = runningPlayback()
    playback.advance(by: 3)
    playback.reverse()
    #expect(playback.advance(by: 3) == [.completed] && playback.time == 0)
  }

  @Test func finishingJumpsToAnEndAndCompletesOnce() {
    for state in Playback.State.allCases {
      for bound in Playback.Bound.allCases {
        var playback = Playback(2...10, ending: .loop)
        if state != .stopped { playback.start() }
        playback.advance(by: 3)
        if state == .paused { playback.pause() }
        if state == .completed { playback.finish() }
        #expect(playback.finish(at: bound) == (state == .completed ? [] : [.completed]))
        #expect(playback.time == (bound == .start ? 2 : 10) && playback.state == .completed)
        #expect(playback.advance(by: 1).isEmpty)
      }
    }
  }
}

/// A playback that has just been started, from `time` where it is given.
func runningPlayback(
  _ range: ClosedRange<Double> = 0...10, from time: Double? = nil, rate: Double = 1,
  _ ending: Playback.Ending = .stop, loopRange: ClosedRange<Double>? = nil
) -> Playback {
  var playback = Playback(range, rate: rate, ending: ending, loopRange: loopRange)
  if let time { playback.start(from: time) } else { playback.start() }
  return playback
}
