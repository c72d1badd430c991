package import Keyframes

extension Easing {
  /// Values closer than this count as equal.
  private static var nearest: Double { 1e-9 }

  /// Two easings that together do the same as this one: up to `progress`, and from there.
  ///
  /// Linear stays linear, `hold` stays `hold`, a cubic Bézier becomes two, and all others become
  /// parts, which are not motion tokens. A part that ends at the value where it began, within 1e-9,
  /// cannot be stretched: it gets the whole easing.
  ///
  /// - Precondition: `progress` lies between 0 and 1.
  package func split(at progress: Double) -> (first: Easing, second: Easing) {
    require(progress > 0 && progress < 1, "An easing is split at \(progress), not in 0...1.")
    if unnamed == .linear || unnamed == .hold { return (lasting(nil), lasting(nil)) }
    if self != unnamed { return unnamed.split(at: progress) }
    if let halves = splitCurve(at: progress) { return halves }
    let value = self(progress)
    let first = abs(value - self(0)) < Self.nearest ? self : part(from: 0, to: progress)
    let second = abs(self(1) - value) < Self.nearest ? self : part(from: progress, to: 1)
    return (first, second)
  }

  /// Splits by De Casteljau's construction; nil if this is not a cubic Bézier, a part cannot be
  /// stretched, or a handle would reach beyond its part's ends, which CSS does not allow.
  private func splitCurve(at progress: Double) -> (first: Easing, second: Easing)? {
    guard let points = controlPoints else { return nil }
    let xs = Halves(
      points.x1, points.x2, at: cubicParameter(points.x1, points.x2, at: progress))
    let ys = Halves(points.y1, points.y2, at: xs.parameter)
    guard abs(ys.middle) >= Self.nearest, abs(1 - ys.middle) >= Self.nearest, xs.middle > 0,
      xs.middle < 1,
      let first = Self.curve(xs.left, ys.left, from: (0, 0), to: (xs.middle, ys.middle)),
      let second = Self.curve(xs.right, ys.right, from: (xs.middle, ys.middle), to: (1, 1))
    else { return nil }
    return (first, second)
  }

  /// The curve with these handles between two points, stretched to lie between (0, 0) and (1, 1).
  private static func curve(
    _ xs: (Double, Double), _ ys: (Double, Double), from start: (x: Double, y: Double),
    to end: (x: Double, y: Double)
  ) -> Easing? {
    let x = [xs.0, xs.1].map { ($0 - start.x) / (end.x - start.x) }
    let y = [ys.0, ys.1].map { ($0 - start.y) / (end.y - start.y) }
    guard x.allSatisfy({ $0 > -1e-12 && $0 < 1 + 1e-12 }), y.allSatisfy(\.isFinite) else {
      return nil
    }
    return .cubicBezier(min(max(x[0], 0), 1), y[0], min(max(x[1], 0), 1), y[1])
  }

  /// One coordinate of a curve from 0 to 1, cut in two.
  private struct Halves {
    let parameter: Double
    let middle: Double
    let left, right: (Double, Double)

    init(_ first: Double, _ second: Double, at t: Double) {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
      let (a, b, c) = (mix(0, first), mix(first, second), mix(second, 1))
      let (d, e) = (mix(a, b), mix(b, c))
      parameter = t
      middle = mix(d, e)
      left = (a, d)
      right = (e, c)
    }
  }
}
