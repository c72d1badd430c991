import Keyframes

// All tracks of a node in another time.
extension Node {
  /// All of its motions `delay` later, its cues too.
  func shifted(by delay: Double) -> Node {
    retimed(
      { $0.retimed(offset: delay) }, { $0.retimed(offset: delay) },
      rest: {
        $0.hidden = $0.hidden.retimed(offset: delay)
        $0.gradient = $0.gradient?.retimed(offset: delay)
      }, { Cue($0.name, at: $0.time + delay) })
  }

  /// All of its motions backwards, so that it is at `time` where it was; whether it is hidden
  /// stays.
  func mirrored(at time: Double) -> Node {
    // The middle of this range, exactly.
    let range = time...time
    return retimed(
      { $0.reversed(over: range) }, { $0.reversed(over: range) },
      rest: {
        $0.hidden = Track($0.hidden.value(at: time))
        $0.gradient = $0.gradient?.mirrored(over: range)
        $0.cues.reverse()
      }, { Cue($0.name, at: time + (time - $0.time)) })
  }

  private func retimed(
    _ number: (Track<Double>) -> Track<Double>, _ color: (Track<Color>) -> Track<Color>,
    rest: (inout Node) -> Void, _ cue: (Cue) -> Cue
  ) -> Node {
    var copy = self
    copy.numbers = numbers.mapValues(number)
    copy.colors = colors.mapValues(color)
    copy.cues = cues.map(cue)
    rest(&copy)
    copy.children = children.map { $0.retimed(number, color, rest: rest, cue) }
    return copy
  }

  /// When its first keyframe is; nil where nothing moves.
  var firstMotion: Double? {
    (ownTimes.map(\.lowerBound) + children.compactMap(\.firstMotion)).min()
  }

  /// When its last keyframe is; nil where nothing moves, infinite where something goes on for ever.
  var lastMotion: Double? {
    let goesOn =
      numbers.values.contains { $0.times != nil && $0.after != .hold }
      || colors.values.contains { $0.times != nil && $0.after != .hold }
    if goesOn { return .infinity }
    return (ownTimes.map(\.upperBound) + children.compactMap(\.lastMotion)).max()
  }

  private var ownTimes: [ClosedRange<Double>] {
    numbers.values.compactMap(\.times) + colors.values.compactMap(\.times)
      + [hidden.times, gradient?.times].compactMap { $0 }
  }
}
