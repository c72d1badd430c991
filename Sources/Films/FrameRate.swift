/// Frames per second, as a fraction: 50 is 50/1, 33⅓ is 100/3.
public struct FrameRate: Hashable, Sendable {
  /// The frames in `denominator` seconds, at least 1.
  public let numerator: Int
  /// The seconds in which `numerator` frames pass, at least 1.
  public let denominator: Int

  /// Creates `numerator` / `denominator` frames per second; both are clamped to 1…60,000.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    self.numerator = min(max(numerator, 1), 60_000)
    self.denominator = min(max(denominator, 1), 60_000)
  }

  /// Reads "50", "33.3" or "30000/1001"; nil if the text has another form, or isn't in 1…240.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]),
      (1...60_000).contains(numerator), (1...60_000).contains(denominator)
    {
      self.init(numerator, denominator)
    } else if let number = Double(text), (1...240).contains(number) {
      // Whole rates are exact, others to a hundredth.
      let isWhole = number == number.rounded()
      self.init(
        Int((number * (isWhole ? 1 : 100)).rounded()), isWhole ? 1 : 100)
    } else {
      return nil
    }
    guard (1...240).contains(perSecond) else { return nil }
  }

  /// The time in seconds at which a frame begins; frames are counted from 0.
  public func time(of frame: Int) -> Double {
    Double(frame) * Double(denominator) / Double(numerator)
  }

  /// The rate as a number.
  public var perSecond: Double { Double(numerator) / Double(denominator) }

  /// The start of `frame` in hundredths of a second, rounded; GIF counts in these.
  func hundredths(at frame: Int) -> Int { Int((time(of: frame) * 100).rounded()) }
}
