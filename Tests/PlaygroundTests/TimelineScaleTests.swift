import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Times and points of a timeline.
@Suite(.languages) struct TimelineScaleTests {
  private static let wholes: [ClosedRange<Double>] = [0...3, -1...2.5, 0...1920, 0...0.01, 5...5]

  private static func scale(_ whole: ClosedRange<Double>) -> TimelineScale {
    TimelineScale(whole, over: 200...1000)
  }

  @Test(arguments: wholes)
  func pointsAndTimesAreInverse(_ whole: ClosedRange<Double>) {
    var scale = Self.scale(whole)
    scale.zoom(by: 0.3, at: 444)
    for x in stride(from: 200.0, through: 1000, by: 50) {
      #expect(abs(scale.x(of: scale.time(at: x)) - x) < 1e-9)
    }
  }

  @Test(arguments: wholes)
  func zoomingKeepsTheTimeUnderThePointer(_ whole: ClosedRange<Double>) {
    for x in [200.0, 350, 600, 1000] {
      var scale = Self.scale(whole)
      let time = scale.time(at: x)
      for factor in [0.8, 0.5, 0.1] {
        scale.zoom(by: factor, at: x)
        #expect(abs(scale.time(at: x) - time) < 1e-9 * max(1, abs(time)))
      }
    }
  }

  @Test(arguments: wholes)
  func theViewStaysNearTheWhole(_ whole: ClosedRange<Double>) {
    var scale = Self.scale(whole)
    let length = max(whole.length, whole.length > 0 ? 0 : 1)
    let reach = TimelineScale.overhang * length * (1 + 1e-9)
    for action in 0..<60 {
      if action.isMultiple(of: 3) { scale.zoom(by: action < 30 ? 3 : 0.2, at: 300) }
      scale.pan(by: action.isMultiple(of: 2) ? 5000 : -9000)
      #expect(scale.times.lowerBound >= whole.lowerBound - reach)
      #expect(scale.times.upperBound <= whole.lowerBound + length + reach)
      #expect(scale.times.length >= length * TimelineScale.closest * (1 - 1e-9))
    }
    scale.fit()
    #expect(scale.times == Self.scale(whole).times)
  }

  @Test(arguments: wholes, [Timeline.Unit.pages, .points, .seconds])
  func linesAreRoundAndFarEnoughApart(_ whole: ClosedRange<Double>, _ unit: Timeline.Unit) {
    var scale = Self.scale(whole)
    for _ in 0..<12 {
      let lines = scale.lines(spacing: 64, in: unit)
      for (one, next) in zip(lines, lines.dropFirst()) {
        #expect(scale.x(of: next) - scale.x(of: one) >= 64 - 1e-6)
      }
      #expect(lines.allSatisfy { scale.times.contains($0) })
      #expect(lines.count <= 14)
      scale.zoom(by: 0.6, at: 500)
    }
  }

  static let steps: [(whole: ClosedRange<Double>, unit: Timeline.Unit, step: Double)] = [
    (0...8, .seconds, 1), (0...80, .seconds, 10), (0...4, .seconds, 0.5), (0...1, .seconds, 0.1),
    (0...3, .pages, 1), (0...1920, .points, 200), (0...100, .points, 10),
  ]

  @Test(arguments: steps)
  func theStepIsWhatOneWouldWrite(
    _ row: (whole: ClosedRange<Double>, unit: Timeline.Unit, step: Double)
  ) {
    #expect(abs(Self.scale(row.whole).step(spacing: 64, in: row.unit) - row.step) < 1e-12)
  }

  static let snaps: [(time: Double, isInverted: Bool, result: Double)] = [
    (0.95, false, 1), (1.05, false, 1), (0.95, true, 0.95), (1.2, false, 1.2), (1.5, false, 1.45),
    (-3, false, -3),
  ]

  @Test(arguments: snaps)
  func timesSnapToTheNearest(_ row: (time: Double, isInverted: Bool, result: Double)) {
    let snapping = TimeSnapping(targets: [2, 1, 1.45, 1.55], reach: 0.1)
    #expect(snapping.snapped(row.time, isInverted: row.isInverted) == row.result)
  }
}
