import Keyframes

/// A motion recorded from a drag: values of some numbers at rising times, not yet keyframes.
package struct MotionTake: Equatable, Sendable {
  /// A number that the drag changes.
  package struct Channel: Equatable, Sendable {
    /// The distance on the stage, in points, for a change by 1; above 0.
    package var points: Double
    /// The step to which values of keyframes are rounded; 0 for no rounding.
    package var grain: Double

    package init(points: Double = 1, grain: Double = 0) {
      (self.points, self.grain) = (points, grain)
    }

    func rounded(_ value: Double) -> Double {
      guard grain > 0 else { return value }
      // Dividing by a whole number results in the nearest decimal fraction; multiplying does not.
      let perUnit = 1 / grain
      let result = ((value * perUnit).rounded() / perUnit.rounded())
      return result.isFinite ? result : value
    }
  }

  package let channels: [Channel]
  /// Rising times, in the timeline's unit.
  package private(set) var times: [Double] = []
  /// The value of each channel, for each time.
  package private(set) var values: [[Double]] = []

  /// The most samples; a longer take drops every second one.
  private static let mostSamples = 8192

  package init(_ channels: [Channel]) { self.channels = channels }

  /// The time from the first sample to the last; nil if there are fewer than two.
  package var span: ClosedRange<Double>? {
    guard let first = times.first, let last = times.last, first < last else { return nil }
    return first...last
  }

  /// Adds a sample. A sample at the time of the last one replaces it; a sample that is earlier, or
  /// not finite, is ignored.
  ///
  /// - Precondition: there is a value for each channel.
  package mutating func add(_ sample: [Double], at time: Double) {
    require(
      sample.count == channels.count,
      "A sample has \(sample.count) values for \(channels.count) channels.")
    // Rounded, so that people can read the times of keyframes.
    let time = (time * 1e4).rounded() / 1e4
    guard time.isFinite, sample.allSatisfy(\.isFinite) else { return }
    if let last = times.last, time <= last {
      if time == last { values[values.count - 1] = sample }
      return
    }
    if times.count == Self.mostSamples { thin() }
    times.append(time)
    values.append(sample)
  }

  private mutating func thin() {
    let kept = times.indices.filter { $0.isMultiple(of: 2) || $0 == times.count - 1 }
    times = kept.map { times[$0] }
    values = kept.map { values[$0] }
  }

  /// The index of the sample nearest to a time.
  func index(nearest time: Double) -> Int {
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    guard low > 0, time - times[low - 1] < times[low] - time else { return low }
    return low - 1
  }
}
