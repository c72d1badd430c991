/// Times that draw others to them.
struct TimeSnapping: Equatable {
  /// Keyframes, labels, pages, the ends of loops, frames; in any order.
  var targets: [Double]
  /// How near a time must come, in its own unit.
  var reach: Double

  /// As far as the best tools: 12 points to either side together.
  static let zone = 12.0

  /// `time`, or the nearest target within reach; of two as near the earlier one. Turned around by
  /// `isInverted` (a key that is held): snapping on becomes off, and the other way about.
  func snapped(_ time: Double, isOn: Bool = true, isInverted: Bool = false) -> Double {
    guard isOn != isInverted else { return time }
    let near = targets.filter { abs($0 - time) <= reach }
    return near.min { (abs($0 - time), $0) < (abs($1 - time), $1) } ?? time
  }
}
