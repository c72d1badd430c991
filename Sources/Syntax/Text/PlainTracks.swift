package import Keyframes
import Stage
import Words

// Tracks as other systems know them: straight between keyframes but for an easing, and without leaps.

extension Track {
  /// The same track without control values. A segment is exact if `straight` has an easing for it;
  /// else it becomes 32 straight ones, which is a loss.
  package func withoutControls(
    _ name: String, _ losses: inout Losses, distance: (Value, Value) -> Double,
    straight: (Keyframe<Value>, Value) -> Easing?
  ) -> Track {
    guard hasControls else { return self }
    var (largest, count) = (0.0, 0)
    let plain = replacing { keyframe, next in
      guard keyframe.controls != nil else { return nil }
      if let easing = straight(keyframe, next.value) {
        return [Keyframe(time: keyframe.time, value: keyframe.value, easing: easing)]
      }
      let (pieces, error) = pieces(keyframe, next, distance)
      count += pieces.count
      largest = max(largest, error)
      return pieces
    }
    if count > 0 {
      losses.add(
        "The curve of \(name) between keyframes sampled to \(count) straight pieces, largest error \(largest.upperBoundText)."
      )
    }
    return plain.withoutControls()
  }

  /// The same track with other keyframes in place of one that begins a stretch; nil keeps it.
  package func replacing(
    _ pieces: (_ keyframe: Keyframe<Value>, _ next: Keyframe<Value>) -> [Keyframe<Value>]?
  ) -> Track {
    let all = keyframes
    let plain = all.indices.flatMap { index -> [Keyframe<Value>] in
      guard index + 1 < all.count, all[index].time < all[index + 1].time else {
        return [all[index]]
      }
      return pieces(all[index], all[index + 1]) ?? [all[index]]
    }
    return Track(plain).extrapolated(before: before, after: after)
  }

  /// The same track, straight between its keyframes.
  package func withoutControls() -> Track {
    guard hasControls else { return self }
    let plain = keyframes.map { Keyframe(time: $0.time, value: $0.value, easing: $0.easing) }
    return Track(plain).extrapolated(before: before, after: after)
  }

  private func pieces(
    _ keyframe: Keyframe<Value>, _ next: Keyframe<Value>, _ distance: (Value, Value) -> Double
  ) -> ([Keyframe<Value>], error: Double) {
    let count = 32
    let whole = Track([keyframe, next])
    let length = next.time - keyframe.time
    let straight = (0..<count).map { index in
      let time = keyframe.time + length * Double(index) / Double(count)
      return Keyframe(time: time, value: whole.value(at: time))
    }
    let end = Keyframe(time: next.time, value: whole.value(before: next.time))
    let lines = Track(straight + [end])
    let error =
      (0..<count * 64).map { index in
        let time = keyframe.time + length * (Double(index) + 0.5) / Double(count * 64)
        return distance(whole.value(at: time), lines.value(at: time))
      }.max() ?? 0
    return (straight, error)
  }

  /// The same track without two keyframes at one time: the first of them comes a millionth of the track's
  /// length (or of 1, if that is more) early and holds, so that the leap itself stays where it is.
  package func withoutLeaps(_ name: String, _ losses: inout Losses) -> Track {
    guard !isConstant, let times else { return self }
    var plain = keyframes
    let gap = max(times.upperBound - times.lowerBound, 1) * 1e-6
    for index in plain.indices.dropLast() where plain[index].time == plain[index + 1].time {
      let room = index > 0 ? plain[index].time - plain[index - 1].time : .infinity
      plain[index].time -= min(gap, room / 2)
      plain[index].easing = .hold
      guard index > 0, keyframes[index - 1].easing.unnamed != .hold,
        keyframes[index - 1].value != keyframes[index].value
      else { continue }
      losses.add("Before a leap \(name) is \(gap.upperBoundText) early.")
    }
    return Track(plain).extrapolated(before: before, after: after)
  }
}

extension Track where Value == Double {
  package func plain(_ name: String, _ losses: inout Losses) -> Track {
    withoutControls(name, &losses, distance: { abs($0 - $1) }, straight: { $0.absorbed(to: $1) })
  }
}

extension Track where Value == Color {
  package func plain(_ name: String, _ losses: inout Losses) -> Track {
    withoutControls(
      name, &losses,
      distance: { one, other in
        max(
          abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue),
          abs(one.alpha - other.alpha))
      }, straight: { _, _ in nil })
  }
}

extension Keyframe where Value == Double {
  /// The times of the inner control points of a segment that is one cubic Bézier of time and value, as
  /// progress: its easing passes its own parameter on to the controls. Nil for other segments, and
  /// without controls.
  package var timesOfControls: (first: Double, second: Double)? {
    guard controls != nil else { return nil }
    if easing.unnamed == .linear { return (1.0 / 3, 2.0 / 3) }
    guard let points = easing.controlPoints, abs(points.y1 - 1 / 3) < 1e-9,
      abs(points.y2 - 2 / 3) < 1e-9
    else { return nil }
    return (points.x1, points.x2)
  }

  /// The easing with the effect of the control values.
  fileprivate func absorbed(to end: Double) -> Easing? {
    guard let controls, let times = timesOfControls, value != end, value.isFinite, end.isFinite
    else { return nil }
    let (first, second) = (
      (controls.first - value) / (end - value), (controls.second - value) / (end - value)
    )
    guard first.isFinite, second.isFinite else { return nil }
    return .cubicBezier(times.first, first, times.second, second)
  }
}

extension Track {
  /// States the losses of a language in which a track can't continue beyond its ends as this one
  /// does.
  package func stateEnds(
    _ name: String, _ losses: inout Losses, knows known: Set<Extrapolation> = []
  ) {
    guard !isConstant else { return }
    if before != .hold {
      losses.add(
        "\(name) holds before its first keyframe; in Riff it \(before.verb).")
    }
    if after != .hold, !known.contains(after) {
      losses.add(
        "\(name) holds after its last keyframe; in Riff it \(after.verb).")
    }
  }
}

extension Extrapolation {
  /// The verb for how a track continues beyond its keyframes.
  fileprivate var verb: Message {
    switch self {
    case .hold: "holds"
    case .linear: "continues in a straight line"
    case .repeat: "repeats"
    case .pingPong: "repeats back and forth"
    case .cumulative: "repeats with an offset"
    }
  }
}
