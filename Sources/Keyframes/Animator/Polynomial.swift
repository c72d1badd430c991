/// A polynomial up to the fifth power; `coefficients[k]` belongs to the power of k.
struct Polynomial: Equatable, Sendable {
  static let powers = 6
  var coefficients = SIMD8<Double>.zero

  init(_ c0: Double, _ c1: Double = 0, _ c2: Double = 0, _ c3: Double = 0) {
    coefficients[0] = c0
    coefficients[1] = c1
    coefficients[2] = c2
    coefficients[3] = c3
  }

  /// The variable to the power of `power`, 5 at most.
  init(power: Int) { coefficients[power] = 1 }

  subscript(power: Int) -> Double {
    get { coefficients[power] }
    set { coefficients[power] = newValue }
  }

  /// The same curve over another variable: `self(offset + factor * x)`, by Horner's rule.
  func composed(offset: Double, factor: Double) -> Polynomial {
    let c = coefficients
    var result = SIMD8(c[5], 0, 0, 0, 0, 0, 0, 0)
    for power in (0..<(Self.powers - 1)).reversed() {
      let raised = SIMD8(0, result[0], result[1], result[2], result[3], result[4], 0, 0)
      result = result * offset + raised * factor
      result[0] += c[power]
    }
    var composed = self
    composed.coefficients = result
    return composed
  }

  /// `base + factor * self`.
  @inline(__always)
  func scaled(by factor: Double, on base: Double) -> Polynomial {
    var result = self
    result.coefficients *= factor
    result[0] += base
    return result
  }

  var isConstant: Bool {
    let c = coefficients
    return c[1] == 0 && c[2] == 0 && c[3] == 0 && c[4] == 0 && c[5] == 0
  }
  var isCubic: Bool { coefficients[4] == 0 && coefficients[5] == 0 }

  /// Whether every coefficient is within the range of full precision.
  var isSound: Bool {
    let c = coefficients
    func isSound(_ value: Double) -> Bool {
      let size = abs(value)
      return size == 0 || size >= 1e-290 && size < 1e290
    }
    return abs(c[0]) < 1e290 && isSound(c[1]) && isSound(c[2]) && isSound(c[3]) && isSound(c[4])
      && isSound(c[5])
  }
}
