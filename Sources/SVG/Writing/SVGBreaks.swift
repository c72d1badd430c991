import Keyframes
import Stage
import Syntax

// The times at which the picture may leap or bend.
extension SVGClock {
  /// How many frames lie between two times, at least 1 and at most 1200.
  func frames(from start: Double, to end: Double, perSecond rate: Double) -> Int {
    Int(min(max(((end - start) / self.rate * rate).rounded(.up), 1), 1200))
  }

  /// The ends of the range and the times within, in order.
  func bounded(_ times: [Double]) -> [Double] {
    guard length > 0 else { return [] }
    let inner = times.filter { $0 > range.lowerBound && $0 < range.upperBound }
    return ([range.lowerBound, range.upperBound] + Set(inner)).sorted()
  }
}

extension Track {
  /// Whether it has two different values.
  var moves: Bool {
    keyframes.count > 1
      && (hasControls || keyframes.contains { $0.value != keyframes[0].value }
        || before != .hold || after != .hold)
  }

  /// The times at which it may leap or bend.
  func breaks(in range: ClosedRange<Double>) -> [Double] {
    var breaks = Set(keyframes.map(\.time))
    guard let times, times.upperBound > times.lowerBound, after != .hold || before != .hold else {
      return breaks.sorted()
    }
    let length = times.upperBound - times.lowerBound
    // Rounds beyond some thousand are too short to be seen.
    guard (range.upperBound - range.lowerBound) / length < 1000 else { return breaks.sorted() }
    for key in keyframes {
      var time = key.time
      while time > range.lowerBound, breaks.count < 10_000 {
        time -= length
        breaks.insert(time)
      }
      time = key.time
      while time < range.upperBound, breaks.count < 10_000 {
        time += length
        breaks.insert(time)
      }
    }
    return breaks.sorted()
  }
}

extension Track where Value == Double {
  /// The largest invisible difference of its numbers.
  var fineness: Double {
    let values = keyframes.map(\.value)
    return max(((values.max() ?? 0) - (values.min() ?? 0)) * 0.0005, 1e-6)
  }
}

extension Color {
  /// Red, green, blue and alpha.
  var numbers: [Double] { [red, green, blue, alpha].map(\.nearestFinite) }
}
