import Keyframes

// Changing the times of all tracks of a node.
extension Node {
  /// The node with all motions and cues `delay` later.
  func shifted(by delay: Double) -> Node {
    retimed(
      { $0.retimed(offset: delay) }, { $0.retimed(offset: delay) },
      rest: {
        $0.hidden = $0.hidden.retimed(offset: delay)
        $0.gradient = $0.gradient?.retimed(offset: delay)
        $0.outline = $0.outline?.retimed(offset: delay)
        $0.string = $0.string?.retimed(offset: delay)
        $0.ownValues = $0.ownValues.mapValues { $0.retimed(offset: delay) }
        for index in $0.pathMasks.indices {
          $0.pathMasks[index].path = $0.pathMasks[index].path.retimed(offset: delay)
        }
      }, { Cue($0.name, at: $0.time + delay) })
  }

  /// The node with all motions mirrored at `time`; `hidden` does not change.
  func mirrored(at time: Double) -> Node {
    // Mirrors at exactly `time`.
    let range = time...time
    return retimed(
      { $0.reversed(over: range) }, { $0.reversed(over: range) },
      rest: {
        $0.hidden = Track($0.hidden.value(at: time))
        $0.gradient = $0.gradient?.mirrored(over: range)
        $0.outline = $0.outline?.mirrored(over: range)
        $0.string = $0.string?.mirrored(over: range)
        $0.ownValues = $0.ownValues.mapValues { $0.mirrored(over: range) }
        for index in $0.pathMasks.indices {
          $0.pathMasks[index].path = $0.pathMasks[index].path.mirrored(over: range)
        }
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
    copy.own = own.mapValues(number)
    for index in rangeColors.indices {
      copy.rangeColors[index].color = color(rangeColors[index].color)
    }
    copy.cues = cues.map(cue)
    for index in pathMasks.indices {
      copy.pathMasks[index].opacity = number(pathMasks[index].opacity)
    }
    rest(&copy)
    copy.matte?.nodes = (matte?.nodes ?? []).map { $0.retimed(number, color, rest: rest, cue) }
    copy.children = children.map { $0.retimed(number, color, rest: rest, cue) }
    return copy
  }

  /// The time of the node's first keyframe; nil if nothing moves.
  var firstMotion: Double? {
    (ownTimes.map(\.lowerBound) + parts.compactMap(\.firstMotion)).min()
  }

  /// The time of the node's last keyframe; nil if nothing moves, infinite for endless animations.
  var lastMotion: Double? {
    let goesOn =
      numbers.values.contains { $0.times != nil && $0.after != .hold }
      || colors.values.contains { $0.times != nil && $0.after != .hold }
    if goesOn { return .infinity }
    return (ownTimes.map(\.upperBound) + parts.compactMap(\.lastMotion)).max()
  }

  private var ownTimes: [ClosedRange<Double>] {
    numbers.values.compactMap(\.times) + colors.values.compactMap(\.times)
      + own.values.compactMap(\.times) + ownValues.values.compactMap(\.times)
      + [hidden.times, gradient?.times, outline?.times, string?.times].compactMap { $0 }
      + rangeColors.compactMap(\.color.times) + pathMasks.compactMap(\.path.times)
      + pathMasks.compactMap(\.opacity.times)
  }

  /// The children, preceded by the nodes of the matte.
  private var parts: [Node] { (matte?.nodes ?? []) + children }
}
