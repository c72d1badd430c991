extension Double {
  /// The number with exactly `decimals` digits (0…9) after the point, halves rounded away from
  /// zero: `2.5.fixed(2)` is "2.50". What is not finite is "–".
  public func fixed(_ decimals: Int) -> String {
    let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = (abs(self) * power).rounded()
    guard scaled.isFinite, scaled < 1e15 else { return "–" }
    let whole = Int(scaled / power)
    let sign = self < 0 && scaled > 0 ? "−" : ""
    guard decimals > 0 else { return sign + String(whole) }
    let rest = String(Int(scaled - Double(whole) * power))
    return sign + String(whole) + "." + String(repeating: "0", count: decimals - rest.count) + rest
  }

  /// The shortest way to write the number: "0.25", "2".
  public var short: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
