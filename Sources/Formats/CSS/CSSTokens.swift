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
    var parts = Replacing()
    for token in tokens.easings {
      var losses = Losses()
      parts.add(
        CSSEasing.tokenText(.token(token.name, token.easing.unnamed), &losses),
        with: "var(\(CSSEasing.property(token.name)))")
    }
    return parts.replaced(in: self)
  }
}
