import Keyframes

extension Track<Double> {
  /// Inserts a keyframe on the curve of a segment where its value is that of an end, which no easing
  /// could leave and return to (`inserting(at:)`); nil for all other times.
  func insertingOnCurve(at time: Double) -> (track: Track, index: Int)? {
    guard !isConstant, let next = keyframes.firstIndex(where: { $0.time > time }),
      let curve = curve(after: next - 1), let parts = curve.split(at: time)
    else { return nil }
    let value = parts.first.end.y
    let isAtEnd = [curve.start.y, curve.end.y].contains {
      abs(value - $0) <= 1e-9 * abs(curve.rise)
    }
    guard isAtEnd, !curve.isLevel else { return nil }
    let track = withKeyframes { keyframes in
      keyframes[next - 1] = parts.first.stored(in: keyframes[next - 1])
      let middle = Keyframe(time: time, value: value)
      keyframes.insert(parts.second.stored(in: middle), at: next)
    }
    return (track, next)
  }
}

extension ValueCurve {
  /// Whether the value never changes.
  fileprivate var isLevel: Bool { rise == 0 && outgoing.rise == 0 && incoming.rise == 0 }
}
