import Keyframes
import Syntax

// From keys to the easing that they mean.
extension EasingKeys {
  /// The largest number of keys with curves between them: each takes some ten thousand values.
  static let mostCurves = 300
  /// The largest number of straight lines in place of curves.
  private static let mostLines = 20_000

  /// The easing of keys that were read: exact where easings can be joined to it, else with many straight
  /// lines, which are off by less than 0.0005. Nil where a key's time lies before another's, and for
  /// curves that are too many or too high.
  var easing: Easing? {
    guard keys.count > 1, zip(keys, keys.dropFirst()).allSatisfy({ $0.time <= $1.time }),
      keys.allSatisfy({ $0.value.isFinite && abs($0.value) < 1e6 })
    else { return nil }
    if keys.count == 2, keys[0].value == 0, keys[1].value == 1 {
      return keys[0].ease.easing
    }
    if let exact = steps ?? lines { return exact }
    guard keys.count <= Self.mostCurves else { return nil }
    var search = JoiningSearch()
    return joined(0, keys.count - 1, depth: 0, &search) ?? sampled
  }

  /// The same keys with values and times scaled to 0…1; nil if nothing ever moves, or no time
  /// passes.
  ///
  /// Values that return to their start reach 1 at their farthest.
  var normalized: EasingKeys? {
    guard let timed, let first = keys.first, let last = keys.last else { return nil }
    let farthest = keys.max { abs($0.value - first.value) < abs($1.value - first.value) } ?? last
    let end = last.value == first.value ? farthest.value : last.value
    guard end != first.value else { return nil }
    return EasingKeys(
      timed.keys.map { key in
        Key(
          time: key.time, value: (key.value - first.value) / (end - first.value), ease: key.ease)
      })
  }

  /// The same keys with only times scaled to 0…1, for values that are progress already.
  var timed: EasingKeys? {
    guard let first = keys.first, let last = keys.last, last.time > first.time else { return nil }
    return EasingKeys(
      keys.map { key in
        Key(
          time: key.time == last.time ? 1 : (key.time - first.time) / (last.time - first.time),
          value: key.value, ease: key.ease)
      })
  }

  /// CSS's steps, if all keys hold and lie as theirs do.
  private var steps: Easing? {
    guard keys.dropLast().allSatisfy({ $0.ease == .hold }) else { return nil }
    let values = keys.dropLast().count
    for position in StepPosition.allCases {
      for count in [values - 1, values, values + 1] where count >= 1 {
        guard let easing = Easing(validating: .steps(count, position)) else { continue }
        if isNear(easing) { return easing }
      }
    }
    return isNear(.hold) ? .hold : nil
  }

  private func isNear(_ easing: Easing) -> Bool {
    let places = pairs.flatMap { pair -> [Double] in
      let length = pair.next.time - pair.key.time
      return length > 0 ? [0.001, 0.5, 0.999].map { pair.key.time + length * $0 } : []
    }
    guard let last = keys.last else { return false }
    return abs(last.value - easing(1)) < 1e-4
      && places.allSatisfy { abs(value(at: $0) - easing($0)) < 1e-4 }
  }

  /// CSS's `linear()`, if all is straight or holds.
  private var lines: Easing? {
    guard !keys.dropLast().contains(where: { if case .bezier = $0.ease { true } else { false } })
    else { return nil }
    var stops: [LinearStop] = []
    for (key, next) in pairs {
      if stops.last?.output != key.value || stops.last?.input != key.time {
        stops.append(LinearStop(key.value, at: key.time))
      }
      let end = key.ease == .hold ? key.value : next.value
      if next.time > key.time { stops.append(LinearStop(end, at: next.time)) }
    }
    if let last = keys.last, stops.last?.output != last.value {
      stops.append(LinearStop(last.value, at: last.time))
    }
    return .linear(stops)
  }

  /// Easings joined in pairs, from one key to another; nil where two parts have no height that could be
  /// divided, lie too deep in each other, or take too many attempts.
  private func joined(
    _ low: Int, _ high: Int, depth: Int, _ search: inout JoiningSearch
  ) -> Easing? {
    guard depth < 24, search.mayTry(low..<high) else { return nil }
    let (start, end) = (keys[low], keys[high])
    if high == low + 1 { return end.time > start.time ? start.ease.easing : nil }
    guard depth > 0 || (start.value == 0 && end.value == 1 && start.time == 0 && end.time == 1)
    else { return nil }
    let (length, rise) = (end.time - start.time, end.value - start.value)
    guard length > 0, abs(rise) > 1e-6 else { return nil }
    // Near the middle, so that few lie in each other, and where both sides rise.
    let places = (low + 1..<high).sorted { abs(2 * $0 - low - high) < abs(2 * $1 - low - high) }
    for place in places {
      let key = keys[place]
      guard abs(key.value - start.value) > 1e-6, abs(end.value - key.value) > 1e-6,
        key.time > start.time, key.time < end.time,
        let first = joined(low, place, depth: depth + 1, &search),
        let second = joined(place, high, depth: depth + 1, &search),
        let easing = Easing(
          validating: .joined(
            first, second, at: (key.time - start.time) / length,
            value: (key.value - start.value) / rise))
      else { continue }
      return easing
    }
    search.failed.insert(low..<high)
    return nil
  }

  /// Straight lines.
  private var sampled: Easing? {
    var stops: [LinearStop] = []
    for (key, next) in pairs where next.time > key.time {
      guard stops.count <= Self.mostLines else { return nil }
      let part = EasingKeys([
        Key(time: 0, value: 0, ease: key.ease), Key(time: 1, value: 1, ease: .linear),
      ])
      let rise = next.value - key.value
      let tolerance = min(0.0004 / max(abs(rise), 1e-6), 0.1)
      let lines = SampledEasing(part.keys[0].ease.easing, tolerance: tolerance)
      for stop in lines.stops {
        let time = key.time + (next.time - key.time) * stop.input
        stops.append(LinearStop(key.value + rise * stop.output, at: time))
      }
    }
    if let last = keys.last { stops.append(LinearStop(last.value, at: last.time)) }
    return stops.isEmpty ? nil : .linear(stops)
  }
}

/// The search for keys at which easings can be joined, which would otherwise try the same parts again in
/// exponentially many ways.
private struct JoiningSearch {
  /// The parts that can't be joined.
  var failed: Set<Range<Int>> = []
  private var attempts = 0

  mutating func mayTry(_ part: Range<Int>) -> Bool {
    attempts += 1
    return attempts <= 20_000 && !failed.contains(part)
  }
}
