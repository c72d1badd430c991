// Evaluation of tracks. Other modules cannot specialise a generic function unless it is inlinable;
// these overloads are specialised here for the types that scenes use, and ten times as fast.
//
// The path for straight segments is inlinable in full, so that callers need not retain the track,
// which would cost more than the evaluation itself.

extension Track where Value == Double {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Double {
    guard let place = place(of: time) else { return heldOrExtrapolated(at: time) }
    guard marks[place.start].shape.isStraight else { return easedValue(at: place) }
    return straightValue(at: place)
  }

  @usableFromInline
  func heldOrExtrapolated(at time: Double) -> Double { shapedValue(at: time) }

  @usableFromInline
  func easedValue(at place: SegmentPlace) -> Double { shapedValue(at: place) }
}

extension Track where Value == Point {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Point {
    guard let place = place(of: time) else { return heldOrExtrapolated(at: time) }
    guard marks[place.start].shape.isStraight else { return easedValue(at: place) }
    return straightValue(at: place)
  }

  @usableFromInline
  func heldOrExtrapolated(at time: Double) -> Point { shapedValue(at: time) }

  @usableFromInline
  func easedValue(at place: SegmentPlace) -> Point { shapedValue(at: place) }
}

extension Track where Value == Size {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Size {
    guard let place = place(of: time) else { return heldOrExtrapolated(at: time) }
    guard marks[place.start].shape.isStraight else { return easedValue(at: place) }
    return straightValue(at: place)
  }

  @usableFromInline
  func heldOrExtrapolated(at time: Double) -> Size { shapedValue(at: time) }

  @usableFromInline
  func easedValue(at place: SegmentPlace) -> Size { shapedValue(at: place) }
}

extension Track where Value == Rect {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Rect {
    guard let place = place(of: time) else { return heldOrExtrapolated(at: time) }
    guard marks[place.start].shape.isStraight else { return easedValue(at: place) }
    return straightValue(at: place)
  }

  @usableFromInline
  func heldOrExtrapolated(at time: Double) -> Rect { shapedValue(at: time) }

  @usableFromInline
  func easedValue(at place: SegmentPlace) -> Rect { shapedValue(at: place) }
}

extension Track where Value == Color {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Color {
    guard let place = place(of: time) else { return heldOrExtrapolated(at: time) }
    guard marks[place.start].shape.isStraight else { return easedValue(at: place) }
    return straightValue(at: place)
  }

  @usableFromInline
  func heldOrExtrapolated(at time: Double) -> Color { shapedValue(at: time) }

  @usableFromInline
  func easedValue(at place: SegmentPlace) -> Color { shapedValue(at: place) }
}

extension Track where Value == Bool {
  /// Returns the value at `time`, as for a track of any type.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Bool {
    guard let place = place(of: time) else { return heldOrExtrapolated(at: time) }
    guard marks[place.start].shape.isStraight else { return easedValue(at: place) }
    return straightValue(at: place)
  }

  @usableFromInline
  func heldOrExtrapolated(at time: Double) -> Bool { shapedValue(at: time) }

  @usableFromInline
  func easedValue(at place: SegmentPlace) -> Bool { shapedValue(at: place) }
}

/// A place between two keyframes.
@usableFromInline
struct SegmentPlace {
  /// The index of the earlier keyframe.
  @usableFromInline let start: Int
  /// Before easing, 0 or more and below 1.
  @usableFromInline let progress: Double

  @inlinable @inline(__always)
  init(start: Int, progress: Double) {
    self.start = start
    self.progress = progress
  }
}

extension Track {
  /// Where `time` is between two keyframes; nil before the first, from the last on, and in a track
  /// without segments.
  @inlinable @inline(__always)
  func place(of time: Double) -> SegmentPlace? {
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
    let (from, to) = (marks[start].time, marks[start + 1].time)
    // Rounding must not take progress to 1 before the end, where a hold jumps.
    return SegmentPlace(start: start, progress: min((time - from) / (to - from), 1.0.nextDown))
  }

  @inlinable @inline(__always)
  func straightValue(at place: SegmentPlace) -> Value {
    let marks = marks.span
    return marks[place.start].value.interpolated(
      to: marks[place.start + 1].value, at: place.progress)
  }

  /// The value at a place in any segment.
  @inline(__always)
  func shapedValue(at place: SegmentPlace) -> Value {
    let marks = marks.span
    let (shape, from, to) = (
      marks[place.start].shape, marks[place.start].value, marks[place.start + 1].value
    )
    guard !shape.isKnown else { return from.interpolated(to: to, at: shape.eased(place.progress)) }
    let keyframes = keyframes.span
    let eased = keyframes[place.start].easing(place.progress)
    guard let controls = keyframes[place.start].controls else {
      return from.interpolated(to: to, at: eased)
    }
    return controls.value(from: from, to: to, at: eased)
  }

  /// The value at any time.
  @inline(__always)
  func shapedValue(at time: Double) -> Value {
    if before != .hold || after != .hold, let value = extrapolated(at: time) { return value }
    return heldValue(at: time)
  }

  /// The value at `time`, the first and last values holding beyond the ends.
  @inline(__always)
  func heldValue(at time: Double) -> Value {
    if let place = place(of: time) { return shapedValue(at: place) }
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
