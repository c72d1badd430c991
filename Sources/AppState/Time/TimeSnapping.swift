/// Times to which others snap.
package struct TimeSnapping: Equatable {
  /// Keyframes, labels, pages, the ends of loops, frames; in any order.
  package var targets: [Double]
  /// How close a time must be to snap, in the timeline's unit.
  package var reach: Double

  package init(targets: [Double], reach: Double) {
    (self.targets, self.reach) = (targets, reach)
  }

  /// The width of the zone around a target, in points: 6 to either side.
  package static let zone = 12.0

  /// The nearest target within reach, the earlier of two equally near ones, else `time`. `isInverted`
  /// (a key that is held) switches snapping off if it is on, and on if it is off.
  package func snapped(_ time: Double, isOn: Bool = true, isInverted: Bool = false) -> Double {
    guard isOn != isInverted else { return time }
    let near = targets.filter { abs($0 - time) <= reach }
    return near.min { (abs($0 - time), $0) < (abs($1 - time), $1) } ?? time
  }
}
