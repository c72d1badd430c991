/// A keyframe without its value.
package struct KeyframeTiming: Equatable, Sendable {
  package let time: Double
  /// Of the segment that starts here.
  package let easing: Easing
  /// Whether the value changes before the next keyframe.
  package let moves: Bool
}

extension Track {
  /// The keyframes without their values.
  ///
  /// - Complexity: O(*n*)
  package var timings: [KeyframeTiming] {
    @_specialize(where Value == Double)
    @_specialize(where Value == Color)
    get {
      let all = keyframes.span
      var timings: [KeyframeTiming] = []
      timings.reserveCapacity(all.count)
      for index in all.indices {
        let next = index + 1
        let moves =
          next < all.count && all[index].time < all[next].time
          && (all[index].value != all[next].value || all[index].controls != nil)
        timings.append(
          KeyframeTiming(time: all[index].time, easing: all[index].easing, moves: moves))
      }
      return timings
    }
  }
}
