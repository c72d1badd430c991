import Keyframes

// Motion tokens as custom properties.
extension CSSEasing {
  /// `--ease-enter`
  static func property(_ token: String) -> String { "--ease-\(token)" }

  /// `var(--ease-enter, cubic-bezier(0, 0, 0.2, 1))` for a token: the page may give it another value.
  static func tokenText(_ easing: Easing, _ losses: inout Losses) -> String {
    let text = text(easing, &losses)
    return easing.token.map { "var(\(property($0)), \(text))" } ?? text
  }
}

extension String {
  /// With `var(--ease-enter)` alone, for a text that gives the property its value.
  func withTokens(of tokens: MotionTokens) -> String {
    tokens.easings.reduce(self) { text, token in
      guard let named = tokens.easing(named: token.name) else { return text }
      var losses = Losses()
      let whole = CSSEasing.tokenText(named, &losses)
      return text.replacingAll(whole, with: "var(\(CSSEasing.property(token.name)))")
    }
  }

  /// - Complexity: O(*n*) in the length of the text, times the length of `part`.
  func replacingAll(_ part: String, with other: String) -> String {
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard let first = part.first, part.count <= text.count else { return self }
    var made: [UInt8] = []
    made.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      if text[place] == first, text[place...].starts(with: part) {
        made += Array(other.utf8)
        place += part.count
      } else {
        made.append(text[place])
        place += 1
      }
    }
    return String(decoding: made, as: UTF8.self)
  }
}
