import Keyframes

/// The format of a number that counts.
public struct NumberFormat: Hashable, Sendable {
  /// Digits after the decimal point, 0…9.
  public var decimals: Int {
    didSet { Self.check(decimals) }
  }
  /// The separator between groups of three digits; empty for none.
  public var groupSeparator: String
  /// The text before the number and its minus sign.
  public var prefix: String
  /// The text after the number.
  public var suffix: String

  /// Creates a format.
  ///
  /// - Precondition: `decimals` is in 0…9.
  public init(
    decimals: Int = 0, groupSeparator: String = "", prefix: String = "", suffix: String = ""
  ) {
    Self.check(decimals)
    self.decimals = decimals
    self.groupSeparator = groupSeparator
    self.prefix = prefix
    self.suffix = suffix
  }

  private static func check(_ decimals: Int) {
    require(
      (0...9).contains(decimals), "The number of decimals is \(decimals), outside 0...9.")
  }

  /// Returns the formatted number, with halves rounded away from zero; "–" if it is not finite or
  /// has more than 15 digits including decimals. Numbers that round to 0 have no sign.
  ///
  /// `NumberFormat(decimals: 1, groupSeparator: ",").text(-1234.56)` is "−1,234.6".
  public func text(_ value: Double) -> String {
    let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = (abs(value) * power).rounded()
    guard scaled.isFinite, scaled < 1e15 else { return prefix + "–" + suffix }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = value < 0 && scaled > 0 ? "−" : ""
    let rest = decimals > 0 ? "." + padded.suffix(decimals) : ""
    return prefix + sign + grouped(padded.dropLast(decimals)) + rest + suffix
  }

  private func grouped(_ digits: Substring) -> String {
    guard !groupSeparator.isEmpty, digits.count > 3 else { return String(digits) }
    return grouped(digits.dropLast(3)) + groupSeparator + digits.suffix(3)
  }
}
