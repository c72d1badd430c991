import Keyframes
package import Stage

/// The visible times of a timeline panel, mapped to points, and the lines of its ruler.
package struct TimelineScale: Equatable {
  /// Where the times lie, in points from the left.
  package let points: ClosedRange<Double>
  /// The visible times.
  package private(set) var times: ClosedRange<Double>
  /// The whole timeline. The visible times never extend beyond it by more than `overhang` of its length.
  package let whole: ClosedRange<Double>

  package static let overhang = 0.25
  /// The shortest visible range, as a fraction of the whole.
  package static let closest = 1e-4

  /// All of `whole` over all of `points`.
  ///
  /// A length of 0, of either, counts as 1.
  package init(_ whole: ClosedRange<Double>, over points: ClosedRange<Double>) {
    func filled(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      range.length > 0 ? range : range.lowerBound...(range.lowerBound + 1)
    }
    self.whole = filled(whole)
    self.points = filled(points)
    times = self.whole
  }

  /// The times of `shown` over all of `points`, as far as they can be shown.
  package init(
    _ whole: ClosedRange<Double>, over points: ClosedRange<Double>,
    showing shown: ClosedRange<Double>
  ) {
    self.init(whole, over: points)
    let reach = self.whole.length * Self.overhang
    let limits = (self.whole.lowerBound - reach)...(self.whole.upperBound + reach)
    if limits.contains(shown.lowerBound), limits.contains(shown.upperBound),
      shown.length >= self.whole.length * Self.closest
    {
      times = shown
    }
  }

  /// The same view over other points.
  package func over(_ points: ClosedRange<Double>) -> TimelineScale {
    var other = TimelineScale(whole, over: points)
    other.times = times
    return other
  }

  /// The same times, as far as they can be seen of another whole; all of it where they are outside.
  package func over(_ points: ClosedRange<Double>, of whole: ClosedRange<Double>) -> TimelineScale {
    var other = TimelineScale(whole, over: points)
    let longest = other.whole.length * (1 + 2 * Self.overhang)
    guard times.overlaps(other.whole), times.length <= longest else { return other }
    other.show(from: times.lowerBound, length: times.length)
    return other
  }

  package func x(of time: Double) -> Double {
    points.lowerBound + (time - times.lowerBound) / times.length * points.length
  }

  package func time(at x: Double) -> Double {
    times.lowerBound + (x - points.lowerBound) / points.length * times.length
  }

  /// Converts a distance in points to a duration.
  package func duration(of width: Double) -> Double { width / points.length * times.length }

  // MARK: Moving the view

  /// Multiplies the visible duration by `factor` (below 1 zooms in); the time at `x` stays there.
  package mutating func zoom(by factor: Double, at x: Double) {
    guard factor > 0, factor.isFinite else { return }
    let longest = whole.length * (1 + 2 * Self.overhang)
    let length = min(max(times.length * factor, whole.length * Self.closest), longest)
    let part = (x - points.lowerBound) / points.length
    show(from: time(at: x) - part * length, length: length)
  }

  /// Moves the visible times by a distance in points; positive shows later times.
  package mutating func pan(by width: Double) {
    guard width.isFinite else { return }
    show(from: times.lowerBound + duration(of: width), length: times.length)
  }

  /// Shows `range` with a margin of 5% on either side, or the whole timeline for nil.
  package mutating func fit(_ range: ClosedRange<Double>? = nil) {
    guard let range, range.length > 0 else {
      times = whole
      return
    }
    let length = max(range.length * 1.1, whole.length * Self.closest)
    show(from: (range.lowerBound + range.upperBound - length) / 2, length: length)
  }

  private mutating func show(from start: Double, length: Double) {
    let reach = whole.length * Self.overhang
    let first = whole.lowerBound - reach
    let last = whole.upperBound + reach - length
    let start = min(max(start, first), max(first, last))
    guard start.isFinite, length.isFinite else { return }
    times = start...(start + length)
  }

  // MARK: Lines

  /// The interval between numbered lines: 1, 2 or 5 times a power of ten, so that they are at least
  /// `spacing` points apart. For pages, whole numbers are preferred.
  package func step(spacing: Double, in unit: Timeline.Unit) -> Double {
    let least = duration(of: spacing)
    var power = unit == .points ? 1.0 : 1e-3
    while power * 10 <= least { power *= 10 }
    while power > least, power > 1e-9, unit != .points { power /= 10 }
    let steps = [1.0, 2, 5, 10, 20, 50].map { $0 * power }
    let step = steps.first { $0 >= least } ?? power * 100
    return unit == .pages && step < 1 && least <= 1 && step > 0.25 ? 1 : step
  }

  /// The times of the visible numbered lines, in order; `spacing` is at least 8 points.
  ///
  /// - Complexity: O(*n*) in the lines, at most a few hundred.
  package func lines(spacing: Double, in unit: Timeline.Unit) -> [Double] {
    let step = step(spacing: max(spacing, 8), in: unit)
    let first = (times.lowerBound / step).rounded(.up)
    let last = (times.upperBound / step).rounded(.down)
    guard last >= first, last - first < 10_000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}

extension ClosedRange<Double> {
  package var length: Double { upperBound - lowerBound }
}
