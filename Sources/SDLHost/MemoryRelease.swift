/// When memory that nothing needs any more is given back to the system: once nothing has moved for a
/// while, and while something moves from time to time, in a frame that has enough time left.
nonisolated struct MemoryRelease {
  /// Seconds without a frame after which memory is given back.
  static let delay = 2.0
  /// The shortest time in seconds until memory is given back again while there are frames, and until what
  /// was not used is forgotten again.
  static let interval = 15.0
  /// A frame that leaves so many seconds has enough time, however long it took last.
  private static let longestNeed = 0.012
  /// Seconds after which it happens in any frame: no frame may have time left, as where presenting a frame
  /// waits for the display.
  static let longestInterval = 4 * interval

  /// Of the last frame since memory was given back in a rest; nil without one.
  private var lastFrame: Double?
  private var last = -Double.infinity
  private var lastForgetting = -Double.infinity
  /// The seconds that it may take, by what it took before; a guess at first.
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

  /// Whether it is time between two frames, of which the next is due in `wait` seconds.
  func isDue(at now: Double, beforeNext wait: Double) -> Bool {
    let age = now - last
    return age >= Self.interval && wait >= min(2 * cost, Self.longestNeed)
      || age >= Self.longestInterval
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
    // It takes less where nothing is forgotten.
    cost = max(end - start, cost / 2)
  }
}
