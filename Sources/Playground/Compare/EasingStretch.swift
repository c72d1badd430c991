import Exporting
import Keyframes
import Stage

/// The way from one keyframe to the next, over which easings are compared.
struct EasingStretch: Equatable {
  /// The keyframe that is left.
  let key: KeyPlace
  let times: ClosedRange<Double>

  /// 0…1, and beyond it the nearer end.
  func progress(at time: Double) -> Double {
    guard times.length > 0 else { return time < times.lowerBound ? 0 : 1 }
    return min(max((time - times.lowerBound) / times.length, 0), 1)
  }
}

/// One of the easings that run side by side.
struct EasingLane: Equatable {
  /// Which versions have it: "A", "B C"; empty for linear and for other keyframes.
  var versions: String
  let easing: Easing
}

extension Session {
  /// That of the first selected keyframe, or that which moves nearest to the playhead: of several
  /// the first in the timeline's order.
  mutating func easingStretch() -> EasingStretch? {
    let selected = selection.keys.sorted {
      ($0.track.node, $0.track.property, $0.index) < ($1.track.node, $1.track.property, $1.index)
    }
    for key in selected {
      guard let times = track(at: key.track)?.marks.map(\.time) else { continue }
      // The last keyframe is left by nothing: what arrives at it is shown.
      let index = min(key.index, times.count - 2)
      guard times.indices.contains(index), index >= 0 else { continue }
      return EasingStretch(
        key: KeyPlace(key.track, index), times: times[index]...times[index + 1])
    }
    // The strip shows what the editor bends.
    if layout.side == .curve, let target = curveTarget(), let times = target.stretch {
      return EasingStretch(key: target.first, times: times)
    }
    return player.movingStretch()
  }

  /// Linear, and then at most four others: those that the versions have at the stretch, and those of
  /// the other selected keyframes.
  mutating func easingLanes(over stretch: EasingStretch) -> [EasingLane] {
    if let made = player.sights.easings, made.stretch == stretch, made.keys == selection.keys {
      return made.lanes
    }
    let lanes = madeEasingLanes(over: stretch)
    player.sights.easings = ComparedEasings(stretch: stretch, keys: selection.keys, lanes: lanes)
    return lanes
  }

  private func madeEasingLanes(over stretch: EasingStretch) -> [EasingLane] {
    var lanes: [EasingLane] = []
    func add(_ easing: Easing, _ letter: String) {
      if let index = lanes.firstIndex(where: { $0.easing == easing }) {
        let known = lanes[index].versions
        lanes[index].versions = [known, letter].filter { !$0.isEmpty }.joined(separator: " ")
      } else {
        lanes.append(EasingLane(versions: letter, easing: easing))
      }
    }
    for lane in player.sights.lanes {
      let track = lane.scene.track(at: stretch.key.track)
      if let easing = track?.easing(at: stretch.key.index) {
        add(easing, lane.version.letter?.rawValue ?? "")
      }
    }
    for key in selection.keys.sorted(by: { $0.index < $1.index }) {
      if let easing = track(at: key.track)?.easing(at: key.index) { add(easing, "") }
    }
    let linear = EasingLane(
      versions: lanes.first { $0.easing == .linear }?.versions ?? "", easing: .linear)
    return [linear] + lanes.filter { $0.easing != .linear }.prefix(4)
  }
}

/// The easings that are compared, and of what.
struct ComparedEasings {
  let stretch: EasingStretch
  let keys: Set<KeyPlace>
  let lanes: [EasingLane]
}

extension Player {
  /// The stretch between different values nearest to the playhead, of several the first.
  mutating func movingStretch() -> EasingStretch? {
    let now = playhead.timeline.clamp(time)
    var best: (stretch: EasingStretch, distance: Double)?
    for mover in movers() {
      for (index, times) in mover.stretches {
        let distance = max(times.lowerBound - now, now - times.upperBound, 0)
        guard distance < best?.distance ?? .infinity else { continue }
        best = (EasingStretch(key: KeyPlace(mover.place, index), times: times), distance)
      }
      if best?.distance == 0 { break }
    }
    return best?.stretch
  }
}
