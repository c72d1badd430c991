import TestSupport
import Testing

@testable import Keyframes

/// Curves drawn by hand: the truth with jitter becomes the truth again.
@Suite struct StrokeFitTests {
  /// A stroke along an easing, as a pointer samples it.
  private static func stroke(
    _ easing: Easing, from start: Double = 0, to end: Double = 1, jitter: Double = 0,
    count: Int = 80
  ) -> [StrokeFit.Sample] {
    var random = SeededGenerator(7)
    return (0...count).map { index in
      let progress = start + (end - start) * Double(index) / Double(count)
      let error = jitter > 0 ? Double.random(in: -jitter...jitter, using: &random) : 0
      return StrokeFit.Sample(progress, easing(progress) + error)
    }
  }

  @Test(
    arguments: [Easing.easeInOut, .easeOut(.cubic), .easeOut(.back), .linear, .ease], [0, 0.01])
  func oneBezierIsDrawnAgain(_ easing: Easing, _ jitter: Double) throws {
    let fit = try #require(StrokeFit(Self.stroke(easing, jitter: jitter)))
    #expect(fit.curves == 1 && fit.easing.controlPoints != nil)
    let nearest = NearestEasings(fit.easing)
    for place in (0...100).map({ Double($0) / 100 }) {
      #expect(abs(fit.easing(place) - easing(place)) < 0.025 + jitter)
    }
    #expect(fit.largestError <= 0.03 + 2 * jitter && nearest.bezier.largestError == 0)
  }

  @Test(arguments: [Easing.easeOut(.elastic), .spring(.bouncy), .easeInOut(.elastic)])
  func severalCurvesFollowWhatOneCannot(_ easing: Easing) throws {
    let fit = try #require(StrokeFit(Self.stroke(easing, count: 300)))
    #expect(fit.curves > 1 && fit.curves < 16)
    guard case .stops(let stops) = fit.easing.form else {
      Issue.record("\(fit.easing) has no stops.")
      return
    }
    #expect(stops.count < 120 && fit.largestError < 0.08, "\(fit.largestError)")
  }

  /// A larger jitter than the tolerance needs no more curves.
  @Test func jitterAddsNoCurves() throws {
    let clean = try #require(StrokeFit(Self.stroke(.spring(.bouncy), count: 300)))
    let shaky = try #require(StrokeFit(Self.stroke(.spring(.bouncy), jitter: 0.02, count: 300)))
    #expect(shaky.curves <= clean.curves + 1)
  }

  @Test func theEasingGoesFrom0To1() throws {
    for (start, end) in [(0.0, 1.0), (0.1, 0.9), (0.3, 0.6), (0.8, 0.2)] {
      let fit = try #require(StrokeFit(Self.stroke(.easeOut(.quad), from: start, to: end)))
      #expect(fit.easing(0) == 0 && fit.easing(1) == 1)
    }
  }

  @Test func theSameStrokeBackwardsIsTheSameCurve() throws {
    let stroke = Self.stroke(.easeInOut)
    #expect(StrokeFit(stroke)?.easing == StrokeFit(stroke.reversed())?.easing)
  }

  @Test func aDotIsNoCurve() {
    #expect(StrokeFit([]) == nil)
    #expect(StrokeFit([StrokeFit.Sample(0.5, 0.5)]) == nil)
    #expect(StrokeFit(Self.stroke(.linear, from: 0.4, to: 0.45)) == nil)
    let wild = [StrokeFit.Sample(.nan, 0), StrokeFit.Sample(.infinity, .nan)]
    #expect(StrokeFit(wild) == nil)
  }

  /// Whatever a pointer does, an easing comes out.
  @Test func noStrokeIsTooWild() {
    var random = SeededGenerator(3)
    for _ in 0..<200 {
      let stroke = (0..<40).map { _ in
        StrokeFit.Sample(.random(in: -2...3, using: &random), .random(in: -5...5, using: &random))
      }
      guard let fit = StrokeFit(stroke) else { continue }
      #expect(fit.easing(0) == 0 && fit.easing(1) == 1 && fit.largestError.isFinite)
      #expect((0...20).allSatisfy { fit.easing(Double($0) / 20).isFinite })
    }
  }
}
