import Keyframes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How two fingers lie, compared to how they came down. Only the places decide, not the way to
/// them, but for how often they have gone around.
nonisolated struct FingerPair: Equatable {
  /// Fingers that are nearer than this, in points, count as so far apart: their angle and their
  /// distance say nothing.
  static let nearest = 24.0

  /// How many times as long as at first their distance is; above 0.
  private(set) var scale = 1.0
  /// How far the line from the first to the second has turned, clockwise positive, beyond ±180 as
  /// well.
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
    // Of all angles that look the same, the one that is nearest to the last.
    degrees = turned + 360 * ((degrees - turned) / 360).rounded()
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    max(first.distance(to: second), nearest)
  }

  private static func angle(_ first: Point, _ second: Point) -> Double {
    atan2(second.y - first.y, second.x - first.x) * 180 / .pi
  }
}
