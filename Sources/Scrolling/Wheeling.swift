/// The wheel, and two fingers on a trackpad.
extension Scroller {
  /// Moves by `delta` points, positive forwards, for a wheel event at `time` seconds.
  ///
  /// A free scroller follows by a short eased motion; events on the way add to its target and keep
  /// its slope. On a fling the wheel counts from where the content is, and so brakes it. It stops
  /// at the edge.
  ///
  /// A paged scroller turns one page for a gesture that adds up to 15 points. Events that go on in
  /// the same direction are its inertia, until 150 milliseconds of silence or, after 200
  /// milliseconds, two growing deltas in a row begin another gesture. Notches of a mouse wheel 250
  /// milliseconds apart turn one page each.
  ///
  /// Ignored during a drag: the hand holds on.
  public mutating func wheel(by delta: Double, time: Double) {
    guard delta.isFinite, delta != 0, time.isFinite, !isDragging else { return }
    guard extent.pageLength == nil else {
      let pages = wheelFilter.pages(for: delta, time: time)
      if pages != 0 { turnPage(by: pages) }
      return
    }
    var origin = position
    if case .wheeling(let spring) = motion { origin = spring.target }
    start(
      .wheeling(
        spring(to: origin + delta, velocity: velocity, response: CriticalSpring.wheel)))
  }
}
