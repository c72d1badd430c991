/// From hands to a position: drag, fling, rubber band, paging and wheel over an ``Extent``.
///
/// A value without a clock: the times of events are arguments, in seconds from any origin, and
/// ``advance(by:)`` moves it on. Every motion is in closed form, so the result does not depend on
/// the frame rate, and any motion takes over from any other where that one is, without a jump.
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
  /// What it moves over. ``resize(to:)`` changes it.
  public internal(set) var extent: Extent

  /// How it moves by itself. It may be changed at any time, in flight and under a hand: the
  /// position does not jump, the velocity is kept as far as the new physics can, and what was on
  /// its way to a page still goes there.
  public var physics: Physics {
    didSet { if physics != oldValue { adopt(physics.read) } }
  }

  /// In points, growing forwards; outside the range by less than the viewport, when the rubber band
  /// is stretched.
  public internal(set) var position: Double

  var motion = Motion.resting
  /// Seconds since the motion began; of a drag, since its last event.
  var elapsed = 0.0
  var wheelFilter = WheelFilter()
  var wheelHistory = WheelHistory()
  /// The physics with every constant in its range.
  var tuned: Physics
  private var settledPage: Int?

  /// A scroller at rest.
  ///
  /// - Parameters:
  ///   - extent: What it moves over.
  ///   - position: Where it rests, in points, clamped into the range; the start if omitted or NaN.
  ///   - physics: How it moves by itself.
  public init(_ extent: Extent, position: Double? = nil, physics: Physics = .iOS) {
    self.extent = extent
    self.physics = physics
    tuned = physics.read
    let start = position ?? .nan
    self.position = start.isNaN ? extent.bounds.lowerBound : start.clamped(to: extent.bounds)
  }

  /// How fast the position is moving now, in points per second.
  ///
  /// During a drag it is an estimate over the last 100 milliseconds of events, at most ±8000.
  public var velocity: Double { motion.velocity(after: elapsed) }

  /// Whether a hand holds it. ``beginDrag(at:time:)`` begins a drag; jumping, settling and turning
  /// the page end it as well as ``endDrag(time:)`` and ``cancelDrag(time:)``.
  public var isDragging: Bool {
    if case .dragging = motion { true } else { false }
  }

  /// Whether it is on its way by itself and needs frames. A drag does not: its events move it.
  public var isMoving: Bool { motion.duration != nil }

  /// Where it will come to rest if nobody touches it, in points; of a drag, if the hand lets go
  /// without throwing it.
  public var destination: Double {
    guard case .dragging(let drag) = motion else { return motion.destination ?? position }
    return released(drag, velocity: 0).destination ?? position
  }

  /// The nearest page, from `0`; halfway between two it is the later one; `0` when free.
  public var page: Int { extent.page(near: position) }

  /// Another driver took over: puts it at `position`, in points, clamped into the range, and leaves
  /// it there, even between two pages. Ends a drag.
  public mutating func jump(to position: Double) {
    guard position.isFinite else { return }
    self.position = position.clamped(to: extent.bounds)
    stop()
  }

  /// Moves it to `position`, in points, clamped into the range, in a fraction of a second.
  ///
  /// A critically damped spring that starts with the present velocity, so it can be called again on
  /// the way. Ends a drag.
  public mutating func settle(to position: Double) {
    guard position.isFinite else { return }
    start(.settling(spring(to: position, velocity: velocity, response: tuned.settlingResponse)))
  }

  /// Settles at the page that is `count` pages after (or before) the one it is on or already
  /// settling at, clamped to the first and the last. When free it does nothing.
  public mutating func turnPage(by count: Int) {
    guard extent.pageLength != nil else { return }
    let (sum, overflows) = extent.page(near: destination).addingReportingOverflow(count)
    let page = overflows ? Int.max : sum
    settle(to: extent.position(ofPage: min(max(page, 0), extent.lastPage)))
  }

  /// Moves on by `dt` seconds: one long step ends where many short ones do.
  ///
  /// Zero, negative and NaN do nothing; infinity goes to the end of the motion.
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

  /// The page that it has come to rest on since the last call; `nil` if it has not.
  ///
  /// Each settling is reported once: after a drag, a throw, a wheel or a turn of the page, on
  /// the same page too. Jumping, resizing and resting between two pages are not reported, nor is
  /// anything without pages; of two settlings between two calls only the later one is.
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

  /// Rests here, as somebody else wanted it.
  mutating func stop() {
    motion = .resting
    elapsed = 0
  }

  /// Rests here, at the end of a motion.
  mutating func arrive() {
    stop()
    guard extent.pageLength != nil else { return }
    let place = extent.position(ofPage: page)
    // Positions beyond a billion points are not finer than this.
    if abs(position - place) <= 1e-6 { settledPage = page }
  }

  func spring(to target: Double, velocity: Double, response: Double) -> CriticalSpring {
    let target = target.clamped(to: extent.bounds)
    return CriticalSpring(
      from: position, to: target, velocity: velocity, response: response,
      within: extent.reach(from: position, to: target, beyond: tuned.edge))
  }
}
