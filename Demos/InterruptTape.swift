import Keyframes

/// The way of a hand along one axis, as it is written down.
extension [Keyframe<Double>] {
  /// Where it was at `time`; what was noted for later is forgotten, and what stood still for a while
  /// did not creep.
  mutating func note(_ value: Double, at time: Double) {
    let start = first?.time ?? time
    removeAll { $0.time >= time && $0.time > start }
    if let last, time - last.time > 0.04 {
      append(Keyframe(time: time - 1.0 / 60, value: last.value))
    }
    if let last, last.time >= time { removeLast() }
    append(Keyframe(time: time, value: value))
  }

  /// A last piece of way with that slope, in points per second.
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
