/// Random numbers that a seed determines (SplitMix64, Steele, Lea and Flood, 2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Changes an input a little, mostly so that readers still get far into it.
struct Mutation {
  var random: SeededRandom
  let corpus: Corpus
  /// The most bytes of an input. Larger ones cost time, and find little.
  static let most = 64 << 10

  /// A file of the corpus with 0 to 8 changes.
  mutating func input() -> [UInt8] {
    var bytes = corpus.files.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 0...8, using: &random) { change(&bytes) }
    return Array(bytes.prefix(Self.most))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return insertToken(&bytes) }
    switch corpus.isText
      ? Int.random(in: 0..<10, using: &random) : Int.random(in: 0..<5, using: &random)
    {
    case 0: flipBit(&bytes)
    case 1: bytes[index(bytes)] = UInt8.random(in: .min ... .max, using: &random)
    case 2: bytes.removeSubrange(range(bytes))
    case 3: repeatPart(&bytes)
    case 4: splice(&bytes)
    case 5, 6: changeNumber(&bytes)
    case 7: insertToken(&bytes)
    case 8: swapTokens(&bytes)
    case _: nest(&bytes)
    }
  }

  private mutating func index(_ bytes: [UInt8]) -> Int {
    Int.random(in: 0..<bytes.count, using: &random)
  }

  /// Short ranges are more likely than long ones.
  private mutating func range(_ bytes: [UInt8]) -> Range<Int> {
    let start = index(bytes)
    let bits = Int.random(in: 0...12, using: &random)
    return start..<min(bytes.count, start + 1 + Int.random(in: 0..<(1 << bits), using: &random))
  }

  private mutating func flipBit(_ bytes: inout [UInt8]) {
    bytes[index(bytes)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
  }

  private mutating func repeatPart(_ bytes: inout [UInt8]) {
    let part = Array(bytes[range(bytes)])
    let most = max(1, (Self.most - bytes.count) / part.count)
    let count = min(most, 1 << Int.random(in: 0...6, using: &random))
    bytes.insert(contentsOf: (0..<count).flatMap { _ in part }, at: index(bytes))
  }

  /// Puts a part of another file in the place of a part of this one.
  private mutating func splice(_ bytes: inout [UInt8]) {
    guard let other = corpus.files.randomElement(using: &random), !other.isEmpty else { return }
    bytes.replaceSubrange(range(bytes), with: other[range(other)])
  }

  // MARK: Text

  private static let numbers = [
    "0", "-0", "1", "-1", "0.5", "1e308", "-1e308", "1e-320", "1e999", "nan", "inf", "NaN",
    "Infinity",
    "2147483648", "-2147483649", "4294967296", "9007199254740993", "9223372036854775807",
    "-9223372036854775808", "18446744073709551616", "65536", "1000000", "0.1e-7", "1e15", "1e16",
    ".", "-",
  ]

  /// The range of a number at or after a random place; nil if there is none before the end.
  private mutating func number(_ bytes: [UInt8]) -> Range<Int>? {
    let isPart = { (byte: UInt8) in byte >= 0x30 && byte <= 0x39 || byte == 0x2E || byte == 0x2D }
    guard let start = bytes[index(bytes)...].firstIndex(where: isPart) else { return nil }
    return start..<(bytes[start...].firstIndex { !isPart($0) } ?? bytes.count)
  }

  private mutating func changeNumber(_ bytes: inout [UInt8]) {
    guard let number = number(bytes), let new = Self.numbers.randomElement(using: &random) else {
      return
    }
    bytes.replaceSubrange(number, with: Array(new.utf8))
  }

  private mutating func insertToken(_ bytes: inout [UInt8]) {
    guard let token = corpus.tokens.randomElement(using: &random) else { return }
    bytes.insert(contentsOf: token, at: Int.random(in: 0...bytes.count, using: &random))
  }

  /// Exchanges a word with one of the corpus.
  private mutating func swapTokens(_ bytes: inout [UInt8]) {
    guard let start = bytes[index(bytes)...].firstIndex(where: \.isWord),
      let token = corpus.tokens.randomElement(using: &random)
    else { return }
    let end = bytes[start...].firstIndex { !$0.isWord } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: token)
  }

  /// Wraps a part in many brackets or elements.
  private mutating func nest(_ bytes: inout [UInt8]) {
    let pairs = [
      ("(", ")"), ("[", "]"), ("{", "}"), ("{\"a\":", "}"), ("<g>", "</g>"), ("\"", "\""),
    ]
    guard let (open, close) = pairs.randomElement(using: &random) else { return }
    let part = range(bytes)
    let count = 1 << Int.random(in: 0...10, using: &random)
    bytes.insert(
      contentsOf: Array(String(repeating: close, count: count).utf8), at: part.upperBound)
    bytes.insert(contentsOf: Array(String(repeating: open, count: count).utf8), at: part.lowerBound)
  }
}

extension UInt8 {
  /// A letter, a digit or one of "-_#%".
  var isWord: Bool {
    self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || self >= 0x30 && self <= 0x39
      || self == 0x2D || self == 0x5F || self == 0x23 || self == 0x25
  }
}
