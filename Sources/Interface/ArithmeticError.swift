/// Why a text is not a number.
package enum ArithmeticError: Error, Equatable, Sendable {
  /// Nothing is there, or nothing like a number.
  case notANumber
  /// It ends where a number should follow: `2*`.
  case unfinished
  /// A parenthesis lacks its other half, or there are too many in each other.
  case parentheses
  /// A unit that does not fit, and those that do.
  case unit(String, fitting: [String])
  case divisionByZero
  /// Beyond all numbers.
  case tooLarge
}
