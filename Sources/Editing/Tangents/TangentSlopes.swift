import Keyframes

// The slopes that the kinds of tangents have.
extension Track<Double> {
  /// The slope of both sides of the keyframe at `index`, by its kind; nil if it is broken, or if there
  /// is nothing to follow.
  func slopeByKind(_ index: Int) -> Double? {
    switch keyframes[index].tangents {
    case nil: nil
    case .flat: 0
    case .smooth: joinedSlope(index)
    case .automatic: followedSlope(index) { Self.slopeWithoutOvershoot($0, $1) }
    case .spline: followedSlope(index) { Self.slopeOfSecant($0, $1) }
    }
  }

  /// The mean of both sides; a side that can't be changed, or is the only one, is followed.
  private func joinedSlope(_ index: Int) -> Double? {
    guard let one = incoming(index), let other = outgoing(index) else { return nil }
    let slopes = [one, other].filter(\.slope.isFinite)
    if let fixed = slopes.first(where: { $0.tangent == nil }) { return fixed.slope }
    guard let first = slopes.first, let last = slopes.last else { return nil }
    return first.slope / 2 + last.slope / 2
  }

  /// A neighbour to follow.
  struct Chord: Equatable {
    let slope: Double
    let duration: Double
  }

  private enum Neighbour {
    case chord(Chord)
    case fixed(Double)
    case none
  }

  private func followedSlope(_ index: Int, _ slope: (Chord, Chord) -> Double) -> Double? {
    let (before, after) = (neighbour(before: index), neighbour(after: index))
    return switch (before, after) {
    case (.fixed(let slope), .chord), (.fixed(let slope), .none), (.chord, .fixed(let slope)),
      (.none, .fixed(let slope)):
      slope
    case (.chord(let one), .chord(let other)): slope(one, other)
    case (.chord(let chord), .none), (.none, .chord(let chord)): chord.slope
    case (.fixed, .fixed), (.none, .none): nil
    }
  }

  private func neighbour(before index: Int) -> Neighbour {
    if index == 0 { return neighbour(beyond: before, isBefore: true) }
    guard let side = incoming(index) else { return .none }
    return neighbour(side, keyframes[index - 1], keyframes[index])
  }

  private func neighbour(after index: Int) -> Neighbour {
    if index == keyframes.count - 1 { return neighbour(beyond: after, isBefore: false) }
    guard let side = outgoing(index) else { return .none }
    return neighbour(side, keyframes[index], keyframes[index + 1])
  }

  private func neighbour(
    _ side: TangentSide, _ from: Keyframe<Double>, _ to: Keyframe<Double>
  ) -> Neighbour {
    if side.tangent == nil { return side.slope.isFinite ? .fixed(side.slope) : .none }
    let chord = Chord(from, to)
    return chord.slope.isFinite ? .chord(chord) : .none
  }

  /// Beyond an end, a held value is at rest, a track that turns round is level, and one that repeats
  /// continues with its other end.
  private func neighbour(beyond kind: Extrapolation, isBefore: Bool) -> Neighbour {
    let last = keyframes.count - 1
    guard last > 0 else { return .none }
    switch kind {
    case .hold, .pingPong: return .fixed(0)
    case .linear: return .none
    case .repeat where keyframes[0].value != keyframes[last].value: return .none
    case .repeat, .cumulative:
      let first = isBefore ? last - 1 : 0
      guard hasSegment(after: first), keyframes[first].hasTangents else { return .none }
      return .chord(Chord(keyframes[first], keyframes[first + 1]))
    }
  }

  /// The weighted harmonic mean of Fritsch and Butland: 0 where the value turns round, and so small that
  /// handles of a third never leave the range of the values.
  private static func slopeWithoutOvershoot(_ one: Chord, _ other: Chord) -> Double {
    guard one.slope * other.slope > 0 else { return 0 }
    let weights = (
      2 * other.duration + one.duration, other.duration + 2 * one.duration
    )
    return (weights.0 + weights.1) / (weights.0 / one.slope + weights.1 / other.slope)
  }

  /// The slope from the previous keyframe to the next.
  private static func slopeOfSecant(_ one: Chord, _ other: Chord) -> Double {
    (one.slope * one.duration + other.slope * other.duration) / (one.duration + other.duration)
  }
}

extension Track<Double>.Chord {
  fileprivate init(_ from: Keyframe<Double>, _ to: Keyframe<Double>) {
    duration = to.time - from.time
    slope = (to.value - from.value) / duration
  }
}
