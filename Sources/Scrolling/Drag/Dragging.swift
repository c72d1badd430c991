/// Dragging. Pointer positions are points along the scroll axis, inside or outside the window;
/// times are seconds.
extension Scroller {
  /// Grabs the content where it is, even in mid-flight.
  ///
  /// A drag that is still in progress starts again here.
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

  /// Moves the content against the pointer: by `-(pointer - pointerStart) * follow` from the start
  /// of the drag, and by less outside the range. Ignored without a drag.
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

  /// Releases the content. Ignored without a drag.
  ///
  /// A free scroller coasts (0.998 of the velocity is left after every millisecond), a paged one
  /// settles at a page at most one away from where the drag began, and both return from outside the
  /// range.
  ///
  /// If the last move was more than 100 milliseconds before `time`, or slower than 50 points per
  /// second, there is no fling: free content stays, paged content settles at the nearest page.
  /// Repeated flings in the same direction without a pause get faster, see ``Physics/carryFactor``.
  /// All these constants are set by ``physics``.
  public mutating func endDrag(time: Double) {
    guard case .dragging(let drag) = motion else { return }
    release(drag, velocity: flingVelocity(of: drag, at: time))
  }

  /// Releases the content without a fling, as when the window loses the focus. Ignored without a
  /// drag.
  ///
  /// `time` is ignored; it is there for consistency with the other events.
  public mutating func cancelDrag(time: Double) {
    guard case .dragging(let drag) = motion else { return }
    release(drag, velocity: 0)
  }

  private mutating func release(_ drag: Drag, velocity: Double) {
    let motion = released(drag, velocity: velocity)
    if motion == .resting { arrive() } else { start(motion) }
  }

  /// The momentum that a drag catches if it begins now. A drag in progress keeps its momentum.
  private var carriedMomentum: Double {
    guard case .dragging(let drag) = motion else {
      return tuned.momentum(carriedFrom: velocity)
    }
    return drag.carried
  }

  /// The fling velocity of a release at `time`.
  func flingVelocity(of drag: Drag, at time: Double) -> Double {
    var drag = drag
    drag.note(time)
    let velocity = drag.tracker.velocity(at: time)
    guard extent.pageLength == nil, velocity * drag.carried > 0,
      abs(velocity) > abs(drag.carried) * tuned.carryThreshold
    else { return velocity }
    return velocity + drag.carried
  }

  /// The motion after a release at the present position.
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
      tuned.returnSpring(from: position, to: edge, velocity: velocity, within: reach))
  }

  /// Whether a fling from the present position to `end` starts in the range or reaches it.
  private func reachesInside(_ end: Double) -> Bool {
    let bounds = extent.bounds
    return max(position, end) >= bounds.lowerBound && min(position, end) <= bounds.upperBound
  }
}
