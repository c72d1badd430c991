/// The hand on the scroller: pointer positions in points along the axis of scrolling, times in
/// seconds.
extension Scroller {
  /// Takes hold of the content where it is, in mid-air too.
  ///
  /// A drag that has not ended begins again here.
  public mutating func beginDrag(at pointer: Double, time: Double) {
    guard pointer.isFinite else { return }
    let pointer = pointer.clamped(to: farthest)
    var drag = Drag(
      start: position, pullStart: extent.rubberBand.pull(at: position), pointerStart: pointer,
      pointer: pointer)
    drag.tracker.add(position, at: time)
    start(.dragging(drag))
  }

  /// Moves the content against the pointer: from where the drag began by `-(pointer - pointerStart)
  /// * follow`, and less outside the range. Ignored without a drag.
  ///
  /// The rubber band is `UIScrollView`'s: x points outside become
  /// (1 − 1 / (0.55 x / viewport + 1)) viewport.
  public mutating func drag(to pointer: Double, time: Double) {
    guard case .dragging(var drag) = motion, pointer.isFinite else { return }
    drag.pointer = pointer.clamped(to: farthest)
    let pull = drag.pullStart - (drag.pointer - drag.pointerStart) * extent.gain
    position = extent.rubberBand.position(of: pull)
    drag.tracker.add(position, at: time)
    start(.dragging(drag))
  }

  /// Lets go: a free scroller coasts on (0.998 of the velocity is left after every millisecond), a
  /// paged one settles at a page at most one away from where the drag began, and from outside the
  /// range either comes back. Ignored without a drag.
  ///
  /// A hand that last moved more than 100 milliseconds before `time`, or slower than 50 points per
  /// second, throws nothing: free content stays, paged content settles at the nearest page.
  public mutating func endDrag(time: Double) {
    guard case .dragging(let drag) = motion else { return }
    release(drag, velocity: drag.tracker.velocity(at: time))
  }

  /// Lets go without throwing, as when the window loses the focus. Ignored without a drag.
  ///
  /// `time` has no influence; it is there so that all events look alike.
  public mutating func cancelDrag(time: Double) {
    guard case .dragging(let drag) = motion else { return }
    release(drag, velocity: 0)
  }

  private mutating func release(_ drag: Drag, velocity: Double) {
    let target = restingPlace(after: drag, velocity: velocity)
    let flies = abs(velocity) >= Fling.slowest
    if extent.pageLength != nil {
      start(.settling(spring(to: target, velocity: velocity, response: CriticalSpring.settling)))
    } else if flies && reachesInside(at: velocity) {
      start(.flinging(Fling(from: position, velocity: velocity, in: extent)))
    } else if position != target {
      start(.settling(spring(to: target, velocity: velocity, response: CriticalSpring.rebound)))
    } else {
      start(.resting)
    }
  }

  /// Whether a fling from here is over the range at its start or gets there.
  private func reachesInside(at velocity: Double) -> Bool {
    let end = Deceleration(start: position, startVelocity: velocity).destination
    let bounds = extent.bounds
    return max(position, end) >= bounds.lowerBound && min(position, end) <= bounds.upperBound
  }

  /// The page to land on; when free, the nearest position in the range.
  func restingPlace(after drag: Drag, velocity: Double) -> Double {
    guard extent.pageLength != nil else { return position.clamped(to: extent.bounds) }
    let page = extent.landingPage(from: drag.start, to: position, velocity: velocity)
    return extent.position(ofPage: page)
  }
}
