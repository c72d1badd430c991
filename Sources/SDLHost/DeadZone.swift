/// The part of a stick's or a trigger's way in which it counts as at rest, since none of them comes
/// back to exactly 0. What is left of the way is stretched, so that it begins with 0 and ends with
/// 1.
nonisolated enum DeadZone {
  /// Of the way from the middle to the end.
  static let stick = 0.15
  /// Of the way from the top to the end.
  static let trigger = 0.1

  /// A stick as SDL has it, −32768…32767 each, as −1…1; the zone is round, and so is the outer end.
  static func stick(_ x: Int16, _ y: Int16) -> (x: Double, y: Double) {
    let (x, y) = (part(x), part(y))
    let length = (x * x + y * y).squareRoot()
    guard length > stick else { return (0, 0) }
    let scale = stretched(length, beyond: stick) / length
    return (x * scale, y * scale)
  }

  /// A trigger as SDL has it, 0…32767, as 0…1. Below 0 it is at rest.
  static func trigger(_ value: Int16) -> Double {
    max(stretched(part(value), beyond: trigger), 0)
  }

  private static func stretched(_ length: Double, beyond zone: Double) -> Double {
    min((length - zone) / (1 - zone), 1)
  }

  private static func part(_ value: Int16) -> Double { max(Double(value) / 32767, -1) }
}
