extension Int: Interpolatable {
  /// Rounds once, to the nearest whole number, halves away from zero: exact at both ends, and where
  /// a `Double` is not; values beyond the range of `Int` are clamped to it, and for NaN as progress
  /// the result is `self`.
  ///
  /// ```swift
  /// (1 << 60 + 1).interpolated(to: 1 << 60 + 3, at: 0.5)        // 1 << 60 + 2
  /// ```
  public func interpolated(to end: Int, at progress: Double) -> Int {
    if progress == 0 { return self }
    if progress == 1 { return end }
    return plus(progress, times: Int128(end) - Int128(self)) {
      Double(self).interpolated(to: Double(end), at: progress)
    }
  }

  /// Adds `count` times the difference, rounded to the nearest whole number.
  public func moved(by count: Double, from start: Int, to end: Int) -> Int {
    count == 0
      ? self
      : plus(count, times: Int128(end) - Int128(start)) {
        Double(self) + (Double(end) - Double(start)) * count
      }
  }

  /// Adds `factor` times `difference`, using `estimate` where its rounding errors cannot reach a half,
  /// otherwise all digits.
  private func plus(
    _ factor: Double, times difference: Int128, estimate: () -> Double
  ) -> Int {
    let value = estimate()
    if value.isNaN { return self }
    // Numbers below 2⁴⁰ have at least 12 bits after the point.
    let small = 1 << 40
    let isSmall = abs(value) < Double(small) && magnitude < small && difference.magnitude < small
    let rest = abs(value - value.rounded(.towardZero))
    if isSmall, abs(rest - 0.5) > 0x1p-10 { return Int(value.rounded()) }
    guard abs(value) < 0x1p65 else { return value < 0 ? .min : .max }
    return Int(clamping: sum(of: difference, times: factor))
  }

  /// This number plus `factor` times `difference`, rounded once, halves away from zero.
  private func sum(of difference: Int128, times factor: Double) -> Int128 {
    // factor = significand · 2^exponent, both whole: 53 and 65 bits make 118 in a product.
    let exponent = Int(factor.exponent) - 52
    let significand = Int128(factor.significand * 0x1p52) * (factor < 0 ? -1 : 1)
    let product = significand * difference
    guard exponent < 0 else { return Int128(self) + product << exponent }
    // Bits beyond the 126th matter only in that the product is not 0.
    let shift = Swift.min(-exponent, 126)
    let whole = Int128(self) + product >> shift
    let rest = product & (1 << shift - 1)
    let half = Int128(1) << (shift - 1)
    let isUp = rest > half || (rest == half && whole >= 0)
    return isUp ? whole + 1 : whole
  }
}
