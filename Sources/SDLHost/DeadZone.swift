/// The dead zone of sticks and triggers, in which they count as at rest, since they never return to
/// exactly 0. The rest of the range is scaled to 0…1.
nonisolated enum DeadZone {
  /// The dead zone as a fraction of the range from the centre to the end.
  static let stick = 0.15
  /// The dead zone as a fraction of the whole range.
  static let trigger = 0.1

  /// Converts SDL's stick values, −32768…32767, to −1…1; the dead zone and the outer limit are
  /// circles.
  static func stick(_ x: Int16, _ y: Int16) -> (x: Double, y: Double) {
    let (x, y) = (part(x), part(y))
    let length = (x * x + y * y).squareRoot()
    guard length > stick else { return (0, 0) }
    let scale = stretched(length, beyond: stick) / length
    return (x * scale, y * scale)
  }

  /// Converts SDL's trigger value, 0…32767, to 0…1. Negative values count as at rest.
  static func trigger(_ value: Int16) -> Double {
    max(stretched(part(value), beyond: trigger), 0)
  }

  private static func stretched(_ length: Double, beyond zone: Double) -> Double {
    min((length - zone) / (1 - zone), 1)
  }

  private static func part(_ value: Int16) -> Double { max(Double(value) / 32767, -1) }
}
