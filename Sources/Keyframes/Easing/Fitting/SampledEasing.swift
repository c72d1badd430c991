/// An easing approximated by straight lines with as few stops as a tolerance allows, as CSS's `linear()`
/// draws them.
///
/// Each stop is the farthest on a grid of 1/5000 that a straight line from the stop before can reach, so
/// that stops are dense only where the curve bends; where the easing jumps, two stops share an input.
///
/// ```swift
/// SampledEasing(.linear).stops.count              // 2
/// ```
public struct SampledEasing: Equatable, Sendable {
  /// A point where two lines meet.
  public struct Stop: Equatable, Sendable {
    /// Progress in `0...1`, never falling; on the grid, except at jumps, which are exact.
    public var input: Double
    /// The value's progress, rounded to four decimals except at jumps and at the ends.
    public var output: Double

    /// A stop of `output` at `input`.
    public init(input: Double, output: Double) {
      (self.input, self.output) = (input, output)
    }
  }

  /// The stops in the order of their inputs, from 0 to 1; at least two.
  public let stops: [Stop]
  /// The largest distance from the easing between 0 and 1, as measured on a finer grid.
  public let largestError: Double

  /// Samples `easing` until no line is off by more than `tolerance` in eased progress, or until the
  /// grid has no more stops.
  ///
  /// - Complexity: O(1), evaluating the easing some 15,000 times.
  public init(_ easing: Easing, tolerance: Double = 0.002) {
    let grid = 5000
    let points = Self.points(of: easing, grid: grid)
    var isKept = Array(repeating: false, count: points.count)
    // Rounding the output takes a part of the tolerance.
    Self.keep(&isKept, points, tolerance: max(tolerance - 0.0001, tolerance / 2))
    stops = points.indices.filter { isKept[$0] }.map { index in
      let isEnd = index == 0 || index == points.count - 1
      var stop = points[index].stop
      if !points[index].isLeap, !isEnd { stop.output = rounded(stop.output) }
      return stop
    }
    largestError = Self.largestError(of: stops, easing)
  }

  private struct Point {
    var stop: Stop
    var isLeap = false
  }

  private static func points(of easing: Easing, grid: Int) -> [Point] {
    var points = [Point(stop: Stop(input: 0, output: easing(0)))]
    var budget = 20_000
    for index in 1...grid {
      let input = Double(index) / Double(grid)
      add(Stop(input: input, output: easing(input)), to: &points, easing, &budget)
    }
    return points
  }

  /// Adds `next`, after more points if the curve towards it bends. A jump is narrowed down until
  /// there is no number between its two sides.
  private static func add(
    _ next: Stop, to points: inout [Point], _ easing: Easing, _ budget: inout Int
  ) {
    let before = points[points.count - 1].stop
    let middle = before.input + (next.input - before.input) / 2
    guard middle > before.input, middle < next.input else {
      if abs(next.output - before.output) > 0.0004 {
        points.append(
          Point(stop: Stop(input: next.input, output: before.output), isLeap: true))
        points.append(Point(stop: next, isLeap: true))
      } else {
        points.append(Point(stop: next))
      }
      return
    }
    let value = easing(middle)
    let bend = abs(value - (before.output + next.output) / 2)
    if bend > 0.0003, budget > 0 {
      budget -= 1
      add(Stop(input: middle, output: value), to: &points, easing, &budget)
      add(next, to: &points, easing, &budget)
    } else {
      points.append(Point(stop: next))
    }
  }

  /// Marks the points to keep: after each, the farthest one that a straight line can reach.
  private static func keep(_ isKept: inout [Bool], _ points: [Point], tolerance: Double) {
    var start = 0
    isKept[0] = true
    for index in points.indices.dropFirst()
    where points[index].isLeap || index == points.count - 1 {
      while start < index {
        start = farthest(from: start, to: index) { isStraight(points, start, $0, tolerance) }
        isKept[start] = true
      }
    }
  }

  private static func isStraight(
    _ points: [Point], _ low: Int, _ high: Int, _ tolerance: Double
  ) -> Bool {
    let (start, end) = (points[low].stop, points[high].stop)
    guard end.input > start.input else { return high == low + 1 }
    let slope = (end.output - start.output) / (end.input - start.input)
    for index in low + 1..<high {
      let stop = points[index].stop
      let line = start.output + slope * (stop.input - start.input)
      if abs(stop.output - line) > tolerance { return false }
    }
    return true
  }

  private static func line(_ start: Stop, _ end: Stop, _ input: Double) -> Double {
    start.output + (end.output - start.output) * (input - start.input) / (end.input - start.input)
  }

  private static func largestError(of stops: [Stop], _ easing: Easing) -> Double {
    var largest = 0.0
    for (start, end) in zip(stops, stops.dropFirst()) where end.input > start.input {
      let count = max(24, Int((10_007 * (end.input - start.input)).rounded(.up)))
      for part in 0..<count {
        let input = start.input + (end.input - start.input) * Double(part) / Double(count)
        // Between adjacent numbers there is nothing to measure.
        guard input < end.input else { break }
        largest = max(largest, abs(easing(input) - line(start, end, input)))
      }
    }
    return largest
  }
}

/// Four decimals, never minus zero; numbers too large for that stay as they are.
private func rounded(_ value: Double) -> Double {
  let scaled = (value * 10_000).rounded()
  return scaled.isFinite ? (scaled == 0 ? 0 : scaled / 10_000) : value
}
