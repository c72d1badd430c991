import Testing

@testable import Films

@Suite struct FilmPlanTests {
  @Test(arguments: [
    (2.0, 1.0, 50, 101), (1, 1, 25, 26), (3, 1, 60, 181), (0, 1, 60, 1), (1920, 600, 50, 161),
  ])
  func framesAreAFrameApartAndEndAtTheEnd(
    _ length: Double, _ unitsPerSecond: Double, _ rate: Int, _ count: Int
  ) throws {
    let plan = try FilmPlan(
      -1...(length - 1), unitsPerSecond: unitsPerSecond, rate: FrameRate(rate))
    #expect(plan.times.count == count)
    #expect(plan.times[0] == -1)
    #expect(plan.times[count - 1] == length - 1)
    for (index, time) in plan.times.enumerated() {
      #expect(abs(time - (-1 + Double(index) * unitsPerSecond / Double(rate))) < 1e-9)
    }
  }

  @Test func itGoesBackTheWayItCame() throws {
    let plan = try FilmPlan(0...1, unitsPerSecond: 1, rate: FrameRate(4), hold: 0.5, goesBack: true)
    #expect(plan.times == [0, 0.25, 0.5, 0.75, 1, 1, 1, 0.75, 0.5, 0.25])
    #expect(plan.seconds == 2.5)
    #expect(plan.withoutLastFrame.times.count == 9)
  }

  @Test func endlessFilmsAreRefused() {
    #expect(throws: FilmError.self) {
      try FilmPlan(0...1e9, unitsPerSecond: 1, rate: FrameRate(60))
    }
    #expect(throws: FilmError.self) {
      try FilmPlan(0...1, unitsPerSecond: 0, rate: FrameRate(60))
    }
    #expect(throws: FilmError.self) {
      try FilmPlan(0...1, unitsPerSecond: 1, rate: FrameRate(60), hold: .infinity)
    }
  }
}

@Suite struct FrameRateTests {
  @Test(arguments: [
    ("50", 50, 1), ("33.3", 3330, 100), ("30000/1001", 30_000, 1001), ("100/3", 100, 3),
    ("1", 1, 1),
    ("240", 240, 1),
  ])
  func ratesAreReadExactly(_ text: String, _ numerator: Int, _ denominator: Int) {
    #expect(FrameRate(text) == FrameRate(numerator, denominator))
  }

  @Test(arguments: [
    "", "0", "fast", "1/0", "0/1", "1/2/3", "241", "nan", "inf", "-5", "1000/1", "1/60",
  ])
  func otherTextsAreRefused(_ text: String) {
    #expect(FrameRate(text) == nil)
  }
}
