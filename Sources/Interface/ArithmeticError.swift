/// The reason why a text is not a number.
package enum ArithmeticError: Error, Equatable, Sendable {
  /// The text is empty, or nothing like a number.
  case notANumber
  /// The text ends before a number that should follow: `2*`.
  case unfinished
  /// A parenthesis lacks its partner, or parentheses are nested too deeply.
  case parentheses
  /// A unit that does not fit, and the units that do.
  case unit(String, fitting: [String])
  case divisionByZero
  /// The number is too large.
  case tooLarge
}
