/// Scrubbing that gets finer the further the pointer is from the bar.
///
/// A value type that maps pointer positions to positions on the bar. Within a zone, moving there
/// and back ends where it began. The position on the bar never jumps between zones, so after fine
/// scrubbing it is no longer under the pointer. All positions and distances are points along and
/// across the bar.
///
/// ```swift
/// var scrub = FineScrub(at: 100, pointer: 100, range: 0...400)
/// scrub.drag(to: 110, distance: 0)    // 110
/// scrub.drag(to: 110, distance: 120)  // 110: a quarter from here on
/// scrub.drag(to: 150, distance: 120)  // 120
/// ```
public struct FineScrub: Equatable, Sendable {
  /// Where each finer zone begins, in points from the bar, and the factor of movement there.
  public static let zones: [(distance: Double, factor: Double)] = [
    (50, 1.0 / 2), (100, 1.0 / 4), (150, 1.0 / 10),
  ]

  /// The position on the bar.
  public private(set) var position: Double
  /// The present factor of movement: `1`, `1/2`, `1/4` or `1/10`.
  public private(set) var factor = 1.0

  private let range: ClosedRange<Double>
  private var pointer: Double
  private var anchor: Double
  private var anchorPointer: Double

  /// Begins scrubbing at `position`, clamped to `range`, with the pointer at `pointer`.
  ///
  /// Numbers that are not finite count as the start of the range.
  public init(at position: Double, pointer: Double, range: ClosedRange<Double>) {
    self.range = range.clamped(to: farthest)
    let start = self.range.lowerBound
    self.position = position.isFinite ? position.clamped(to: self.range) : start
    self.pointer = pointer.isFinite ? pointer.clamped(to: farthest) : start
    anchor = self.position
    anchorPointer = self.pointer
  }

  /// Returns the factor of movement at a distance from the bar, on either side of it: `1` within 50
  /// points, then `1/2`, from 100 points `1/4`, from 150 points `1/10`. NaN counts as `0`.
  public static func factor(atDistance distance: Double) -> Double {
    zones.last { abs(distance) >= $0.distance }?.factor ?? 1
  }

  /// Moves to a pointer position, at a `distance` across the bar, and returns the position on the
  /// bar.
  ///
  /// A pointer that is not finite is ignored. The position stays at an end of the range until the
  /// pointer has come back from beyond it.
  @discardableResult
  public mutating func drag(to pointer: Double, distance: Double) -> Double {
    guard pointer.isFinite else { return position }
    let factor = Self.factor(atDistance: distance)
    if factor != self.factor {
      // The move into a zone still uses the factor of the previous zone.
      move(to: pointer)
      (self.factor, anchor, anchorPointer) = (factor, position, self.pointer)
    } else {
      move(to: pointer)
    }
    return position
  }

  private mutating func move(to pointer: Double) {
    self.pointer = pointer.clamped(to: farthest)
    position = (anchor + (self.pointer - anchorPointer) * factor).clamped(to: range)
  }
}
