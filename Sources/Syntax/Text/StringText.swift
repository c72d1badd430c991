import Words

extension String {
  /// Letters, digits and hyphens alone, as classes and custom properties are called.
  package var kebab: String {
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
  package func camel(startingUpper: Bool) -> String {
    let parts = kebab.split(separator: "-").enumerated().map { index, part in
      let head = part.prefix(1)
      return (index == 0 && !startingUpper ? head.lowercased() : head.uppercased())
        + part.dropFirst()
    }
    return parts.joined()
  }

  /// In quotation marks, with the escapes that Swift needs.
  package var swiftLiteral: String { inQuotationMarks { "\\u{\($0)}" } }

  /// In quotation marks, with the escapes that Swift and JSON share; `unicode` escapes invisible
  /// characters, from their hexadecimal digits.
  package func inQuotationMarks(unicode: (String) -> String) -> String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.controlsTerminals:
        text += unicode(String(scalar.value, radix: 16))
      case _: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Every line behind so many spaces, but empty ones.
  package func indented(by spaces: Int) -> String {
    let margin = String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  /// Every line but the first behind so many spaces more.
  package func hanging(by spaces: Int) -> String {
    String(indented(by: spaces).drop { $0 == " " })
  }
}

extension String {
  package var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
