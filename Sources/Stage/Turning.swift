public import Keyframes

/// Which way a figure turns from one angle to the next.
public enum TurnDirection: CaseIterable, Sendable {
  /// The numbers as they are: from 240 to 0 is 240 degrees back.
  case asWritten
  /// At most half a turn; exactly half a turn goes clockwise.
  case shortest
  /// Always onwards in the positive sense; equal angles stand still.
  case clockwise
  case counterclockwise

  /// The degrees to turn from `start` so that the figure points to `end`.
  public func turn(from start: Double, to end: Double) -> Double {
    let difference = end - start
    var onwards = difference.truncatingRemainder(dividingBy: 360)
    if onwards < 0 { onwards += 360 }
    switch self {
    case .asWritten: return difference
    case .shortest: return onwards > 180 ? onwards - 360 : onwards
    case .clockwise: return onwards
    case .counterclockwise: return onwards == 0 ? 0 : onwards - 360
    }
  }
}

extension Track where Value == Double {
  /// A rotation that is at `angles` (degrees) at `times`, each reached from the one before it in
  /// `direction`.
  ///
  /// - Precondition: there are as many times as angles, and at least one.
  public static func turning(
    _ direction: TurnDirection, times: [Double], angles: [Double]
  ) -> Track {
    precondition(
      times.count == angles.count, "\(angles.count) angles need as many times, not \(times.count).")
    var angle: Double?
    return Track(
      zip(times, angles).map { time, wanted in
        let next = angle.map { $0 + direction.turn(from: $0, to: wanted) } ?? wanted
        angle = next
        return Keyframe(time: time, value: next)
      })
  }
}
