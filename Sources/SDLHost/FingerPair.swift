import Keyframes

/// The positions of two fingers relative to where they came down. Only the current positions
/// matter, except for the number of full turns.
nonisolated struct FingerPair: Equatable {
  /// The least distance in points; closer fingers count as this far apart, since their angle and
  /// distance are unreliable.
  static let nearest = 24.0

  /// The ratio of their distance to the initial one; above 0.
  private(set) var scale = 1.0
  /// The rotation of the line from the first to the second in degrees, positive clockwise,
  /// unlimited.
  private(set) var degrees = 0.0

  private let startDistance: Double
  private let startAngle: Double

  init(_ first: Point, _ second: Point) {
    startDistance = Self.distance(first, second)
    startAngle = Self.angle(first, second)
  }

  mutating func move(to first: Point, _ second: Point) {
    scale = Self.distance(first, second) / startDistance
    guard first.distance(to: second) >= Self.nearest else { return }
    let turned = Self.angle(first, second) - startAngle
    // The equivalent angle that is nearest to the previous one.
    degrees = turned + 360 * ((degrees - turned) / 360).rounded()
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    max(first.distance(to: second), nearest)
  }

  private static func angle(_ first: Point, _ second: Point) -> Double {
    atan2(second.y - first.y, second.x - first.x) * 180 / .pi
  }
}
