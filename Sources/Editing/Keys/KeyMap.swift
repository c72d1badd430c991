import Keyframes
import Stage

/// Multiplies numbers by a factor, and adds an offset.
package struct NumberMap: Equatable, Sendable {
  package let factor: Double
  package let offset: Double

  /// Adds `offset`.
  package init(adding offset: Double) { (factor, self.offset) = (1, offset) }

  /// Multiplies distances from `pivot`.
  package init(scaling factor: Double, about pivot: Double) {
    (self.factor, offset) = (factor, pivot - factor * pivot)
  }

  package func callAsFunction(_ number: Double) -> Double { number * factor + offset }
  package var isIdentity: Bool { factor == 1 && offset == 0 }
}

extension KeyEdit {
  /// The edited keyframes with other times and, on tracks of numbers, other values; their tangents move
  /// with them. Values that are not finite stay.
  package func mapped(times: NumberMap, values: (TrackPath) -> NumberMap) -> KeyEdit {
    var result = KeyEdit()
    for (path, indices) in keys.byTrack {
      guard var track = tracks[path] else { continue }
      let map = values(path)
      if !map.isIdentity, let numbers = track.numbers {
        track = track.with(numbers.mapped(indices, map)) ?? track
      }
      result.take(
        times.isIdentity ? (track, indices) : track.retimed(indices) { times($0) }, at: path)
    }
    return result
  }
}

extension Track<Double> {
  fileprivate func mapped(_ indices: Set<Int>, _ map: NumberMap) -> Track {
    withKeyframes { keyframes in
      for index in indices where keyframes.indices.contains(index) {
        let value = map(keyframes[index].value)
        guard value.isFinite else { continue }
        keyframes[index].value = value
        if let controls = keyframes[index].controls {
          keyframes[index].controls = Controls(map(controls.first), controls.second)
        }
        if index > 0, let controls = keyframes[index - 1].controls {
          keyframes[index - 1].controls = Controls(controls.first, map(controls.second))
        }
      }
    }
  }
}
