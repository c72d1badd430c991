// The evaluation of tracks is inlinable, so that other modules specialise it. For the usual easings
// it is inlined, too, so that callers need not retain the track, which would cost more than the rest.

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
    // Adding 0 makes −0 equal to 0, whose difference has no sign.
    let time = time + 0
    guard last > 0, marks[0].time <= time, time < marks[last].time else { return nil }
    // The last steps of a binary search are unpredictable branches, each of which costs more than
    // counting the few marks that are left.
    var (start, length) = (0, last)
    while length > 8 {
      let half = length / 2
      if marks[start &+ half].time <= time { start &+= half }
      length &-= half
    }
    let rest = marks.extracting((start &+ 1)..<(start &+ length))
    for index in rest.indices { start &+= rest[index].passed(by: time) }
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
  @inlinable @inline(__always)
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
  @inlinable @inline(__always)
  func extrapolatedOrHeld(at time: Double) -> Value {
    if before != .hold || after != .hold, let value = extrapolated(at: time) { return value }
    return endValue(at: time)
  }

  /// The value at `time`, the first and last values holding beyond the ends.
  @inlinable @inline(__always)
  func heldValue(at time: Double) -> Value {
    guard let place = place(of: time) else { return endValue(at: time) }
    return straightValue(at: place) ?? keyframesValue(at: place)
  }

  @inlinable @inline(__always)
  func endValue(at time: Double) -> Value {
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
