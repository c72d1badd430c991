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
    var result = Polynomial(self[Self.powers - 1])
    for power in (0..<(Self.powers - 1)).reversed() {
      var raised = Polynomial(self[power])
      for k in 0..<Self.powers {
        raised[k] += result[k] * offset
        if k > 0 { raised[k] += result[k - 1] * factor }
      }
      result = raised
    }
    return result
  }

  /// `base + factor * self`.
  func scaled(by factor: Double, on base: Double) -> Polynomial {
    var result = self
    result.coefficients *= factor
    result[0] += base
    return result
  }

  var isConstant: Bool { (1..<Self.powers).allSatisfy { self[$0] == 0 } }
  var isCubic: Bool { self[4] == 0 && self[5] == 0 }

  /// Whether every coefficient is within the range of full precision.
  var isSound: Bool {
    (0..<Self.powers).allSatisfy { power in
      let size = abs(self[power])
      return power == 0 ? size < 1e290 : size == 0 || (1e-290..<1e290).contains(size)
    }
  }
}
