package import Keyframes
package import Stage

/// Something that can be asked of a track of any kind of value.
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

  /// Its keyframes without their values, in order.
  ///
  /// - Complexity: O(*n*)
  package var marks: [KeyframeTiming] { answer(to: Timings()) }

  /// The easing from the keyframe at `index` to the next; nil if there is no such keyframe.
  package func easing(at index: Int) -> Easing? {
    let marks = marks
    return marks.indices.contains(index) ? marks[index].easing : nil
  }
}

private struct Timings: TrackQuestion {
  func ask<Value>(_ track: Track<Value>) -> [KeyframeTiming] { track.timings }
}

/// From the first to the last of the keyframes at `indices`; nil if none of them exists.
struct SpanOfKeyframes: TrackQuestion {
  let indices: Set<Int>

  func ask<Value>(_ track: Track<Value>) -> ClosedRange<Double>? {
    let keyframes = track.keyframes
    let existing = indices.lazy.filter { keyframes.indices.contains($0) }
    guard let first = existing.min(), let last = existing.max() else { return nil }
    return keyframes[first].time...keyframes[last].time
  }
}
