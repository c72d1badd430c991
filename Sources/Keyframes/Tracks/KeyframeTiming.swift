/// A keyframe without its value.
package struct KeyframeTiming: Equatable, Sendable {
  package let time: Double
  /// The easing of the segment that starts here.
  package let easing: Easing
  /// Whether the value changes before the next keyframe.
  package let moves: Bool
}

extension Track {
  /// The keyframes without their values.
  ///
  /// - Complexity: O(*n*)
  package var timings: [KeyframeTiming] { timings(of: keyframes.indices) }

  /// The keyframes at these indices, all of which must exist, without their values.
  ///
  /// - Complexity: O(*n*) in the number of indices.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  package func timings(of indices: Range<Int>) -> [KeyframeTiming] {
    let all = keyframes.span
    var timings: [KeyframeTiming] = []
    timings.reserveCapacity(indices.count)
    for index in indices {
      let next = index + 1
      let moves =
        next < all.count && all[index].time < all[next].time
        && (all[index].value != all[next].value || all[index].controls != nil)
      timings.append(
        KeyframeTiming(time: all[index].time, easing: all[index].easing, moves: moves))
    }
    return timings
  }

  /// The indices of the keyframes from one time to another, both included, found by binary search.
  ///
  /// - Complexity: O(log *n*)
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  package func indices(from start: Double, to end: Double) -> Range<Int> {
    let all = keyframes.span
    func first(where isBeyond: (Double) -> Bool) -> Int {
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if isBeyond(all[middle].time) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let low = first { $0 >= start }
    return low..<max(low, first { $0 > end })
  }
}
