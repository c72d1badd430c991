/// The hand on the scroller: pointer positions in points along the axis of scrolling, inside and
/// outside of the window, times in seconds.
extension Scroller {
  /// Takes hold of the content where it is, in mid-air too.
  ///
  /// A drag that has not ended begins again here.
  public mutating func beginDrag(at pointer: Double, time: Double) {
    guard pointer.isFinite else { return }
    let pointer = pointer.clamped(to: farthest)
    let band = extent.rubberBand(tuned).holding(position)
    var drag = Drag(
      start: position, pullStart: band.pull(at: position), pointerStart: pointer, pointer: pointer,
      band: band, tracker: VelocityTracker(tuned), carried: carriedMomentum,
      lastTime: time.isFinite ? time : -.infinity)
    drag.tracker.add(position, at: time)
    start(.dragging(drag))
  }

  /// Moves the content against the pointer: from where the drag began by `-(pointer - pointerStart)
  /// * follow`, and less outside the range. Ignored without a drag.
  ///
  /// The rubber band is `UIScrollView`'s: x points outside become
  /// (1 − 1 / (0.55 x / viewport + 1)) viewport. Other edges: ``Physics/Edge``.
  public mutating func drag(to pointer: Double, time: Double) {
    guard case .dragging(var drag) = motion, pointer.isFinite else { return }
    drag.pointer = pointer.clamped(to: farthest)
    let pull = drag.pullStart - (drag.pointer - drag.pointerStart) * extent.gain
    position = drag.band.position(of: pull)
    drag.tracker.add(position, at: time)
    drag.note(time)
    start(.dragging(drag))
  }

  /// Lets go: a free scroller coasts on (0.998 of the velocity is left after every millisecond), a
  /// paged one settles at a page at most one away from where the drag began, and from outside the
  /// range either comes back. Ignored without a drag.
  ///
  /// A hand that last moved more than 100 milliseconds before `time`, or slower than 50 points per
  /// second, throws nothing: free content stays, paged content settles at the nearest page. A
  /// throw into a throw of the same direction, by a hand that never paused, is faster for it:
  /// ``Physics/carryFactor``. All these numbers are those of ``physics``.
  public mutating func endDrag(time: Double) {
    guard case .dragging(let drag) = motion else { return }
    release(drag, velocity: throwVelocity(of: drag, at: time))
  }

  /// Lets go without throwing, as when the window loses the focus. Ignored without a drag.
  ///
  /// `time` has no influence; it is there so that all events look alike.
  public mutating func cancelDrag(time: Double) {
    guard case .dragging(let drag) = motion else { return }
    release(drag, velocity: 0)
  }

  private mutating func release(_ drag: Drag, velocity: Double) {
    let motion = released(drag, velocity: velocity)
    if motion == .resting { arrive() } else { start(motion) }
  }

  /// What a hand that takes hold now catches. One that holds on keeps what it had caught.
  private var carriedMomentum: Double {
    guard case .dragging(let drag) = motion else {
      return tuned.momentum(carriedFrom: velocity)
    }
    return drag.carried
  }

  /// The velocity with which a hand that lets go at `time` throws.
  func throwVelocity(of drag: Drag, at time: Double) -> Double {
    var drag = drag
    drag.note(time)
    let velocity = drag.tracker.velocity(at: time)
    guard extent.pageLength == nil, velocity * drag.carried > 0,
      abs(velocity) > abs(drag.carried) * tuned.carryThreshold
    else { return velocity }
    return velocity + drag.carried
  }

  /// What follows if the hand lets go here.
  func released(_ drag: Drag, velocity: Double) -> Motion {
    let flies = abs(velocity) >= tuned.slowestThrow && velocity != 0 && tuned.coasting != .none
    let natural =
      flies ? tuned.coast(from: position, velocity: velocity).destination : position
    let page = extent.landing(
      from: drag.start, to: position, velocity: velocity, natural: natural, tuned)
    if let page {
      return .settling(spring(to: page, velocity: velocity, response: tuned.settlingResponse))
    }
    if flies && reachesInside(natural) {
      return .flinging(Fling(from: position, velocity: velocity, in: extent, tuned))
    }
    let edge = position.clamped(to: extent.bounds)
    guard position != edge else { return .resting }
    let reach = extent.reach(from: position, to: edge, beyond: tuned.edge)
    return .returning(
      tuned.wayBack(from: position, to: edge, velocity: velocity, within: reach))
  }

  /// Whether a fling from here to `end` is over the range at its start or gets there.
  private func reachesInside(_ end: Double) -> Bool {
    let bounds = extent.bounds
    return max(position, end) >= bounds.lowerBound && min(position, end) <= bounds.upperBound
  }
}
