/// Two scrollers that are dragged together, with an optional direction lock.
///
/// Each axis has its own extent, physics and pages; they share the drag, the wheel and the time.
///
/// ```swift
/// var map = Scroller2D(x: Scroller(wide), y: Scroller(high), lock: DirectionLock())
/// map.beginDrag(atX: 0, y: 0, time: 0)
/// map.drag(toX: -9, y: -2, time: 0.01)   // decides for horizontal
/// map.drag(toX: -30, y: -20, time: 0.02) // map.x.position == 21, map.y.position == 0
/// ```
public struct Scroller2D: Equatable, Sendable {
  /// The horizontal scroller.
  public var x: Scroller
  /// The vertical scroller.
  public var y: Scroller
  /// The direction lock; `nil` moves both axes at once.
  public var lock: DirectionLock?

  /// Creates two scrollers from one for each axis.
  public init(x: Scroller, y: Scroller, lock: DirectionLock? = nil) {
    (self.x, self.y, self.lock) = (x, y, lock)
  }

  /// Whether either axis moves on its own and needs frames.
  public var isMoving: Bool { x.isMoving || y.isMoving }
  /// Whether a drag is in progress.
  public var isDragging: Bool { x.isDragging || y.isDragging }

  /// Grabs both axes, even in mid-flight. Ignored if a number is not finite.
  public mutating func beginDrag(atX pointerX: Double, y pointerY: Double, time: Double) {
    guard pointerX.isFinite, pointerY.isFinite else { return }
    lock?.begin(atX: pointerX, y: pointerY)
    x.beginDrag(at: pointerX, time: time)
    y.beginDrag(at: pointerY, time: time)
  }

  /// Moves the content against the pointer. With a lock nothing moves until it has decided, then
  /// only the axes it has decided for; the movement before the decision is dropped. Ignored without
  /// a drag or if a number is not finite.
  public mutating func drag(toX pointerX: Double, y pointerY: Double, time: Double) {
    guard isDragging, pointerX.isFinite, pointerY.isFinite else { return }
    if lock?.decision == .undecided {
      lock?.move(toX: pointerX, y: pointerY)
      x.beginDrag(at: pointerX, time: time)
      y.beginDrag(at: pointerY, time: time)
      return
    }
    if lock?.moves(.horizontal) ?? true { x.drag(to: pointerX, time: time) }
    if lock?.moves(.vertical) ?? true { y.drag(to: pointerY, time: time) }
  }

  /// Ends the drag: axes that were moved are flung, others are released without a fling.
  public mutating func endDrag(time: Double) {
    if lock?.moves(.horizontal) ?? true { x.endDrag(time: time) } else { x.cancelDrag(time: time) }
    if lock?.moves(.vertical) ?? true { y.endDrag(time: time) } else { y.cancelDrag(time: time) }
  }

  /// Ends the drag without a fling, as when the window loses the focus.
  public mutating func cancelDrag(time: Double) {
    x.cancelDrag(time: time)
    y.cancelDrag(time: time)
  }

  /// Moves both axes; with a lock, only the axis along which the event scrolls further.
  public mutating func wheel(_ event: WheelEvent, pointsPerTick: Double = WheelEvent.usualTick) {
    if lock == nil || event.mainAxis == .horizontal {
      x.wheel(event, along: .horizontal, pointsPerTick: pointsPerTick)
    }
    if lock == nil || event.mainAxis == .vertical {
      y.wheel(event, along: .vertical, pointsPerTick: pointsPerTick)
    }
  }

  /// Lets `dt` seconds pass; see ``Scroller/advance(by:)``.
  public mutating func advance(by dt: Double) {
    x.advance(by: dt)
    y.advance(by: dt)
  }
}
