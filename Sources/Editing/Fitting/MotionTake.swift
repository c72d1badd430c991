import Keyframes

/// A motion as a hand has made it: the values of some numbers at rising times, before any keyframes.
package struct MotionTake: Equatable, Sendable {
  /// One number that the hand moves.
  package struct Channel: Equatable, Sendable {
    /// How many points on the stage a change by 1 moves; above 0.
    package var points: Double
    /// Values of keyframes are multiples of this; 0 for any value.
    package var grain: Double

    package init(points: Double = 1, grain: Double = 0) {
      (self.points, self.grain) = (points, grain)
    }

    func rounded(_ value: Double) -> Double {
      guard grain > 0 else { return value }
      // Dividing by a whole number gives the nearest decimal fraction; multiplying does not.
      let perUnit = 1 / grain
      let result = ((value * perUnit).rounded() / perUnit.rounded())
      return result.isFinite ? result : value
    }
  }

  package let channels: [Channel]
  /// Rising, in the timeline's unit.
  package private(set) var times: [Double] = []
  /// For each time, the value of each channel.
  package private(set) var values: [[Double]] = []

  /// A take that goes on longer loses every second sample.
  private static let mostSamples = 8192

  package init(_ channels: [Channel]) { self.channels = channels }

  /// The time from the first sample to the last; nil for less than two.
  package var span: ClosedRange<Double>? {
    guard let first = times.first, let last = times.last, first < last else { return nil }
    return first...last
  }

  /// Adds a sample. One at the time of the last replaces it; an earlier one, and one that is not finite,
  /// is ignored.
  ///
  /// - Precondition: there is a value for each channel.
  package mutating func add(_ sample: [Double], at time: Double) {
    require(
      sample.count == channels.count,
      "A sample has \(sample.count) values for \(channels.count) channels.")
    // So that the times of keyframes can be read.
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
