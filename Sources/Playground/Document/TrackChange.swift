import Exporting
import Keyframes

/// Something that can be done to a track of any kind of value.
protocol TrackChange {
  func apply<Value>(to track: inout Track<Value>)
}

/// Something that can be asked of a track of any kind of value.
protocol TrackQuestion<Answer> {
  associatedtype Answer
  func ask<Value>(_ track: Track<Value>) -> Answer
}

extension PropertyTrack {
  func changed(by change: some TrackChange) -> PropertyTrack {
    func apply<Value>(_ track: Track<Value>) -> Track<Value> {
      var track = track
      change.apply(to: &track)
      return track
    }
    return switch self {
    case .number(let property, let track): .number(property, apply(track))
    case .color(let property, let track): .color(property, apply(track))
    case .hidden(let track): .hidden(apply(track))
    case .gradient(let track): .gradient(apply(track))
    }
  }

  func answer<Answer>(to question: some TrackQuestion<Answer>) -> Answer {
    switch self {
    case .number(_, let track): question.ask(track)
    case .color(_, let track): question.ask(track)
    case .hidden(let track): question.ask(track)
    case .gradient(let track): question.ask(track)
    }
  }

  /// The times and easings of its keyframes, in order.
  var marks: [(time: Double, easing: Easing)] { answer(to: Marks()) }

  /// The easing with which a keyframe is left; nil where there is none of that index.
  func easing(at index: Int) -> Easing? {
    let marks = marks
    return marks.indices.contains(index) ? marks[index].easing : nil
  }

  /// The track whose keyframes at `indices` are left with another easing.
  func leaving(_ indices: Set<Int>, with easing: Easing) -> PropertyTrack {
    changed(by: EasingChange(indices: indices, easing: easing))
  }
}

private struct Marks: TrackQuestion {
  func ask<Value>(_ track: Track<Value>) -> [(time: Double, easing: Easing)] {
    track.keyframes.map { ($0.time, $0.easing) }
  }
}

private struct EasingChange: TrackChange {
  let indices: Set<Int>
  let easing: Easing

  func apply<Value>(to track: inout Track<Value>) {
    track = track.withKeyframes { keyframes in
      for index in indices where keyframes.indices.contains(index) {
        keyframes[index].easing = easing
      }
    }
  }
}

extension Track {
  /// The same track, the same beyond its ends, with other keyframes. There must be at least one.
  func withKeyframes(_ change: (inout [Keyframe<Value>]) -> Void) -> Track {
    var keyframes = keyframes
    change(&keyframes)
    var track = Track(keyframes)
    (track.before, track.after) = (before, after)
    return track
  }
}

/// Where a track's value becomes another one, by the index of the keyframe that is left.
struct MovingStretches: TrackQuestion {
  func ask<Value>(_ track: Track<Value>) -> [(index: Int, times: ClosedRange<Double>)] {
    let keyframes = track.keyframes
    return keyframes.indices.dropLast().compactMap { index in
      let (from, to) = (keyframes[index], keyframes[index + 1])
      guard from.time < to.time, from.value != to.value || from.controls != nil else { return nil }
      return (index, from.time...to.time)
    }
  }
}
