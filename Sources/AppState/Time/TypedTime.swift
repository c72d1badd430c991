package import Interface
package import Stage

extension Timeline {
  /// Reads a typed time, clamped to the range: arithmetic in the timeline's unit, with percentages of the
  /// range and frames of the length `frame` (a 60th of a second by default).
  package func typed(
    _ text: String, now: Double, frame: Double? = nil
  ) throws(ArithmeticError) -> Double {
    clamp(try Arithmetic.value(of: text, in: notation(frame: frame), now: now))
  }

  /// How times are typed.
  package func notation(frame: Double? = nil) -> NumberNotation {
    let notation: NumberNotation =
      switch unit {
      case .seconds: .seconds
      case .pages: .pages
      case .points: .length
      }
    return (frame.map { notation.frames(of: $0) } ?? notation).of(range)
  }
}
