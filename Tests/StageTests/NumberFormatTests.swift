import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

struct NumberFormatTests {
  struct Row: Sendable {
    let value: Double
    let decimals: Int
    let separator: String
    let text: String

    init(_ value: Double, _ decimals: Int, _ text: String, by separator: String = "") {
      (self.value, self.decimals, self.separator, self.text) = (value, decimals, separator, text)
    }
  }

  static let rows: [Row] = [
    Row(0, 0, "0"), Row(0, 2, "0.00"), Row(-0.0, 1, "0.0"), Row(7, 0, "7"), Row(-7, 0, "−7"),
    Row(999, 0, "999", by: ","), Row(1000, 0, "1,000", by: ","), Row(-1000, 0, "−1,000", by: ","),
    Row(999_999.5, 0, "1,000,000", by: ","),
    Row(1_234_567, 0, "1\u{2009}234\u{2009}567", by: "\u{2009}"),
    Row(-1234.56, 1, "−1,234.6", by: ","), Row(1234.5, 2, "1234.50"), Row(0.05, 1, "0.1"),
    // Halves that are exact in binary go away from zero.
    Row(0.5, 0, "1"), Row(1.5, 0, "2"), Row(2.5, 0, "3"), Row(-2.5, 0, "−3"), Row(0.125, 2, "0.13"),
    Row(-0.375, 2, "−0.38"),
    // What rounds to nothing has no sign.
    Row(-0.4, 0, "0"), Row(-0.004, 2, "0.00"), Row(1e-300, 9, "0.000000000"),
    Row(0.000_000_001, 9, "0.000000001"),
    // Fifteen digits in all.
    Row(999_999_999_999_999, 0, "999999999999999"), Row(1e15, 0, "–"), Row(-1e15, 0, "–"),
    Row(99_999_999_999_999.5, 2, "–"), Row(9_999_999_999_999.5, 1, "9999999999999.5"),
    Row(1e9, 0, "1000000000"), Row(-1e9, 0, "−1000000000"), Row(1e300, 3, "–"),
    Row(.infinity, 0, "–"), Row(-.infinity, 2, "–"), Row(.nan, 0, "–"),
  ]

  @Test(arguments: rows)
  func numbersAreWrittenAsInTheTable(_ row: Row) {
    let format = NumberFormat(decimals: row.decimals, groupSeparator: row.separator)
    #expect(format.text(row.value) == row.text)
    let around = NumberFormat(
      decimals: row.decimals, groupSeparator: row.separator, prefix: "about ", suffix: " km")
    #expect(around.text(row.value) == "about " + row.text + " km")
  }

  /// Read back, it is the number within half of its last digit.
  @Test(arguments: 0...9, 1...20 as ClosedRange<UInt64>)
  func formattedNumbersReadBack(_ decimals: Int, _ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let format = NumberFormat(decimals: decimals, groupSeparator: "'")
    let unit = pow(10, -Double(decimals))
    for _ in 0..<50 {
      let value = generator.number(-1...1) * pow(10, generator.number(-3...5.9))
      let text = format.text(value)
      let plain = text.replacingOccurrences(of: "'", with: "")
        .replacingOccurrences(of: "−", with: "-")
      let back = try #require(Double(plain))
      #expect(abs(back - value) <= unit * 0.500_001, "\(value) as \(text)")
      let parts = text.split(separator: ".")
      #expect(decimals == 0 ? parts.count == 1 : parts[1].count == decimals)
      let groups = parts[0].drop { $0 == "−" }.split(separator: "'")
      #expect(groups.dropFirst().allSatisfy { $0.count == 3 })
      #expect((1...3).contains(groups[0].count))
    }
  }

  @Test func aNodeShowsItsNumber() {
    let node = Node(
      number: ([0: 0, 1: 1000] as Track<Double>).eased(.easeOut(.back)),
      NumberFormat(groupSeparator: ",", suffix: " m"), TextStyle(20), .white)
    #expect(node.sprite(at: 0).shape == .text("0 m", TextStyle(20)))
    #expect(node.sprite(at: 1).shape == .text("1,000 m", TextStyle(20)))
    // Overshooting easings count beyond and come back.
    let most = stride(from: 0, through: 1, by: 0.01)
      .compactMap { Double(node.sprite(at: $0).shape.string.filter(\.isNumber)) }.max()
    #expect(most ?? 0 > 1050)
  }

  @Test func aNumberWithoutAFormatDoesNotChangeTheText() {
    var node = Node("words", TextStyle(20), .white)
    node[.number] = 5
    #expect(node.sprite(at: 0).shape == node.shape)
  }

  @Test func wrongDecimalsTrap() async {
    await #expect(processExitsWith: .failure) { _ = NumberFormat(decimals: 10) }
    await #expect(processExitsWith: .failure) { _ = NumberFormat(decimals: -1) }
    await #expect(processExitsWith: .failure) {
      var format = NumberFormat()
      format.decimals = -1
    }
  }
}
