/// Scrubbing that gets finer the further the hand is pulled away from the bar.
///
/// A value that turns pointers into places on the bar. Within a zone a move there and back ends
/// where it began; between zones the place never jumps, so after a fine stretch it is no longer
/// under the hand. Places, pointers and distances are points along and across the bar.
///
/// ```swift
/// var scrub = FineScrub(at: 100, pointer: 100, range: 0...400)
/// scrub.drag(to: 110, distance: 0)    // 110
/// scrub.drag(to: 110, distance: 120)  // 110: a quarter from here on
/// scrub.drag(to: 150, distance: 120)  // 120
/// ```
public struct FineScrub: Equatable, Sendable {
  /// Where each finer zone begins, in points away from the bar, and what is left of a move there.
  public static let zones: [(distance: Double, factor: Double)] = [
    (50, 1.0 / 2), (100, 1.0 / 4), (150, 1.0 / 10),
  ]

  /// The place on the bar.
  public private(set) var place: Double
  /// What is left of a move at present: `1`, `1/2`, `1/4` or `1/10`.
  public private(set) var factor = 1.0

  private let range: ClosedRange<Double>
  private var pointer: Double
  private var anchor: Double
  private var anchorPointer: Double

  /// A hand takes hold of `place`, clamped to `range`, with the pointer at `pointer`.
  ///
  /// Numbers that are not finite count as the start of the range.
  public init(at place: Double, pointer: Double, range: ClosedRange<Double>) {
    self.range = range.clamped(to: farthest)
    let start = self.range.lowerBound
    self.place = place.isFinite ? place.clamped(to: self.range) : start
    self.pointer = pointer.isFinite ? pointer.clamped(to: farthest) : start
    anchor = self.place
    anchorPointer = self.pointer
  }

  /// How much of a move is left at a distance from the bar, on either side of it: `1` within 50
  /// points, then `1/2`, from 100 points `1/4`, from 150 points `1/10`. NaN counts as `0`.
  public static func factor(atDistance distance: Double) -> Double {
    zones.last { abs(distance) >= $0.distance }?.factor ?? 1
  }

  /// Moves on to a pointer, at a `distance` across the bar, and returns the place.
  ///
  /// A pointer that is not finite leaves the place alone. Beyond the ends of the range the place
  /// stays at the end until the pointer has come back as far as it went.
  @discardableResult
  public mutating func drag(to pointer: Double, distance: Double) -> Double {
    guard pointer.isFinite else { return place }
    let factor = Self.factor(atDistance: distance)
    if factor != self.factor {
      // The move into a zone still counts as one of the zone that it left.
      move(to: pointer)
      (self.factor, anchor, anchorPointer) = (factor, place, self.pointer)
    } else {
      move(to: pointer)
    }
    return place
  }

  private mutating func move(to pointer: Double) {
    self.pointer = pointer.clamped(to: farthest)
    place = (anchor + (self.pointer - anchorPointer) * factor).clamped(to: range)
  }
}
