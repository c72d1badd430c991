package import Keyframes

/// A number whose speed is shown, or several that move together, such as x and y of a node, which have
/// one speed along their path.
package struct SpeedTracks: Equatable, Sendable {
  package private(set) var tracks: [Track<Double>]

  package init(_ tracks: [Track<Double>]) { self.tracks = tracks }

  /// The speed of one number has a sign; that of several has none.
  private func speed(_ velocities: [Double]) -> Double {
    velocities.count == 1
      ? velocities[0] : velocities.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  package func speed(at time: Double) -> Double { speed(tracks.map { $0.velocity(at: time) }) }
  package func speed(before time: Double) -> Double {
    speed(tracks.map { $0.velocity(before: time) })
  }

  // MARK: Tangents

  /// One side of the keyframes at a time.
  package struct Side: Equatable, Sendable {
    /// The speed, and how far its handle reaches.
    package var tangent: Tangent
    /// How long the segment on this side is.
    package var duration: Double
    /// The mean speed of the segment.
    package var meanSpeed: Double
  }

  /// A side of the keyframes at `time`; nil if a track that moves there has no keyframe or no handle.
  package func side(_ side: KeySide, at time: Double) -> Side? {
    guard let parts = parts(side, at: time), let first = parts.compactMap({ $0 }).first else {
      return nil
    }
    let slope = speed(moving(parts) { $0.curve[side].slope })
    return Side(
      tangent: Tangent(slope: slope, influence: first.curve[side].influence),
      duration: first.curve.duration, meanSpeed: speed(moving(parts) { $0.curve.meanSlope }))
  }

  /// Sets the speed on a side of the keyframes at `time`, so that values and times of keyframes stay.
  /// Several numbers keep their direction; from rest they move towards the other end of the segment.
  ///
  /// - Returns: the changed tracks; nil if there is no such side, or nothing moves.
  package func setting(
    _ tangent: Tangent, _ side: KeySide, at time: Double, breaks: Bool = false
  ) -> SpeedTracks? {
    guard let parts = parts(side, at: time), tangent.slope.isFinite,
      let directions = directions(parts, side)
    else { return nil }
    var result = self
    for (index, part) in parts.enumerated() {
      guard let part else { continue }
      result.tracks[index] = tracks[index].setting(
        Tangent(slope: directions[index] * tangent.slope, influence: tangent.influence), side,
        ofKey: part.key, breaks: breaks)
    }
    return result
  }

  /// The keyframe of a track, and the segment on one of its sides.
  private struct Part {
    let key: Int
    let curve: ValueCurve
  }

  /// Nil for a track that is constant; nil at all if another has no handle there.
  private func parts(_ side: KeySide, at time: Double) -> [Part?]? {
    var all: [Part?] = []
    for track in tracks {
      guard !track.isConstant, track.keyframes.count > 1 else {
        all.append(nil)
        continue
      }
      let range = track.indices(from: time, to: time)
      // Of two keyframes at one time, the one next to the segment.
      guard let key = side == .incoming ? range.first : range.last,
        let curve = track.curve(after: side == .incoming ? key - 1 : key)
      else { return nil }
      all.append(Part(key: key, curve: curve))
    }
    return all
  }

  private func moving(_ parts: [Part?], _ slope: (Part) -> Double) -> [Double] {
    parts.map { $0.map(slope) ?? 0 }
  }

  /// The share of the speed that each track has; nil if nothing moves.
  private func directions(_ parts: [Part?], _ side: KeySide) -> [Double]? {
    guard parts.count > 1 else { return [1] }
    for slopes in [moving(parts) { $0.curve[side].slope }, moving(parts) { $0.curve.meanSlope }] {
      let length = speed(slopes)
      if length > 0, length.isFinite { return slopes.map { $0 / length } }
    }
    return nil
  }

  // MARK: Jumps

  package var jumps: [SpeedJump] { Track.speedJumps(of: tracks) }

  /// The times of all keyframes, in order.
  package var times: [Double] {
    tracks.count == 1
      ? tracks[0].keyframes.map(\.time)
      : Set(tracks.flatMap { $0.isConstant ? [] : $0.keyframes.map(\.time) }).sorted()
  }

  // MARK: Curve

  /// Times and speeds to draw, in order, between two times, about `step` apart; where the speed jumps,
  /// two points have the same time. Infinite speeds are left out.
  ///
  /// - Complexity: O(*n*) in the keyframes between the times, and in the points.
  package func points(from start: Double, to end: Double, step: Double) -> [Point] {
    guard start < end, step > 0 else { return [] }
    let cuts = [start] + times.filter { $0 > start && $0 < end } + [end]
    var points: [Point] = []
    for (low, high) in zip(cuts, cuts.dropFirst()) where low < high {
      let count = min(max(Int((high - low) / step), 2), 400)
      for point in segment(from: low, to: high, count: count) where point.y.isFinite {
        points.append(point)
      }
    }
    return points
  }

  /// Of one curve by its parameter, which is fast; else by time.
  private func segment(from low: Double, to high: Double, count: Int) -> [Point] {
    if tracks.count == 1 {
      let index = tracks[0].indices(from: low, to: low).last
      if let curve = index.flatMap({ tracks[0].curve(after: $0) }), curve.end.x == high {
        return (0...count).map { step in
          let parameter = Double(step) / Double(count)
          return Point(x: curve.point(at: parameter).x, y: curve.slope(at: parameter))
        }
      }
    }
    return (0...count).map { step in
      let time = low + (high - low) * Double(step) / Double(count)
      return Point(x: time, y: step == count ? speed(before: high) : speed(at: time))
    }
  }
}
