import Keyframes

/// Motion tokens as constants of the type that holds a scene.
struct SwiftTokens {
  /// The names of the constants, with the expressions in whose place they stand.
  private let constants: [(token: String, name: String, whole: String)]

  init(_ tokens: MotionTokens) {
    var names = Names()
    constants = tokens.easings.compactMap { token in
      guard let easing = tokens.easing(named: token.name) else { return nil }
      var losses = Losses()
      let name = names.fresh(token.name.camel(startingUpper: false) + "Easing", separator: "")
      return (token.name, name, SwiftEasing.text(easing, &losses))
    }
  }

  /// The body of a type with the constants behind it, and their names where the tokens are.
  func text(_ body: String) -> String {
    constants.reduce(body) { text, constant in
      text.replacingAll("Easing" + constant.whole, with: constant.name)
        .replacingAll(constant.whole, with: constant.name)
    } + constants.map { "\n  static let \($0.name) = Easing\($0.whole)\n" }.joined()
  }

  /// The line that gives a scene its tokens; empty without any.
  func list(_ tokens: MotionTokens) -> String {
    guard !tokens.isEmpty else { return "" }
    let easings = tokens.easings.compactMap { token in
      tokens.easing(named: token.name).map { easing in
        var losses = Losses()
        return
          ".init(name: \(token.name.swiftLiteral), easing: \(SwiftEasing.text(easing, &losses)))"
      }
    }
    let durations = tokens.durations.map {
      ".init(name: \($0.name.swiftLiteral), seconds: \($0.seconds.shortest))"
    }
    return "scene.tokens = MotionTokens(\n  easings: [\(easings.joined(separator: ", "))],\n"
      + "  durations: [\(durations.joined(separator: ", "))])\n"
  }
}
