/// The error for a text that is not an easing: one sentence with the column and advice.
///
/// ```swift
/// // x1 of cubic-bezier is 1.5 (column 14): give a number from 0 to 1.
/// try Easing(notation: "cubic-bezier(1.5, 0, 1, 1)")
/// ```
public struct EasingNotationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problem, with the offending value.
  public let problem: String
  /// The column of the problem; the first character is in column 1.
  public let column: Int
  /// The advice, as the end of a sentence.
  public let advice: String
  /// The unknown name, if that is the problem; compare it with `Easing.names`.
  public let unknownName: String?

  init(_ problem: String, column: Int, advice: String, unknownName: String? = nil) {
    self.problem = problem
    self.column = column
    self.advice = advice
    self.unknownName = unknownName
  }

  /// The whole sentence.
  public var description: String { "\(problem) (column \(column)): \(advice)." }
}
