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

  /// The speed on a side of the keyframes at `time`, and how far its handle reaches; nil if a track that
  /// moves there has no keyframe or no handle.
  package func tangent(_ side: KeySide, at time: Double) -> Tangent? {
    guard let sides = sides(side, at: time) else { return nil }
    let moving = sides.compactMap(\.?.tangent)
    guard let first = moving.first else { return nil }
    return Tangent(
      slope: speed(sides.map { $0?.tangent.slope ?? 0 }), influence: first.influence)
  }

  /// Sets the speed on a side of the keyframes at `time`, so that values and times of keyframes stay.
  /// Several numbers keep their direction; from rest they move towards the other end of the segment.
  ///
  /// - Returns: the changed tracks; nil if there is no such tangent.
  package func setting(
    _ tangent: Tangent, _ side: KeySide, at time: Double, breaks: Bool = false
  ) -> SpeedTracks? {
    guard let sides = sides(side, at: time), tangent.slope.isFinite else { return nil }
    let directions = directions(sides)
    guard let directions else { return nil }
    var result = self
    for (index, known) in sides.enumerated() {
      guard let known else { continue }
      let slope = directions[index] * tangent.slope
      result.tracks[index] = tracks[index].setting(
        Tangent(slope: slope, influence: tangent.influence), side, ofKey: known.key,
        breaks: breaks)
    }
    return result
  }

  private typealias Side = (key: Int, tangent: Tangent, mean: Double)

  /// Nil for a track that doesn't move; nil at all if one that moves has no handle.
  private func sides(_ side: KeySide, at time: Double) -> [Side?]? {
    var all: [Side?] = []
    for track in tracks {
      guard !track.isConstant, track.keyframes.count > 1 else {
        all.append(nil)
        continue
      }
      let range = track.indices(from: time, to: time)
      // Of two keyframes at one time, the one next to the segment.
      guard let key = side == .incoming ? range.first : range.last else { return nil }
      let from = side == .incoming ? key - 1 : key
      let known = side == .incoming ? track.incoming(key) : track.outgoing(key)
      guard let tangent = known?.tangent, let curve = track.curve(after: from) else { return nil }
      all.append((key, tangent, curve.meanSlope))
    }
    return all.contains { $0 != nil } ? all : nil
  }

  /// The share of the speed that each track has; nil if nothing moves.
  private func directions(_ sides: [Side?]) -> [Double]? {
    guard sides.count > 1 else { return [1] }
    for slopes in [sides.map { $0?.tangent.slope ?? 0 }, sides.map { $0?.mean ?? 0 }] {
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

  /// Times and speeds to draw, in order of time, between two times; speeds jump where two points have
  /// the same time. Infinite speeds are left out.
  ///
  /// - Complexity: O(*n*) in the keyframes between the times, and in the points.
  package func points(
    from start: Double, to end: Double, step: Double
  ) -> [Point] {
    guard start < end, step > 0 else { return [] }
    let cuts = [start] + times.filter { $0 > start && $0 < end } + [end]
    var points: [Point] = []
    func add(_ time: Double, _ speed: Double) {
      if speed.isFinite { points.append(Point(x: time, y: speed)) }
    }
    for (low, high) in zip(cuts, cuts.dropFirst()) where low < high {
      add(low, speed(at: low))
      let count = min(max(Int((high - low) / step), 1), 400)
      for index in 1..<max(count, 2) {
        let time = low + (high - low) * Double(index) / Double(max(count, 2))
        add(time, speed(at: time))
      }
      add(high, speed(before: high))
    }
    return points
  }
}
