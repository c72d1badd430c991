/// Reads numbers as people type them into fields: `120`, `1,5`, `100*2`, `1/3`, `(1+2)*-3`, with
/// units and percentages.
///
/// - A sign before a number belongs to the number. `+=10`, `-=10`, `*=2` and `/=2` change the
///   current value, and so do `*2` and `/2`.
/// - A percentage is of the field's whole range, or of the current value if it has none. A
///   percentage at the start is a position in the range: 50% of −10…30 is 10. After `*` or `/`, and
///   in `*=` and `/=`, it is a factor: `80*50%` is 40.
/// - Spaces and capitals do not matter.
package struct Arithmetic {
  private static let deepest = 32
  private let signs: [Character]
  private let notation: NumberNotation
  private let share: (start: Double, length: Double)
  private var position = 0
  private var depth = 0
  /// Whether the first number is a percentage.
  private var beginsWithShare: Bool?

  /// The number that `text` means in a field that has the value `now`; always finite.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func value(
    of text: some StringProtocol, in notation: NumberNotation, now: Double
  ) throws(ArithmeticError) -> Double {
    var word = text.lowercased().filter { !$0.isWhitespace }
    // A `×` at the end is the unit, not a multiplication.
    if word.last == "×", notation.units.contains(where: { $0.name == "×" }) { word.removeLast() }
    let signs = word.map { Self.plain[$0] ?? $0 }
    let hasSign = signs.count > 1 && signs[1] == "="
    let change = hasSign || signs.first == "*" || signs.first == "/" ? signs.first : nil
    guard let change else {
      var reader = Arithmetic(signs[...], notation, notation.share(now: now))
      let number = try reader.whole()
      return try finite(reader.beginsWithShare == true ? reader.share.start + number : number)
    }
    let rest = signs.dropFirst(hasSign ? 2 : 1)
    guard !rest.isEmpty else { throw .unfinished }
    let isFactor = change == "*" || change == "/"
    let share = isFactor ? (0, 1) : notation.share(now: now)
    var reader = Arithmetic(rest, isFactor ? NumberNotation() : notation, share)
    let number = try reader.whole()
    switch change {
    case "+": return try finite(now + number)
    case "-": return try finite(now - number)
    case "*": return try finite(now * number)
    case "/": return try finite(now / divisor(number))
    default: throw .notANumber
    }
  }

  /// Signs, and the ASCII signs that they mean.
  private static let plain: [Character: Character] = [
    ",": ".", "−": "-", "–": "-", "×": "*", "·": "*", "÷": "/",
  ]

  private init(
    _ signs: ArraySlice<Character>, _ notation: NumberNotation,
    _ share: (start: Double, length: Double)
  ) {
    (self.signs, self.notation, self.share) = (Array(signs), notation, share)
  }

  private var next: Character? { position < signs.count ? signs[position] : nil }

  private mutating func take(_ sign: Character) -> Bool {
    guard next == sign else { return false }
    position += 1
    return true
  }

  /// Reads the whole text.
  private mutating func whole() throws(ArithmeticError) -> Double {
    guard !signs.isEmpty else { throw .notANumber }
    let number = try sum()
    guard let next else { return number }
    throw next == ")" ? .parentheses : .notANumber
  }

  private mutating func sum() throws(ArithmeticError) -> Double {
    var number = try product()
    while true {
      if take("+") {
        number += try product()
      } else if take("-") {
        number -= try product()
      } else {
        return number
      }
    }
  }

  private mutating func product() throws(ArithmeticError) -> Double {
    var number = try operand(percent: share.length)
    while true {
      if take("*") {
        number *= try operand(percent: 1)
      } else if take("/") {
        number /= try Self.divisor(operand(percent: 1))
      } else {
        return number
      }
    }
  }

  /// Reads a number or parentheses, with a sign and a unit; `percent` is the value of 100%.
  private mutating func operand(percent: Double) throws(ArithmeticError) -> Double {
    let sign = take("-") ? -1.0 : 1
    if sign > 0 { _ = take("+") }
    guard next != nil else { throw position == 0 ? .notANumber : .unfinished }
    let number: Double
    if take("(") {
      depth += 1
      guard depth <= Self.deepest else { throw .parentheses }
      number = try sum()
      guard take(")") else { throw next == nil ? .parentheses : .notANumber }
      depth -= 1
    } else {
      number = try literal()
    }
    let isShare = take("%")
    if beginsWithShare == nil { beginsWithShare = isShare }
    return sign * (isShare ? number * percent / 100 : number * (try unit()))
  }

  /// Reads digits with a decimal point, and a power of ten.
  private mutating func literal() throws(ArithmeticError) -> Double {
    var text = digits()
    if take(".") { text += "." + digits() }
    guard text.contains(where: \.isNumber) else { throw .notANumber }
    if next == "e" {
      let start = position
      position += 1
      let sign = take("-") ? "-" : take("+") ? "+" : ""
      let power = digits()
      if power.isEmpty { position = start } else { text += "e" + sign + power }
    }
    if text.hasPrefix(".") { text = "0" + text }
    guard let number = Double(text) else { throw .notANumber }
    return try Self.finite(number)
  }

  private mutating func digits() -> String {
    var digits = ""
    while let next, ("0"..."9").contains(next), next.isASCII {
      digits.append(next)
      position += 1
    }
    return digits
  }

  /// The factor of the unit that follows; 1 without one.
  private mutating func unit() throws(ArithmeticError) -> Double {
    var name = ""
    while let next, next.isLetter || next == "°" {
      name.append(next)
      position += 1
    }
    if name.isEmpty { return 1 }
    if let found = notation.units.first(where: { $0.name == name }) { return found.factor }
    throw .unit(name, fitting: notation.units.prefix(3).map(\.name))
  }

  private static func divisor(_ number: Double) throws(ArithmeticError) -> Double {
    guard number != 0 else { throw .divisionByZero }
    return number
  }

  private static func finite(_ number: Double) throws(ArithmeticError) -> Double {
    guard number.isFinite else { throw .tooLarge }
    return number
  }
}
