import Keyframes
import Scrolling
import Stage

/// The hand that drags time on the stage, in the direction in which the pages lie.
extension Playhead {
  /// `hand` is in stage points.
  mutating func beginDrag(at hand: Point, clock: Double) {
    pause()
    let grip = Grip(place: hand, pointer: pointer(of: hand), start: time, limits: nil)
    self.grip = grip
    scroller.beginDrag(at: grip.pointer, time: clock)
    driver = .drag
  }

  mutating func drag(to hand: Point, clock: Double) {
    guard driver == .drag, hand.x.isFinite, hand.y.isFinite else { return }
    scroller.drag(to: pulled(to: hand), time: clock)
  }

  mutating func endDrag(clock: Double, cancelled: Bool = false) {
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

  /// Pages follow the hand, so a hand that moves left or up goes forwards; a clip is scrubbed, so a
  /// hand that moves right does.
  private func pointer(of hand: Point) -> Double {
    switch handling.way.course {
    case .across: timeline.unit == .seconds ? -hand.x : hand.x
    case .down: hand.y
    case .along: 0
    }
  }

  private mutating func pulled(to hand: Point) -> Double {
    guard case .along(let way) = handling.way.course, var grip else { return pointer(of: hand) }
    let moved = (hand - grip.place) * handling.follow
    grip.limits = grip.limits ?? way.limits(from: grip.start, by: moved)
    grip.place = hand
    if let limits = grip.limits {
      let pulled = way.time(from: time, by: moved, within: limits) - time
      grip.pointer -= pulled * handling.way.pointsPerUnit
    }
    self.grip = grip
    return grip.pointer
  }

  /// Whether a hand on a way with corners holds time where it took hold of it: there is nothing to
  /// throw, whichever way the hand was last pulled.
  private var isBackAtCorner: Bool {
    guard case .along = handling.way.course, let grip else { return false }
    return abs(time - grip.start) < 1e-6
  }
}
