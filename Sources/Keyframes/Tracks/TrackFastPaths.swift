// Evaluation of tracks. Other modules cannot specialise a generic function unless it is inlinable;
// these overloads are specialised here for the types that scenes use, and ten times as fast.
//
// The path for straight segments is inlinable in full, so that callers need not retain the track,
// which would cost more than the evaluation itself.

extension Track where Value == Double {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Double { straightValue(at: time) ?? otherValue(at: time) }

  @usableFromInline
  func otherValue(at time: Double) -> Double { shapedValue(at: time) }
}

extension Track where Value == Point {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Point { straightValue(at: time) ?? otherValue(at: time) }

  @usableFromInline
  func otherValue(at time: Double) -> Point { shapedValue(at: time) }
}

extension Track where Value == Size {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Size { straightValue(at: time) ?? otherValue(at: time) }

  @usableFromInline
  func otherValue(at time: Double) -> Size { shapedValue(at: time) }
}

extension Track where Value == Rect {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Rect { straightValue(at: time) ?? otherValue(at: time) }

  @usableFromInline
  func otherValue(at time: Double) -> Rect { shapedValue(at: time) }
}

extension Track where Value == Color {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Color { straightValue(at: time) ?? otherValue(at: time) }

  @usableFromInline
  func otherValue(at time: Double) -> Color { shapedValue(at: time) }
}

extension Track where Value == Bool {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Bool { straightValue(at: time) ?? otherValue(at: time) }

  @usableFromInline
  func otherValue(at time: Double) -> Bool { shapedValue(at: time) }
}

extension Track {
  /// The value on a straight segment; nil anywhere else.
  @inlinable @inline(__always)
  func straightValue(at time: Double) -> Value? {
    let marks = marks.span
    let last = marks.count - 1
    guard last > 0, marks[0].time <= time, time < marks[last].time else { return nil }
    // The last steps of a binary search are unpredictable branches, and each misprediction costs
    // more than a linear scan of a few marks.
    var (low, length) = (0, last)
    while length > 8 {
      let half = length / 2
      if marks[low + half].time <= time { low += half }
      length -= half
    }
    var start = low
    for index in (low + 1)..<(low + length) { start += marks[index].time <= time ? 1 : 0 }
    guard marks[start].isStraight else { return nil }
    let (from, to) = (marks[start].time, marks[start + 1].time)
    // Rounding must not take progress to 1 before the end, where a hold jumps.
    let progress = min((time - from) / (to - from), 1.0.nextDown)
    return marks[start].value.interpolated(to: marks[start + 1].value, at: progress)
  }

  /// The value at any time, from the keyframes, without copying any.
  @inline(__always)
  func shapedValue(at time: Double) -> Value {
    if before != .hold || after != .hold, let value = extrapolated(at: time) { return value }
    return heldValue(at: time)
  }

  /// The value at `time`, the first and last values holding beyond the ends.
  @inline(__always)
  func heldValue(at time: Double) -> Value {
    let next = firstIndex(after: time)
    let keyframes = keyframes.span
    guard next > 0 else { return keyframes[0].value }
    let from = keyframes[next - 1].value
    guard next < keyframes.count else { return from }
    let (start, end) = (keyframes[next - 1].time, keyframes[next].time)
    let progress = min((time - start) / (end - start), 1.0.nextDown)
    // Even a linear easing would cost more than all the rest.
    let isLinear = keyframes[next - 1].easing.isLinear
    let eased = isLinear ? progress : keyframes[next - 1].easing(progress)
    guard let controls = keyframes[next - 1].controls else {
      return from.interpolated(to: keyframes[next].value, at: eased)
    }
    return controls.value(from: from, to: keyframes[next].value, at: eased)
  }

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
