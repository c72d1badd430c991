/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x (CSS Easing Functions 2,
/// section 2.3).
///
/// Only the control points are stored: computing the coefficients takes ten operations, but a
/// larger struct would slow down every copy of a keyframe.
struct CubicBezier: Hashable, Sendable {
  let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    require((0...1).contains(x1), "x1 is \(x1), outside 0...1.")
    require((0...1).contains(x2), "x2 is \(x2), outside 0...1.")
    require(y1.isFinite, "y1 is \(y1); it must be finite.")
    require(y2.isFinite, "y2 is \(y2); it must be finite.")
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  func value(at x: Double) -> Double {
    if x <= 0 { return x == 0 ? 0 : x * startSlope }
    if x >= 1 { return x == 1 ? 1 : 1 + (x - 1) * endSlope }
    let parameter = cubicParameter(x1, x2, at: x)
    return isHuge ? construction(at: parameter) : Cubic(y1, y2).value(at: parameter)
  }

  /// Whether the coefficients of y could overflow.
  var isHuge: Bool { max(abs(y1), abs(y2)) > 1e300 }

  /// The y coordinate by de Casteljau's construction, which stays within the hull of its points.
  private func construction(at parameter: Double) -> Double {
    func mix(_ start: Double, _ end: Double) -> Double {
      start.interpolated(to: end, at: parameter)
    }
    let middle = mix(y1, y2)
    return mix(mix(mix(0, y1), middle), mix(middle, mix(y2, 1)))
  }

  /// The curve traversed from its other end, rounded so that `1 - 0.58` is `0.42`.
  var reversed: CubicBezier {
    CubicBezier(complement(x2), complement(y2), complement(x1), complement(y1))
  }

  /// The slope on one side of `x`; infinite where the curve is vertical.
  func slope(at x: Double, isBefore: Bool) -> Double {
    if x < 0 || (x == 0 && isBefore) { return startSlope }
    if x > 1 || (x == 1 && !isBefore) { return endSlope }
    let parameter = x == 0 || x == 1 ? x : cubicParameter(x1, x2, at: x)
    let (dx, dy) = (Cubic(x1, x2), Cubic(y1, y2))
    // The first derivative of both that does not vanish.
    let rates = [
      (max(dx.slope(at: parameter), 0), dy.slope(at: parameter)),
      (dx.bend(at: parameter), dy.bend(at: parameter)), (dx.a, dy.a),
    ]
    guard let rate = rates.first(where: { $0 != (0, 0) }) else { return 1 }
    return rate.1 / rate.0
  }

  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    return x2 > 0 ? y2 / x2 : 0
  }

  private var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    return x1 < 1 ? (1 - y1) / (1 - x1) : 0
  }
}

/// The parameter at which a coordinate of a cubic Bézier curve, from 0 to 1 with the inner control points
/// `first` and `second`, has the value `x`; all are in 0…1.
///
/// By Newton's method within a shrinking bracket, because the slope may vanish but the coordinate never
/// decreases.
package func cubicParameter(_ first: Double, _ second: Double, at x: Double) -> Double {
  let cubic = Cubic(first, second)
  var (low, high, parameter) = (0.0, 1.0, x)
  for _ in 0..<64 {
    let error = cubic.value(at: parameter) - x
    if abs(error) < 1e-14 { break }
    if error > 0 { high = parameter } else { low = parameter }
    let next = parameter - error / cubic.slope(at: parameter)
    parameter = low < next && next < high ? next : (low + high) / 2
  }
  return parameter
}

/// One coordinate of the curve, as a polynomial of the parameter.
private struct Cubic {
  let a, b, c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at parameter: Double) -> Double {
    ((a * parameter + b) * parameter + c) * parameter
  }

  func slope(at parameter: Double) -> Double {
    (3 * a * parameter + 2 * b) * parameter + c
  }

  /// Half the second derivative.
  func bend(at parameter: Double) -> Double { 3 * a * parameter + b }
}

/// `1 - value`, rounded to 15 decimals if a `Double` has that many.
private func complement(_ value: Double) -> Double {
  let exact = 1 - value
  return abs(exact) < 8 ? (exact * 1e15).rounded() / 1e15 : exact
}
