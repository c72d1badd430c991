import Keyframes

// Additive motions, also of a property that is already moving.
extension Node {
  /// Adds `track`, whose times are fractions of the duration, to the values that the property has
  /// from `start` on.
  mutating func add(
    _ track: Track<Double>, to property: Property, _ easing: Easing, from start: Double,
    to end: Double
  ) {
    let isMoving = self[property].times.map { $0.upperBound > start } ?? false
    guard isMoving else {
      let value = self[property].value(at: start)
      return follow(property, track.map { value + $0 }, easing, from: start, to: end)
    }
    require(
      self[property].after == .hold,
      "\(property.name) cannot be added to at \(start): it is in an endless animation.")
    let laid = track.laid(over: end - start, by: easing)
    change(property) { $0 = $0.adding(laid.begun(at: start)) }
  }
}

extension Track where Value == Double {
  /// The track from `start` on, 0 before it.
  fileprivate func begun(at start: Double) -> Track {
    let first = keyframes[0].value
    let own =
      isConstant
      ? [Keyframe(time: start, value: first)] : retimed(offset: start).keyframes
    let isStep = own[0].time > start || first != 0
    let before =
      isStep ? [Keyframe(time: start, value: 0), Keyframe(time: start, value: first)] : []
    return Track(before + own)
  }
}
