// Evaluation of tracks. Other modules cannot specialise a generic function unless it is inlinable;
// these overloads are specialised here for the types that scenes use, and ten times as fast.
//
// The paths for linear easings and the usual families are inlinable as far as they use the track, so
// that callers need not retain it, which would cost more than the evaluation itself.

extension Track where Value == Double {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Double {
    guard let place = place(of: time) else { return valueBeyond(time) }
    return straightValue(at: place) ?? shapedValue(at: place)
  }

  @usableFromInline
  func valueBeyond(_ time: Double) -> Double { extrapolatedOrHeld(at: time) }

  @usableFromInline
  func shapedValue(at place: SegmentPlace) -> Double { keyframesValue(at: place) }
}

extension Track where Value == Point {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Point {
    guard let place = place(of: time) else { return valueBeyond(time) }
    return straightValue(at: place) ?? shapedValue(at: place)
  }

  @usableFromInline
  func valueBeyond(_ time: Double) -> Point { extrapolatedOrHeld(at: time) }

  @usableFromInline
  func shapedValue(at place: SegmentPlace) -> Point { keyframesValue(at: place) }
}

extension Track where Value == Size {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Size {
    guard let place = place(of: time) else { return valueBeyond(time) }
    return straightValue(at: place) ?? shapedValue(at: place)
  }

  @usableFromInline
  func valueBeyond(_ time: Double) -> Size { extrapolatedOrHeld(at: time) }

  @usableFromInline
  func shapedValue(at place: SegmentPlace) -> Size { keyframesValue(at: place) }
}

extension Track where Value == Rect {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Rect {
    guard let place = place(of: time) else { return valueBeyond(time) }
    return straightValue(at: place) ?? shapedValue(at: place)
  }

  @usableFromInline
  func valueBeyond(_ time: Double) -> Rect { extrapolatedOrHeld(at: time) }

  @usableFromInline
  func shapedValue(at place: SegmentPlace) -> Rect { keyframesValue(at: place) }
}

extension Track where Value == Color {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Color {
    guard let place = place(of: time) else { return valueBeyond(time) }
    return straightValue(at: place) ?? shapedValue(at: place)
  }

  @usableFromInline
  func valueBeyond(_ time: Double) -> Color { extrapolatedOrHeld(at: time) }

  @usableFromInline
  func shapedValue(at place: SegmentPlace) -> Color { keyframesValue(at: place) }
}

extension Track where Value == Bool {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Bool {
    guard let place = place(of: time) else { return valueBeyond(time) }
    return straightValue(at: place) ?? shapedValue(at: place)
  }

  @usableFromInline
  func valueBeyond(_ time: Double) -> Bool { extrapolatedOrHeld(at: time) }

  @usableFromInline
  func shapedValue(at place: SegmentPlace) -> Bool { keyframesValue(at: place) }
}

/// A position between two keyframes.
@usableFromInline
struct SegmentPlace {
  /// The index of the earlier keyframe.
  @usableFromInline let start: Int
  /// Progress before easing, 0 or more and below 1.
  @usableFromInline let progress: Double

  @inlinable @inline(__always)
  init(start: Int, progress: Double) {
    self.start = start
    self.progress = progress
  }
}

extension Track {
  /// The position of `time` between two keyframes; nil before the first, from the last on, and in a
  /// track without segments.
  @inlinable @inline(__always)
  func place(of time: Double) -> SegmentPlace? {
    let marks = marks.span
    let last = marks.count - 1
    guard last > 0, marks[0].time <= time, time < marks[last].time else { return nil }
    // The last steps of a binary search are unpredictable branches, and each misprediction costs
    // more than a linear scan of a few marks, unless they are large and lie on many cache lines.
    let scanned = MemoryLayout<Mark<Value>>.stride > 32 ? 1 : 8
    var (low, length) = (0, last)
    while length > scanned {
      let half = length / 2
      if marks[low &+ half].time <= time { low &+= half }
      length &-= half
    }
    var start = low
    for index in (low &+ 1)..<(low &+ length) { start &+= marks[index].time <= time ? 1 : 0 }
    let (from, to) = (marks[start].time, marks[start + 1].time)
    // Rounding must not take progress to 1 before the end, where a hold jumps.
    return SegmentPlace(start: start, progress: min((time - from) / (to - from), 1.0.nextDown))
  }

  /// The value at a position in a segment that is straight in value and has a linear easing or one
  /// of the usual families; nil in other segments.
  @inlinable @inline(__always)
  func straightValue(at place: SegmentPlace) -> Value? {
    let marks = marks.span
    let (shape, from, to) = (
      marks[place.start].shape, marks[place.start].value, marks[place.start + 1].value
    )
    // The marks are not used after this, so nothing need keep them alive during the call.
    guard shape.isKnown else { return nil }
    return from.interpolated(
      to: to, at: shape.isLinear ? place.progress : shape.eased(place.progress))
  }

  /// The value at a position in any segment, from the keyframes, without copying any.
  @inline(__always)
  func keyframesValue(at place: SegmentPlace) -> Value {
    let keyframes = keyframes.span
    let eased = keyframes[place.start].easing(place.progress)
    let (from, to) = (keyframes[place.start].value, keyframes[place.start + 1].value)
    guard let controls = keyframes[place.start].controls else {
      return from.interpolated(to: to, at: eased)
    }
    return controls.value(from: from, to: to, at: eased)
  }

  /// The value at a time that is not between two keyframes.
  @inline(__always)
  func extrapolatedOrHeld(at time: Double) -> Value {
    if before != .hold || after != .hold, let value = extrapolated(at: time) { return value }
    return endValue(at: time)
  }

  /// The value at `time`, the first and last values holding beyond the ends.
  @inline(__always)
  func heldValue(at time: Double) -> Value {
    guard let place = place(of: time) else { return endValue(at: time) }
    return straightValue(at: place) ?? keyframesValue(at: place)
  }

  @inline(__always)
  private func endValue(at time: Double) -> Value {
    let keyframes = keyframes.span
    let last = keyframes.count - 1
    return time >= keyframes[last].time ? keyframes[last].value : keyframes[0].value
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
