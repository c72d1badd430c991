extension Track where Value == Double {
  /// Returns the sum of both tracks at every time, as Core Animation adds an animation onto a
  /// property that is already moving.
  ///
  /// ```swift
  /// let fall: Track<Double> = [0: 0, 2: 200]
  /// let shake: Track<Double> = [1: 0, 1.2: 10, 1.4: -10, 1.5: 0]
  /// fall.adding(shake).value(at: 1.2)  // 130
  /// ```
  ///
  /// Exact up to rounding wherever one of the two is constant during a whole segment of the other,
  /// and wherever both are polynomials of at most the third power. Elsewhere (a spring onto a
  /// spring) the sum is made of cubic pieces, within a millionth of the two tracks' ranges.
  ///
  /// - Precondition: both hold their values beyond their ends, unless one of them is constant.
  /// - Complexity: O(*n* log *n*) in the keyframes of both, times the number of pieces where the sum
  ///   is not exact: some dozens, and at most 2,000.
  public func adding(_ other: Track<Double>) -> Track<Double> {
    if other.isStill { return map { $0 + other.keyframes[0].value } }
    if isStill { return other.map { $0 + keyframes[0].value } }
    for track in [self, other] {
      require(
        track.before == .hold && track.after == .hold,
        "Two moving tracks cannot be added if one of them goes on beyond its ends.")
    }
    var sum = TrackSum(self, other)
    let times = Set((keyframes + other.keyframes).map(\.time)).sorted()
    for (start, end) in zip(times, times.dropFirst()) { sum.add(from: start, to: end) }
    sum.begin(at: times[times.count - 1])
    return Track(sum.keyframes)
  }

  /// Whether the value is the same at all times.
  private var isStill: Bool { isConstant || keyframes.count == 1 }
}

/// Builds the sum of two tracks, from one keyframe time of either to the next.
private struct TrackSum {
  private let tracks: [Track<Double>]
  /// The greatest error of a fitted piece, and of a sum that counts as exact.
  private let tolerance, rounding: Double
  /// How many more times the present stretch may be halved.
  private var budget = 0
  /// The value at the end of the last segment; at first, the first value.
  private var arrived: Double
  private(set) var keyframes: [Keyframe<Double>] = []

  init(_ one: Track<Double>, _ other: Track<Double>) {
    tracks = [one, other]
    var (span, size) = (0.0, 0.0)
    for track in tracks {
      let values = track.keyframes.map(\.value)
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      span += high - low
      size += max(abs(low), abs(high))
    }
    arrived = one.keyframes[0].value + other.keyframes[0].value
    tolerance = span * 1e-6
    rounding = size * 1e-12
  }

  private func value(at time: Double) -> Double {
    tracks[0].value(at: time) + tracks[1].value(at: time)
  }

  /// Begins a segment, after a step if the last one ends at another value.
  mutating func begin(
    at time: Double, easing: Easing = .linear, controls: Controls<Double>? = nil
  ) {
    let value = value(at: time)
    if abs(arrived - value) > rounding {
      keyframes.append(Keyframe(time: time, value: arrived))
    }
    keyframes.append(Keyframe(time: time, value: value, easing: easing, controls: controls))
  }

  /// Adds the sum between two times that have no keyframe between them.
  mutating func add(from start: Double, to end: Double) {
    let legs = tracks.map { TrackLeg($0, from: start) }
    if legs[1].rests, legs[0].rests || legs[0].covers(start, end) {
      return keep(legs[0], on: legs[1].from.value, from: start)
    }
    if legs[0].rests, legs[1].covers(start, end) {
      return keep(legs[1], on: legs[0].from.value, from: start)
    }
    let pieces = legs.map(\.pieces)
    let cuts = Set(pieces.joined().map(\.begin).filter { $0 > start && $0 < end })
    let times = [start] + cuts.sorted() + [end]
    for (low, high) in zip(times, times.dropFirst()) {
      let polynomials = pieces.compactMap { pieces in
        pieces.last { $0.begin <= low }?.polynomial
      }
      if polynomials.count == 2 {
        add(polynomials, from: low, to: high)
      } else {
        budget = 2000
        let parts = 8
        let inner = (1..<parts).map { low + (high - low) * Double($0) / Double(parts) }
        for (from, to) in zip([low] + inner, inner + [high]) { fit(from: from, to: to) }
      }
    }
  }

  /// Adds a segment of one track as it is, on top of the other's constant value `rest`.
  private mutating func keep(_ leg: TrackLeg, on rest: Double, from start: Double) {
    guard !leg.rests else {
      begin(at: start)
      return arrived = leg.from.value + rest
    }
    begin(
      at: start, easing: leg.from.easing,
      controls: leg.from.controls.map { Controls($0.first + rest, $0.second + rest) })
    arrived = leg.to.value + rest
  }

  /// Adds the sum of two polynomials as a straight segment or a cubic Bézier.
  private mutating func add(_ pieces: [LanePiece], from low: Double, to high: Double) {
    let span = high - low
    let (start, end) = (pieces.map { $0.taylor(at: low) }, pieces.map { $0.taylor(at: high) })
    func sum(_ values: [(value: Double, slope: Double)]) -> (value: Double, slope: Double) {
      (values[0].value + values[1].value, values[0].slope + values[1].slope)
    }
    let (first, last) = (sum(start), sum(end))
    let isStraight = pieces.allSatisfy { $0.c2 == 0 && $0.c3 == 0 }
    begin(
      at: low,
      controls: isStraight
        ? nil
        : Controls(first.value + first.slope * span / 3, last.value - last.slope * span / 3))
    arrived = last.value
  }

  /// Adds cubics through the sum's values at thirds, halving where they are not close enough.
  private mutating func fit(from low: Double, to high: Double) {
    let middle = low + (high - low) / 2
    // From the left, since the sum may jump at the end.
    let last = value(at: high.nextDown)
    func sum(_ part: Double) -> Double { part == 1 ? last : value(at: low + (high - low) * part) }
    let (a, b, c, d) = (sum(0), sum(1.0 / 3), sum(2.0 / 3), last)
    let controls = Controls(
      (18 * b - 5 * a - 9 * c + 2 * d) / 6, (18 * c - 9 * b + 2 * a - 5 * d) / 6)
    let isClose = [1.0 / 12, 1.0 / 6, 0.5, 5.0 / 6, 11.0 / 12].allSatisfy {
      abs(controls.value(from: a, to: d, at: $0) - sum($0)) <= tolerance / 2
    }
    guard !isClose, budget > 0, middle > low, middle < high else {
      begin(at: low, controls: controls)
      let next = value(at: high)
      return arrived = abs(d - next) <= tolerance ? next : d
    }
    budget -= 1
    fit(from: low, to: middle)
    fit(from: middle, to: high)
  }
}
