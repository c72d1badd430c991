import Keyframes

extension Animation {
  /// Repeats the animation a number of times that need not be whole, each time from where the previous time
  /// ended: at 2.5 times it stops half way through the third. 0 or fewer is nothing.
  ///
  /// - Precondition: `count` is at most a million, and the animation has an end.
  public static func repeated(_ animation: Animation, count: Double) -> Animation {
    require(
      count <= 1e6, "An animation repeats \(count) times; it must be at most a million times.")
    let whole = max(0, count.rounded(.down))
    let rounds = repeated(animation, times: Int(whole))
    guard count > whole else { return rounds }
    return .sequence([
      rounds, .performance(Beginning(animation: animation, share: count - whole)),
    ])
  }
}

/// An animation that stops after a share of its duration.
private struct Beginning: Performance {
  let animation: Animation
  /// Above 0 and below 1.
  let share: Double

  var duration: Double {
    require(animation.duration.isFinite, "An endless animation cannot be repeated.")
    return animation.duration * share
  }

  func perform(on node: inout Node, at start: Double) {
    let whole = Passage(of: animation, on: node, at: start)
    node.follow(whole.stopped(at: duration), at: start)
  }
}

extension Track {
  /// The track until `time`, where it stops.
  func stopped(at time: Double) -> Track {
    guard let times, time < times.upperBound else { return self }
    var kept = keyframes.filter { $0.time <= time }
    guard let last = kept.last else { return Track(value(at: time)) }
    let next = keyframes[kept.count]
    let progress = (time - last.time) / (next.time - last.time)
    let (start, reached) = (last.easing(0), last.easing(progress))
    kept[kept.count - 1].easing =
      abs(reached - start) < 1e-9 ? .hold : last.easing.part(from: 0, to: progress)
    if let controls = last.controls {
      let middle = controls.first.interpolated(to: controls.second, at: reached)
      let first = last.value.interpolated(to: controls.first, at: reached)
      kept[kept.count - 1].controls = Controls(first, first.interpolated(to: middle, at: reached))
    }
    if time > last.time { kept.append(Keyframe(time: time, value: value(at: time))) }
    return Track(kept).extrapolated(before: before)
  }
}
