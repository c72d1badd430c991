package import Keyframes
import Scrolling
import Stage

// Dragging on the stage as a driver.
extension Playhead {
  /// `hand` is in stage points.
  package mutating func beginDrag(at hand: Point, clock: Double) {
    pause()
    let grip = Grip(place: hand, pointer: pointer(of: hand), start: time, limits: nil)
    self.grip = grip
    scroller.beginDrag(at: grip.pointer, time: clock)
    driver = .drag
  }

  package mutating func drag(to hand: Point, clock: Double) {
    guard driver == .drag, hand.x.isFinite, hand.y.isFinite else { return }
    scroller.drag(to: pulled(to: hand), time: clock)
  }

  package mutating func endDrag(clock: Double, cancelled: Bool = false) {
    guard driver == .drag else { return }
    if cancelled || isBackAtCorner {
      scroller.cancelDrag(time: clock)
    } else {
      scroller.endDrag(time: clock)
    }
    grip = nil
    driver = scroller.isMoving ? .fling : .rest
    if driver == .rest { followPad() }
  }

  /// The scroller's coordinate for the pointer. Pages follow the pointer, so dragging left or up goes
  /// forwards; timelines in seconds are scrubbed, so dragging right does.
  private func pointer(of hand: Point) -> Double {
    switch handling.path.course {
    case .across: timeline.unit == .seconds ? -hand.x : hand.x
    case .down: hand.y
    case .along: 0
    }
  }

  private mutating func pulled(to hand: Point) -> Double {
    guard case .along(let path) = handling.path.course, var grip else { return pointer(of: hand) }
    let moved = (hand - grip.place) * handling.follow
    grip.limits = grip.limits ?? path.limits(from: grip.start, by: moved)
    grip.place = hand
    if let limits = grip.limits {
      let pulled = path.time(from: time, by: moved, within: limits) - time
      grip.pointer -= pulled * handling.path.pointsPerUnit
    }
    self.grip = grip
    return grip.pointer
  }

  /// Whether a drag along a camera's path is back where it began: then there is no fling, whatever its
  /// velocity.
  private var isBackAtCorner: Bool {
    guard case .along = handling.path.course, let grip else { return false }
    return abs(time - grip.start) < 1e-6
  }
}
