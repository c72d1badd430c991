import Keyframes

// Showing and hiding. Changes happen exactly at their time, in both directions: if one node is
// hidden from a time on and another one until then, exactly one of them is visible at any time.
extension Node {
  /// The track of nodes that are never hidden: all share one, which takes no memory and is compared at once.
  static let neverHidden: Track<Bool> = false

  /// Hides the node from `time` on.
  ///
  /// - Precondition: `time` is finite.
  public func hidden(from time: Double) -> Node { with { $0.hidden = [time: false, time: true] } }

  /// Hides the node until just before `time`.
  ///
  /// - Precondition: `time` is finite.
  public func hidden(until time: Double) -> Node { with { $0.hidden = [time: true, time: false] } }

  /// Shows the node only within `range`; an empty range shows nothing.
  ///
  /// - Precondition: both ends are finite.
  public func shown(during range: Range<Double>) -> Node {
    with {
      $0.hidden = Track([
        Keyframe(time: range.lowerBound, value: true),
        Keyframe(time: range.lowerBound, value: false),
        Keyframe(time: range.upperBound, value: false),
        Keyframe(time: range.upperBound, value: true),
      ])
    }
  }

  /// Shows the node only from `start` until just before `end`. Either may be infinite; if both are,
  /// the node does not change.
  ///
  /// - Precondition: `start` is at most `end`.
  public func shown(from start: Double, until end: Double) -> Node {
    require(
      start <= end,
      "A node is shown from \(start) until \(end); the end must not be before the start.")
    if start == .infinity || end == -.infinity { return with { $0.hidden = true } }
    return switch (start.isFinite, end.isFinite) {
    case (false, false): self
    case (true, false): hidden(until: start)
    case (false, true): hidden(from: end)
    case (true, true): shown(during: start..<end)
    }
  }
}
