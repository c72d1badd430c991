import Foundation

@testable import Scrolling

/// The textbook formulas, written independently of our code: a fling at `v` points per second from
/// `x`, with an edge at `edge`, as `(position, isOver)` after `t` seconds.
struct ClosedForm: Sendable {
  let name: String
  let position: @Sendable (_ x: Double, _ v: Double, _ edge: Double, _ t: Double) -> Double

  /// ScrollMechanics: d to the power of the milliseconds, a bounce of mass 1 on a spring of 100.
  static func scrollView(_ name: String, d: Double) -> ClosedForm {
    ClosedForm(name: name) { x, v, edge, t in
      let rate = 1000 * log(d)
      let hit = log(1 + rate * (edge - x) / v) / rate
      guard hit.isFinite, t > hit else { return x + v * (pow(d, 1000 * t) - 1) / rate }
      return edge + v * pow(d, 1000 * hit) * (t - hit) * exp(-10 * (t - hit))
    }
  }

  /// WebKit's elastic edge after the same coasting, whose constants are 20, 0.31 and 1.6.
  static let webKit = ClosedForm(name: "macOS") { x, v, edge, t in
    let rate = 1000 * log(0.998)
    let hit = log(1 + rate * (edge - x) / v) / rate
    guard hit.isFinite, t > hit else { return x + v * (pow(0.998, 1000 * t) - 1) / rate }
    let speed = v * pow(0.998, 1000 * hit)
    return edge + speed * (t - hit) * 0.31 * exp(-(t - hit) * 20 / 1.6)
  }

  /// `OverScroller`: its spline by halving, down to the last bit instead of to 10⁻⁵; firm edges.
  static let overScroller = ClosedForm(name: "Android") { x, v, edge, t in
    let pull = 0.015 * 9.80665 * 39.37 * 160 * 0.84
    let rate = log(0.78) / log(0.9)
    let l = log(0.35 * abs(v) / pull)
    let duration = exp(l / (rate - 1))
    let distance = pull * exp(rate / (rate - 1) * l) * (v < 0 ? -1 : 1)
    let end = x + distance * spline(t / duration)
    return v > 0 ? min(end, edge) : max(end, edge)
  }

  /// P1 = 0.5 · 0.35 and P2 = 1 − 1 · (1 − 0.35) for the time, 0.5 and 1 for the distance.
  private static func spline(_ time: Double) -> Double {
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let s = (low + high) / 2
      let at = bezier(0.175, 0.35, s)
      if at < time { low = s } else { high = s }
    }
    return bezier(0.5, 1, low)
  }

  private static func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let coefficient = 3 * s * (1 - s)
    return coefficient * ((1 - s) * p1 + s * p2) + s * s * s
  }

  static let all: [(physics: Physics, judge: ClosedForm)] = [
    (Physics.iOS, ClosedForm.scrollView("iOS", d: 0.998)),
    (.iOSFast, .scrollView("iOS fast", d: 0.99)),
    (.android, .overScroller), (.macOS, .webKit),
  ]
}
