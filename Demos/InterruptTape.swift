import Keyframes

/// The recorded positions of a drag along one axis.
extension [Keyframe<Double>] {
  /// Records the position at `time`, dropping later ones. After a pause the old position is
  /// repeated, so that the track does not drift.
  mutating func note(_ value: Double, at time: Double) {
    let start = first?.time ?? time
    removeAll { $0.time >= time && $0.time > start }
    if let last, time - last.time > 0.04 {
      append(Keyframe(time: time - 1.0 / 60, value: last.value))
    }
    if let last, last.time >= time { removeLast() }
    append(Keyframe(time: time, value: value))
  }

  /// Adds a last segment with a slope in points per second.
  mutating func leave(at time: Double, velocity: Double) {
    let instant = 1e-4
    guard let last, last.time <= time else { return }
    if last.time == time { removeLast() }
    if let before = self.last, before.time < time - instant {
      append(Keyframe(time: time - instant, value: last.value - velocity * instant))
    }
    append(Keyframe(time: time, value: last.value))
  }
}
