// How a track finds its value. A generic function of this module is not specialised in another one;
// these are already made for the values that scenes consist of, and ten times as fast.

extension Track where Value == Double {
  /// Returns the value at `time`, as for a track of any type.
  public func value(at time: Double) -> Double { foundValue(at: time) }
}

extension Track where Value == Point {
  /// Returns the value at `time`, as for a track of any type.
  public func value(at time: Double) -> Point { foundValue(at: time) }
}

extension Track where Value == Size {
  /// Returns the value at `time`, as for a track of any type.
  public func value(at time: Double) -> Size { foundValue(at: time) }
}

extension Track where Value == Rect {
  /// Returns the value at `time`, as for a track of any type.
  public func value(at time: Double) -> Rect { foundValue(at: time) }
}

extension Track where Value == Color {
  /// Returns the value at `time`, as for a track of any type.
  public func value(at time: Double) -> Color { foundValue(at: time) }
}

extension Track where Value == Bool {
  /// Returns the value at `time`, as for a track of any type.
  public func value(at time: Double) -> Bool { foundValue(at: time) }
}

extension Track {
  @inline(__always)
  func foundValue(at time: Double) -> Value {
    if before != .hold || after != .hold, let value = extrapolated(at: time) { return value }
    return heldValue(at: time)
  }

  /// The value at `time`, the first and last values holding beyond the ends; copies no keyframe.
  @inline(__always)
  func heldValue(at time: Double) -> Value {
    let next = firstIndex(after: time)
    let keyframes = keyframes.span
    guard next > 0 else { return keyframes[0].value }
    let from = keyframes[next - 1].value
    guard next < keyframes.count else { return from }
    let (start, end) = (keyframes[next - 1].time, keyframes[next].time)
    // Rounding must not take a moment before the end to its own time, where a hold flips.
    let progress = min((time - start) / (end - start), 1.0.nextDown)
    // To ask even a linear easing costs more than all the rest.
    let isLinear = keyframes[next - 1].easing.isLinear
    let eased = isLinear ? progress : keyframes[next - 1].easing(progress)
    guard let controls = keyframes[next - 1].controls else {
      return from.interpolated(to: keyframes[next].value, at: eased)
    }
    return controls.value(from: from, to: keyframes[next].value, at: eased)
  }
}

extension Track {
  /// The index of the first keyframe later than `time`.
  @inline(__always)
  func firstIndex(after time: Double) -> Int {
    let keyframes = keyframes.span
    var (low, high) = (0, keyframes.count)
    while low < high {
      let middle = (low + high) / 2
      if keyframes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Easing {
  fileprivate var isLinear: Bool {
    if case .linear = curve { return true }
    return false
  }
}
