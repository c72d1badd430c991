extension Double {
  /// The shortest text that reads back to the same number, without a trailing ".0"; never of what is
  /// not finite.
  var shortest: String {
    let text = description
    return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
  }

  /// The same, rounded to so many digits after the point.
  func rounded(to digits: Int) -> Double {
    let power = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = (self * power).rounded()
    return scaled.isFinite ? (scaled == 0 ? 0 : scaled / power) : self
  }

  /// Rounded, without an exponent where that can be: what CSS and Apple's languages read.
  func text(digits: Int) -> String { rounded(to: digits).shortest }

  /// The number where it is finite, or the nearest that is; not a number becomes 0.
  var nearestFinite: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// Without an exponent, for sentences; of a number below 1 as small as 10⁻¹⁵.
  private var plain: String {
    let text = shortest
    guard let mark = text.firstIndex(of: "e"), let power = Int(text[text.index(after: mark)...]),
      power < 0
    else { return text }
    let digits = text[..<mark].filter { $0 != "." }
    return "0." + String(repeating: "0", count: -power - 1) + digits
  }

  /// Two digits, rounded up, so that a stated bound holds.
  var upperBoundText: String {
    guard self > 0, isFinite else { return isFinite ? "0" : description }
    var power = 1.0
    while self * power < 10, power < 1e15 { power *= 10 }
    return ((self * power).rounded(.up) / power).plain
  }
}

extension String {
  /// Letters, digits and hyphens alone, as classes and custom properties are called.
  var kebab: String {
    var text = ""
    for character in self {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain { text.append(character) } else if text.last != "-" { text.append("-") }
    }
    while text.last == "-" { text.removeLast() }
    while text.first == "-" { text.removeFirst() }
    guard let first = text.first else { return "node" }
    return first.isNumber ? "node-\(text)" : text
  }

  /// One word in camel case that Swift takes as a name.
  func camel(startingUpper: Bool) -> String {
    let parts = kebab.split(separator: "-").enumerated().map { index, part in
      let head = part.prefix(1)
      return (index == 0 && !startingUpper ? head.lowercased() : head.uppercased())
        + part.dropFirst()
    }
    return parts.joined()
  }

  /// In quotation marks, with the escapes that Swift needs.
  var swiftLiteral: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 32 || scalar.value == 127 || (0x2028...0x2029) ~= scalar.value:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      case _: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Every line behind so many spaces, but empty ones.
  func indented(by spaces: Int) -> String {
    let margin = String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
