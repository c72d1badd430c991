import Keyframes

/// Makes tracks of animations, one over the other.
struct SVGTrackMaker {
  /// The length of the scene in seconds: what goes on without an end in no other way is written out so far.
  let length: Double
  /// Whether everything begins anew after the length of the scene.
  let isCyclic: Bool

  /// The track of a property that is `base` where nothing animates it.
  ///
  /// - Complexity: O(*n*) in the keyframes of all rounds within the scene.
  func track<Value>(_ base: Value, _ effects: [SVGEffect<Value>]) -> Track<Value> {
    guard let first = effects.first else { return Track(base) }
    if effects.count == 1, let track = endless(base, first) { return track }
    var strip = SVGStrip<Value>()
    let ends = effects.flatMap { $0.timing.intervals.flatMap { [$0.begin, $0.end] } }
    let inner = Set(ends.filter { $0 > 0 && $0 < length }).sorted()
    for (start, end) in zip([0] + inner, inner + [length]) where start < end {
      guard let seen = top(effects, at: start) else {
        strip.hold(base, from: start, to: end)
        continue
      }
      closed(seen, effects, base).run(from: start, to: end, seen.moment, into: &strip)
    }
    if !isCyclic { strip.hold(value(base, effects, at: length), from: length, to: length) }
    let track = strip.track(base, isCyclic: isCyclic)
    return isCyclic && !track.isConstant ? track.extrapolated(after: .repeat) : track
  }

  /// Rounds without an end, the first of which begins at or before 0 or follows the base value.
  private func endless<Value>(_ base: Value, _ effect: SVGEffect<Value>) -> Track<Value>? {
    let timing = effect.timing
    guard timing.intervals.count == 1, timing.period.isFinite else { return nil }
    guard effect.zero == nil || effect.zero == effect.round.keyframes[0].value else { return nil }
    let round = timing.isReversed ? effect.round.mirrored(over: 0...1) : effect.round
    let begin = timing.intervals[0].begin
    let isEarly = begin < 0 && effect.zero == nil
    let start =
      isEarly ? begin + (-begin / timing.period).rounded(.down) * timing.period : begin
    var track = round.retimed(scale: timing.duration, offset: start)
    if start > 0, !timing.fillsBefore, track.keyframes[0].value != base {
      track = Track([Keyframe(time: start, value: base)] + track.keyframes)
    }
    if effect.zero != nil { return track.extrapolated(after: .cumulative) }
    return track.extrapolated(after: timing.alternates ? .pingPong : .repeat)
  }

  /// The animation that is seen at a time, of several the one that began last; of those that rank below `most` if
  /// that is given.
  private func top<Value>(
    _ effects: [SVGEffect<Value>], at time: Double, below most: SVGRank? = nil
  ) -> SVGSeen<Value>? {
    var best: SVGSeen<Value>?
    for (index, effect) in effects.enumerated() {
      guard let moment = effect.timing.moment(at: time) else { continue }
      let begin = effect.timing.intervals[moment.interval].begin
      let rank = SVGRank(rank: effect.rank, begin: effect.rank > 0 ? 0 : begin, index: index)
      if let most, !(rank < most) { continue }
      if let best, rank < best.rank { continue }
      best = SVGSeen(rank: rank, effect: effect, moment: moment)
    }
    return best
  }

  /// The effect with the value below it, as it is when the effect begins, where its keyframes are open.
  private func closed<Value>(
    _ seen: SVGSeen<Value>, _ effects: [SVGEffect<Value>], _ base: Value
  ) -> SVGEffect<Value> {
    guard !seen.effect.open.isEmpty, effects.count > 1 else { return seen.effect }
    let begin = seen.effect.timing.intervals[seen.moment.interval].begin
    let under = value(base, effects, at: max(begin, 0), below: seen.rank)
    var copy = seen.effect
    copy.round = Track(
      copy.round.keyframes.enumerated().map { index, frame in
        guard copy.open.contains(index) else { return frame }
        return Keyframe(time: frame.time, value: under, easing: frame.easing)
      })
    return copy
  }

  private func value<Value>(
    _ base: Value, _ effects: [SVGEffect<Value>], at time: Double, below most: SVGRank? = nil
  ) -> Value {
    guard let seen = top(effects, at: time, below: most) else { return base }
    return closed(seen, effects, base).value(at: time, seen.moment)
  }
}

/// How far up an animation lies: the later it begins, the further.
private struct SVGRank: Comparable {
  let rank: Int
  let begin: Double
  let index: Int

  static func < (one: SVGRank, other: SVGRank) -> Bool {
    (one.rank, one.begin, one.index) < (other.rank, other.begin, other.index)
  }
}

/// The animation that is seen at a time.
private struct SVGSeen<Value: Interpolatable> {
  let rank: SVGRank
  let effect: SVGEffect<Value>
  let moment: SVGMoment
}
