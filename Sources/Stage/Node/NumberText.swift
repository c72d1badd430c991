extension Double {
  /// The number with exactly `decimals` digits (0…9) after the point, halves rounded away from
  /// zero: `2.5.fixed(2)` is "2.50". Numbers that are not finite are "–".
  public func fixed(_ decimals: Int) -> String {
    NumberFormat(decimals: decimals).text(self)
  }

  /// The shortest text of the number: "0.25", "2".
  public var short: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
