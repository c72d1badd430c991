public import Keyframes
import Syntax

// Motion tokens as custom properties.
extension CSSEasing {
  /// `--ease-enter`
  static func property(_ token: String) -> String { "--ease-\(token)" }

  /// The value of a property; states no loss.
  fileprivate static func declared(_ easing: Easing) -> String {
    var losses = Losses()
    return text(easing.unnamed, &losses)
  }

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

extension MotionTokens {
  /// `--ease-enter: linear(…);` and `--duration-short: 200ms;`, one a line. A spring has its own
  /// duration behind it: `--ease-pop-duration: 812ms;`.
  ///
  /// - Complexity: O(*n*)
  public var css: String {
    func milliseconds(_ seconds: Double) -> String { "\((seconds * 1000).text(digits: 3))ms;\n" }
    return easings.map { token in
      let property = CSSEasing.property(token.name)
      let pace = token.easing.naturalDuration.map { "\(property)-duration: \(milliseconds($0))" }
      return "\(property): \(CSSEasing.declared(token.easing));\n\(pace ?? "")"
    }.joined()
      + durations.map { "--duration-\($0.name): \(milliseconds($0.seconds))" }.joined()
  }

  /// The custom properties as a rule for `:root`.
  ///
  /// - Complexity: O(*n*)
  public var cssRule: String { ":root {\n\(css.indented(by: 2))}\n" }
}
