/// Which form of a text belongs to a number: the `Plural-Forms` of a `.po` file, an expression of C in `n`.
///
/// Source of the syntax: GNU gettext, "Plural forms".
struct PluralRule: Sendable {
  /// Two forms, the first for one thing.
  static let english = PluralRule(formCount: 2, expression: .isNot(.number, .value(1)))

  private indirect enum Expression: Sendable {
    case number
    case value(Int)
    case not(Expression)
    case remainder(Expression, Expression)
    case compare(Expression, Expression, String)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case choose(Expression, Expression, Expression)

    static func isNot(_ left: Expression, _ right: Expression) -> Expression {
      .compare(left, right, "!=")
    }

    func value(_ n: Int) -> Int {
      switch self {
      case .number: return n
      case .value(let value): return value
      case .not(let part): return part.value(n) == 0 ? 1 : 0
      case .remainder(let left, let right):
        let divisor = right.value(n)
        return divisor == 0 ? 0 : left.value(n) % divisor
      case .compare(let left, let right, let sign):
        let (left, right) = (left.value(n), right.value(n))
        let isTrue =
          switch sign {
          case "==": left == right
          case "!=": left != right
          case "<": left < right
          case ">": left > right
          case "<=": left <= right
          default: left >= right
          }
        return isTrue ? 1 : 0
      case .and(let left, let right): return left.value(n) != 0 && right.value(n) != 0 ? 1 : 0
      case .or(let left, let right): return left.value(n) != 0 || right.value(n) != 0 ? 1 : 0
      case .choose(let test, let first, let second):
        return test.value(n) != 0 ? first.value(n) : second.value(n)
      }
    }
  }

  private let formCount: Int
  private let expression: Expression

  private init(formCount: Int, expression: Expression) {
    (self.formCount, self.expression) = (formCount, expression)
  }

  /// Reads such as `nplurals=2; plural=(n != 1);`.
  init(_ text: String) throws(CatalogueError) {
    let parts = text.filter { !$0.isWhitespace }.split(separator: ";")
    func field(_ name: String) -> Substring? {
      parts.first { $0.hasPrefix(name + "=") }.map { $0.dropFirst(name.count + 1) }
    }
    guard let count = field("nplurals").flatMap({ Int($0) }), (1...8).contains(count),
      let plural = field("plural")
    else { throw Self.mistake(text) }
    var parser = Parser(rest: plural)
    guard let expression = parser.choice(depth: 0), parser.rest.isEmpty else {
      throw Self.mistake(text)
    }
    self.init(formCount: count, expression: expression)
  }

  private static func mistake(_ text: String) -> CatalogueError {
    CatalogueError(
      line: 0, message: "The header's Plural-Forms \"\(text)\" is not a rule of gettext.")
  }

  /// The index of the form for a number, from 0 to below the number of forms.
  func form(for number: Int) -> Int {
    min(max(expression.value(number.magnitude.clamped), 0), formCount - 1)
  }

  /// Parses by recursive descent, in C's order of precedence.
  private struct Parser {
    var rest: Substring

    mutating func take(_ sign: String) -> Bool {
      guard rest.hasPrefix(sign) else { return false }
      rest = rest.dropFirst(sign.count)
      return true
    }

    mutating func choice(depth: Int) -> Expression? {
      guard depth < 32, let test = operation(0, depth) else { return nil }
      guard take("?") else { return test }
      guard let first = choice(depth: depth + 1), take(":"), let second = choice(depth: depth + 1)
      else { return nil }
      return .choose(test, first, second)
    }

    private static let levels = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["%"]]

    private mutating func operation(_ level: Int, _ depth: Int) -> Expression? {
      guard level < Self.levels.count else { return primary(depth) }
      guard var left = operation(level + 1, depth) else { return nil }
      while let sign = Self.levels[level].first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(sign.count)
        guard let right = operation(level + 1, depth) else { return nil }
        left =
          switch sign {
          case "||": .or(left, right)
          case "&&": .and(left, right)
          case "%": .remainder(left, right)
          default: .compare(left, right, sign)
          }
      }
      return left
    }

    private mutating func primary(_ depth: Int) -> Expression? {
      if take("n") { return .number }
      if take("!") { return depth < 32 ? primary(depth + 1).map { .not($0) } : nil }
      if take("(") {
        guard let inner = choice(depth: depth + 1), take(")") else { return nil }
        return inner
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits).map { .value($0) }
    }
  }
}

extension UInt {
  fileprivate var clamped: Int { Int(clamping: self) }
}
