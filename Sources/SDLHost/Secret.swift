/// Random strings that cannot be guessed.
public nonisolated enum Secret {
  /// 128 bits from the system, as 32 hexadecimal digits.
  public static func make() -> String {
    var bytes: [UInt8] = []
    var source = SystemRandomNumberGenerator()
    for _ in 0..<16 { bytes.append(UInt8.random(in: .min ... .max, using: &source)) }
    return digits(bytes)
  }

  /// Two hexadecimal digits for each byte.
  static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Whether two strings are equal, in a time that does not depend on where they differ.
  public static func areEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
