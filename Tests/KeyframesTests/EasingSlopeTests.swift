import Keyframes
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct EasingSlopeTests {
  /// A derivative by Ridders' method (1982): central differences, extrapolated until they get worse.
  static func ridders(at place: Double, within reach: Double, _ value: (Double) -> Double) -> (
    slope: Double, error: Double
  ) {
    var (step, rows) = (reach, [[Double]]())
    var (best, least) = (0.0, Double.infinity)
    for row in 0..<12 {
      rows.append([(value(place + step) - value(place - step)) / (2 * step)])
      var factor = 1.96
      for column in 0..<row {
        rows[row].append(
          (rows[row][column] * factor - rows[row - 1][column]) / (factor - 1))
        factor *= 1.96
        let error = max(
          abs(rows[row][column + 1] - rows[row][column]),
          abs(rows[row][column + 1] - rows[row - 1][column]))
        if error < least { (least, best) = (error, rows[row][column + 1]) }
      }
      step /= 1.4
    }
    return (best, least)
  }

  static let wave = Easing.custom("wave") { $0 + sin(6 * .pi * $0) / 10 }

  static let smooth: [(name: String, easing: Easing)] =
    Easing.classics.filter { !$0.name.contains("bounce") }
    + [
      ("css ease", .ease), ("css ease-in", .easeIn), ("overshoot", .cubicBezier(0.3, -2, 0.4, 3)),
      ("steep", .cubicBezier(0.9, 0, 0.1, 1)), ("power", .easeInOut(.power(1.7))),
      ("elastic", .easeOut(.elastic(amplitude: 3, period: 0.2))),
      ("back", .easeIn(.back(overshoot: 4))), ("spring", .spring(.bouncy)),
      ("fast spring", .spring(.snappy, velocity: 30)),
      ("slow spring", .spring(Spring(response: 0.4, dampingRatio: 1.6), velocity: -3)),
      ("critical", .spring(.smooth)), ("shape", .spring(bounce: 0.6)),
      ("turned", Easing.spring(.bouncy).reversed), ("custom", wave),
      ("custom turned", wave.reversed),
      ("blend", Easing.ease.blended(with: .easeOut(.back), by: 0.3)),
      ("part", Easing.easeInOut(.sine).part(from: 0.2, to: 0.7)),
    ]

  /// Between 0 and 1, where no corner lies within the differences.
  @Test(arguments: smooth)
  func theSlopeIsTheDerivative(_ row: (name: String, easing: Easing)) {
    for step in 1..<40 where step != 20 {
      let place = Double(step) / 40 + 0.001
      let reference = Self.ridders(at: place, within: 0.01) { row.easing($0) }
      // Ridders' own error, and 1e-9 of the slope.
      let tolerance = 1e-9 * max(1, abs(reference.slope)) + 4 * reference.error
      #expect(tolerance < 1e-6, "The reference is too coarse.")
      #expect(abs(row.easing.slope(at: place) - reference.slope) < tolerance, "at \(place)")
      #expect(abs(row.easing.slope(before: place) - reference.slope) < tolerance, "at \(place)")
    }
  }

  static let sides: [(easing: Easing, place: Double, before: Double, after: Double)] = [
    (.linear, -1, 1, 1), (.linear, 0.3, 1, 1), (.hold, 1, 0, 0), (.steps(4), 0.25, 0, 0),
    (.easeIn(.quad), 0, 0, 0), (.easeIn(.quad), 1, 2, 0), (.easeIn(.quad), 1.1, 0, 0),
    (.easeOut(.quad), 0, 0, 2), (.easeOut(.quad), 1, 0, 0), (.easeIn(.cubic), 0.5, 0.75, 0.75),
    (.easeIn(.quart), 1, 4, 0), (.easeIn(.quint), 1, 5, 0), (.easeInOut(.quint), 0.5, 5, 5),
    (.easeIn(.sine), 1, .pi / 2, 0), (.easeIn(.circ), 1, .infinity, 0),
    (.easeOut(.circ), 0, 0, .infinity), (.easeIn(.power(1)), 0, 0, 1),
    (.easeIn(.power(0.5)), 0, 0, .infinity), (.easeIn(.expo), 1, 10240 * log(2) / 1023, 0),
    // A bounce reaches the ground with ±2g · half its length.
    (.easeOut(.bounce), 1 / 2.75, 5.5, -2.75), (.easeOut(.bounce), 2 / 2.75, 2.75, -1.375),
    (.easeOut(.bounce(count: 1, restitution: 0.5)), 0.5, 4, -2),
    (.easeIn(.bounce(count: 1, restitution: 0.5)), 0.5, -2, 4),
    (.cubicBezier(0.5, 0.25, 0.5, 1), 0, 0.5, 0.5), (.cubicBezier(0.5, 0.25, 0.5, 1), -3, 0.5, 0.5),
    (.cubicBezier(0, 0, 0.5, 0.25), 0, 0.5, 0.5), (.cubicBezier(0, 0, 0, 0), 0, 0, 1),
    (.cubicBezier(0, 1, 1, 0), 1, .infinity, 0), (.cubicBezier(0.2, 0, 0.6, 0.2), 1, 2, 2),
    (.linear([0, 0.75, 1]), 0.5, 1.5, 0.5), (.linear([0, 0.75, 1]), 2, 0.5, 0.5),
    (Easing.linear.mirrored, 0.5, 2, -2), (Easing.easeIn(.quad).mirrored, 0.5, 4, -4),
    (Easing.linear.joined(.linear, at: 0.25, value: 0.5), 0.25, 2, 2 / 3.0),
    (Easing.linear.mirrored.clamped, 0, 0, 2), (Easing.linear.mirrored.clamped, 0.5, 2, -2),
    (Easing.linear([-1, 2]).clamped, 1 / 3.0, 0, 3),
    (Easing.linear([-1, 2]).clamped, 2 / 3.0, 3, 0),
    (Easing.easeIn(.quad).reversed, 0, 0, 2),
    (Easing.linear([0, 0.75, 1]).reversed, 0.5, 0.5, 1.5),
    (Easing.linear.part(from: 0.5, to: 0.75), 0.3, 1, 1),
  ]

  /// Values worked out by hand, on both sides of corners and ends.
  @Test(arguments: sides)
  func slopesOnBothSides(
    _ row: (easing: Easing, place: Double, before: Double, after: Double)
  ) {
    func isNear(_ one: Double, _ other: Double) -> Bool {
      one == other || abs(one - other) < 1e-9
    }
    let (before, after) = (row.easing.slope(before: row.place), row.easing.slope(at: row.place))
    #expect(isNear(before, row.before), "\(row.easing) before \(row.place): \(before)")
    #expect(isNear(after, row.after), "\(row.easing) at \(row.place): \(after)")
  }

  @Test func nothingTraps() {
    for (_, easing) in Self.smooth {
      for place in [Double.nan, .infinity, -.infinity] {
        _ = (easing.slope(at: place), easing.slope(before: place))
      }
    }
  }
}
