extension Double {
  /// Reads a number as people write it, with a point or a comma, and with spaces anywhere; nil for
  /// anything else, such as "nan", "1e999" and "0x1p3".
  package init?(typed text: some StringProtocol) {
    let signs = text.filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }
    guard signs.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(String(signs)),
      number.isFinite
    else { return nil }
    self = number
  }
}
