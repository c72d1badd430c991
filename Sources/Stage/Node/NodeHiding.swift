import Keyframes

// When a node is there. The change is at the very time, both ways: one that is hidden from a time
// on and another that is hidden until then are never both there nor both gone.
extension Node {
  /// Gone at `time` and after it.
  ///
  /// - Precondition: `time` is finite.
  public func hidden(from time: Double) -> Node { with { $0.hidden = [time: false, time: true] } }

  /// There from `time` on.
  ///
  /// - Precondition: `time` is finite.
  public func hidden(until time: Double) -> Node { with { $0.hidden = [time: true, time: false] } }

  /// There only from the range's start until just before its end; an empty range shows nothing.
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

  /// There only from `start` until just before `end`; either may be infinite, and where both are
  /// the node stays as it is.
  ///
  /// - Precondition: `start` is at most `end`.
  public func shown(from start: Double, until end: Double) -> Node {
    precondition(start <= end, "A node cannot be shown from \(start) until \(end).")
    if start == .infinity || end == -.infinity { return with { $0.hidden = true } }
    return switch (start.isFinite, end.isFinite) {
    case (false, false): self
    case (true, false): hidden(until: start)
    case (false, true): hidden(from: end)
    case (true, true): shown(during: start..<end)
    }
  }
}
