/// When freed memory is given back to the system: once nothing has moved for a while, for it costs more than
/// a frame has time for.
nonisolated struct MemoryRelease {
  /// Seconds without a frame.
  static let delay = 2.0

  /// Of the last frame since memory was given back; nil without one.
  private var lastFrame: Double?

  /// Notes that a frame was shown.
  mutating func frameShown(at now: Double) { lastFrame = now }

  /// Whether it is time, once for each rest.
  mutating func isDue(at now: Double) -> Bool {
    guard let last = lastFrame, now - last >= Self.delay else { return false }
    lastFrame = nil
    return true
  }
}
