import Keyframes
import Stage
import TestSupport
import Testing

struct ScrollScalesTests {
  /// A few rounding errors of numbers below 1000.
  static let rounding = 1e-9
  typealias Scale = ScrollScale<Double>

  /// The scale that contains the scroll position, or else the nearest one before it; linked unless
  /// it has `from`.
  private func value(_ scales: [Scale], first: Double, at scroll: Double) -> Double {
    var value = first
    for scale in scales.sorted(by: { $0.trigger < $1.trigger }) where scroll >= scale.trigger {
      let from = scale.from ?? value
      let progress = min((scroll - scale.trigger) / scale.length, 1)
      value = from + (scale.value - from) * (progress < 1 ? scale.easing(progress) : 1)
    }
    return value
  }

  private func random(_ generator: inout SeededGenerator) -> Scale {
    Scale(
      at: Double(Int.random(in: -20...40, using: &generator)),
      over: Double(Int.random(in: 1...12, using: &generator)),
      from: Bool.random(using: &generator) ? generator.number() : nil, to: generator.number(),
      Bool.random(using: &generator) ? .linear : .easeOut(.back))
  }

  /// After any additions and removals, the list is the same as if created directly.
  @Test(arguments: Share.of(1...30 as ClosedRange<UInt64>, few: 8))
  func editsEqualDirectCreation(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    var scales = ScrollScales(5.0)
    var expected: [Scale] = []
    for _ in 0..<60 {
      let scale = random(&generator)
      let other = expected.first {
        $0.trigger < scale.range.upperBound && scale.trigger < $0.range.upperBound
      }
      if let other, Bool.random(using: &generator) {
        #expect(scales.remove(at: other.trigger) == other)
        expected.removeAll { $0 == other }
      } else if other != nil {
        #expect(throws: ScrollScaleOverlap.self) { try scales.add(scale) }
      } else {
        try scales.add(scale)
        expected.append(scale)
      }
      expected.sort { $0.trigger < $1.trigger }
      #expect(scales.scales == expected)
      #expect(try scales == ScrollScales(5, expected.shuffled(using: &generator)))
      #expect(try scales.track == Track(5, expected.shuffled(using: &generator)))
      for scroll in stride(from: -25.0, through: 55, by: 0.5) {
        let wanted = value(expected, first: 5, at: scroll)
        #expect(abs(scales.track.value(at: scroll) - wanted) < Self.rounding, "at \(scroll)")
      }
    }
    scales.removeAll()
    #expect(scales == ScrollScales(5) && scales.track == 5)
  }

  @Test func removingLinksTheNeighbours() throws {
    var opacity = ScrollScales(1.0)
    try opacity.add(Scale(at: 0, over: 100, to: 0))
    try opacity.add(Scale(at: 400, over: 100, to: 0.5))
    #expect(opacity.track.value(at: 450) == 0.25)
    #expect(opacity.remove(at: 1) == nil)
    #expect(opacity.remove(at: 0) == Scale(at: 0, over: 100, to: 0))
    #expect(opacity.track.value(at: 450) == 0.75)
    opacity.value = 0
    #expect(opacity.track.value(at: 450) == 0.25)
  }

  static let rows: [(rule: String, scroll: Double, value: Double)] = [
    ("before all: what it was", -9, 10), ("just before the step", 0.0.nextDown, 10),
    ("at the trigger: its own start", 0, 50), ("on its way", 50, 25), ("there", 100, 0),
    ("in the gap", 150, 0), ("linked again", 200, 0), ("on its way", 250, 4),
    ("just before they touch", 300.0.nextDown, 8), ("where they touch: its own start", 300, 90),
    ("on its way", 350, 91), ("beyond all", 999, 92),
  ]

  @Test(arguments: rows)
  func anExplicitStartIsAStep(_ row: (rule: String, scroll: Double, value: Double)) throws {
    var scales = ScrollScales(10.0)
    // Linking comes from both sides, and last.
    try scales.add(Scale(at: 300, over: 100, from: 90, to: 92))
    try scales.add(Scale(at: 0, over: 100, from: 50, to: 0))
    try scales.add(Scale(at: 200, over: 100, to: 8))
    #expect(abs(scales.track.value(at: row.scroll) - row.value) < Self.rounding, "\(row.rule)")
    #expect(scales.scales.map(\.from) == [50, nil, 90])
  }

  @Test func anOverlapIsRejectedAndChangesNothing() throws {
    var scales = ScrollScales(0.0)
    try scales.add(Scale(at: 400, over: 100, to: 1))
    let before = scales
    for trigger in [301.0, 400, 420, 499] {
      do {
        try scales.add(Scale(at: trigger, over: 100, to: 2))
        Issue.record("The overlap at \(trigger) was not refused.")
      } catch {
        let other = trigger...(trigger + 100)
        #expect(error.earlier == (trigger < 400 ? other : 400...500))
        #expect(error.later == (trigger < 400 ? 400...500 : other))
      }
      #expect(scales == before)
    }
    try scales.add(Scale(at: 300, over: 100, to: 2))
    try scales.add(Scale(at: 500, over: 100, to: 2))
    #expect(scales.scales.map(\.trigger) == [300, 400, 500])
  }

  static let wrong: [(trigger: Double, length: Double)] = [
    (0, 0), (0, -1), (0, .nan), (0, .infinity), (.nan, 1), (.infinity, 1), (-.infinity, 1),
    (1e20, 1), (1e308, 1e308),
  ]

  @Test(arguments: wrong)
  func invalidDataIsRejectedWithAMessage(_ row: (trigger: Double, length: Double)) {
    do {
      _ = try Scale(checkedAt: row.trigger, over: row.length, to: 1)
      Issue.record("\(row) was not refused.")
    } catch {
      #expect(
        error.description
          == "A scroll scale at \(row.trigger) over \(row.length) points does not end after it "
          + "begins: both must be finite, the length above 0.")
    }
  }

  @Test func validDataIsAccepted() throws {
    #expect(
      try Scale(checkedAt: -3, over: 2, from: 4, to: 5, .hold)
        == Scale(at: -3, over: 2, from: 4, to: 5, .hold))
  }

  @Test func wrongEditsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Scale(at: 1e20, over: 1, to: 1) }
    await #expect(processExitsWith: .failure) {
      var scale = Scale(at: 0, over: 1, to: 1)
      scale.length = 0
    }
    await #expect(processExitsWith: .failure) {
      var scale = Scale(at: 0, over: 1, to: 1)
      scale.trigger = .nan
    }
  }
}
