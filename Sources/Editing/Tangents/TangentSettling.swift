package import Keyframes
package import Stage

// Tangents follow their neighbours after every edit.
extension Track<Double> {
  /// The track with the tangents that the kinds of its keyframes ask for. Where an edit has changed
  /// nothing near a keyframe of `old`, its tangents are not computed again. Springs, steps and other
  /// segments without handles stay as they are. A settled track does not change, bit for bit.
  ///
  /// - Complexity: O(*n*) in the keyframes; O(1) for a track without kinds.
  package func settlingTangents(since old: Track? = nil) -> Track {
    guard !isConstant, hasTangents else { return self }
    let indices = Set(changed(since: old).filter { keyframes[$0].tangents != nil })
    return indices.isEmpty ? self : settling(indices)
  }

  /// The keyframes that changed, their neighbours, and the ends, which may follow each other.
  private func changed(since old: Track?) -> [Int] {
    guard let old, !old.isConstant else { return Array(keyframes.indices) }
    let last = keyframes.count - 1
    let (prefix, suffix) = sharedEnds(with: old)
    let near = max(prefix - 1, 0)...min(max(last - suffix + 1, prefix), last)
    return near + [0, last].filter { !near.contains($0) }
  }

  private func settling(_ indices: Set<Int>) -> Track {
    withKeyframes { keyframes in
      for index in indices {
        guard let slope = slopeByKind(index), slope.isFinite else { continue }
        // An automatic handle has a length of its own, too.
        let follows = keyframes[index].tangents?.followsNeighbours == true
        let influence = follows ? Tangent.usualInfluence : nil
        if index > 0 {
          Self.turn(&keyframes, at: index - 1) { curve in
            curve.endTangent = Tangent(
              slope: slope, influence: influence ?? curve.incoming.influence)
          }
        }
        Self.turn(&keyframes, at: index) { curve in
          curve.startTangent = Tangent(
            slope: slope, influence: influence ?? curve.outgoing.influence)
        }
      }
    }
  }

  /// Changes the curve of the segment after the keyframe at `index`, if it is one.
  static func turn(
    _ keyframes: inout [Keyframe<Double>], at index: Int, _ change: (inout ValueCurve) -> Void
  ) {
    guard index >= 0, index + 1 < keyframes.count,
      let old = ValueCurve(from: keyframes[index], to: keyframes[index + 1])
    else { return }
    var curve = old
    change(&curve)
    if !curve.isClose(to: old) { keyframes[index] = curve.stored(in: keyframes[index]) }
  }
}

extension TangentKind {
  /// Whether slopes are computed from the neighbouring keyframes.
  package var followsNeighbours: Bool {
    switch self {
    case .automatic, .spline: true
    case .smooth, .flat: false
    }
  }
}

extension PropertyTrack {
  /// See `Track.settlingTangents(since:)`; tracks of other values than numbers do not change.
  package func settlingTangents(since old: PropertyTrack?) -> PropertyTrack {
    guard let numbers else { return self }
    let settled = numbers.settlingTangents(since: old?.numbers)
    return with(settled) ?? self
  }
}
