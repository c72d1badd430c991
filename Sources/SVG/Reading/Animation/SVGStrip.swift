import Keyframes

/// Keyframes one after the other.
struct SVGStrip<Value: Interpolatable> {
  private var frames: [Keyframe<Value>] = []

  mutating func hold(_ value: Value, from start: Double, to end: Double) {
    append(Keyframe(time: start, value: value))
    append(Keyframe(time: end, value: value))
  }

  /// Adds the part of a track between two times.
  mutating func add(_ track: Track<Value>, from start: Double, to end: Double) {
    guard start < end else { return }
    for (key, next) in zip(track.keyframes, track.keyframes.dropFirst())
    where next.time > start && key.time < end && key.time < next.time {
      let length = next.time - key.time
      let (low, high) = (
        max(0, (start - key.time) / length), min(1, (end - key.time) / length)
      )
      if low < 1e-9, high > 1 - 1e-9 {
        append(key)
        append(Keyframe(time: next.time, value: next.value))
      } else {
        append(key.part(to: next.value, low, high, at: key.time + low * length))
        let last = key.value.interpolated(to: next.value, at: key.easing(high))
        append(Keyframe(time: key.time + high * length, value: last))
      }
    }
  }

  /// A keyframe that ends a segment is replaced by an equal one that begins the next.
  private mutating func append(_ frame: Keyframe<Value>) {
    if let last = frames.last, abs(last.time - frame.time) < 1e-9, last.value == frame.value {
      frames[frames.count - 1].easing = frame.easing
    } else {
      frames.append(frame)
      if let last = frames.dropLast().last, frame.time < last.time {
        frames[frames.count - 1].time = last.time
      }
    }
  }

  /// Without keyframes at the ends that only hold their value.
  func track(_ base: Value, isCyclic: Bool) -> Track<Value> {
    guard let first = frames.first else { return Track(base) }
    if frames.allSatisfy({ $0.value == first.value }) { return Track(first.value) }
    guard !isCyclic else { return Track(frames) }
    var rest = frames[...]
    while rest.count > 2, rest[rest.startIndex].value == rest[rest.startIndex + 1].value {
      rest.removeFirst()
    }
    while rest.count > 2, rest[rest.endIndex - 1].value == rest[rest.endIndex - 2].value {
      rest.removeLast()
    }
    return Track(Array(rest))
  }
}

extension Keyframe {
  /// The part of a segment to `end` from one share of it to another, as a segment of its own.
  fileprivate func part(to end: Value, _ low: Double, _ high: Double, at time: Double) -> Keyframe {
    let first = value.interpolated(to: end, at: easing(low))
    guard low < high else { return Keyframe(time: time, value: first) }
    let rest: Easing
    if easing == .linear || easing == .hold {
      rest = easing
    } else {
      rest = abs(easing(high) - easing(low)) >= 1e-9 ? easing.part(from: low, to: high) : .linear
    }
    return Keyframe(time: time, value: first, easing: rest)
  }
}
