import Keyframes

/// A stretch of a take, from one sample to a later one, as one segment between two keyframes.
struct SegmentFit {
  let take: MotionTake
  let start: Int
  let end: Int

  init(_ take: MotionTake, _ start: Int, _ end: Int) {
    (self.take, self.start, self.end) = (take, start, end)
  }

  /// An easing of one channel, and its largest error, in points.
  struct Eased {
    let easing: Easing
    let error: Double
  }

  /// The best-fitting easing of each channel.
  func easings() -> [Eased] {
    take.channels.indices.map { channel in
      let straight = straight(channel)
      guard straight.error > 0, let targets = targets(of: channel) else { return straight }
      let bent = bent(channel, targets)
      return bent.error < straight.error ? bent : straight
    }
  }

  /// The segment at constant speed.
  func straight(_ channel: Int) -> Eased { Eased(easing: .linear, error: error(.linear, channel)) }

  /// The sum of squared errors of the best cubic polynomials, in points.
  var roughError: Double {
    take.channels.indices.reduce(0) { sum, channel in
      let points = take.channels[channel].points
      guard let targets = targets(of: channel) else {
        let first = take.values[start][channel]
        let squares = resampled(channel).reduce(0) { $0 + ($1 - first) * ($1 - first) }
        return sum + squares * points * points
      }
      let height = (take.values[end][channel] - take.values[start][channel]) * points
      return sum + HandleTable.plain.fit(targets).error * height * height
    }
  }

  // MARK: Fitting

  private func bent(_ channel: Int, _ targets: [Double]) -> Eased {
    let best = HandleTable.search(targets)
    func decimals(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    let easing = Easing.cubicBezier(
      decimals(best.x1), decimals(best.y1), decimals(best.x2), decimals(best.y2))
    return Eased(easing: easing, error: error(easing, channel))
  }

  /// The largest distance at any sample, in points.
  private func error(_ easing: Easing, _ channel: Int) -> Double {
    let rule = take.channels[channel]
    let (from, to) = (
      rule.rounded(take.values[start][channel]), rule.rounded(take.values[end][channel])
    )
    let (first, length) = (take.times[start], take.times[end] - take.times[start])
    var largest = 0.0
    for index in start...end {
      let value = from + (to - from) * easing((take.times[index] - first) / length)
      largest = max(largest, abs(value - take.values[index][channel]))
    }
    return largest * rule.points
  }

  /// The progress of the value at equal steps of time; nil if it ends where it began.
  private func targets(of channel: Int) -> [Double]? {
    let (from, to) = (take.values[start][channel], take.values[end][channel])
    guard abs(to - from) * take.channels[channel].points > 1e-6 else { return nil }
    return resampled(channel).map { ($0 - from) / (to - from) }
  }

  /// The values at equal steps of time, whatever the sampling rate.
  private func resampled(_ channel: Int) -> [Double] {
    let (first, length) = (take.times[start], take.times[end] - take.times[start])
    var index = start
    return (0...HandleTable.steps).map { step in
      let time = first + length * Double(step) / Double(HandleTable.steps)
      while index + 1 < end, take.times[index + 1] < time { index += 1 }
      let (low, high) = (take.times[index], take.times[index + 1])
      let progress = min(max((time - low) / (high - low), 0), 1)
      let (from, to) = (take.values[index][channel], take.values[index + 1][channel])
      return from + (to - from) * progress
    }
  }
}
