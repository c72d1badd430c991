public import Keyframes

extension Track where Value == Double {
  /// Returns a rotation with `angles` (degrees) at `times`, each reached from the previous one in
  /// `direction`.
  ///
  /// - Precondition: there are as many times as angles, and at least one.
  public static func turning(
    _ direction: TurnDirection, times: [Double], angles: [Double]
  ) -> Track {
    require(
      times.count == angles.count,
      "\(angles.count) angles need as many times, but there are \(times.count).")
    var angle: Double?
    return Track(
      zip(times, angles).map { time, wanted in
        let next = angle.map { $0 + direction.turn(from: $0, to: wanted) } ?? wanted
        angle = next
        return Keyframe(time: time, value: next)
      })
  }
}
