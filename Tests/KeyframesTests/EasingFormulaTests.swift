import Keyframes
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The ten families against Robert Penner's functions as published, of time t, beginning b, change
/// c and duration d.
struct EasingFormulaTests {
  typealias Formula = @Sendable (_ t: Double, _ b: Double, _ c: Double, _ d: Double) -> Double

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let family: Easing.Family
    let easeIn, easeOut, easeInOut: Formula

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "quad", family: .quad,
      easeIn: { t, b, c, d in c * (t / d) * (t / d) + b },
      easeOut: { t, b, c, d in -c * (t / d) * (t / d - 2) + b },
      easeInOut: { t, b, c, d in
        let u = t / (d / 2)
        return u < 1 ? c / 2 * u * u + b : -c / 2 * ((u - 1) * (u - 3) - 1) + b
      }),
    power("cubic", .cubic, 3), power("quart", .quart, 4), power("quint", .quint, 5),
    Row(
      name: "sine", family: .sine,
      easeIn: { t, b, c, d in -c * cos(t / d * (.pi / 2)) + c + b },
      easeOut: { t, b, c, d in c * sin(t / d * (.pi / 2)) + b },
      easeInOut: { t, b, c, d in -c / 2 * (cos(.pi * t / d) - 1) + b }),
    // Scaled to start at 0, to which Penner's function jumps.
    Row(
      name: "expo", family: .expo,
      easeIn: { t, b, c, d in c * (pow(2, 10 * t / d) - 1) / 1023 + b },
      easeOut: { t, b, c, d in c * (1 - pow(2, -10 * t / d)) * 1024 / 1023 + b },
      easeInOut: { t, b, c, d in
        let u = t / (d / 2)
        return u < 1
          ? c / 2 * (pow(2, 10 * u) - 1) / 1023 + b
          : c / 2 * (2 - (pow(2, 10 * (2 - u)) - 1) / 1023) + b
      }),
    Row(
      name: "circ", family: .circ,
      easeIn: { t, b, c, d in -c * ((1 - (t / d) * (t / d)).squareRoot() - 1) + b },
      easeOut: { t, b, c, d in c * (1 - (t / d - 1) * (t / d - 1)).squareRoot() + b },
      easeInOut: { t, b, c, d in
        let u = t / (d / 2)
        return u < 1
          ? -c / 2 * ((1 - u * u).squareRoot() - 1) + b
          : c / 2 * ((1 - (u - 2) * (u - 2)).squareRoot() + 1) + b
      }),
    Row(
      name: "elastic", family: .elastic,
      easeIn: { t, b, c, d in
        let (u, p) = (t / d - 1, d * 0.3)
        return -(c * pow(2, 10 * u) * sin((u * d - p / 4) * (2 * .pi) / p)) + b
      },
      easeOut: { t, b, c, d in
        let p = d * 0.3
        return c * pow(2, -10 * t / d) * sin((t - p / 4) * (2 * .pi) / p) + c + b
      },
      easeInOut: { t, b, c, d in
        let (u, p) = (t / (d / 2) - 1, d * (0.3 * 1.5))
        let wave = sin((u * d - p / 4) * (2 * .pi) / p)
        return u < 0
          ? -0.5 * (c * pow(2, 10 * u) * wave) + b : c * pow(2, -10 * u) * wave * 0.5 + c + b
      }),
    Row(
      name: "back", family: .back,
      easeIn: { t, b, c, d in c * (t / d) * (t / d) * (2.70158 * t / d - 1.70158) + b },
      easeOut: { t, b, c, d in
        let u = t / d - 1
        return c * (u * u * (2.70158 * u + 1.70158) + 1) + b
      },
      easeInOut: { t, b, c, d in
        let (u, s) = (t / (d / 2), 1.70158 * 1.525)
        let v = u - 2
        return u < 1
          ? c / 2 * (u * u * ((s + 1) * u - s)) + b : c / 2 * (v * v * ((s + 1) * v + s) + 2) + b
      }),
    Row(
      name: "bounce", family: .bounce,
      easeIn: { t, b, c, d in c - bounceOut(d - t, 0, c, d) + b },
      easeOut: bounceOut,
      easeInOut: { t, b, c, d in
        t < d / 2
          ? (c - bounceOut(d - t * 2, 0, c, d)) * 0.5 + b
          : bounceOut(t * 2 - d, 0, c, d) * 0.5 + c * 0.5 + b
      }),
  ]

  private static func power(_ name: String, _ family: Easing.Family, _ n: Double) -> Row {
    Row(
      name: name, family: family,
      easeIn: { t, b, c, d in c * pow(t / d, n) + b },
      easeOut: { t, b, c, d in c * (1 - pow(1 - t / d, n)) + b },
      easeInOut: { t, b, c, d in
        let u = t / (d / 2)
        return u < 1 ? c / 2 * pow(u, n) + b : c / 2 * (2 - pow(2 - u, n)) + b
      })
  }

  private static let bounceOut: Formula = { t, b, c, d in
    let u = t / d
    if u < 1 / 2.75 { return c * (7.5625 * u * u) + b }
    let (centre, height) =
      u < 2 / 2.75
      ? (1.5 / 2.75, 0.75) : u < 2.5 / 2.75 ? (2.25 / 2.75, 0.9375) : (2.625 / 2.75, 0.984375)
    return c * (7.5625 * (u - centre) * (u - centre) + height) + b
  }

  @Test func everyFamilyHasARow() {
    let names = Easing.classics.map(\.name).filter { $0.hasPrefix("ease-in-out-") }
    #expect(Set(Self.rows.map { "ease-in-out-\($0.name)" }) == Set(names))
  }

  /// From 20 to −300 in 7 seconds, to a few roundings.
  @Test(arguments: rows)
  func isPennersFunction(_ row: Row) {
    let (begin, change, duration) = (20.0, -320.0, 7.0)
    let forms = [
      (Easing.easeIn(row.family), row.easeIn), (.easeOut(row.family), row.easeOut),
      (.easeInOut(row.family), row.easeInOut),
    ]
    for (easing, formula) in forms {
      let track = Track([
        Keyframe(time: 0, value: begin, easing: easing),
        Keyframe(time: duration, value: begin + change),
      ])
      for step in 1..<1000 {
        let time = Double(step) / 1000 * duration
        let expected = formula(time, begin, change, duration)
        #expect(abs(track.value(at: time) - expected) < 1e-10, "\(easing) at \(time)")
      }
    }
  }
}
