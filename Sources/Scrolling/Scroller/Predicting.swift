/// Predictions of undisturbed motion, for drawing it in advance.
extension Scroller {
  /// Seconds until the motion comes to rest; `0` at rest and during a drag.
  public var remainingTime: Double { motion.duration.map { max($0 - elapsed, 0) } ?? 0 }

  /// Seconds until a fling hits an edge; `nil` if there is no fling, or if it stops before the edge
  /// or has already hit it.
  public var timeToEdge: Double? {
    let rebound: Fling.Rebound?
    switch motion {
    case .flinging(let fling): rebound = fling.rebound
    case .swiping(let swipe): rebound = swipe.fling.rebound
    case .resting, .dragging, .settling, .returning, .wheeling: rebound = nil
    }
    guard let rebound, rebound.start > elapsed else { return nil }
    return rebound.start - elapsed
  }

  /// Returns the position after `seconds`, in points. During a drag it is the present one; NaN and
  /// negative times count as 0.
  public func position(after seconds: Double) -> Double { advanced(by: seconds).position }

  /// Returns the scroller as it will be after `seconds`; NaN and negative times count as 0.
  public func advanced(by seconds: Double) -> Scroller {
    var later = self
    later.advance(by: seconds)
    return later
  }

  /// Returns the position, in points, at which the content will come to rest if the drag is
  /// released at `time`; without a drag, the ``destination``.
  ///
  /// `time` is in seconds, as for the events. Draw this during a drag: it is the page that a fling
  /// would choose, or the position where it would stop.
  public func destination(ifReleasedAt time: Double) -> Double {
    guard case .dragging(let drag) = motion else { return destination }
    return released(drag, velocity: flingVelocity(of: drag, at: time)).destination ?? position
  }
}
