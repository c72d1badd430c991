/// The velocity at the end of a drag: the slope of the least-squares line through the positions of
/// the last events.
struct VelocityTracker: Equatable, Sendable {
  /// The longest age of a sample, in seconds. A pointer that has not moved for longer has stopped.
  var window: Double
  /// The limit of the velocity, in points per second, for events that are microseconds apart.
  var fastest: Double

  private struct Sample: Equatable, Sendable {
    var time: Double
    var position: Double
  }

  /// The recent samples in ascending order of time, no two at the same time.
  private var samples: [Sample] = []

  init(_ physics: Physics) {
    window = physics.velocityWindow
    fastest = physics.fastestThrow
  }

  /// Records the position of the content in points at `time` in seconds.
  ///
  /// If two positions have the same time, the one added later counts. A time before the last one
  /// starts over; one that is not finite is ignored.
  mutating func add(_ position: Double, at time: Double) {
    guard time.isFinite else { return }
    samples.removeAll { $0.time >= time || time - $0.time > window }
    samples.append(Sample(time: time, position: position))
  }

  mutating func reset() {
    samples = []
  }

  /// The velocity in points per second; `0` with fewer than two samples.
  var velocity: Double {
    guard let last = samples.last else { return 0 }
    let count = Double(samples.count)
    // Relative to the last sample, to keep precision with large times and positions.
    let meanTime = samples.reduce(0) { $0 + ($1.time - last.time) } / count
    let meanPosition = samples.reduce(0) { $0 + ($1.position - last.position) } / count
    var product = 0.0
    var square = 0.0
    for sample in samples {
      let offset = sample.time - last.time - meanTime
      product += offset * (sample.position - last.position - meanPosition)
      square += offset * offset
    }
    let slope = square > 0 ? product / square : 0
    return slope.isFinite ? slope.clamped(to: -fastest...fastest) : 0
  }

  /// The velocity of a release at `time`; `0` if the last sample is older than the window by then.
  func velocity(at time: Double) -> Double {
    guard let last = samples.last, time - last.time <= window else { return 0 }
    return velocity
  }
}
