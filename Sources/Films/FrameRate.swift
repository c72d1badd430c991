/// Frames per second, as a fraction: 50 is 50/1, 33⅓ is 100/3.
public struct FrameRate: Hashable, Sendable {
  /// At least 1.
  public let numerator: Int
  /// At least 1.
  public let denominator: Int

  /// Creates `numerator` / `denominator` frames per second; both are raised to 1 and lowered to 60,000.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    self.numerator = min(max(numerator, 1), 60_000)
    self.denominator = min(max(denominator, 1), 60_000)
  }

  /// The seconds at which a frame begins, counted from 0.
  public func time(of frame: Int) -> Double {
    Double(frame) * Double(denominator) / Double(numerator)
  }

  /// Frames per second.
  public var perSecond: Double { Double(numerator) / Double(denominator) }

  /// The hundredths of a second from the start to the start of `frame`, rounded: GIF counts in these.
  func hundredths(at frame: Int) -> Int { Int((time(of: frame) * 100).rounded()) }
}
