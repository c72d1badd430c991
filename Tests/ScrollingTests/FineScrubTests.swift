import Testing

@testable import Scrolling

struct FineScrubTests {
  static let factors: [(distance: Double, factor: Double)] = [
    (0, 1), (49.9, 1), (50, 0.5), (-50, 0.5), (99, 0.5), (100, 0.25), (149, 0.25), (-150, 0.1),
    (1e9, 0.1), (.infinity, 0.1), (.nan, 1),
  ]

  @Test(arguments: factors.indices)
  func furtherAwayIsFiner(_ index: Int) {
    let row = Self.factors[index]
    #expect(FineScrub.factor(atDistance: row.distance) == row.factor)
  }

  @Test func pullingAwayDoesNotJump() {
    var scrub = FineScrub(at: 200, pointer: 37, range: 0...400)
    for distance in [0.0, 60, 120, 900, 20, -70, 0] {
      let before = scrub.position
      #expect(scrub.drag(to: 37, distance: distance) == before)
    }
    #expect(scrub.position == 200)
  }

  @Test(arguments: factors.indices)
  func aMoveThereAndBackEndsWhereItBegan(_ index: Int) {
    let row = Self.factors[index]
    var scrub = FineScrub(at: 200, pointer: 50, range: 0...400)
    scrub.drag(to: 50, distance: row.distance)
    #expect(abs(scrub.drag(to: 90, distance: row.distance) - (200 + 40 * row.factor)) < 1e-9)
    #expect(scrub.factor == row.factor)
    scrub.drag(to: 1e5, distance: row.distance)
    #expect(scrub.position == 400)
    #expect(abs(scrub.drag(to: 50, distance: row.distance) - 200) < 1e-9)
  }

  @Test func documentedExample() {
    var scrub = FineScrub(at: 100, pointer: 100, range: 0...400)
    #expect(scrub.drag(to: 110, distance: 0) == 110)
    #expect(scrub.drag(to: 110, distance: 120) == 110)
    #expect(scrub.drag(to: 150, distance: 120) == 120)
  }

  @Test func theMoveIntoAZoneUsesThePreviousFactor() {
    var scrub = FineScrub(at: 100, pointer: 0, range: 0...400)
    #expect(scrub.drag(to: 10, distance: 60) == 110)
    #expect(scrub.drag(to: 20, distance: 60) == 115)
  }

  @Test func oddInputNeverLeavesTheRange() {
    var random = Seeded(state: 5)
    let odd = RobustnessTests.odd
    func pick() -> Double { odd.randomElement(using: &random) ?? 0 }
    for _ in 0..<500 {
      var scrub = FineScrub(at: pick(), pointer: pick(), range: -20...300)
      for _ in 0..<20 {
        #expect((-20...300).contains(scrub.drag(to: pick(), distance: pick())))
      }
    }
  }
}
