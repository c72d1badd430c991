import Keyframes
import Syntax

/// Motion tokens as constants of the type that holds a scene.
struct SwiftTokens {
  private let tokens: MotionTokens
  /// The names of the constants, with the expressions that they replace.
  private let constants: [(name: String, whole: String)]

  /// The easings and durations of `tokens`, and easings that only tracks name.
  init(_ tokens: MotionTokens, all: MotionTokens) {
    var names = Names()
    self.tokens = tokens
    constants = all.easings.map { token in
      let name = names.fresh(token.name.camel(startingUpper: false) + "Easing", separator: "")
      return (name, Self.whole(token))
    }
  }

  private static func whole(_ token: MotionTokens.NamedEasing) -> String {
    var losses = Losses()
    return SwiftEasing.text(.token(token.name, token.easing.unnamed), &losses)
  }

  /// The body of a type with the constants behind it, and their names where the tokens are.
  func text(_ body: String) -> String {
    var parts = Replacing()
    for constant in constants {
      parts.add("Easing" + constant.whole, with: constant.name)
      parts.add(constant.whole, with: constant.name)
    }
    return parts.replaced(in: body)
      + constants.map { "\n  static let \($0.name) = Easing\($0.whole)\n" }.joined()
  }

  /// The line that gives a scene its tokens; empty without any.
  var list: String {
    guard !tokens.isEmpty else { return "" }
    let easings = tokens.easings.map {
      ".init(name: \($0.name.swiftLiteral), easing: \(Self.whole($0)))"
    }
    let durations = tokens.durations.map {
      ".init(name: \($0.name.swiftLiteral), seconds: \($0.seconds.shortest))"
    }
    return "scene.tokens = MotionTokens(\n  easings: [\(easings.joined(separator: ", "))],\n"
      + "  durations: [\(durations.joined(separator: ", "))])\n"
  }
}
