/// A cubic Bézier measured along itself: its length from the start to any parameter, and back.
///
/// Lengths are within a billionth of the whole where the curve has no cusp, and within a
/// ten-thousandth where it turns back in one.
package struct CurveMeasure {
  private let curve: PathPiece
  /// Lengths from the start at equal steps of the parameter.
  private let lengths: [Double]

  private static let steps = 128

  /// - Complexity: O(1): 512 points of the curve.
  package init(_ curve: PathPiece) {
    self.curve = curve
    lengths = (1...Self.steps).reduce(into: [0.0]) { sums, step in
      let (low, high) = (Self.parameter(step - 1), Self.parameter(step))
      sums.append(sums[sums.count - 1] + curve.length(from: low, to: high))
    }
  }

  /// The length of the whole curve.
  package var length: Double { lengths[Self.steps] }

  /// The parameter at a fraction (0…1) of the length; the fraction itself if the curve has no length.
  package func parameter(atFraction part: Double) -> Double {
    let guess = lengths.parameter(atFraction: part)
    guard length > 0, length.isFinite, guess > 0, guess < 1 else { return guess }
    let step = min(Int(guess * Double(Self.steps)), Self.steps - 1)
    let wanted = part * length - lengths[step]
    let start = Self.parameter(step)
    var (low, high, parameter) = (start, Self.parameter(step + 1), guess)
    // Newton's method, halving the interval where it would leave that.
    for _ in 0..<8 {
      let excess = curve.length(from: start, to: parameter) - wanted
      guard abs(excess) > 1e-12 * length else { break }
      if excess > 0 { high = parameter } else { low = parameter }
      let next = parameter - excess / curve.velocity(at: parameter).length
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func parameter(_ step: Int) -> Double { Double(step) / Double(steps) }
}

extension PathPiece {
  /// The length between two parameters close to each other, by Gauss and Legendre's rule of four
  /// points.
  fileprivate func length(from low: Double, to high: Double) -> Double {
    let (middle, half) = ((low + high) / 2, (high - low) / 2)
    func speeds(_ place: Double) -> Double {
      velocity(at: middle - half * place).length + velocity(at: middle + half * place).length
    }
    return half
      * (0.652_145_154_862_546_1 * speeds(0.339_981_043_584_856_3)
        + 0.347_854_845_137_453_9 * speeds(0.861_136_311_594_052_6))
  }
}
