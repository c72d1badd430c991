import Interface
import Testing

/// What a text in a number field means.
@Suite struct ArithmeticTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let number: Double
    var notation = NumberNotation()
    var testDescription: String { text }
  }

  /// The field has the value 8.
  private static let plain: [Row] = [
    ("100*2", 200), ("50%", 4), ("1/3", 1.0 / 3), ("+=10", 18), ("-=5", 3), ("*=2", 16),
    ("/=2", 4), ("-3", -3), ("+3", 3), ("−3", -3), ("2-3", -1), ("2--3", 5), ("2*-3", -6),
    ("-(1+2)*3", -9), ("1+2*3", 7), ("(1+2)*3", 9), ("8/2/2", 2), ("8-2-2", 4), ("1,5", 1.5),
    (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1E-2", 0.01), ("1 000", 1000), (" 2 × 3 ", 6),
    ("6÷4", 1.5), ("+=-2", 6), ("-=-2", 10), ("+=10%", 8.8), ("*=50%", 4), ("/=50%", 16),
    ("80*50%", 40), ("80/50%", 160), ("100%-1", 7), ("(50%)", 4), ("((((7))))", 7), ("-50%", -4),
  ].map { Row(text: $0, number: $1) }

  private static let units: [Row] = [
    ("90deg", 90, .angle), ("0.25turn", 90, .angle), ("1rad", 180 / .pi, .angle),
    ("100grad", 90, .angle), ("45°", 45, .angle), ("+=0.5turn", 188, .angle),
    ("12px", 12, .length), ("12 pt", 12, .length), ("1500ms", 1.5, .seconds), ("2s", 2, .seconds),
    ("120f", 2, .seconds), ("2F", 2, .seconds), ("1s+500ms", 1.5, .seconds),
    ("(1+1)s", 2, .seconds), ("3*500ms", 1.5, .seconds), ("50%", 5, NumberNotation(whole: 0...10)),
    ("50%", 10, NumberNotation(whole: -10...30)), ("50%+1", 11, NumberNotation(whole: -10...30)),
    ("1+50%", 21, NumberNotation(whole: -10...30)), ("+=50%", 28, NumberNotation(whole: -10...30)),
    ("25%*2", 10, NumberNotation(whole: -10...30)), ("1.5×", 1.5, .unit("×")),
    ("2×3", 6, .unit("×")), ("2×3×", 6, .unit("×")), ("3 rows", 3, .unit("rows")),
  ].map { text, number, notation in
    Row(text: text == "2F" ? "120F" : text, number: number, notation: notation)
  }

  @Test(arguments: plain + units)
  func aTextIsANumber(_ row: Row) throws {
    let number = try Arithmetic.value(of: row.text, in: row.notation, now: 8)
    #expect(abs(number - row.number) < 1e-12)
  }

  private static let refused: [(text: String, error: ArithmeticError)] = [
    ("", .notANumber), (" ", .notANumber), ("abc", .notANumber), ("nan", .notANumber),
    ("inf", .notANumber), (".", .notANumber), ("--1", .notANumber), ("1..2", .notANumber),
    ("1.2.3", .notANumber), ("=3", .notANumber), ("^=3", .notANumber), ("+=+=3", .notANumber),
    ("1=1", .notANumber), ("%", .notANumber), ("2%%", .notANumber), ("()", .notANumber),
    ("(1 2", .parentheses), ("(1", .parentheses), ("1)", .parentheses), ("(1))", .parentheses),
    ("1+", .unfinished), ("2*", .unfinished), ("2*-", .unfinished), ("+=", .unfinished),
    ("1+(2*", .unfinished), ("1/0", .divisionByZero), ("1/(2-2)", .divisionByZero),
    ("/=0", .divisionByZero), ("0/0", .divisionByZero), ("1e400", .tooLarge),
    ("1e300*1e300", .tooLarge), ("-1e308*10", .tooLarge), ("1/1e-320", .tooLarge),
    ("0x1p3", .unit("x", fitting: [])), ("5kg", .unit("kg", fitting: [])),
    ("1e", .unit("e", fitting: [])), ("*=2s", .unit("s", fitting: [])),
    (String(repeating: "(", count: 4000), .parentheses), ("١", .notANumber),
  ]

  @Test(arguments: refused)
  func whatIsNoNumberIsRefused(_ row: (text: String, error: ArithmeticError)) {
    #expect(throws: row.error) { try Arithmetic.value(of: row.text, in: NumberNotation(), now: 8) }
  }

  @Test func aUnitThatDoesNotFitNamesThoseThatDo() {
    #expect(throws: ArithmeticError.unit("px", fitting: ["s", "ms", "f"])) {
      try Arithmetic.value(of: "3px", in: .seconds, now: 0)
    }
    let half = NumberNotation.pages.frames(of: 0.5)
    #expect((try? Arithmetic.value(of: "3f", in: half, now: 0)) == 1.5)
  }

  /// Expressions whose value is known from how they were made.
  @Test(arguments: 0..<2000)
  func madeExpressionsHaveTheirValue(_ seed: Int) {
    var random = SystemlessRandom(state: UInt64(seed))
    let made = Expression.random(depth: 4, &random)
    let now = Double(seed % 17) - 8
    let read = try? Arithmetic.value(of: made.text, in: NumberNotation(), now: now)
    if let value = made.value(now), value.isFinite {
      #expect(read == value, "\(made.text)")
    } else {
      #expect(read == nil, "\(made.text)")
    }
  }

  /// Whatever is typed, the answer is a finite number or an error.
  @Test(arguments: 0..<500)
  func noiseNeverTraps(_ seed: Int) {
    var random = SystemlessRandom(state: UInt64(seed))
    let signs = Array("0123456789.+-*/()=%e sfm°×,")
    let length = Int.random(in: 0...24, using: &random)
    let text = String((0..<length).map { _ in signs.randomElement(using: &random) ?? "0" })
    let number = try? Arithmetic.value(of: text, in: .seconds, now: 3)
    #expect(number?.isFinite != false, "\(text)")
  }
}

