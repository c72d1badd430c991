extension Double {
  /// The shortest text that reads back to the same number, without a trailing ".0"; finite numbers
  /// only.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
  }

  /// The same number; 0 for minus zero.
  package var withoutMinusZero: Double { self == 0 ? 0 : self }

  /// The same, rounded to so many digits after the point.
  package func rounded(to digits: Int) -> Double {
    let power = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = (self * power).rounded()
    return scaled.isFinite ? (scaled == 0 ? 0 : scaled / power) : self
  }

  /// Rounded, without an exponent if possible, as CSS and Apple's languages read it.
  package func text(digits: Int) -> String { rounded(to: digits).shortest }

  /// The number where it is finite, or the nearest that is; not a number becomes 0.
  package var nearestFinite: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// Without an exponent, for sentences; of a number below 1 as small as 10⁻¹⁵.
  private var plain: String {
    let text = shortest
    guard let mark = text.firstIndex(of: "e"), let power = Int(text[text.index(after: mark)...]),
      power < 0
    else { return text }
    let digits = text[..<mark].filter { $0 != "." }
    return "0." + String(repeating: "0", count: -power - 1) + digits
  }

  /// Two digits, rounded up, so that a stated bound holds.
  package var upperBoundText: String {
    guard self > 0, isFinite else { return isFinite ? "0" : description }
    var power = 1.0
    while self * power < 10, power < 1e15 { power *= 10 }
    return ((self * power).rounded(.up) / power).plain
  }
}
