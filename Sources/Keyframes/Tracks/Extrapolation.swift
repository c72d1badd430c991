/// How a track continues beyond its first or its last keyframe.
public enum Extrapolation: String, CaseIterable, Codable, Sendable {
  /// The end value holds. The other cases do the same for a track that has no segment to continue:
  /// a constant, one keyframe, or all keyframes at one time.
  case hold
  /// The straight line through the two keyframes at that end continues, whatever their easing. A
  /// step at the end has no such line; its value holds.
  case linear
  /// The track repeats with the period of its length. Each period begins with the first value.
  case `repeat`
  /// The track runs forward, then backward, with a period of twice its length.
  case pingPong
  /// The track repeats from where it ended: each round after it adds the difference between the
  /// last value and the first, each round before it subtracts it. Values that have no difference
  /// only repeat.
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

  /// The value beyond the ends; nil within the track, where the end value holds, and if the time is
  /// not finite or too far away to count rounds.
  @inlinable @inline(never)
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

  @inlinable
  func onTheLine(at time: Double, isBefore: Bool) -> Value? {
    let keyframes = keyframes.span
    guard keyframes.count > 1 else { return nil }
    let first = isBefore ? 0 : keyframes.count - 2
    let (start, end) = (keyframes[first].time, keyframes[first + 1].time)
    let progress = (time - start) / (end - start)
    guard end > start, progress.isFinite else { return nil }
    return keyframes[first].value.interpolated(to: keyframes[first + 1].value, at: progress)
  }
}

/// A time of a track, taken back to a time between its first and its last keyframe.
struct TrackPlace {
  /// Never before the first keyframe nor after the last; approached from earlier times also not the
  /// first one's time, otherwise not the last one's.
  var time: Double
  /// Whether the time is approached from earlier times.
  var isBefore: Bool
  /// Whether the track runs backwards at that time.
  var isTurned = false
  /// The number of rounds by which a cumulative track has moved on.
  var rounds = 0.0
}

extension Track {
  /// The position of the track just before or just after `time`; nil where the end value holds or a
  /// line continues, and if the time is not finite or too far away to count rounds.
  func place(of time: Double, isBefore: Bool) -> TrackPlace? {
    guard let times, time.isFinite, times.lowerBound < times.upperBound else { return nil }
    let (start, length) = (times.lowerBound, times.upperBound - times.lowerBound)
    let isEarly = isBefore ? time <= start : time < start
    let isLate = isBefore ? time > times.upperBound : time >= times.upperBound
    guard isEarly || isLate else { return TrackPlace(time: time, isBefore: isBefore) }
    guard (2 * length).isFinite else { return nil }
    /// The time so long after the start; rounding must not take it out of the track.
    func inside(_ rest: Double, isBefore: Bool) -> Double {
      isBefore
        ? min(max(start + rest, start.nextUp), times.upperBound)
        : max(min(start + rest, times.upperBound.nextDown), start)
    }
    /// The whole rounds since the start, and the time since the last one began; just before a time,
    /// a round ends with `length`, not with 0.
    func round(of length: Double) -> (rounds: Double, rest: Double) {
      let (rounds, rest) = wrapped(time - start, length)
      return isBefore && rest == 0 ? (rounds - 1, length) : (rounds, rest)
    }
    switch isEarly ? before : after {
    case .hold, .linear: return nil
    case .repeat:
      let rest = round(of: length).rest
      return TrackPlace(time: inside(rest, isBefore: isBefore), isBefore: isBefore)
    case .pingPong:
      let rest = round(of: 2 * length).rest
      let isForwards = isBefore ? rest <= length : rest < length
      return isForwards
        ? TrackPlace(time: inside(rest, isBefore: isBefore), isBefore: isBefore)
        : TrackPlace(
          time: inside(2 * length - rest, isBefore: !isBefore), isBefore: !isBefore, isTurned: true)
    case .cumulative:
      let (rounds, rest) = round(of: length)
      guard rounds.isFinite else { return nil }
      return TrackPlace(
        time: inside(rest, isBefore: isBefore), isBefore: isBefore, rounds: rounds)
    }
  }
}

/// How often `length` fits into `elapsed`, and the remainder, from 0 up to but not including
/// `length`.
@inlinable
func wrapped(_ elapsed: Double, _ length: Double) -> (rounds: Double, rest: Double) {
  // The remainder is exact, however many rounds there are.
  let remainder = elapsed.truncatingRemainder(dividingBy: length)
  let rest = remainder < 0 ? remainder + length : remainder
  return (((elapsed - rest) / length).rounded(), rest)
}
