/// What a track does beyond its first or its last keyframe.
public enum Extrapolation: CaseIterable, Sendable {
  /// The end's value holds. So it does under the other ways where the track has no stretch to go on
  /// with: a constant, one keyframe, all keyframes at one time.
  case hold
  /// The straight line through the two keyframes at that end goes on; their easing does not count.
  /// A step at the end has no such line: its value holds.
  case linear
  /// The track begins again: a length later it has the same values, its first one where it begins.
  case `repeat`
  /// The track runs back and forth: two lengths later it has the same values.
  case pingPong
  /// The track begins again from where it ended: each round adds the last value less the first, and
  /// each round before the track takes it away. Values without a way in between only repeat.
  case cumulative
}

extension Track {
  /// The same keyframes, with `before` and `after` set.
  public func extrapolated(before: Extrapolation = .hold, after: Extrapolation = .hold) -> Track {
    var copy = self
    copy.before = before
    copy.after = after
    return copy
  }

  /// The value beyond the ends; nil inside, where a value simply holds, and where the time is not
  /// finite or so far away that its rounds cannot be counted.
  func extrapolated(at time: Double) -> Value? {
    guard let times, time.isFinite, !times.contains(time) else { return nil }
    let isBefore = time < times.lowerBound
    let length = times.upperBound - times.lowerBound
    let elapsed = time - times.lowerBound
    switch isBefore ? before : after {
    case .hold: return nil
    case .linear: return onTheLine(at: time, isBefore: isBefore)
    case .repeat:
      guard length > 0 else { return nil }
      return heldValue(at: times.lowerBound + wrapped(elapsed, length).rest)
    case .pingPong:
      guard length > 0 else { return nil }
      let rest = wrapped(elapsed, 2 * length).rest
      return heldValue(at: times.lowerBound + min(rest, 2 * length - rest))
    case .cumulative:
      guard length > 0 else { return nil }
      let (rounds, rest) = wrapped(elapsed, length)
      guard rounds.isFinite else { return nil }
      let keyframes = keyframes.span
      return heldValue(at: times.lowerBound + rest)
        .moved(by: rounds, from: keyframes[0].value, to: keyframes[keyframes.count - 1].value)
    }
  }

  private func onTheLine(at time: Double, isBefore: Bool) -> Value? {
    let keyframes = keyframes.span
    guard keyframes.count > 1 else { return nil }
    let first = isBefore ? 0 : keyframes.count - 2
    let (start, end) = (keyframes[first].time, keyframes[first + 1].time)
    let progress = (time - start) / (end - start)
    guard end > start, progress.isFinite else { return nil }
    return keyframes[first].value.interpolated(to: keyframes[first + 1].value, at: progress)
  }
}

/// How often `length` fits into `elapsed`, and what is left, 0 or more and less than `length`.
private func wrapped(_ elapsed: Double, _ length: Double) -> (rounds: Double, rest: Double) {
  // The remainder is exact, however many rounds there are.
  let remainder = elapsed.truncatingRemainder(dividingBy: length)
  let rest = remainder < 0 ? remainder + length : remainder
  return (((elapsed - rest) / length).rounded(), rest)
}
