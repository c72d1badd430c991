package import Interface
package import Words

extension ArithmeticError {
  /// The problem of a typed number, in one sentence; `notANumber` is the sentence for other text.
  package func sentence(about text: String, _ notANumber: (_ text: String) -> Message) -> String {
    let shown = String(text.prefix(40))
    return switch self {
    case .notANumber: localized(notANumber(shown))
    case .unfinished: localized("“\(shown)” isn't finished: a number is missing at its end.")
    case .parentheses: localized("“\(shown)” has parentheses that don't match.")
    case .unit(let name, let fitting) where fitting.isEmpty:
      localized("“\(name)” isn't a unit here. Use a plain number.")
    case .unit(let name, let fitting):
      localized(
        "“\(name)” isn't a unit here. Use a plain number or one of \(fitting.joined(separator: ", "))."
      )
    case .divisionByZero: localized("“\(shown)” divides by zero.")
    case .tooLarge: localized("“\(shown)” is too large.")
    }
  }
}

extension Message {
  package static func notANumber(_ text: String) -> Message {
    "“\(text)” isn't a number. Try 0.5, 1/3, 50% or +=0.1"
  }

  package static func notAValue(_ text: String) -> Message {
    "“\(text)” isn't a number from -1e9 to 1e9. Try 120, 1/3, 50% or +=10"
  }

  package static func notATime(_ text: String) -> Message {
    "\"\(text)\" isn't a time. Try 1.5, 120f, 50% or +=0.2"
  }
}
