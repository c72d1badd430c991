import Keyframes
import Stage
import TestSupport
import Testing

struct ScrollScaleTests {
  /// A few rounding errors of numbers below 100.
  static let rounding = 1e-10
  typealias Scale = ScrollScale<Double>

  static let gapped: Track<Double> = .scrolled(
    10, Scale(at: 100, over: 200, to: 20), Scale(at: 500, over: 100, to: 0, .easeIn(.quad)))

  static let rows: [(rule: String, scroll: Double, value: Double)] = [
    ("before all: what it was", -1000, 10), ("at the trigger", 100, 10), ("inside", 150, 12.5),
    ("at the end", 300, 20), ("in the gap: what it has become", 420, 20),
    ("the next sets out from there", 500, 20), ("with its easing", 550, 15),
    ("at the end", 600, 0), ("beyond all", 1e9, 0),
  ]

  @Test(arguments: rows)
  func valueFollowsTheTable(_ row: (rule: String, scroll: Double, value: Double)) {
    #expect(abs(Self.gapped.value(at: row.scroll) - row.value) < Self.rounding, "\(row.rule)")
  }

  /// Ouroboros' rule: the scale that contains the scroll position, or else the nearest one before
  /// it.
  private func value(_ scales: [Scale], from first: Double, at scroll: Double) -> Double {
    var value = first
    for scale in scales.sorted(by: { $0.trigger < $1.trigger }) where scroll >= scale.trigger {
      let progress = min((scroll - scale.trigger) / scale.length, 1)
      value += (scale.value - value) * (progress < 1 ? scale.easing(progress) : 1)
    }
    return value
  }

  /// On whole points, so that many touch.
  private func scales(_ generator: inout SeededGenerator) -> [Scale] {
    var end = -200
    return (0..<6).map { _ in
      let trigger =
        end + (Bool.random(using: &generator) ? 0 : Int.random(in: 1...80, using: &generator))
      let length = Int.random(in: 1...90, using: &generator)
      end = trigger + length
      let easing: Easing = Bool.random(using: &generator) ? .linear : .easeOut(.back)
      return Scale(at: Double(trigger), over: Double(length), to: generator.number(), easing)
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func scalesLinkInAnyOrderAndMayTouch(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let scales = scales(&generator)
    let track = try Track(5, scales)
    #expect(try Track(5, scales.shuffled(using: &generator)) == track)
    for scroll in stride(from: -210.0, through: 900, by: 0.5) {
      let expected = value(scales, from: 5, at: scroll)
      #expect(abs(track.value(at: scroll) - expected) < Self.rounding, "at \(scroll)")
    }
  }

  /// Another property, the same rules.
  @Test func colorsScrollToo() {
    let track: Track<Color> = .scrolled(.white, ScrollScale(at: 0, over: 4, to: .black))
    #expect(track.value(at: 1) == Color(red: 0.75, green: 0.75, blue: 0.75))
  }

  @Test func withoutScalesTheValueIsConstant() throws {
    #expect(try Track(5, []) == 5)
  }

  static let overlaps:
    [(scales: [Scale], earlier: ClosedRange<Double>, later: ClosedRange<Double>)] = [
      ([Scale(at: 400, over: 100, to: 1), Scale(at: 480, over: 160, to: 2)], 400...500, 480...640),
      ([Scale(at: 480, over: 160, to: 2), Scale(at: 400, over: 100, to: 1)], 400...500, 480...640),
      ([Scale(at: 0, over: 100, to: 1), Scale(at: 20, over: 10, to: 2)], 0...100, 20...30),
      (
        [
          Scale(at: 0, over: 9, to: 1), Scale(at: 9, over: 9, to: 1), Scale(at: 17, over: 9, to: 2),
        ],
        9...18, 17...26
      ),
      ([Scale(at: 5, over: 10, to: 1), Scale(at: 5, over: 10, to: 2)], 5...15, 5...15),
    ]

  @Test(arguments: overlaps)
  func overlapsAreRejected(
    _ row: (scales: [Scale], earlier: ClosedRange<Double>, later: ClosedRange<Double>)
  ) {
    #expect(throws: ScrollScaleOverlap.self) { try Track(0, row.scales) }
    do {
      _ = try Track(0, row.scales)
    } catch {
      #expect(error.earlier == row.earlier)
      #expect(error.later == row.later)
    }
  }

  @Test func theErrorNamesBothScales() {
    do {
      _ = try Track(0, [Scale(at: 400, over: 100, to: 1), Scale(at: 480, over: 160, to: 2)])
      Issue.record("The overlap was not refused.")
    } catch {
      #expect(
        error.description
          == "The scroll scale 480.0...640.0 starts before the one that ends at 500.0 is over.")
    }
  }

  @Test func wrongScalesTrap() async {
    await #expect(processExitsWith: .failure) { _ = Scale(at: 0, over: 0, to: 1) }
    await #expect(processExitsWith: .failure) { _ = Scale(at: 0, over: -1, to: 1) }
    await #expect(processExitsWith: .failure) { _ = Scale(at: .nan, over: 1, to: 1) }
    await #expect(processExitsWith: .failure) { _ = Scale(at: 0, over: .infinity, to: 1) }
    await #expect(processExitsWith: .failure) {
      _ = Track.scrolled(0.0, Scale(at: 0, over: 10, to: 1), Scale(at: 9, over: 10, to: 2))
    }
  }
}
