package import Keyframes

/// A sudden change of speed at a keyframe, of one number or of several that move together, such as x
/// and y.
package struct SpeedJump: Equatable, Sendable {
  package enum Weight: Equatable, Sendable {
    /// More than 5% of the mean speed: may be meant.
    case slight
    /// More than 25% of the mean speed: visible.
    case strong
  }

  package let time: Double
  /// How much the velocity changes, in units of the value per unit of time; may be infinite.
  package let size: Double
  /// The size divided by the larger mean speed of the segments before and after.
  package let share: Double

  /// Nil if the jump is too small to be seen.
  package var weight: Weight? { share > 0.25 ? .strong : share > 0.05 ? .slight : nil }
}

extension Track<Double> {
  /// The sudden changes of speed that can be seen at inner keyframes, in order of time. A keyframe
  /// beside a hold, steps or a jump of the value has none.
  ///
  /// - Complexity: O(*n*)
  package var speedJumps: [SpeedJump] { Self.speedJumps(of: [self]) }

  /// The sudden changes of the velocity of tracks that move together, where any has a keyframe.
  ///
  /// - Complexity: O(*n*) in the keyframes, times their logarithm for several tracks.
  package static func speedJumps(of tracks: [Track]) -> [SpeedJump] {
    let moving = tracks.filter { !$0.isConstant && $0.keyframes.count > 1 }
    guard moving.count > 1 else {
      guard let track = moving.first else { return [] }
      return track.keyframes.indices.dropFirst().dropLast().compactMap { index in
        track.breakAt(index).flatMap { SpeedJump(at: track.keyframes[index].time, [$0]) }
      }
    }
    let times = Set(moving.flatMap { $0.keyframes.map(\.time) }).sorted()
    return times.compactMap { time in
      SpeedJump(at: time, moving.compactMap { $0.break(at: time) })
    }
  }

  /// Nil if a side has no slope.
  private func breakAt(_ index: Int) -> VelocityBreak? {
    guard let one = incoming(index)?.slope, let other = outgoing(index)?.slope else { return nil }
    let (before, here, after) = (keyframes[index - 1], keyframes[index], keyframes[index + 1])
    return VelocityBreak(
      before: one, after: other,
      means: (
        (here.value - before.value) / (here.time - before.time),
        (after.value - here.value) / (after.time - here.time)
      ), isInner: true)
  }

  /// Also where the track has no keyframe, or has ended.
  private func `break`(at time: Double) -> VelocityBreak? {
    let range = indices(from: time, to: time)
    if range.count == 1, range.lowerBound > 0, range.lowerBound < keyframes.count - 1 {
      return breakAt(range.lowerBound)
    }
    guard range.isEmpty else { return nil }
    let next = range.lowerBound
    guard hasSegment(after: next - 1), keyframes[next - 1].hasTangents else {
      return VelocityBreak(before: 0, after: 0, means: (0, 0), isInner: false)
    }
    let (from, to, slope) = (keyframes[next - 1], keyframes[next], velocity(at: time))
    let mean = (to.value - from.value) / (to.time - from.time)
    return VelocityBreak(before: slope, after: slope, means: (mean, mean), isInner: false)
  }
}

/// The slopes of one number on both sides of a time.
private struct VelocityBreak {
  let before, after: Double
  /// The mean slopes of the segments on both sides.
  let means: (Double, Double)
  /// Whether there is a keyframe with segments on both sides.
  let isInner: Bool
}

extension SpeedJump {
  /// Nil if no number has an inner keyframe there, nothing moves, or the jump can't be seen.
  fileprivate init?(at time: Double, _ breaks: [VelocityBreak]) {
    guard breaks.contains(where: \.isInner) else { return nil }
    func length(_ numbers: [Double]) -> Double {
      numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    let size = length(breaks.map { $0.before == $0.after ? 0 : $0.after - $0.before })
    let mean = max(length(breaks.map(\.means.0)), length(breaks.map(\.means.1)))
    guard size > 0, mean > 0 else { return nil }
    self.init(time: time, size: size, share: size / mean)
    if weight == nil { return nil }
  }
}
