/// How far easings go below 0 and above 1, so that moving dots stay in their lanes.
struct EasingReach {
  private let low, high: Double

  init(_ easings: [Easing]) {
    let values = easings.flatMap { easing in (0...240).map { easing(Double($0) / 240) } }
    (low, high) = (min(values.min() ?? 0, 0), max(values.max() ?? 1, 1))
  }

  /// The ends of a motion whose every position is within `lane`.
  func ends(in lane: ClosedRange<Double>) -> (start: Double, end: Double) {
    let length = (lane.upperBound - lane.lowerBound) / (high - low)
    return (lane.lowerBound - low * length, lane.lowerBound + (1 - low) * length)
  }

  /// The height of 0 to 1, at most `height`, so that a curve centred in a plot of height `room` stays inside.
  func height(_ height: Double, in room: Double) -> Double {
    min(height, room / (1 + 2 * max(-low, high - 1)))
  }
}
