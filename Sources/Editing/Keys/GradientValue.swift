import Keyframes
package import Stage

// The gradients of a track.
extension PropertyTrack {
  /// The gradient at `time`; nil for tracks of other values.
  package func gradient(at time: Double) -> Gradient? {
    if case .gradient(let track) = self { track.value(at: time) } else { nil }
  }

  /// The gradient of the keyframe at `index`; nil if there is none.
  package func gradient(ofKey index: Int) -> Gradient? {
    guard case .gradient(let track) = self, track.keyframes.indices.contains(index) else {
      return nil
    }
    return track.keyframes[index].value
  }

  /// Sets the gradient of the keyframes at `indices`; a track of other values does not change.
  package func setting(_ gradient: Gradient, ofKeys indices: Set<Int>) -> PropertyTrack {
    guard case .gradient(let track) = self else { return self }
    return .gradient(
      track.withKeyframes { keyframes in
        for index in indices where keyframes.indices.contains(index) {
          keyframes[index].value = gradient
        }
      })
  }

  /// Sets the gradient at `time`: of the keyframe there, of a new keyframe, or of the constant.
  package func setting(_ gradient: Gradient, at time: Double) -> PropertyTrack {
    guard case .gradient = self else { return self }
    if isConstant { return .gradient(Track(gradient)) }
    if let index = index(at: time) { return setting(gradient, ofKeys: [index]) }
    let (track, index) = inserting(at: time)
    return track.setting(gradient, ofKeys: [index])
  }
}

extension Gradient {
  /// Moves the stop at `index` to an offset, 0…1; returns the gradient and the stop's new index.
  package func moving(
    stop index: Int, to offset: Double
  ) -> (gradient: Gradient, index: Int) {
    var copy = self
    var stop = copy.stops.remove(at: index)
    stop.offset = min(max(offset, 0), 1)
    // The order of stops at the same offset stays.
    let next = copy.stops.enumerated().filter { position, other in
      other.offset < stop.offset || other.offset == stop.offset && position < index
    }.count
    copy.stops.insert(stop, at: next)
    return (copy, next)
  }

  /// Adds a stop with the gradient's colour at `offset`; returns the gradient and the stop's index.
  package func inserting(stopAt offset: Double) -> (gradient: Gradient, index: Int) {
    let offset = min(max(offset, 0), 1)
    let index = stops.firstIndex { $0.offset > offset } ?? stops.count
    var copy = self
    copy.stops.insert(Stop(offset, shownColor(at: offset)), at: index)
    return (copy, index)
  }

  /// The gradient without a stop; the last stop stays.
  package func removing(stop index: Int) -> Gradient {
    guard stops.count > 1, stops.indices.contains(index) else { return self }
    var copy = self
    copy.stops.remove(at: index)
    return copy
  }
}
