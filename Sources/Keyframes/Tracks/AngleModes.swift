extension Track where Value == Angle {
  /// Returns a track of the same angles in another mode, as for other types.
  ///
  /// A paced or cubic track makes the same turns as this one, but its angles are ``Track/degrees``,
  /// reached as written, so a curve through several whole turns stays smooth.
  ///
  /// ```swift
  /// let dial: Track<Angle> = [0: Angle(0), 1: Angle(90, .clockwise), 2: Angle(0, .clockwise)]
  /// dial.calculated(.paced).keyframes.map(\.time)  // [0, 0.5, 2]: 90 of 360 degrees
  /// ```
  ///
  /// - Precondition: as for other types.
  /// - Complexity: O(*n*)
  public func calculated(_ mode: CalculationMode, shapes: [Double: CurveShape] = [:]) -> Track {
    switch mode {
    case .linear, .discrete:
      guard !isConstant else { return self }
      let straight = Track(keyframes.map(\.straight)).extrapolated(before: before, after: after)
      return mode == .linear ? straight : straight.eased(.hold)
    case .paced, .cubic, .cubicPaced:
      guard !isConstant else { return self }
      return degrees.calculated(mode, shapes: shapes).map { Angle($0, .asWritten) }
    }
  }
}
