import CX11

/// Decides when to return unused memory to the system: after nothing has moved for a while, or,
/// during movement, now and then in a frame with enough time left, and sooner if it grows.
nonisolated struct MemoryRelease {
  /// Seconds without a frame after which memory is released.
  static let delay = 2.0
  /// The shortest time between two releases while there are frames, in seconds.
  static let interval = 3.0
  /// The shortest time between two times of dropping unused values, in seconds.
  static let forgettingInterval = 8.0
  /// Seconds left in a frame that are always enough, however long the last release took.
  private static let longestNeed = 0.012
  /// Seconds after which memory is released in any frame. If presenting a frame waits for the
  /// display, no frame ever has time left.
  static let longestInterval = 12.0

  /// The shortest time between two looks at how much memory is in use, in seconds.
  static let lookInterval = 0.25
  /// The growth since the last release after which memory is released at the next look, and the memory in use below
  /// which it is not, both in MiB.
  static let (growth, little) = (4.0, 32.0)
  /// The memory in use from which growth is released even in a frame without time left, in MiB.
  static let much = 44.0
  /// The most of the time that releases without time left may take.
  private static let share = 0.05

  /// The time of the last frame since memory was released in a rest; nil without one.
  private var lastFrame: Double?
  private var last = -Double.infinity
  private var lastForgetting = -Double.infinity
  private var lastLook = -Double.infinity
  /// The memory in use after the last release, in MiB; nil if it is not known.
  private var remaining: Double?
  /// The expected duration of a release in seconds, from earlier ones; at first a guess.
  private var cost = 0.004

  /// Notes that a frame was shown.
  mutating func frameShown(at now: Double) {
    lastFrame = now
    if last < 0 { (last, lastForgetting) = (now, now) }
  }

  /// Whether memory should be released now, while there are no frames; true once for each rest.
  mutating func isDue(at now: Double) -> Bool {
    guard let lastFrame, now - lastFrame >= Self.delay else { return false }
    self.lastFrame = nil
    return true
  }

  /// Whether memory should be released now, if the next frame is due in `wait` seconds. `used` is the memory in use,
  /// in MiB.
  mutating func isDue(at now: Double, beforeNext wait: Double, used: () -> Double?) -> Bool {
    let age = now - last
    let hasTime = wait >= min(2 * cost, Self.longestNeed)
    guard age < (hasTime ? Self.interval : Self.longestInterval) else { return true }
    guard let remaining, now - lastLook >= Self.lookInterval,
      age >= (hasTime ? Self.lookInterval : max(Self.lookInterval, cost / Self.share))
    else { return false }
    lastLook = now
    let least = max(remaining + Self.growth, hasTime ? Self.little : Self.much)
    return used().map { $0 >= least } ?? false
  }

  /// Whether values that were not used since this last returned true may be dropped.
  mutating func forgets(at now: Double) -> Bool {
    guard now - lastForgetting >= Self.forgettingInterval else { return false }
    lastForgetting = now
    return true
  }

  /// Notes that memory was released, and how much is still in use.
  mutating func gaveBack(from start: Double, to end: Double, used: Double?) {
    (last, remaining) = (end, used)
    // A release takes less time if nothing is dropped.
    cost = max(end - start, cost / 2)
  }
}

extension Loop {
  mutating func beginRest() {
    pacer.rest()
    guard memory.isDue(at: Clock.now) else { return }
    // The second time during a rest, only what the window shows is kept.
    forgetUnused(isResting: true)
    giveBackMemory()
  }

  mutating func giveBackMemoryBetweenFrames(at now: Double) {
    let wait = pacer.wait(at: now)
    guard !isPresenting, memory.isDue(at: now, beforeNext: wait, used: { Process.ownMemory })
    else { return }
    giveBackMemory()
  }

  private mutating func giveBackMemory() {
    let start = Clock.now
    if memory.forgets(at: start) { forgetUnused() }
    CX11_giveBackMemory(UnsafeMutableRawPointer(screen.window))
    text.giveBackFiles()
    Process.giveBackMemory()
    memory.gaveBack(from: start, to: Clock.now, used: Process.ownMemory)
  }

  private func forgetUnused(isResting: Bool = false) {
    let keys = painter.textKeys + (asideWindow?.textKeys ?? [])
    text.forgetUnused(except: keys, isResting: isResting)
    painter.forgetUnused()
  }
}
