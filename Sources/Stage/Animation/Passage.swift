import Keyframes

/// The tracks of an animation for a node, in their own time, which begins at 0. They can be
/// reversed and scaled in time before they are appended to the node's tracks.
struct Passage {
  var duration: Double
  var numbers: [Property: Track<Double>] = [:]
  var colors: [ColorProperty: Track<Color>] = [:]
  var cues: [Cue] = []
  /// One passage for each child of the node.
  var children: [Passage] = []

  /// Compiles `animation`, starting from the state of `node` at `time`.
  init(of animation: Animation, on node: Node, at time: Double) {
    var copy = node.frozen(at: time)
    let duration = copy.perform(animation, at: 0)
    self.init(duration, of: copy)
  }

  /// Compiles `performance`, starting from the state of `node` at `time`.
  init(of performance: AnyPerformance, on node: Node, at time: Double) {
    var copy = node.frozen(at: time)
    performance.perform(on: &copy, at: 0)
    self.init(performance.duration, of: copy)
    self = bounded
  }

  /// Collects everything that moves in `node`.
  private init(_ duration: Double, of node: Node) {
    self.duration = duration
    numbers = node.numbers.filter { $0.value.times != nil }.mapValues(\.withoutFirstStep)
    colors = node.colors.filter { $0.value.times != nil }.mapValues(\.withoutFirstStep)
    cues = node.cues
    children = node.children.map { Passage(duration, of: $0) }
  }

  /// The passage with times limited to the duration, which rounding may exceed.
  ///
  /// - Precondition: nothing exceeds the duration by more than rounding.
  private var bounded: Passage {
    mapped(duration, { bounded($0) }, { bounded($0) }, { $0 })
  }

  private func bounded<Value>(_ track: Track<Value>) -> Track<Value> {
    guard let times = track.times, times.lowerBound < 0 || times.upperBound > duration else {
      return track
    }
    require(
      times.lowerBound >= -1e-9 && times.upperBound <= duration + 1e-9,
      "A performance of \(duration) s has keyframes at \(times); they must lie within it.")
    return Track(
      track.keyframes.map {
        Keyframe(
          time: min(max($0.time, 0), duration), value: $0.value, easing: $0.easing,
          controls: $0.controls)
      }
    ).extrapolated(before: track.before, after: track.after)
  }

  /// The passage in reverse.
  ///
  /// - Precondition: the passage has an end.
  var reversed: Passage {
    require(duration.isFinite, "An endless animation cannot be reversed.")
    let range = 0...duration
    return mapped(duration, { $0.reversed(over: range) }, { $0.reversed(over: range) }) {
      $0.reversed().map { Cue($0.name, at: duration - $0.time) }
    }
  }

  /// The passage until `time`, where everything stops.
  func stopped(at time: Double) -> Passage {
    mapped(time, { $0.stopped(at: time) }, { $0.stopped(at: time) }) { cues in
      cues.filter { $0.time <= time }
    }
  }

  /// The passage, `factor` times as fast.
  func sped(by factor: Double) -> Passage {
    require(
      factor > 0 && factor.isFinite,
      "The speed of an animation is \(factor); it must be finite and above 0.")
    let scale = 1 / factor
    return mapped(
      duration * scale, { $0.retimed(scale: scale) }, { $0.retimed(scale: scale) }
    ) {
      $0.map { Cue($0.name, at: $0.time * scale) }
    }
  }

  /// The passage forward, then in reverse; a cue at the turning point is passed once.
  var thereAndBack: Passage {
    require(duration.isFinite, "An endless animation cannot ping-pong.")
    let range = 0...duration
    func turned<Value: Measurable>(_ track: Track<Value>) -> Track<Value> {
      var both = track
      both.follow(track.reversed(over: range), at: duration, "a film")
      return both
    }
    return mapped(2 * duration, { turned($0) }, { turned($0) }) { cues in
      cues
        + cues.reversed().filter { $0.time < duration }
        .map { Cue($0.name, at: duration + (duration - $0.time)) }
    }
  }

  private func mapped(
    _ duration: Double, _ number: (Track<Double>) -> Track<Double>,
    _ color: (Track<Color>) -> Track<Color>, _ cue: ([Cue]) -> [Cue]
  ) -> Passage {
    var copy = self
    copy.duration = duration
    copy.numbers = numbers.mapValues(number)
    copy.colors = colors.mapValues(color)
    copy.cues = cue(cues)
    copy.children = children.map { $0.mapped(duration, number, color, cue) }
    return copy
  }
}

extension Node {
  /// Appends `passage` at `start`.
  mutating func follow(_ passage: Passage, at start: Double) {
    for (property, track) in passage.numbers {
      change(property) { $0.follow(track, at: start, property.name) }
    }
    for (property, track) in passage.colors {
      self[property].follow(track, at: start, property.name)
    }
    cues += passage.cues.map { Cue($0.name, at: start + $0.time) }
    for (index, child) in passage.children.enumerated() {
      children[index].follow(child, at: start)
    }
  }
}

extension Track {
  /// The track without a jump at the very beginning; the target of the jump becomes the first
  /// value.
  fileprivate var withoutFirstStep: Track {
    guard keyframes.count > 1, keyframes[0].time == 0, keyframes[1].time == 0 else { return self }
    return Track(Array(keyframes.dropFirst())).extrapolated(before: before, after: after)
  }

  /// Appends `next`, whose times are relative to `start`; if its first value differs from this
  /// track's there is a step.
  mutating func follow(_ next: Track, at start: Double, _ name: String) {
    requireRest(from: start, name)
    require(
      next.after == .hold || times == nil,
      "\(name) cannot begin an endless animation at \(start): it has moved before, and that would be repeated."
    )
    let value = value(at: start)
    let first = next.keyframes[0]
    let begin = next.times == nil ? start : start + first.time
    var moved = times == nil ? [] : keyframes
    if first.value != value {
      moved.append(Keyframe(time: start, value: value))
      if begin > start { moved.append(Keyframe(time: start, value: first.value)) }
    } else if let last = moved.last, last.time == begin, last.value == first.value {
      moved.removeLast()
    }
    moved += next.keyframes.map {
      Keyframe(
        time: next.times == nil ? start : start + $0.time, value: $0.value, easing: $0.easing,
        controls: $0.controls)
    }
    self = Track(moved).extrapolated(before: before, after: next.after)
  }
}
