import Keyframes
import Testing

struct ArrayBlendingTests {
  @Test(arguments: InterpolatableTests.progresses)
  func elementsBlendEachWithItsPartner(_ progress: Double) {
    let blend = [1.0, 10].interpolated(to: [3, 0], at: progress)
    #expect(abs(blend[0] - (1 + 2 * progress)) < 1e-12)
    #expect(abs(blend[1] - (10 - 10 * progress)) < 1e-11)
  }

  static let pairs: [(from: [Double], to: [Double])] = [
    ([], []), ([1], []), ([], [1]), ([1, 2, 3], [4]), ([1], [2, 3, 4]), ([1, 2], [3, 4]),
  ]

  @Test(arguments: pairs)
  func endsAreExactWhateverTheCounts(_ row: (from: [Double], to: [Double])) {
    #expect(row.from.interpolated(to: row.to, at: 0) == row.from)
    #expect(row.from.interpolated(to: row.to, at: 1) == row.to)
    #expect(row.from.interpolated(to: row.to, at: 0.5).count == row.from.count)
    #expect(row.from.interpolated(to: row.to, at: 1.5).count == row.to.count)
  }

  @Test func aTailFlipsAtOne() {
    let growing: Track<[Double]> = [0: [0], 1: [10, 20]]
    #expect(growing.value(at: 1.0.nextDown).count == 1)
    #expect(growing.value(at: 1) == [10, 20])
    #expect([0.0, 5].interpolated(to: [10], at: 0.5) == [5, 5])
  }

  @Test func arraysNest() {
    let blend = [[Point.zero], []].interpolated(to: [[Point(x: 2, y: 4)], []], at: 0.5)
    #expect(blend == [[Point(x: 1, y: 2)], []])
  }

  @Test func elementsWithoutAPartnerCountAsOne() {
    #expect([1.0, 2].distance(to: [1]) == 1)
    #expect([0.0].distance(to: [0.5]) == 0.5)
  }
}

/// A user's own type needs one function.
struct OwnTypeTests {
  struct Dial: Interpolatable {
    var level: Double
    func interpolated(to end: Dial, at progress: Double) -> Dial {
      Dial(level: level.interpolated(to: end.level, at: progress))
    }
  }

  @Test func documentedExample() {
    let track: Track<Dial> = [0: Dial(level: 0), 1: Dial(level: 10)]
    #expect(track.value(at: 0.25).level == 2.5)
  }

  @Test(arguments: Extrapolation.allCases)
  func itExtrapolatesLikeANumber(_ extrapolation: Extrapolation) {
    let numbers = ([0: 1, 1: 3, 4: 2] as Track<Double>)
      .extrapolated(before: extrapolation, after: extrapolation)
    let dials = numbers.map { Dial(level: $0) }
    for time in stride(from: -10.0, through: 15, by: 0.25) {
      #expect(abs(dials.value(at: time).level - numbers.value(at: time)) < 1e-9, "at \(time)")
    }
  }
}
