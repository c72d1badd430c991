import Keyframes
import Testing

struct WholeNumberTests {
  typealias Row = (from: Int, to: Int, progress: Double, value: Int)

  static let big = 1 << 60

  static let rows: [Row] = [
    (big + 1, big + 3, 0.5, big + 2), (big + 1, big + 3, 0.25, big + 2),
    (big + 1, big + 3, 0.2, big + 1),
    (big + 1, big + 3, 2, big + 5), (big + 1, big + 3, -0.5, big),
    (-big - 1, -big - 3, 0.5, -big - 2),
    (-big - 1, -big - 3, 0.25, -big - 2), (big + 3, big + 1, 0.25, big + 3),
    (.min, .max, 0.5, -1), (.max, .min, 0.5, -1), (.min, .max, 0.75, 1 << 62 - 1),
    (.min, .max, 1.5, .max),
    (.max - 4, .max, 0.25, .max - 3), (.max - 4, .max, 1.25, .max), (0, .max, 0.5, 1 << 62),
    (0, 1 << 53 + 1, 1 - 0x1p-53, 1 << 53), (big + 1, big + 2, 1e-300, big + 1),
    (big + 1, big + 2, -1e-300, big + 1), (big + 1, big + 2, .leastNonzeroMagnitude, big + 1),
    (big + 1, big + 2, .nan, big + 1),
    // 0.1 is a little more than a tenth; a Double's product would be rounded up to the half.
    (1_580_476_971_482_907, 69191, 0.1, 1_422_429_274_341_535),
  ]

  /// Values worked out by hand, with halves away from zero.
  @Test(arguments: rows)
  func hugeNumbersBlendExactly(_ row: Row) {
    #expect(row.from.interpolated(to: row.to, at: row.progress) == row.value)
  }

  /// Beyond 2⁵³ as below it: adding a multiple of the denominator changes nothing else.
  @Test(arguments: 1...7)
  func blendsAreAlikeEverywhere(_ eighths: Int) {
    for distance in [1, 5, 8, 1001] {
      let small = 0.interpolated(to: distance, at: Double(eighths) / 8)
      let huge = Self.big.interpolated(to: Self.big + distance, at: Double(eighths) / 8)
      #expect(huge - Self.big == small)
      #expect(
        Self.big.moved(by: Double(eighths) / 8, from: 3, to: 3 + distance) - Self.big == small)
    }
  }
}
