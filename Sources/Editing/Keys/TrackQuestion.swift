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

  /// The times and easings of its keyframes, in order.
  package var marks: [(time: Double, easing: Easing)] { answer(to: Marks()) }

  /// The easing from the keyframe at `index` to the next; nil if there is no such keyframe.
  package func easing(at index: Int) -> Easing? {
    let marks = marks
    return marks.indices.contains(index) ? marks[index].easing : nil
  }
}

private struct Marks: TrackQuestion {
  func ask<Value>(_ track: Track<Value>) -> [(time: Double, easing: Easing)] {
    track.keyframes.map { ($0.time, $0.easing) }
  }
}

/// The segments in which a track's value changes, by the index of the keyframe that begins them.
package struct MovingStretches: TrackQuestion {
  package init() {}

  package func ask<Value>(_ track: Track<Value>) -> [(index: Int, times: ClosedRange<Double>)] {
    let keyframes = track.keyframes
    return keyframes.indices.dropLast().compactMap { index in
      let (from, to) = (keyframes[index], keyframes[index + 1])
      guard from.time < to.time, from.value != to.value || from.controls != nil else { return nil }
      return (index, from.time...to.time)
    }
  }
}
