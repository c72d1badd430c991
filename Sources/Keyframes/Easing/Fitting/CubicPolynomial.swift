/// The polynomial of the third degree that comes nearest to a stretch of values, by least squares,
/// and meets them at both ends.
struct CubicPolynomial: Sendable {
  /// The indices of the first and the last value.
  let start, end: Int
  private let from, to: Double
  /// The two inner weights of its Bernstein form.
  private var first = 0.0
  private var second = 0.0

  /// - Precondition: `start` is below `end`, and both are indices of `values`.
  init(_ values: [Double], _ start: Int, _ end: Int) {
    (self.start, self.end) = (start, end)
    (from, to) = (values[start], values[end])
    (first, second) = (from + (to - from) / 3, from + (to - from) * 2 / 3)
    guard end - start > 3 else { return }
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in start...end {
      let s = Double(index - start) / Double(end - start)
      let rest = 1 - s
      let (a, b) = (3 * rest * rest * s, 3 * rest * s * s)
      let missing = values[index] - from * rest * rest * rest - to * s * s * s
      (aa, ab, bb) = (aa + a * a, ab + a * b, bb + b * b)
      (ar, br) = (ar + a * missing, br + b * missing)
    }
    let determinant = aa * bb - ab * ab
    guard abs(determinant) > 1e-12 else { return }
    first = (ar * bb - br * ab) / determinant
    second = (br * aa - ar * ab) / determinant
  }

  /// The value at an index between the ends, which need not be whole.
  func value(at index: Double) -> Double {
    let s = min(max((index - Double(start)) / Double(end - start), 0), 1)
    let rest = 1 - s
    return from * rest * rest * rest + first * 3 * rest * rest * s + second * 3 * rest * s * s
      + to * s * s * s
  }

  func largestError(_ values: [Double]) -> Double {
    (start...end).reduce(0) { max($0, abs(values[$1] - value(at: Double($1)))) }
  }
}
