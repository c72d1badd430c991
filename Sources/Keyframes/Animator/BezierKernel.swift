extension SpecialBlock {
  /// Evaluates eight cubic Bézier easings with exactly the arithmetic of `CubicBezier`, so results
  /// are identical.
  @inline(__always)
  func beziers(at time: Double) -> Numbers {
    let x = progress(at: time)
    let eased = CubicLanes(r5, r7).values(at: parameters(at: x))
    return r2 + r3 * eased.replacing(with: 0, where: x .<= 0)
  }

  @inline(__always)
  private func parameters(at x: Numbers) -> Numbers {
    let cubic = CubicLanes(r4, r6)
    var (low, high, parameter) = (Numbers.zero, Numbers(repeating: 1), x)
    for _ in 0..<64 {
      let error = cubic.values(at: parameter) - x
      let isOpen = (error .>= 1e-14) .| (error .<= -1e-14)
      guard any(isOpen) else { break }
      high.replace(with: parameter, where: isOpen .& (error .> 0))
      low.replace(with: parameter, where: isOpen .& (error .<= 0))
      let next = parameter - error / cubic.slopes(at: parameter)
      let isInside = (low .< next) .& (next .< high)
      let better = ((low + high) / 2).replacing(with: next, where: isInside)
      parameter.replace(with: better, where: isOpen)
    }
    return parameter
  }
}

/// One coordinate of eight curves from 0 to 1, as polynomials of the parameter.
private struct CubicLanes {
  let a, b, c: SIMD8<Double>

  @inline(__always)
  init(_ first: SIMD8<Double>, _ second: SIMD8<Double>) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  @inline(__always)
  func values(at parameter: SIMD8<Double>) -> SIMD8<Double> {
    ((a * parameter + b) * parameter + c) * parameter
  }

  @inline(__always)
  func slopes(at parameter: SIMD8<Double>) -> SIMD8<Double> {
    (3 * a * parameter + 2 * b) * parameter + c
  }
}
