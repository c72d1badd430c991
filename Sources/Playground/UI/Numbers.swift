import Stage

extension Double {
  /// Reads a number as people write it, with a point or a comma and with spaces anywhere; nil for what
  /// is none or is not finite, as "nan" and "0x1p3".
  init?(typed text: some StringProtocol) {
    let signs = text.filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }
    guard signs.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(String(signs)),
      number.isFinite
    else { return nil }
    self = number
  }

  /// The number with exactly `decimals` digits (0…9) after the point, halves rounded away from
  /// zero: `2.5.fixed(2)` is "2.50". What is not finite is "–".
  public func fixed(_ decimals: Int) -> String {
    NumberFormat(decimals: decimals).text(self)
  }

  /// The shortest way to write the number: "0.25", "2".
  public var short: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
