import Keyframes

/// The visible values of a graph, mapped to points: the highest value is at the top.
package struct ValueAxis: Equatable {
  /// Where the values lie, in points from the top.
  package let points: ClosedRange<Double>
  package private(set) var values: ClosedRange<Double>

  /// The shortest and the longest visible range.
  private static let lengths = 1e-6...1e12

  /// `values` over all of `points`; a single value lies in the middle.
  package init(_ values: ClosedRange<Double>, over points: ClosedRange<Double>) {
    self.points = points.length > 0 ? points : points.lowerBound...(points.lowerBound + 1)
    let isRange = values.length.isFinite && values.length >= Self.lengths.lowerBound
    let middle = values.lowerBound.isFinite ? values.lowerBound : 0
    let reach = max(abs(middle) / 2, 0.5)
    self.values = isRange ? values : (middle - reach)...(middle + reach)
  }

  /// `values` with a margin of an eighth above and below.
  package static func fitting(
    _ values: ClosedRange<Double>, over points: ClosedRange<Double>
  ) -> ValueAxis {
    var axis = ValueAxis(values, over: points)
    axis.zoom(by: 1.25, at: (axis.points.lowerBound + axis.points.upperBound) / 2)
    return axis
  }

  package func y(of value: Double) -> Double {
    points.upperBound - (value - values.lowerBound) / values.length * points.length
  }

  package func value(at y: Double) -> Double {
    values.lowerBound + (points.upperBound - y) / points.length * values.length
  }

  /// Converts a distance in points to one of values.
  package func change(of height: Double) -> Double { height / points.length * values.length }

  /// The same view over other points.
  package func over(_ points: ClosedRange<Double>) -> ValueAxis { ValueAxis(values, over: points) }

  // MARK: Moving the view

  /// Multiplies the visible range by `factor` (below 1 zooms in); the value at `y` stays there.
  package mutating func zoom(by factor: Double, at y: Double) {
    guard factor > 0, factor.isFinite else { return }
    let length = min(
      max(values.length * factor, Self.lengths.lowerBound), Self.lengths.upperBound)
    let low = value(at: y) - (points.upperBound - y) / points.length * length
    guard low.isFinite else { return }
    values = low...(low + length)
  }

  /// Moves the visible values by a distance in points; positive shows higher ones. Of `kept`, as much as a fifth of
  /// the view, or all if it is less, stays visible if it was.
  package mutating func pan(by height: Double, keeping kept: ClosedRange<Double>? = nil) {
    let (now, length) = (values.lowerBound, values.length)
    var low = now + change(of: height)
    guard low.isFinite else { return }
    if let kept {
      let least = min(length / 5, max(kept.length, length / 20))
      low = min(
        max(low, min(kept.lowerBound + least - length, now)), max(kept.upperBound - least, now))
    }
    values = low...(low + length)
  }

  /// Moves the view as little as needed to show a value.
  package mutating func reveal(_ value: Double) {
    let margin = values.length * 0.1
    if value > values.upperBound { pan(by: height(of: value - values.upperBound + margin)) }
    if value < values.lowerBound { pan(by: height(of: value - values.lowerBound - margin)) }
  }

  private func height(of change: Double) -> Double { change / values.length * points.length }

  // MARK: Lines

  /// The interval between numbered lines: 1, 2 or 5 times a power of ten, so that they are at least
  /// `spacing` points apart.
  package func step(spacing: Double) -> Double {
    let least = max(change(of: spacing), 1e-12)
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    return [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power * 10
  }

  /// The values of the visible numbered lines, in order.
  package func lines(spacing: Double) -> [Double] {
    let step = step(spacing: max(spacing, 8))
    let first = (values.lowerBound / step).rounded(.up)
    let last = (values.upperBound / step).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// `value` without decimals that are less than a point.
  package func rounded(_ value: Double) -> Double {
    let point = change(of: 1)
    var power = 1.0
    while power > point, power > 1e-6 { power /= 10 }
    return power >= 1 ? value.rounded() : (value / power).rounded() * power
  }
}
