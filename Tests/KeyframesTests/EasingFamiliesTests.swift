import Keyframes
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct EasingFamiliesTests {
  static let extrema: [(easing: Easing, place: Double, value: Double)] = [
    (Easing.easeOut(.elastic), 0.1348, 1.37310), (.easeIn(.elastic), 0.8652, -0.37310),
    (.easeInOut(.elastic), 0.404, -0.11835), (.easeInOut(.elastic), 0.596, 1.11835),
    (.easeIn(.back), 0.4199, -0.1), (.easeOut(.back), 0.5801, 1.1),
    (.easeInOut(.back), 0.2406, -0.10015), (.easeInOut(.back), 0.7594, 1.10015),
  ]

  /// The table gives five decimals of the value, and of the place four.
  @Test(arguments: extrema)
  func extremaAreTheKnownOnes(_ easing: Easing, _ place: Double, _ value: Double) throws {
    let grid = (0...100_000).map { Double($0) / 100_000 }
    let order: (Double, Double) -> Bool = { easing($0) < easing($1) }
    let found = try #require(value > 1 ? grid.max(by: order) : grid.min(by: order))
    #expect(abs(found - place) < 6e-4)
    #expect(abs(easing(found) - value) < 6e-6)
  }

  static let halfWay: [(family: Easing.Family, value: Double)] = [
    (Easing.Family.quad, 0.25), (.cubic, 0.125), (.quart, 0.0625), (.quint, 0.03125),
    (.sine, 1 - 0.5.squareRoot()), (.expo, 31.0 / 1023), (.circ, 1 - 0.75.squareRoot()),
    (.back, 0.125 * 2.70158 - 0.25 * 1.70158), (.bounce, 1 - 0.765625),
  ]

  /// Values computed by hand from the formulas.
  @Test(arguments: halfWay)
  func easeInHalfWay(_ family: Easing.Family, _ value: Double) {
    #expect(abs(Easing.easeIn(family)(0.5) - value) < 1e-15)
  }

  @Test(arguments: [(0, 0.0), (4, 1), (8, 1), (10, 1), (11, 1), (6, 0.75), (9, 0.9375)])
  func bounceTouchesTheGroundAtElevenths(_ elevenths: Int, _ value: Double) {
    let bounce = Easing.easeOut(.bounce)
    #expect(abs(bounce(Double(elevenths) / 11) - value) < 1e-14)
  }

  @Test(arguments: [0.5, 1.70158, 3, 10])
  func backSwingsBackByItsFormula(_ overshoot: Double) throws {
    let easing = Easing.easeIn(.back(overshoot: overshoot))
    let lowest = try #require((0...100_000).map { easing(Double($0) / 100_000) }.min())
    let sum = overshoot + 1
    #expect(abs(lowest + 4 * overshoot * overshoot * overshoot / (27 * sum * sum)) < 1e-8)
  }

  /// The wave touches its decaying envelope, amplitude · 2⁻¹⁰ᵖ, and never exceeds it.
  @Test(arguments: [1.0, 1.5, 4])
  func elasticSwingsToItsAmplitude(_ amplitude: Double) throws {
    let easing = Easing.easeOut(.elastic(amplitude: amplitude, period: 0.1))
    let swings = (1..<10_000).map { step in
      let progress = Double(step) / 10_000
      return abs(easing(progress) - 1) * exp2(10 * progress)
    }
    #expect(abs(try #require(swings.max()) - amplitude) < 1e-5 * amplitude)
    #expect(Easing.easeOut(.elastic(amplitude: 0.2)) == .easeOut(.elastic))
  }

  /// Penner's `easeOutElastic` for a distance and a duration of 1.
  private func penner(_ progress: Double, _ amplitude: Double, _ period: Double) -> Double {
    let shift = period / (2 * .pi) * asin(1 / amplitude)
    return amplitude * pow(2, -10 * progress) * sin((progress - shift) * 2 * .pi / period) + 1
  }

  /// GSAP makes the other two directions of Penner's `easeOut`; Penner's own halves of an `easeInOut`
  /// have a period of 0.45.
  @Test(arguments: [1, 1.2, 3, 10], [0.2, 0.3, 0.7])
  func elasticIsPennersAndGSAPs(_ amplitude: Double, _ period: Double) {
    let family = Easing.Family.elastic(amplitude: amplitude, period: period)
    for step in 1..<100 {
      let progress = Double(step) / 100
      let out = penner(progress, amplitude, period)
      #expect(abs(Easing.easeOut(family)(progress) - out) < 1e-13 * amplitude)
      #expect(abs(Easing.easeIn(family)(1 - progress) - (1 - out)) < 1e-13 * amplitude)
      let late = 0.5 + penner(2 * progress - 1, amplitude, period) / 2
      if progress > 0.5 {
        #expect(abs(Easing.easeInOut(family)(progress) - late) < 1e-13 * amplitude)
        #expect(abs(Easing.easeInOut(family)(1 - progress) - (1 - late)) < 1e-13 * amplitude)
      }
    }
  }

  @Test func aHighElasticFirstGoesBeyondItsTarget() throws {
    let easing = Easing.easeOut(.elastic(amplitude: 3, period: 0.2))
    let values = (1..<1000).map { easing(Double($0) / 1000) }
    let first = try #require(values.indices.dropFirst().first { values[$0 + 1] < values[$0] })
    #expect(abs(values[first] - 3.016) < 1e-3)
  }

  /// Members, functions and values with the same base names do not conflict.
  @Test func spellingsAreUnambiguous() {
    let easeIn: Easing = .easeIn
    #expect(easeIn == .cubicBezier(0.42, 0, 1, 1))
    #expect(Easing.easeIn(.quad) != easeIn)
    #expect(Easing.easeIn(0) == 0)
    #expect(Easing.easeOut(.back) == .easeOut(.back(overshoot: 1.70158)))
    #expect(Easing.easeOut(.elastic) == .easeOut(.elastic()))
    #expect(Easing.linear([0, 0.25, 1])(0.5) == 0.25)
    #expect(Easing.linear(0.3) == 0.3)
    #expect(Easing.easeOut(.bounce) == .easeOut(.bounce(count: 3, restitution: 0.5)))
    #expect(Easing.easeIn(.quint) == .easeIn(.power(5)))
  }

  @Test func classicsAreInTheOrderOfEasingsNet() {
    #expect(Easing.classics.count == 31)
    #expect(Set(Easing.classics.map(\.name)).count == 31)
    #expect(
      Easing.classics.prefix(5).map(\.name) == [
        "linear", "ease-in-sine", "ease-out-sine", "ease-in-out-sine", "ease-in-quad",
      ])
    #expect(Easing.classics.last?.name == "ease-in-out-bounce")
    for (name, easing) in Easing.classics { #expect(easing.notation == name) }
  }
}
