import Interface

extension ArithmeticError {
  /// What is wrong with a typed number, in one sentence; `phrase` says that it is not a number.
  func sentence(about text: String, _ phrase: Phrase) -> String {
    let shown = String(text.prefix(40))
    return switch self {
    case .notANumber: Words[phrase, shown]
    case .unfinished: Words[.numberUnfinished, shown]
    case .parentheses: Words[.numberParentheses, shown]
    case .unit(let name, let fitting) where fitting.isEmpty: Words[.numberUnit, name]
    case .unit(let name, let fitting):
      Words[.numberOtherUnit, name, fitting.joined(separator: ", ")]
    case .divisionByZero: Words[.numberDivided, shown]
    case .tooLarge: Words[.numberTooLarge, shown]
    }
  }
}
