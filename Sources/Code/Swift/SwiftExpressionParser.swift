import Syntax
import Words

/// Reads expressions, without operators, closures and interpolated strings.
struct SwiftExpressionParser: SpacedScanner {
  static let whole = "text"

  let source: Source
  var position = 0
  private var depth = 0

  init(_ source: Source) { self.source = source }

  /// The whole text: an expression, and before it `let name: Type =`.
  mutating func whole() throws(PasteError) -> (name: String?, expression: SwiftExpression) {
    let name = try declaration()
    let expression = try expression()
    skipSpaces()
    _ = take(";")
    skipSpaces()
    guard position == source.bytes.count else {
      throw error("Something follows the end", "remove it")
    }
    return (name, expression)
  }

  private mutating func declaration() throws(PasteError) -> String? {
    skipSpaces()
    let start = position
    var word = word()
    while ["private", "static", "public"].contains(word) {
      skipSpaces()
      word = self.word()
    }
    guard word == "let" || word == "var" else {
      position = start
      return nil
    }
    skipSpaces()
    let name = self.word()
    if take(":") { try type() }
    try expect("=")
    return name
  }

  mutating func expression() throws(PasteError) -> SwiftExpression {
    guard depth < 64 else {
      throw error("Expressions lie more than 64 deep in each other", "write something simpler")
    }
    depth += 1
    defer { depth -= 1 }
    var expression = try primary()
    var words = 0
    while true {
      skipSpaces()
      if take(".") {
        words += 1
        guard words <= 64 else {
          throw error("More than 64 words follow each other", "write something simpler")
        }
        let place = position
        let name = word()
        guard !name.isEmpty else { throw error("A name is missing behind the point", "write it") }
        expression = SwiftExpression(
          content: .call(base: expression, name: name, arguments: try arguments()), place: place)
      } else if source.text(position..<position + 3) == "as " {
        position += 3
        try type()
      } else {
        return expression
      }
    }
  }

  private mutating func primary() throws(PasteError) -> SwiftExpression {
    skipSpaces()
    let place = position
    guard let byte = peek() else { throw error("The text ends too early", "paste all of it") }
    if byte == UInt8(ascii: "[") { return try brackets() }
    if take("(") {
      let inner = try expression()
      try expect(")")
      return inner
    }
    if byte.isDigit || byte == UInt8(ascii: "-") {
      return SwiftExpression(content: .number(try number()), place: place)
    }
    _ = take(".")
    let name = word()
    guard !name.isEmpty else {
      throw error("\(source.character(at: place)) is not a value", "write a number or a name")
    }
    if peek() == UInt8(ascii: "<") { try generics() }
    return SwiftExpression(
      content: .call(base: nil, name: name, arguments: try arguments()), place: place)
  }

  private mutating func brackets() throws(PasteError) -> SwiftExpression {
    let place = position
    position += 1
    var values: [SwiftExpression] = []
    var pairs: [SwiftExpression.Pair] = []
    while !take("]") {
      let value = try expression()
      if take(":") {
        pairs.append(SwiftExpression.Pair(key: value, value: try expression()))
      } else {
        values.append(value)
      }
      if take("]") { break }
      try expect(",")
    }
    guard values.isEmpty || pairs.isEmpty else {
      throw source.error(
        at: values[0].place, "A value among pairs has no time", "write \"time: value\" everywhere")
    }
    return SwiftExpression(content: pairs.isEmpty ? .list(values) : .pairs(pairs), place: place)
  }

  private mutating func arguments() throws(PasteError) -> [SwiftExpression.Argument] {
    guard peek() == UInt8(ascii: "(") else { return [] }
    position += 1
    var arguments: [SwiftExpression.Argument] = []
    while !take(")") {
      let label = label()
      arguments.append(SwiftExpression.Argument(label: label, value: try expression()))
      if take(")") { break }
      try expect(",")
    }
    return arguments
  }

  private mutating func label() -> String? {
    skipSpaces()
    let start = position
    let name = word()
    skipSpaces()
    if !name.isEmpty, take(":") { return name }
    position = start
    return nil
  }

  private mutating func number() throws(PasteError) -> Double {
    let start = position
    if peek() == UInt8(ascii: "-") { position += 1 }
    while let byte = peek(),
      byte.isDigit || byte.isLetter || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".") && nextIsDigit || isSign(byte)
    { position += 1 }
    let text = source.text(start..<position).filter { $0 != "_" }
    let isHexadecimal = text.hasPrefix("0x")
    let value =
      isHexadecimal ? UInt64(text.dropFirst(2), radix: 16).map { Double($0) } : Double(text)
    guard let value, value.isFinite, isHexadecimal || !text.contains("x") else {
      throw source.error(
        at: start, "\(quoted(text)) is not a finite number", "write a number such as 0.5")
    }
    return value
  }

  private var nextIsDigit: Bool {
    position + 1 < source.bytes.count && source.bytes[position + 1].isDigit
  }

  /// The sign of an exponent.
  private func isSign(_ byte: UInt8) -> Bool {
    "+-".utf8.contains(byte) && position > 0 && "eE".utf8.contains(source.bytes[position - 1])
  }

  /// Skips a type.
  private mutating func type() throws(PasteError) {
    skipSpaces()
    guard !word().isEmpty else {
      throw error("A type is missing", "write one such as Track<Double>")
    }
    if peek() == UInt8(ascii: "<") { try generics() }
  }

  private mutating func generics() throws(PasteError) {
    while let byte = peek() {
      position += 1
      if byte == UInt8(ascii: ">") { return }
    }
    throw error("The text ends too early", "paste all of it")
  }

  private mutating func word() -> String {
    let start = position
    while let byte = peek(),
      byte.isLetter || byte == UInt8(ascii: "_")
        || position > start && byte.isDigit
    { position += 1 }
    return source.text(start..<position)
  }
}
