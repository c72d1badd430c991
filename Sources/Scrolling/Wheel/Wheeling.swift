/// The wheel, and two fingers on a trackpad.
extension Scroller {
  /// Moves by `delta` points, positive forwards, for a wheel event at `time` seconds.
  ///
  /// A free scroller follows with a short eased motion; further events add to its target and keep
  /// its velocity. During a fling, an event stops the fling and moves from the present position.
  /// The motion stops at the edge.
  ///
  /// A paged scroller turns one page for a gesture that adds up to 15 points. Further events in the
  /// same direction count as inertia, until another gesture begins after 150 milliseconds of
  /// silence, or with deltas that grow again after they have shrunk. Notches of a mouse wheel 250
  /// milliseconds apart turn one page each.
  ///
  /// Ignored during a drag.
  public mutating func wheel(by delta: Double, time: Double) {
    guard delta.isFinite, delta != 0, time.isFinite, !isDragging else { return }
    if extent.pageLength != nil {
      turnPage(wheeling: delta, time: time)
    } else {
      roll(by: delta)
    }
  }

  /// Moves by the amount that a wheel or trackpad reports, according to the kind of device.
  ///
  /// Free content follows notches with a short eased motion, as in ``wheel(by:time:)``, and fingers
  /// at once; when fingers are lifted in mid-swipe and the system sends no momentum, it coasts as
  /// after a fling. Pages are turned as by ``wheel(by:time:)``. Ignored during a drag, as are
  /// events with numbers that are not finite.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - axis: The axis of this scroller.
  ///   - pointsPerTick: The distance of one tick, in points; `80` if it is not finite.
  public mutating func wheel(
    _ event: WheelEvent, along axis: Axis, pointsPerTick: Double = WheelEvent.usualTick
  ) {
    let delta = event.points(along: axis, perTick: pointsPerTick)
    guard delta.isFinite, delta != 0, event.time.isFinite, !isDragging else { return }
    wheelHistory.add(event)
    if extent.pageLength != nil { return turnPage(wheeling: delta, time: event.time) }
    switch wheelHistory.device {
    case .wholeTicks, .accelerated, nil: roll(by: delta)
    case .fractional:
      swipe(by: delta, time: event.time, throwing: wheelHistory.comesFromFingers)
    case .momentum: swipe(by: delta, time: event.time, throwing: false)
    }
  }

  /// The kind of device that the last wheel events came from; `nil` before the first one, and for
  /// events passed to ``wheel(by:time:)``, which lack the necessary details.
  public var wheelDevice: WheelDevice? { wheelHistory.device }

  private mutating func turnPage(wheeling delta: Double, time: Double) {
    let pages = wheelFilter.pages(for: delta, time: time)
    if pages != 0 { turnPage(by: pages) }
  }

  private mutating func roll(by delta: Double) {
    var origin = position
    if case .wheeling(let spring) = motion { origin = spring.target }
    start(
      .wheeling(spring(to: origin + delta, velocity: velocity, response: tuned.wheelResponse)))
  }
}
