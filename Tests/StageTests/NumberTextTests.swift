import Stage
import Testing

/// Numbers as people read them.
@Suite struct NumberTests {
  static let fixed: [(number: Double, decimals: Int, text: String)] = [
    (2.5, 2, "2.50"), (0, 0, "0"), (0, 3, "0.000"), (0.125, 2, "0.13"), (-0.125, 2, "−0.13"),
    (2.5, 0, "3"), (-2.5, 0, "−3"), (-0.001, 2, "0.00"), (0.999, 2, "1.00"), (1e6, 1, "1000000.0"),
    (1.005, 9, "1.005000000"), (.nan, 2, "–"), (.infinity, 2, "–"), (-.infinity, 0, "–"),
    (1e300, 2, "–"), (-0.0, 1, "0.0"), (59.996, 2, "60.00"), (0.05, 1, "0.1"),
  ]

  @Test(arguments: fixed.indices)
  func fixedHasSoManyDecimals(_ index: Int) {
    let (number, decimals, text) = Self.fixed[index]
    #expect(number.fixed(decimals) == text)
  }

  static let short: [(number: Double, text: String)] = [
    (0.25, "0.25"), (2, "2"), (-3, "-3"), (0, "0"), (0.05, "0.05"), (1e14, "100000000000000"),
    (1e16, "1e+16"), (1.0 / 3, "0.3333333333333333"),
  ]

  @Test(arguments: short.indices)
  func shortIsTheShortestThatReadsBack(_ index: Int) {
    let (number, text) = Self.short[index]
    #expect(number.short == text)
    #expect(Double(number.short) == number)
  }
}
