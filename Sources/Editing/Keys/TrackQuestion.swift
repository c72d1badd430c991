package import Keyframes
package import Stage

/// A question about a track of any kind of value.
package protocol TrackQuestion<Answer> {
  associatedtype Answer
  func ask<Value>(_ track: Track<Value>) -> Answer
}

extension PropertyTrack {
  package func answer<Answer>(to question: some TrackQuestion<Answer>) -> Answer {
    switch self {
    case .number(_, let track): question.ask(track)
    case .color(_, let track): question.ask(track)
    case .hidden(let track): question.ask(track)
    case .gradient(let track): question.ask(track)
    case .outline(let track): question.ask(track)
    case .string(let track): question.ask(track)
    case .rangeColor(_, let track): question.ask(track)
    case .maskPath(_, let track): question.ask(track)
    case .maskOpacity(_, let track): question.ask(track)
    }
  }

  /// The keyframes' times and easings, without their values, in order.
  ///
  /// - Complexity: O(*n*)
  package var marks: [KeyframeTiming] { answer(to: Timings()) }

  /// The times and easings of the keyframes at these indices, all of which must exist.
  ///
  /// - Complexity: O(*n*) in the number of indices.
  package func marks(of indices: Range<Int>) -> [KeyframeTiming] {
    answer(to: SomeTimings(indices: indices))
  }

  /// The times of the keyframes at these indices, all of which must exist.
  ///
  /// - Complexity: O(*n*) in the number of indices.
  package func times(of indices: Range<Int>) -> [Double] { answer(to: Times(indices: indices)) }

  /// The indices of the keyframes from one time to another, both included.
  ///
  /// - Complexity: O(log *n*)
  package func indices(from start: Double, to end: Double) -> Range<Int> {
    answer(to: Indices(start: start, end: end))
  }

  /// The number of keyframes; a constant has one.
  package var keyframeCount: Int { answer(to: Count()) }

  /// The times of the first and last keyframe.
  package var span: ClosedRange<Double> { answer(to: Span()) }

  /// The easing from the keyframe at `index` to the next; nil if there is no such keyframe.
  package func easing(at index: Int) -> Easing? {
    index >= 0 && index < keyframeCount ? marks(of: index..<(index + 1))[0].easing : nil
  }
}

private struct Timings: TrackQuestion {
  func ask<Value>(_ track: Track<Value>) -> [KeyframeTiming] { track.timings }
}

private struct SomeTimings: TrackQuestion {
  let indices: Range<Int>

  func ask<Value>(_ track: Track<Value>) -> [KeyframeTiming] { track.timings(of: indices) }
}

private struct Times: TrackQuestion {
  let indices: Range<Int>

  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  func ask<Value>(_ track: Track<Value>) -> [Double] {
    let keyframes = track.keyframes.span
    var times: [Double] = []
    times.reserveCapacity(indices.count)
    for index in indices { times.append(keyframes[index].time) }
    return times
  }
}

private struct Indices: TrackQuestion {
  let start: Double
  let end: Double

  func ask<Value>(_ track: Track<Value>) -> Range<Int> { track.indices(from: start, to: end) }
}

private struct Count: TrackQuestion {
  func ask<Value>(_ track: Track<Value>) -> Int { track.keyframes.count }
}

private struct Span: TrackQuestion {
  func ask<Value>(_ track: Track<Value>) -> ClosedRange<Double> {
    let keyframes = track.keyframes
    return keyframes[0].time...keyframes[keyframes.count - 1].time
  }
}

/// The range from the first to the last of the keyframes at `indices`; nil if none of them exists.
struct SpanOfKeyframes: TrackQuestion {
  let indices: Set<Int>

  func ask<Value>(_ track: Track<Value>) -> ClosedRange<Double>? {
    let keyframes = track.keyframes
    let ends = keyframes.indices
    let existing = indices.lazy.filter { ends.contains($0) }
    let first = indices.contains(ends.lowerBound) ? ends.lowerBound : existing.min()
    let last = indices.contains(ends.upperBound - 1) ? ends.upperBound - 1 : existing.max()
    guard let first, let last else { return nil }
    return keyframes[first].time...keyframes[last].time
  }
}
