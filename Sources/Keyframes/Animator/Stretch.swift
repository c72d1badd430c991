/// The segment between two keyframes as an animator sees it: `base + scale · eased`, or a cubic
/// Bézier of eased progress.
struct Stretch {
  var start: Double
  var end: Double
  var base: Double
  var scale: Double
  /// Start, two controls, end.
  var curve: Polynomial?
  /// Nil if the mark has the easing; such easings all begin at 0.
  var easing: Easing?

  /// The eased progress at the start.
  private var first: Double { easing.map { $0(0) } ?? 0 }

  private var span: Double { end - start }

  /// Progress just as `Track` computes it.
  private func progress(at time: Double) -> Double {
    min((time - start) / span, 1.0.nextDown)
  }

  /// Whether pieces can be precise; for other spans the third power overflows or underflows.
  var isSound: Bool { (1e-75...1e75).contains(span) && base.isFinite && scale.isFinite }

  /// The only piece of a stretch that is linear in time and straight in value; nil if that is not
  /// precise.
  var line: LanePiece? {
    let value = Polynomial(base, scale * (1 / span))
    return value.isSound ? LanePiece(value, start: start) : nil
  }

  /// Visits the pieces of one of the easing's segments, ascending, each with its start time. At the
  /// start of the stretch their value is exactly the track's.
  @inline(__always)
  func forEachPiece(
    of segment: EasingSegment, _ visit: (_ begin: Double, _ piece: NewLanePiece) -> Void
  ) {
    guard let begin = time(of: segment.begin) else { return }
    guard begin == start else { return visit(begin, piece(segment, from: begin)) }
    if first == 1 || (first != 0 && curve != nil) {
      // The track takes the later keyframe's value itself, and a curve's by another formula.
      visit(start, .track)
      if let second = firstProgress { visit(second, piece(segment, from: start)) }
      return
    }
    switch segment.form {
    case .polynomial, .bezier, .easing:
      visit(start, piece(segment, from: start))
    case .wave, .decay, .circle:
      guard curve == nil else { return visit(start, .track) }
      visit(start, .piece(LanePiece(constant: base + scale * first)))
      if let second = firstProgress { visit(second, piece(segment, from: start)) }
    }
  }

  /// The first time at which progress is above 0. It need not be the number after `start`: the
  /// smallest numbers divided by the span are 0.
  private var firstProgress: Double? {
    let next = start.nextUp
    guard next < end else { return nil }
    if progress(at: next) > 0 { return next }
    return firstTime(after: start, upTo: end) { progress(at: $0) > 0 }
  }

  @inline(__always)
  private func piece(_ segment: EasingSegment, from begin: Double) -> NewLanePiece {
    if case .polynomial(let polynomial) = segment.form {
      let missed = progress(at: begin) - segment.begin.progress
      var eased = polynomial.composed(offset: missed, factor: 1 / span)
      // Exactly, not only up to rounding.
      if begin == start { eased[0] = first }
      return piece(eased, from: begin)
    }
    guard curve == nil else { return .track }
    switch segment.form {
    case .polynomial, .easing:
      return .easing(SpecialRow(start, span, base, scale, 0, 0, 0, 0))
    case .wave(let wave): return piece(wave)
    case .decay(let decay):
      return .special(
        .decay,
        SpecialRow(
          start, base + scale * decay.base, scale * decay.slope / span, scale * decay.scale,
          scale * decay.scaleSlope / span, decay.exponentRate / span, 0, 0))
    case .circle(let circle):
      return .special(
        .circle,
        SpecialRow(
          start, span, base + scale * circle.base, scale * circle.scale, circle.offset,
          circle.rate, 0, 0))
    case .bezier(let bezier):
      return .special(
        .bezier,
        SpecialRow(start, span, base, scale, bezier.x1, bezier.y1, bezier.x2, bezier.y2))
    }
  }

  @inline(__always)
  private func piece(_ eased: Polynomial, from begin: Double) -> NewLanePiece {
    let value: Polynomial
    if let curve {
      guard eased.isLinear else { return .track }
      value = curve.composed(offset: eased[0], factor: eased[1])
    } else {
      value = eased.scaled(by: scale, on: base)
    }
    guard value.isSound else { return .track }
    if value.isCubic { return .piece(LanePiece(value, start: begin)) }
    let c = value.coefficients
    return .special(.quintic, SpecialRow(begin, c[0], c[1], c[2], c[3], c[4], c[5], 0))
  }

  private func piece(_ wave: Wave) -> NewLanePiece {
    .special(
      .wave,
      SpecialRow(
        wave.anchor == 0 ? start : end, base + scale * wave.base, scale * wave.slope / span,
        scale * wave.scale, wave.exponent, wave.exponentRate / span, wave.phase,
        wave.frequency / span))
  }

  /// The first time of the stretch at which a segment has begun; nil if there is none.
  private func time(of begin: EasingSegment.Begin) -> Double? {
    if begin.isReached(at: 0) { return start }
    let guess = start + begin.progress * span
    var (low, high) = (start, end)
    if guess > start, guess < end {
      // Nearly always one of two adjacent numbers.
      let isLate = begin.isReached(at: progress(at: guess))
      let neighbour = isLate ? guess.nextDown : guess.nextUp
      if begin.isReached(at: progress(at: neighbour)) != isLate {
        let first = max(guess, neighbour)
        return first < end ? first : nil
      }
      // Otherwise rounding is off by a few ulps, unless the guess is near 0 and its ulps are tiny.
      var reach = span.ulp
      if isLate { high = guess } else { low = guess }
      while reach < span {
        let probe = isLate ? max(start, guess - reach) : min(end, guess + reach)
        guard begin.isReached(at: progress(at: probe)) == isLate, probe > start, probe < end else {
          if isLate { low = probe } else { high = probe }
          break
        }
        if isLate { high = probe } else { low = probe }
        reach *= 2
      }
    }
    return firstTime(after: low, upTo: high) { begin.isReached(at: progress(at: $0)) }
  }

  /// The first time at which `isReached` is true. It is false at `low` and counts as true at
  /// `high`.
  private func firstTime(
    after low: Double, upTo high: Double, where isReached: (Double) -> Bool
  ) -> Double? {
    var (low, high) = (low, high)
    while low.nextUp < high {
      let middle = middle(low, high)
      if isReached(middle) { high = middle } else { low = middle }
    }
    return high < end ? high : nil
  }

  /// The number halfway from `low` to `high`, counting representable numbers.
  private func middle(_ low: Double, _ high: Double) -> Double {
    let (first, last) = (low.place, high.place)
    return Double(place: (first & last) + ((first ^ last) >> 1))
  }
}

extension Polynomial {
  var isLinear: Bool { isCubic && self[2] == 0 && self[3] == 0 }
}

extension Double {
  /// The position among all finite numbers, counted from 0.
  fileprivate var place: Int64 {
    let bits = Int64(bitPattern: bitPattern)
    return bits >= 0 ? bits : .min - bits
  }

  fileprivate init(place: Int64) {
    self.init(bitPattern: UInt64(bitPattern: place >= 0 ? place : .min - place))
  }
}
