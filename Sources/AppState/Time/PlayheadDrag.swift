package import Keyframes
import Scrolling
import Stage

// Dragging on the stage as a driver.
extension Playhead {
  /// `point` is in stage points.
  package mutating func beginDrag(at point: Point, clock: Double) {
    pause()
    let grip = Grip(position: point, pointer: pointer(of: point), start: time, limits: nil)
    self.grip = grip
    scroller.beginDrag(at: grip.pointer, time: clock)
    driver = .drag
  }

  package mutating func drag(to point: Point, clock: Double) {
    guard driver == .drag, point.x.isFinite, point.y.isFinite else { return }
    scroller.drag(to: pulled(to: point), time: clock)
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
  private func pointer(of point: Point) -> Double {
    switch handling.path.course {
    case .across: timeline.unit == .seconds ? -point.x : point.x
    case .down: point.y
    case .along: 0
    }
  }

  private mutating func pulled(to point: Point) -> Double {
    guard case .along(let path) = handling.path.course, var grip else { return pointer(of: point) }
    let moved = (point - grip.position) * handling.follow
    grip.limits = grip.limits ?? path.limits(from: grip.start, by: moved)
    grip.position = point
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
