/// What is going to happen if nobody interferes: for drawing a motion before it is made.
extension Scroller {
  /// Seconds until it rests; `0` if it rests or a hand holds it.
  public var remainingTime: Double { motion.duration.map { max($0 - elapsed, 0) } ?? 0 }

  /// Seconds until a throw hits an edge; `nil` if it stops before it, has already hit it, or if
  /// there is no throw.
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

  /// Where it will be after so many `seconds`, in points: a drag stays, and NaN and times before
  /// now are now.
  public func position(after seconds: Double) -> Double {
    var later = self
    later.advance(by: seconds)
    return later.position
  }

  /// Where it will come to rest if the hand throws it at `time`, in points; without a drag the
  /// ``destination``.
  ///
  /// The time is that of the events, in seconds. Draw this during a drag: it is the page that the
  /// throw picks, or the place where it stops.
  public func destination(ifThrownAt time: Double) -> Double {
    guard case .dragging(let drag) = motion else { return destination }
    return released(drag, velocity: throwVelocity(of: drag, at: time)).destination ?? position
  }
}
