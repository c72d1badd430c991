import Keyframes
import Stage

/// Which times a timeline panel shows over which points, and where its lines go.
struct TimelineScale: Equatable {
  /// Where the times lie, in points from the left.
  let points: ClosedRange<Double>
  /// What is seen.
  private(set) var times: ClosedRange<Double>
  /// All that can be: what is seen never leaves it by more than `overhang` of its length.
  let whole: ClosedRange<Double>

  static let overhang = 0.25
  /// The shortest stretch that can be seen, as a part of the whole.
  static let closest = 1e-4

  /// All of `whole` over all of `points`.
  ///
  /// A length of 0, of either, counts as 1.
  init(_ whole: ClosedRange<Double>, over points: ClosedRange<Double>) {
    func filled(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      range.length > 0 ? range : range.lowerBound...(range.lowerBound + 1)
    }
    self.whole = filled(whole)
    self.points = filled(points)
    times = self.whole
  }

  /// The same view over other points.
  func over(_ points: ClosedRange<Double>) -> TimelineScale {
    var other = TimelineScale(whole, over: points)
    other.times = times
    return other
  }

  func x(of time: Double) -> Double {
    points.lowerBound + (time - times.lowerBound) / times.length * points.length
  }

  func time(at x: Double) -> Double {
    times.lowerBound + (x - points.lowerBound) / points.length * times.length
  }

  /// A distance in points as one in time.
  func duration(of width: Double) -> Double { width / points.length * times.length }

  // MARK: Moving the view

  /// Shows a `factor` of the present stretch (below 1 is closer); the time at `x` stays there.
  mutating func zoom(by factor: Double, at x: Double) {
    guard factor > 0, factor.isFinite else { return }
    let longest = whole.length * (1 + 2 * Self.overhang)
    let length = min(max(times.length * factor, whole.length * Self.closest), longest)
    let part = (x - points.lowerBound) / points.length
    show(from: time(at: x) - part * length, length: length)
  }

  /// Moves what is seen; positive points show later times.
  mutating func pan(by width: Double) {
    guard width.isFinite else { return }
    show(from: times.lowerBound + duration(of: width), length: times.length)
  }

  /// Shows `range`, with a twentieth of it on either side; all of the whole where it is nil.
  mutating func fit(_ range: ClosedRange<Double>? = nil) {
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

  /// The step between numbered lines: 1, 2 or 5 times a power of ten, so that they stand at least
  /// `spacing` points apart; whole pages never less than 1 apart.
  func step(spacing: Double, in unit: Timeline.Unit) -> Double {
    let least = duration(of: spacing)
    var power = unit == .points ? 1.0 : 1e-3
    while power * 10 <= least { power *= 10 }
    while power > least, power > 1e-9, unit != .points { power /= 10 }
    let steps = [1.0, 2, 5, 10, 20, 50].map { $0 * power }
    let step = steps.first { $0 >= least } ?? power * 100
    return unit == .pages && step < 1 && least <= 1 && step > 0.25 ? 1 : step
  }

  /// The numbered lines that are seen, in order.
  ///
  /// - Complexity: O(*n*) in the lines, at most some hundred for spacings of 8 points and more.
  func lines(spacing: Double, in unit: Timeline.Unit) -> [Double] {
    let step = step(spacing: max(spacing, 8), in: unit)
    let first = (times.lowerBound / step).rounded(.up)
    let last = (times.upperBound / step).rounded(.down)
    guard last >= first, last - first < 10_000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }
}
