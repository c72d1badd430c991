/// SplitMix64: returns the same numbers in every run.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Different seeds lead to different numbers.
  public init(_ seed: UInt64) { state = seed }

  /// 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A uniformly distributed number in `range`.
  public mutating func number(_ range: ClosedRange<Double> = -100...100) -> Double {
    Double.random(in: range, using: &self)
  }
}
