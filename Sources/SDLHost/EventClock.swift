/// Converts SDL's 32-bit milliseconds, which wrap around after 49 days, to seconds that never
/// decrease.
nonisolated struct EventClock {
  private var last: UInt32?
  private var milliseconds = 0

  mutating func seconds(_ timestamp: UInt32) -> Double {
    let step = Int32(bitPattern: timestamp &- (last ?? 0))
    if last == nil {
      milliseconds = Int(timestamp)
      last = timestamp
    } else if step > 0 {
      milliseconds += Int(step)
      last = timestamp
    }
    return Double(milliseconds) / 1000
  }
}
