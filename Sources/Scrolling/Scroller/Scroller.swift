/// Turns input into a scroll position: drag, fling, rubber band, paging and wheel over an
/// ``Extent``.
///
/// A value type without a clock: the times of events are arguments, in seconds from any origin, and
/// ``advance(by:)`` lets time pass. Every motion is in closed form, so the result does not depend
/// on the frame rate, and any motion can replace another without a jump.
///
/// ```swift
/// var scroller = Scroller(Extent(range: 0...4000, viewport: 1000, page: 1000))
/// scroller.beginDrag(at: 800, time: 0)
/// scroller.drag(to: 700, time: 0.05)  // scroller.position == 100
/// scroller.endDrag(time: 0.05)        // scroller.destination == 1000
/// scroller.advance(by: 1)             // scroller.position == 1000
/// ```
///
/// Nothing traps. Events with a pointer, position or delta that is not finite are ignored; a drag
/// at a time that is not finite moves the content, but not its velocity. The position stays finite.
public struct Scroller: Equatable, Sendable {
  /// The area that the scroller moves over; see ``resize(to:)``.
  public internal(set) var extent: Extent

  /// The constants for motion on its own. May be changed at any time, in flight or during a drag:
  /// the position does not jump, the velocity is kept as far as the new physics allows, and a
  /// motion to a page still goes there.
  public var physics: Physics {
    didSet { if physics != oldValue { adopt(physics.read) } }
  }

  /// The position in points, increasing forwards; outside the range by less than the viewport while
  /// the rubber band is stretched.
  public internal(set) var position: Double

  var motion = Motion.resting
  /// Seconds since the motion began; in a drag, since its last event.
  var elapsed = 0.0
  var wheelFilter = WheelFilter()
  var wheelHistory = WheelHistory()
  /// The physics with every constant in its range.
  var tuned: Physics
  private var settledPage: Int?

  /// Creates a scroller at rest.
  ///
  /// - Parameters:
  ///   - extent: The area that the scroller moves over.
  ///   - position: The initial position in points, clamped to the range; the start if omitted or
  /// NaN.
  ///   - physics: The constants for motion on its own.
  public init(_ extent: Extent, position: Double? = nil, physics: Physics = .iOS) {
    self.extent = extent
    self.physics = physics
    tuned = physics.read
    let start = position ?? .nan
    self.position = start.isNaN ? extent.bounds.lowerBound : start.clamped(to: extent.bounds)
  }

  /// The present velocity of the position in points per second.
  ///
  /// During a drag it is estimated from the events of the last 100 milliseconds, at most ±8000.
  public var velocity: Double { motion.velocity(after: elapsed) }

  /// Whether a drag is in progress. ``beginDrag(at:time:)`` begins one; ``endDrag(time:)``,
  /// ``cancelDrag(time:)``, jumping, settling and turning the page end it.
  public var isDragging: Bool {
    if case .dragging = motion { true } else { false }
  }

  /// Whether the scroller moves on its own and needs frames. It does not during a drag, since
  /// events move it.
  public var isMoving: Bool { motion.duration != nil }

  /// The position at which the scroller will come to rest without further input, in points; during
  /// a drag, as if it were released without a fling.
  public var destination: Double {
    guard case .dragging(let drag) = motion else { return motion.destination ?? position }
    return released(drag, velocity: 0).destination ?? position
  }

  /// The nearest page, from `0`, the later one if halfway between two; `0` without pages.
  public var page: Int { extent.page(near: position) }

  /// Jumps to a position in points, clamped to the range, and stays there, even between two pages;
  /// for use by other drivers. Ends a drag.
  public mutating func jump(to position: Double) {
    guard position.isFinite else { return }
    self.position = position.clamped(to: extent.bounds)
    stop()
  }

  /// Moves to `position`, in points, clamped to the range, in a fraction of a second.
  ///
  /// Uses a critically damped spring that starts with the present velocity, so it can be called
  /// again during the motion. Ends a drag.
  public mutating func settle(to position: Double) {
    guard position.isFinite else { return }
    start(.settling(spring(to: position, velocity: velocity, response: tuned.settlingResponse)))
  }

  /// Settles at the page `count` pages after (or, if negative, before) the present page or the page
  /// being settled at, clamped to the first and the last. Does nothing without pages.
  public mutating func turnPage(by count: Int) {
    guard extent.pageLength != nil else { return }
    let (sum, overflows) = extent.page(near: destination).addingReportingOverflow(count)
    let page = overflows ? Int.max : sum
    settle(to: extent.position(ofPage: min(max(page, 0), extent.lastPage)))
  }

  /// Lets `dt` seconds pass. One long step ends where many short ones do.
  ///
  /// Zero, negative values and NaN do nothing; infinity goes to the end of the motion.
  public mutating func advance(by dt: Double) {
    guard dt > 0 else { return }
    elapsed += dt
    guard let duration = motion.duration else { return }
    if elapsed < duration {
      position = motion.position(after: elapsed) ?? position
    } else {
      position = destination
      arrive()
    }
  }

  /// Returns the page at which the scroller has come to rest since the last call; `nil` if it has
  /// not.
  ///
  /// Each settling is reported once: after a drag, a fling, the wheel or a page turn, even at the
  /// same page. Jumps, resizing, stops between two pages and scrollers without pages are not
  /// reported; if the scroller has settled twice between calls, only the later page is.
  public mutating func takeSettledPage() -> Int? {
    defer { settledPage = nil }
    return settledPage
  }

  /// Begins `motion` at the present position.
  mutating func start(_ motion: Motion) {
    let wasAway = self.motion != .resting
    self.motion = motion
    elapsed = 0
    guard motion.duration == 0, let destination = motion.destination else { return }
    let moves = position != destination
    position = destination
    if wasAway || moves { arrive() } else { stop() }
  }

  /// Stops at the present position, on request.
  mutating func stop() {
    motion = .resting
    elapsed = 0
  }

  /// Stops at the present position, at the end of a motion.
  mutating func arrive() {
    stop()
    guard extent.pageLength != nil else { return }
    let target = extent.position(ofPage: page)
    // Positions near a billion points are no more precise than this.
    if abs(position - target) <= 1e-6 { settledPage = page }
  }

  func spring(to target: Double, velocity: Double, response: Double) -> CriticalSpring {
    let target = target.clamped(to: extent.bounds)
    return CriticalSpring(
      from: position, to: target, velocity: velocity, response: response,
      within: extent.reach(from: position, to: target, beyond: tuned.edge))
  }
}
