package import Editing
package import Keyframes
import Stage

/// The segment between two keyframes in which easings are compared.
package struct EasingStretch: Equatable {
  /// The keyframe at its start.
  package let key: KeyframePath
  package let times: ClosedRange<Double>

  /// The progress at `time`, 0…1; clamped outside the segment.
  package func progress(at time: Double) -> Double {
    guard times.length > 0 else { return time < times.lowerBound ? 0 : 1 }
    return min(max((time - times.lowerBound) / times.length, 0), 1)
  }
}

/// One of the easings that are compared.
package struct EasingLane: Equatable {
  /// The versions with this easing: "A", "B C"; empty if none has it.
  package var versions: String
  package let easing: Easing
}

extension Workspace {
  /// The segment after the first selected keyframe, else the one that the curve editor shows, else the
  /// one nearest to the playhead in which something moves.
  package mutating func easingStretch() -> EasingStretch? {
    for key in selection.keys.sorted {
      guard let times = track(at: key.track)?.marks.map(\.time) else { continue }
      // No segment begins at the last keyframe: the one that ends there is shown.
      let index = min(key.index, times.count - 2)
      guard times.indices.contains(index), index >= 0 else { continue }
      return EasingStretch(
        key: KeyframePath(key.track, index), times: times[index]...times[index + 1])
    }
    // The strip shows the curve editor's easing.
    if layout.shows(.curve), let target = curveTarget(), let times = target.stretch {
      return EasingStretch(key: target.first, times: times)
    }
    return player.movingStretch()
  }

  /// Linear, then at most four others, from the versions in the segment and the other selected
  /// keyframes.
  package mutating func easingLanes(over stretch: EasingStretch) -> [EasingLane] {
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
    for lane in player.sights.lanes where !lane.version.hasReducedMotion {
      let track = lane.scene.track(at: stretch.key.track)
      if let easing = track?.easing(at: stretch.key.index) {
        add(easing, lane.version.letter?.rawValue ?? "")
      }
    }
    for key in selection.keys.sorted {
      if let easing = track(at: key.track)?.easing(at: key.index) { add(easing, "") }
    }
    let linear = EasingLane(
      versions: lanes.first { $0.easing == .linear }?.versions ?? "", easing: .linear)
    return [linear] + lanes.filter { $0.easing != .linear }.prefix(4)
  }
}

/// A cache of the compared easings, and the selection it was made for.
package struct ComparedEasings {
  package let stretch: EasingStretch
  package let keys: KeySet
  package let lanes: [EasingLane]
}

extension Player {
  /// The segment in which a value changes that is nearest to the playhead; the first of several.
  package mutating func movingStretch() -> EasingStretch? {
    let now = playhead.timeline.clamp(time)
    var best: (stretch: EasingStretch, distance: Double)?
    for mover in movers() {
      for (index, times) in mover.stretches {
        let distance = max(times.lowerBound - now, now - times.upperBound, 0)
        guard distance < best?.distance ?? .infinity else { continue }
        best = (EasingStretch(key: KeyframePath(mover.path, index), times: times), distance)
      }
      if best?.distance == 0 { break }
    }
    return best?.stretch
  }
}
