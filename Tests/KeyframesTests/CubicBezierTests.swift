import Keyframes
import Testing

struct CubicBezierTests {
  /// De Casteljau's construction.
  private func point(
    _ parameter: Double, _ first: Double, _ second: Double
  ) -> Double {
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * parameter }
    let (a, b, c) = (mix(0, first), mix(first, second), mix(second, 1))
    return mix(mix(a, b), mix(b, c))
  }

  /// The parameter at which x reaches `progress`, by bisection.
  private func parameter(at progress: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if point(middle, x1, x2) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  static let xs = [0, 1e-9, 0.1, 0.42, 0.5, 0.58, 0.999, 1]

  /// 1e-12 of progress to either side allows for curves that are vertical somewhere.
  @Test(arguments: xs, xs)
  func agreesWithDeCasteljau(_ x1: Double, _ x2: Double) {
    let slack = 1e-12
    for (y1, y2) in [(0.0, 1.0), (1, 0), (0.1, 1), (-2, 3), (0.42, 0.58)] {
      let easing = Easing.cubicBezier(x1, y1, x2, y2)
      for step in 1..<200 {
        let progress = Double(step) / 200
        let around = [progress - slack, progress + slack].map {
          point(parameter(at: $0, x1, x2), y1, y2)
        }
        let value = easing(progress)
        #expect(value >= min(around[0], around[1]) - 1e-9, "\(easing) at \(progress)")
        #expect(value <= max(around[0], around[1]) + 1e-9, "\(easing) at \(progress)")
      }
    }
  }

  @Test(arguments: [Easing.ease, .easeIn, .easeOut, .easeInOut, .cubicBezier(0.3, -1, 0.6, 2)])
  func cssCurvesAreRightToElevenDecimals(_ easing: Easing) throws {
    let curve = try #require(easing.controlPoints)
    for step in 1..<1000 {
      let progress = Double(step) / 1000
      let expected = point(parameter(at: progress, curve.x1, curve.x2), curve.y1, curve.y2)
      #expect(abs(easing(progress) - expected) < 1e-11)
    }
  }

  static let tangents: [(easing: Easing, progress: Double, value: Double)] = [
    (Easing.cubicBezier(0.25, 0.5, 0.5, 1), -1.0, -2.0),  // through P1
    (.cubicBezier(0, 0.7, 0.5, 0.25), -1, -0.5),  // P1 is above P0: through P2
    (.cubicBezier(0, 0.7, 0, 1), -1, 0),  // both are above P0
    (.cubicBezier(0.5, 0.5, 0.75, 0.5), 2, 3),  // through P2
    (.cubicBezier(0.5, 0.25, 1, 0.3), 2, 2.5),  // P2 is below P3: through P1
    (.cubicBezier(1, 0, 1, 0.3), 2, 1),  // both are below P3
  ]

  /// The curve continues along the line that CSS Easing Functions 2 specifies.
  @Test(arguments: tangents)
  func continuesAlongItsTangents(_ easing: Easing, _ progress: Double, _ value: Double) {
    #expect(abs(easing(progress) - value) < 1e-15)
    let nearer = progress < 0 ? progress / 4 : 1 + (progress - 1) / 4
    let expected = progress < 0 ? value / 4 : 1 + (value - 1) / 4
    #expect(abs(easing(nearer) - expected) < 1e-15)
  }

  @Test func reversedHasRoundNumbers() {
    #expect(Easing.easeIn.reversed == .easeOut)
    #expect(Easing.easeInOut.reversed == .easeInOut)
    #expect(Easing.ease.reversed.notation == "cubic-bezier(0.75, 0, 0.75, 0.9)")
  }

  @Test func onlyABezierHasControlPoints() {
    #expect(Easing.easeIn.controlPoints?.x1 == 0.42)
    #expect(Easing.easeIn(.quad).controlPoints == nil)
  }
}
