/// The direction of rotation from one angle to the next. Equivalent angles (equal, or whole turns
/// apart) do not rotate, except with `asWritten`.
public enum TurnDirection: String, CaseIterable, Codable, Sendable {
  /// By the numbers: from 240 to 0 is 240 degrees back, from 0 to 720 two full turns.
  case asWritten
  /// At most half a turn; exactly half a turn goes clockwise.
  case shortest
  /// At least half a turn; exactly half a turn goes clockwise.
  case longest
  /// Always in the positive direction.
  case clockwise
  /// Always in the negative direction.
  case counterclockwise

  /// Returns the degrees to rotate from `start` to `end`.
  public func turn(from start: Double, to end: Double) -> Double {
    let difference = end - start
    var onwards = difference.truncatingRemainder(dividingBy: 360)
    if onwards < 0 { onwards += 360 }
    switch self {
    case .asWritten: return difference
    case .shortest: return onwards > 180 ? onwards - 360 : onwards
    case .longest: return onwards >= 180 || onwards == 0 ? onwards : onwards - 360
    case .clockwise: return onwards
    case .counterclockwise: return onwards == 0 ? 0 : onwards - 360
    }
  }
}
