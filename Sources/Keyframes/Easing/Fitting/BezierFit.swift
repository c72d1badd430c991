/// The cubic Bézier that comes nearest to an easing, by least squares.
///
/// ```swift
/// BezierFit(.easeIn).easing                       // .cubicBezier(0.42, 0, 1, 1)
/// ```
///
/// With x1 and x2 fixed, the value at every progress is a sum of y1, y2 and 1 with weights of their
/// own, so that the best y1 and y2 follow from two linear equations; x1 and x2 are searched for, on a
/// coarse grid and then in ever smaller steps.
public struct BezierFit: Equatable, Sendable {
  /// A cubic Bézier whose control points have four decimals.
  public let easing: Easing
  /// The largest distance from the approximated easing, measured at 1001 points between 0 and 1.
  public let largestError: Double

  private static let samples = 48
  /// Values are clamped to this, far beyond any curve that can be drawn.
  private static let farthest = 1e6

  /// Approximates `target`, which may be any easing; values that are not finite count as 0, and
  /// values beyond ±1,000,000 are clamped.
  ///
  /// - Complexity: O(1), evaluating some tens of thousands of Bézier curves.
  public init(_ target: Easing) {
    let values = (0...Self.samples).map { index -> Double in
      let value = target(Double(index) / Double(Self.samples))
      return value.isFinite ? min(max(value, -Self.farthest), Self.farthest) : 0
    }
    var best = Candidate(1.0 / 3, 2.0 / 3, values)
    for one in 0...5 {
      for other in 0...5 {
        best = min(best, Candidate(Double(one) / 5, Double(other) / 5, values))
      }
    }
    var step = 0.1
    while step > 1e-4, best.error > 1e-20 {
      let around = [(step, 0.0), (-step, 0), (0, step), (0, -step), (step, step), (-step, -step)]
      let next = around.map { Candidate(best.x1 + $0, best.x2 + $1, values) }.min() ?? best
      if next < best { best = next } else { step /= 2 }
    }
    let fitted = best.rounded
    easing = fitted
    largestError = Self.largestError(of: fitted, target)
  }

  /// Measures just before and after each point, too, where the easing may jump.
  private static func largestError(of fitted: Easing, _ target: Easing) -> Double {
    var largest = 0.0
    for index in 0...1000 {
      for offset in [-1e-9, 0, 1e-9] {
        let progress = Double(index) / 1000 + offset
        guard (0...1).contains(progress) else { continue }
        let error = abs(fitted(progress) - target(progress))
        if error.isFinite { largest = max(largest, error) }
      }
    }
    return largest
  }

  private struct Candidate: Comparable {
    let x1, x2: Double
    var y1 = 0.0
    var y2 = 0.0
    /// The sum of squared errors.
    var error = Double.infinity

    init(_ first: Double, _ second: Double, _ values: [Double]) {
      (x1, x2) = (min(max(first, 0), 1), min(max(second, 0), 1))
      let (base, one, other) = (
        Easing.cubicBezier(x1, 0, x2, 0), Easing.cubicBezier(x1, 1, x2, 0),
        Easing.cubicBezier(x1, 0, x2, 1)
      )
      var (aa, ab, bb, ar, br, rr) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
      for (index, value) in values.enumerated() {
        let progress = Double(index) / Double(BezierFit.samples)
        let still = base(progress)
        let (a, b, rest) = (one(progress) - still, other(progress) - still, value - still)
        (aa, ab, bb) = (aa + a * a, ab + a * b, bb + b * b)
        (ar, br, rr) = (ar + a * rest, br + b * rest, rr + rest * rest)
      }
      let determinant = aa * bb - ab * ab
      guard determinant > 1e-12 else { return }
      y1 = (ar * bb - br * ab) / determinant
      y2 = (br * aa - ar * ab) / determinant
      error = max(rr - y1 * ar - y2 * br, 0)
    }

    /// The easing with four decimals, which look the same as more.
    var rounded: Easing {
      func round(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }
      return .cubicBezier(round(x1), round(y1), round(x2), round(y2))
    }

    static func < (a: Candidate, b: Candidate) -> Bool { a.error < b.error }
  }
}
