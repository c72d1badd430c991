import Testing

@testable import SDLHost

@Suite struct PacerTests {
  private static let interval = Pacer.interval
  /// What adding up many sixtieths may lose.
  private static let rounding = 1e-9

  @Test func theFirstFrameIsDueAtOnceAndShowsNoTime() {
    var pacer = Pacer()
    #expect(pacer.wait(at: 5) == 0)
    #expect(pacer.begin(at: 5) == 0)
    #expect(pacer.deadline == 5 + Self.interval)
  }

  @Test func deadlinesDoNotDriftWithTheJitterOfTimers() throws {
    var pacer = Pacer()
    _ = pacer.begin(at: 0)
    for frame in 1...600 {
      let late = frame.isMultiple(of: 2) ? 0.0003 : 0.0009
      let step = pacer.begin(at: Double(frame) * Self.interval + late)
      #expect(abs(step - Self.interval) < Self.rounding)
    }
    #expect(abs(try #require(pacer.deadline) - 601 * Self.interval) < Self.rounding)
  }

  @Test(arguments: [60, 20, 1])
  func fewerFramesAreFartherApart(_ rate: Double) {
    var pacer = Pacer()
    #expect(pacer.wait(at: 5, rate: rate) == 0)
    _ = pacer.begin(at: 5)
    #expect(abs(pacer.wait(at: 5, rate: rate) - 1 / rate) < Self.rounding)
    #expect(pacer.wait(at: 7, rate: rate) == 0)
  }

  @Test func theStepsAddUpToTheTimeThatWentBy() {
    // A display of 59 frames a second, which holds every frame back.
    var pacer = Pacer()
    _ = pacer.begin(at: 0)
    var shown = 0.0
    for frame in 1...590 { shown += pacer.begin(at: Double(frame) / 59) }
    #expect(abs(shown - 10) < Pacer.jitter + Self.rounding)
  }

  @Test func aLateFrameShowsAllTheTimeAndTheNextCountsFromIt() {
    var pacer = Pacer()
    _ = pacer.begin(at: 0)
    #expect(pacer.begin(at: 0.045) == 0.045)
    #expect(pacer.deadline == 0.045 + Self.interval)
  }

  @Test func nothingJumpsAfterAStall() {
    var pacer = Pacer()
    _ = pacer.begin(at: 0)
    #expect(pacer.begin(at: 30) == Pacer.longestStep)
  }

  @Test func restingTimeIsNotShown() {
    var pacer = Pacer()
    _ = pacer.begin(at: 0)
    pacer.rest()
    #expect(pacer.begin(at: 8) == Self.interval)
    #expect(pacer.begin(at: 8.04) == 8.04 - 8)
  }

  @Test func inputWhileRestingWaitsForTheDeadlineOfTheLastFrame() {
    var pacer = Pacer()
    _ = pacer.begin(at: 1)
    pacer.rest()
    #expect(abs(pacer.wait(at: 1.01) - (Self.interval - 0.01)) < Self.rounding)
    #expect(pacer.wait(at: 1.5) == 0)
  }
}

@Suite struct FrameTimesTests {
  @Test func spreadsAreOrdered() {
    let spread = FrameTimes.Spread((0...100).map(Double.init).shuffled())
    #expect([spread.median, spread.p95, spread.p99, spread.maximum] == [50, 95, 99, 100])
    #expect(FrameTimes.Spread([]) == FrameTimes.Spread([0]))
  }

  @Test func framesCountAsMissedAfterOneAndAHalfIntervals() {
    var times = FrameTimes()
    times.intervals = [16.7, 24.9, 25.1, 33.4]
    #expect(times.missed == 2)
  }

  @Test(
    arguments: [
      ([], 0), ([0...100], 2), ([10.02...10.03], 1), ([10.051...10.06], 0), ([10.055...10.5], 1),
      ([10...10.01, 10.08...10.09, 10.085...10.5], 1), ([10.01...10.02, 10.08...10.09], 2),
    ] as [([ClosedRange<Double>], Int)])
  func missedFramesAreFoundInPauses(_ pauses: [ClosedRange<Double>], _ missed: Int) {
    // From 10 to 10.016, 10.05, 10.066 and 10.1.
    var times = FrameTimes()
    times.intervals = [16, 34, 16, 34]
    #expect(times.missed(during: pauses) == 0)
    times.start = 10
    #expect(times.missed(during: pauses) == missed)
  }
}
