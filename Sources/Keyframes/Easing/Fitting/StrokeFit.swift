/// An easing for a curve that was drawn by hand: one cubic Bézier if that is near enough, else
/// straight lines along a few cubic polynomials.
///
/// The stroke is read as a function of progress, with later samples over earlier ones, and smoothed.
/// Its tolerance is never below the jitter, which is what the smoothing removes. Greedily, each
/// polynomial reaches as far as the tolerance allows.
package struct StrokeFit: Equatable, Sendable {
  /// A point of the stroke: progress and the value there.
  package struct Sample: Equatable, Sendable {
    package var progress, value: Double

    package init(_ progress: Double, _ value: Double) {
      (self.progress, self.value) = (progress, value)
    }
  }

  package let easing: Easing
  /// The number of curves; 1 is a cubic Bézier.
  package let curves: Int
  /// The largest distance from the stroke as it was drawn.
  package let largestError: Double

  /// How far one Bézier may be from the smoothed stroke.
  private static let single = 0.025
  /// How far several curves may be from it.
  private static let several = 0.01

  /// Fits an easing to a stroke; nil unless it covers a tenth of the progress.
  package init?(_ stroke: [Sample]) {
    guard let raw = StrokeValues(stroke) else { return nil }
    let smooth = raw.smoothed
    let jitter = raw.meanDistance(smooth)
    let steps = StrokeValues.steps / HandleTable.steps
    let targets = (0...HandleTable.steps).map { smooth.values[$0 * steps] }
    // A hand is no more precise than that.
    let bezier = HandleTable.search(targets).rounded(to: 100).easing
    if smooth.largestError(bezier) <= max(Self.single, 3 * jitter) {
      (easing, curves, largestError) = (bezier, 1, raw.largestError(bezier))
      return
    }
    let pieces = Self.pieces(smooth.values, tolerance: max(Self.several, 2 * jitter))
    let whole = Easing.custom("drawn") { progress in
      let place = progress * Double(StrokeValues.steps)
      let piece = pieces.last { Double($0.start) <= place } ?? pieces[0]
      return piece.value(at: place)
    }
    let stops = SampledEasing(whole, tolerance: Self.several / 2).stops.map {
      LinearStop(($0.output * 1000).rounded() / 1000, at: $0.input)
    }
    let lines = Easing.linear(stops)
    (easing, curves, largestError) = (lines, pieces.count, raw.largestError(lines))
  }

  private static func pieces(_ values: [Double], tolerance: Double) -> [CubicPolynomial] {
    var pieces: [CubicPolynomial] = []
    var start = 0
    while start < values.count - 1 {
      let end = farthest(from: start, to: values.count - 1) {
        CubicPolynomial(values, start, $0).largestError(values) <= tolerance
      }
      pieces.append(CubicPolynomial(values, start, end))
      start = end
    }
    return pieces
  }
}

/// The values of a stroke at equal steps of progress, from 0 at 0 to 1 at 1.
private struct StrokeValues {
  static let steps = 128

  private(set) var values: [Double]

  init?(_ stroke: [StrokeFit.Sample]) {
    var found = [Double?](repeating: nil, count: Self.steps + 1)
    let valid = stroke.filter {
      (-100...100).contains($0.progress) && (-1e6...1e6).contains($0.value)
    }
    for (from, to) in zip(valid, valid.dropFirst()) {
      let (low, high) = from.progress < to.progress ? (from, to) : (to, from)
      let first = max(Int((low.progress * Double(Self.steps)).rounded(.up)), 0)
      let last = min(Int((high.progress * Double(Self.steps)).rounded(.down)), Self.steps)
      guard first <= last else { continue }
      for index in first...last {
        let place = Double(index) / Double(Self.steps) - low.progress
        let share = high.progress > low.progress ? place / (high.progress - low.progress) : 1
        found[index] = low.value + (high.value - low.value) * share
      }
    }
    let known = found.indices.filter { found[$0] != nil }
    guard known.count > Self.steps / 10, let first = known.first, let last = known.last else {
      return nil
    }
    values = found.map { $0 ?? 0 }
    guide(start: first, end: last)
  }

  /// The most that an end is moved to 0 or 1 by bending the stroke near it.
  private static let near = 0.2
  private static let reach = steps / 6

  /// Leads the stroke to 0 at the start and to 1 at the end: by straight lines over what was not
  /// drawn, and by bending it where it was drawn up to the end and only just misses.
  private mutating func guide(start: Int, end: Int) {
    let last = Self.steps
    let (low, high) = (values[start], values[end])
    if start <= Self.reach / 2, abs(low) < Self.near {
      for index in start...min(start + Self.reach, end) {
        values[index] -= low * (1 - Double(index - start) / Double(Self.reach))
      }
    }
    if end >= last - Self.reach / 2, abs(1 - high) < Self.near {
      for index in max(end - Self.reach, start)...end {
        values[index] += (1 - high) * (1 - Double(end - index) / Double(Self.reach))
      }
    }
    let (first, final) = (values[start], values[end])
    for index in 0..<start { values[index] = first * Double(index) / Double(start) }
    for index in end...last where end < last {
      values[index] = final + (1 - final) * Double(index - end) / Double(last - end)
    }
    (values[0], values[last]) = (0, 1)
  }

  /// The values without jitter: twice a weighted mean of nine, which leaves the ends where they are.
  var smoothed: StrokeValues {
    var copy = self
    for _ in 0..<2 { copy.values = copy.averaged }
    return copy
  }

  private var averaged: [Double] {
    let reach = 4
    return values.indices.map { index in
      // Fewer neighbours near the ends, the same on both sides.
      let side = min(reach, index, Self.steps - index)
      var (sum, weights) = (0.0, 0.0)
      for offset in -side...side {
        let weight = Double(side + 1 - abs(offset))
        (sum, weights) = (sum + weight * values[index + offset], weights + weight)
      }
      return sum / weights
    }
  }

  func meanDistance(_ other: StrokeValues) -> Double {
    zip(values, other.values).reduce(0) { $0 + abs($1.0 - $1.1) } / Double(values.count)
  }

  func largestError(_ easing: Easing) -> Double {
    values.indices.reduce(0) {
      max($0, abs(values[$1] - easing(Double($1) / Double(Self.steps))))
    }
  }
}
