/// Evaluates special pieces eight at a time; see `SpecialRow` for the contents of the rows.
extension SpecialBlock {
  typealias Numbers = SIMD8<Double>

  @inline(__always)
  func quintics(at time: Double) -> Numbers {
    let q = time - r0
    return r1 + q * (r2 + q * (r3 + q * (r4 + q * (r5 + q * r6))))
  }

  @inline(__always)
  func waves(at time: Double) -> Numbers {
    let q = time - r0
    let swing = powerOfTwo(r4 + r5 * q) * sineOfTurns(r6 + r7 * q)
    return r1 + r2 * q + r3 * swing.replacing(with: 0, where: q .== 0)
  }

  @inline(__always)
  func decays(at time: Double) -> Numbers {
    let q = time - r0
    return r1 + r2 * q + (r3 + r4 * q) * powerOfTwo(r5 * q)
  }

  @inline(__always)
  func circles(at time: Double) -> Numbers {
    let u = r4 + r5 * progress(at: time)
    return r2 + r3 * (1 - (1 - u * u).squareRoot())
  }

  /// Progress just as `Track` computes it.
  @inline(__always)
  func progress(at time: Double) -> Numbers {
    let progress = (time - r0) / r1
    let most = Numbers(repeating: 1.0.nextDown)
    return progress.replacing(with: most, where: progress .> most)
  }
}

/// 2 to the power of −20…0, to 1e-14 of the result: a polynomial of a 32nd of it (Chebyshev's on
/// −0.625…0, 1e-16), squared five times.
@inline(__always)
private func powerOfTwo(_ exponent: SIMD8<Double>) -> SIMD8<Double> {
  let x = exponent * (1.0 / 32)
  var power = x * 8.204598450156733e-08 + 1.2963127648217303e-06
  power = power * x + 1.5234521688656613e-05
  power = power * x + 0.0001540272992142703
  power = power * x + 0.0013333536284943822
  power = power * x + 0.009618128743311949
  power = power * x + 0.05550410862989717
  power = power * x + 0.24022650695739867
  power = power * x + 0.6931471805599131
  power = power * x + 0.9999999999999999
  power *= power
  power *= power
  power *= power
  power *= power
  return power * power
}

/// The sine of a number of full turns, to 2e-15: an odd polynomial (Chebyshev's in the square, on
/// half a turn to either side) of the distance to the nearest whole number.
@inline(__always)
private func sineOfTurns(_ turns: SIMD8<Double>) -> SIMD8<Double> {
  // Adding and subtracting 1.5 · 2⁵² rounds to a whole number.
  let rounding = SIMD8<Double>(repeating: 6_755_399_441_055_744)
  let x = turns - ((turns + rounding) - rounding)
  let z = x * x
  var sine = z * -0.010694441844600297 + 0.10353197926616055
  sine = sine * z - 0.7179191300472632
  sine = sine * z + 3.819916667624677
  sine = sine * z - 15.094638639381966
  sine = sine * z + 42.05869368182453
  sine = sine * z - 76.70585974295835
  sine = sine * z + 81.60524927587791
  sine = sine * z - 41.34170224039827
  sine = sine * z + 6.2831853071795845
  return sine * x
}
