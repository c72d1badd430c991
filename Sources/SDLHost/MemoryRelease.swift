/// When memory that nothing needs any more is given back to the system: once nothing has moved for a
/// while, and while something moves from time to time, in a frame that has enough time left.
nonisolated struct MemoryRelease {
  /// Seconds without a frame.
  static let delay = 2.0
  /// Seconds from one time to the next while there are frames, and from one time that what was not used
  /// is forgotten to the next.
  static let interval = 15.0
  /// More seconds than this are never waited for.
  private static let longestNeed = 0.012

  /// Of the last frame since memory was given back; nil without one.
  private var lastFrame: Double?
  private var last = -Double.infinity
  private var lastForgetting = -Double.infinity
  /// The seconds that it took last; a guess at first.
  private var cost = 0.004

  /// Notes that a frame was shown.
  mutating func frameShown(at now: Double) {
    lastFrame = now
    if last < 0 { (last, lastForgetting) = (now, now) }
  }

  /// Whether it is time while there are no frames, once for each rest.
  mutating func isDue(at now: Double) -> Bool {
    guard let lastFrame, now - lastFrame >= Self.delay else { return false }
    self.lastFrame = nil
    return true
  }

  /// Whether it is time between two frames, of which the next is due in so many seconds.
  func isDue(at now: Double, beforeNext wait: Double) -> Bool {
    now - last >= Self.interval && wait >= min(2 * cost, Self.longestNeed)
  }

  /// Whether what was not used since the last time that this was true may be forgotten.
  mutating func forgets(at now: Double) -> Bool {
    guard now - lastForgetting >= Self.interval else { return false }
    lastForgetting = now
    return true
  }

  /// Notes that memory was given back.
  mutating func gaveBack(from start: Double, to end: Double) {
    last = end
    cost = end - start
  }
}
