import Keyframes
import Stage
import Syntax

/// Makes curves of tracks, and remembers the pieces of easings.
struct SVGCurveMaker {
  let clock: SVGClock
  private var pieces: [String: [CubicPieces.Piece]] = [:]
  private(set) var losses = Losses()
  /// The samples in a second for motion without a formula.
  var frameRate = 60.0
  /// The precision of motion without a formula, in the units of the numbers.
  static let tolerance = 0.05

  init(_ clock: SVGClock) { self.clock = clock }

  // MARK: Tracks

  mutating func curve(_ track: Track<Double>, _ name: String) -> SVGCurve {
    guard track.moves else { return SVGCurve(track.value(at: clock.range.lowerBound)) }
    guard isCovered(track) else {
      return baked(track.breaks(in: clock.range), tolerance: track.fineness) {
        [track.value(at: $0)]
      }
    }
    return curve(track.plain(name, &losses)) { [$0] }
  }

  /// Red, green, blue and alpha.
  mutating func curve(_ track: Track<Color>, _ name: String) -> SVGCurve {
    guard track.moves else { return SVGCurve(track.value(at: clock.range.lowerBound).numbers) }
    let isPlain = isCovered(track) && !track.hasControls
    if isPlain {
      let curve = curve(track) { $0.numbers }
      // Beyond the range of colours, a curve would be cut off at its keys only.
      if curve.keys.allSatisfy({ $0.values.allSatisfy { (0...1).contains($0) } }) { return curve }
    }
    return baked(track.breaks(in: clock.range), tolerance: 0.5 / 255) {
      track.value(at: $0).numbers.map { min(max($0, 0), 1) }
    }
  }

  /// 1 where it is shown.
  mutating func curve(hidden track: Track<Bool>) -> SVGCurve {
    steps(track.breaks(in: clock.range)) { [track.value(at: $0) ? 0 : 1] }
  }

  /// Whether nothing but its keyframes shows in the range.
  private func isCovered<Value>(_ track: Track<Value>) -> Bool {
    guard let times = track.times else { return true }
    return (track.before == .hold || times.lowerBound <= clock.range.lowerBound)
      && (track.after == .hold || times.upperBound >= clock.range.upperBound)
  }

  /// A curve of values that are blended number by number.
  mutating func curve<Value>(
    _ track: Track<Value>, _ numbers: (Value) -> [Double]
  ) -> SVGCurve {
    let (first, last) = (track.keyframes[0], track.keyframes[track.keyframes.count - 1])
    var stretches = rest(at: numbers(first.value), clock.range.lowerBound, first.time)
    for (key, next) in zip(track.keyframes, track.keyframes.dropFirst())
    where key.time < next.time && next.time > clock.range.lowerBound
      && key.time < clock.range.upperBound
    {
      let (from, to) = (numbers(key.value), numbers(next.value))
      for piece in pieces(of: key.easing) {
        let stretch = SVGCurve.Stretch(piece, from, to, key.time, next.time)
        if let part = stretch.cut(to: clock.range) { stretches.append(part) }
      }
    }
    stretches += rest(at: numbers(last.value), last.time, clock.range.upperBound)
    guard !stretches.isEmpty else {
      return SVGCurve(numbers(track.value(at: clock.range.lowerBound)))
    }
    return SVGCurve(stretches, clock, end: numbers(track.value(at: clock.range.upperBound)))
  }

  /// Before the first keyframe and after the last; where these lie outside of the range, nothing.
  private func rest(at values: [Double], _ start: Double, _ end: Double) -> [SVGCurve.Stretch] {
    guard start < end else { return [] }
    let stretch = SVGCurve.Stretch(start: start, end: end, from: values, to: values, step: .hold)
    return stretch.cut(to: clock.range).map { [$0] } ?? []
  }

  private mutating func pieces(of easing: Easing) -> [CubicPieces.Piece] {
    let notation = easing.notation
    if let known = pieces[notation], !easing.hasCustom { return known }
    let made = CubicPieces(easing).pieces
    pieces[notation] = made
    return made
  }

  // MARK: Functions

  /// Straight lines along a function of time, which may leap at the breaks alone.
  func baked(
    _ breaks: [Double], tolerance: Double = Self.tolerance, _ function: (Double) -> [Double]
  ) -> SVGCurve {
    let times = clock.bounded(breaks)
    var stretches: [SVGCurve.Stretch] = []
    for (start, end) in zip(times, times.dropFirst()) {
      let count = max(clock.frames(from: start, to: end, perSecond: frameRate), 2)
      let points = (0...count).map { index -> (time: Double, values: [Double]) in
        // Just before the end, where it may leap.
        let place = index == count ? 1 - 1e-9 : Double(index) / Double(count)
        let time = start + (end - start) * place
        return (index == count ? end : time, function(time))
      }
      stretches += straight(points, tolerance)
    }
    return stretches.isEmpty
      ? SVGCurve(function(clock.range.lowerBound))
      : SVGCurve(stretches, clock, end: function(clock.range.upperBound))
  }

  /// Straight lines along points in order of time.
  func lines(
    _ points: [(time: Double, values: [Double])], tolerance: Double = Self.tolerance
  ) -> SVGCurve {
    guard points.count > 1 else { return SVGCurve(points.first?.values ?? [0]) }
    return SVGCurve(straight(points, tolerance), clock)
  }

  private func straight(
    _ points: [(time: Double, values: [Double])], _ tolerance: Double
  ) -> [SVGCurve.Stretch] {
    var stretches: [SVGCurve.Stretch] = []
    var from = 0
    while from < points.count - 1 {
      let to = farthest(from: from, to: points.count - 1) {
        isStraight(points, from, $0, tolerance)
      }
      stretches.append(
        SVGCurve.Stretch(
          start: points[from].time, end: points[to].time, from: points[from].values,
          to: points[to].values, step: .linear))
      from = to
    }
    return stretches
  }

  /// A function that changes at the breaks alone.
  func steps(_ breaks: [Double], _ function: (Double) -> [Double]) -> SVGCurve {
    let times = clock.bounded(breaks)
    guard times.count > 1 else { return SVGCurve(function(clock.range.lowerBound)) }
    return SVGCurve(
      zip(times, times.dropFirst()).map { start, end in
        let values = function(start + (end - start) / 2)
        return SVGCurve.Stretch(start: start, end: end, from: values, to: values, step: .hold)
      }, clock, end: function(clock.range.upperBound))
  }

  private func isStraight(
    _ points: [(time: Double, values: [Double])], _ low: Int, _ high: Int, _ tolerance: Double
  ) -> Bool {
    let (a, b) = (points[low], points[high])
    guard a.values.count == b.values.count else { return false }
    for point in points[low + 1..<high] {
      let part = (point.time - a.time) / (b.time - a.time)
      guard point.values.count == a.values.count else { return false }
      for index in a.values.indices {
        let line = a.values[index] + (b.values[index] - a.values[index]) * part
        if !(abs(point.values[index] - line) <= tolerance) { return false }
      }
    }
    return true
  }
}
