import Interface
import Words

extension ArithmeticError {
  /// What is wrong with a typed number, in one sentence; `phrase` says that it is not a number.
  func sentence(about text: String, _ phrase: Message) -> String {
    let shown = String(text.prefix(40))
    return switch self {
    case .notANumber: FIXME(phrase, shown)
    case .unfinished: localized("“\(shown)” isn't finished: a number is missing at its end.")
    case .parentheses: localized("“\(shown)” has parentheses that don't match.")
    case .unit(let name, let fitting) where fitting.isEmpty: localized("“\(name)” isn't a unit here. Use a plain number.")
    case .unit(let name, let fitting):
      localized("“\(name)” isn't a unit here. Use a plain number or one of \(fitting.joined(separator: ", ")).")
    case .divisionByZero: localized("“\(shown)” divides by zero.")
    case .tooLarge: localized("“\(shown)” is too large.")
    }
  }
}