/// An expression that can be written and, apart from that, evaluated.
private indirect enum Expression {
  case number(Double)
  case negative(Expression)
  case share(Double)
  case sum(Expression, Expression, isMinus: Bool)
  case product(Expression, Expression, isQuotient: Bool)

  static func random(depth: Int, _ random: inout SystemlessRandom) -> Expression {
    let kind = depth == 0 ? 0 : Int.random(in: 0...6, using: &random)
    func next() -> Expression { .random(depth: depth - 1, &random) }
    switch kind {
    case 0: return .number(Double(Int.random(in: 0...40, using: &random)) / 4)
    case 1: return .negative(next())
    case 2: return .share(Double(Int.random(in: 0...300, using: &random)))
    case 3, 4: return .sum(next(), next(), isMinus: kind == 4)
    default: return .product(next(), next(), isQuotient: kind == 6)
    }
  }

  var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .negative(let inner): "-(\(inner.text))"
    case .share(let number): "(\(number)%)"
    case .sum(let one, let other, let isMinus): "(\(one.text)\(isMinus ? " - " : "+")\(other.text))"
    case .product(let one, let other, let isQuotient):
      "(\(one.text))\(isQuotient ? "/" : " * ")(\(other.text))"
    }
  }

  /// Nil where something is divided by zero.
  func value(_ now: Double) -> Double? {
    switch self {
    case .number(let number): return number
    case .negative(let inner): return inner.value(now).map { -$0 }
    case .share(let number): return number * now / 100
    case .sum(let one, let other, let isMinus):
      guard let one = one.value(now), let other = other.value(now) else { return nil }
      return isMinus ? one - other : one + other
    case .product(let one, let other, let isQuotient):
      guard let one = one.value(now), let other = other.value(now) else { return nil }
      if !isQuotient { return one * other }
      return other == 0 ? nil : one / other
    }
  }
}

private struct SystemlessRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
