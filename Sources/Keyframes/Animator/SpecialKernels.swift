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

// Swift's vectors of doubles are vectorised by the optimiser, which gives up on long chains of
// operations. So polynomials are evaluated by Estrin's scheme, and in functions of their own.

/// 2 to the power of −20…0, to 1e-14 of the result: a polynomial of a 32nd of the exponent
/// (Chebyshev's on −0.625…0, 1e-16), squared five times.
@inline(__always)
private func powerOfTwo(_ exponent: SIMD8<Double>) -> SIMD8<Double> {
  raised(smallPowerOfTwo(exponent * (1.0 / 32)))
}

@inline(never)
private func smallPowerOfTwo(_ x: SIMD8<Double>) -> SIMD8<Double> {
  let x2 = x * x
  let x4 = x2 * x2
  let low = 0.9999999999999999 + x * 0.6931471805599131
  let second = 0.24022650695739867 + x * 0.05550410862989717
  let third = 0.009618128743311949 + x * 0.0013333536284943822
  let fourth = 0.0001540272992142703 + x * 1.5234521688656613e-05
  let high = 1.2963127648217303e-06 + x * 8.204598450156733e-08
  return (low + x2 * second) + x4 * ((third + x2 * fourth) + x4 * high)
}

@inline(never)
private func raised(_ base: SIMD8<Double>) -> SIMD8<Double> {
  var power = base * base
  power *= power
  power *= power
  power *= power
  return power * power
}

/// The sine of a number of full turns, to 2e-15: an odd polynomial (Chebyshev's in the square, on
/// half a turn to either side) of the distance to the nearest whole number.
@inline(__always)
private func sineOfTurns(_ turns: SIMD8<Double>) -> SIMD8<Double> {
  sineOfPartTurn(partTurn(turns))
}

@inline(never)
private func partTurn(_ turns: SIMD8<Double>) -> SIMD8<Double> {
  // Adding and subtracting 1.5 · 2⁵² rounds to a whole number.
  let rounding = SIMD8<Double>(repeating: 6_755_399_441_055_744)
  return turns - ((turns + rounding) - rounding)
}

@inline(never)
private func sineOfPartTurn(_ x: SIMD8<Double>) -> SIMD8<Double> {
  let z = x * x
  let z2 = z * z
  let z4 = z2 * z2
  let low = 6.2831853071795845 - z * 41.34170224039827
  let second = 81.60524927587791 - z * 76.70585974295835
  let third = 42.05869368182453 - z * 15.094638639381966
  let fourth = 3.819916667624677 - z * 0.7179191300472632
  let high = 0.10353197926616055 - z * 0.010694441844600297
  return x * ((low + z2 * second) + z4 * ((third + z2 * fourth) + z4 * high))
}
