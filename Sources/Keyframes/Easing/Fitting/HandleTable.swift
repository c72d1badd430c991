/// The weights of the control points of a cubic Bézier easing at equal steps of progress, for handles at
/// fixed progresses.
///
/// With x1 and x2 given, the eased value at a progress is y1 · first + y2 · second + end, where the weights
/// are the Bernstein polynomials at the parameter that has this progress.
package struct HandleTable: Sendable {
  package let x1, x2: Double
  private let first: [Double]
  private let second: [Double]
  private let end: [Double]

  /// The number of steps from 0 to 1.
  package static let steps = 32

  /// Creates the table for handles at `x1` and `x2`.
  ///
  /// - Precondition: both are in 0…1.
  package init(_ x1: Double, _ x2: Double) {
    (self.x1, self.x2) = (x1, x2)
    var (first, second, end) = ([0.0], [0.0], [0.0])
    for step in 1..<Self.steps {
      let s = cubicParameter(x1, x2, at: Double(step) / Double(Self.steps))
      first.append(3 * (1 - s) * (1 - s) * s)
      second.append(3 * (1 - s) * s * s)
      end.append(s * s * s)
    }
    self.first = first + [0]
    self.second = second + [0]
    self.end = end + [1]
  }

  /// Handles a third and two thirds along, whose curves are the polynomials of the third degree.
  package static let plain = HandleTable(1.0 / 3, 2.0 / 3)

  /// Handles for easings of all kinds, where a search begins.
  private static let all: [HandleTable] =
    [0.05, 0.2, 1.0 / 3, 0.5, 0.7, 0.9].flatMap { x1 in
      [0.1, 0.3, 0.5, 2.0 / 3, 0.8, 0.95].map { HandleTable(x1, $0) }
    }

  /// Returns the y1 and y2 with the least sum of squared errors, each limited to −2…3, and that
  /// sum; `targets` are the eased values at the steps.
  package func fit(_ targets: [Double]) -> (y1: Double, y2: Double, error: Double) {
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for step in targets.indices {
      let (a, b, rest) = (first[step], second[step], targets[step] - end[step])
      (aa, ab, bb) = (aa + a * a, ab + a * b, bb + b * b)
      (ar, br) = (ar + a * rest, br + b * rest)
    }
    let determinant = aa * bb - ab * ab
    guard abs(determinant) > 1e-12 else { return (x1, x2, .infinity) }
    let y1 = Self.limited((ar * bb - br * ab) / determinant)
    let y2 = Self.limited((br * aa - ar * ab) / determinant)
    var error = 0.0
    for step in targets.indices {
      let off = y1 * first[step] + y2 * second[step] + end[step] - targets[step]
      error += off * off
    }
    return (y1, y2, error)
  }

  /// Handles farther out would make curves that nobody can edit.
  private static func limited(_ height: Double) -> Double { min(max(height, -2), 3) }

  /// The handles with the least sum of squared errors that a search finds, for `targets` as
  /// ``fit(_:)`` takes them.
  package static func search(_ targets: [Double]) -> BezierPoints {
    var best = (table: plain, fit: plain.fit(targets))
    for table in all where best.fit.error > exact {
      let fit = table.fit(targets)
      if fit.error < best.fit.error { best = (table, fit) }
    }
    var step = 0.08
    while step > 0.004, best.fit.error > exact {
      let (x1, x2) = (best.table.x1, best.table.x2)
      let around = [(step, 0.0), (-step, 0), (0, step), (0, -step), (step, -step), (-step, step)]
        .map { HandleTable(min(max(x1 + $0.0, 0), 1), min(max(x2 + $0.1, 0), 1)) }
      let next = around.map { ($0, $0.fit(targets)) }.min { $0.1.error < $1.1.error }
      if let next, next.1.error < best.fit.error { best = next } else { step /= 2 }
    }
    return BezierPoints(best.table.x1, best.fit.y1, best.table.x2, best.fit.y2)
  }

  /// A sum of squared errors up to this is only rounding.
  private static let exact = 1e-12
}
