/// All keyframes of one property, in order of time. A constant is a track with one keyframe.
///
/// - Beyond the ends the first and last values hold, unless `before` or `after` is set.
/// - Between two keyframes values are blended with the easing of the earlier one.
/// - Two keyframes at one time are a step: the one added first is the value just before that time,
///   the one added last is the value from then on. Of more than two, only these are kept.
///
/// ```swift
/// let opacity: Track<Double> = [0: 0, 0.5: 1, 2: 1, 2.5: 0]
/// opacity.value(at: 0.25)  // 0.5
/// opacity.value(at: -7)    // 0
/// ```
public struct Track<Value: Interpolatable>: Equatable, Sendable {
  /// The keyframes; never empty, and their times never decrease.
  public internal(set) var keyframes: [Keyframe<Value>]
  /// One mark per keyframe if there are at least two keyframes; otherwise empty.
  @usableFromInline var marks: [Mark<Value>] = []
  /// Whether any of at least two keyframes has a kind of tangents, or one had that was replaced.
  package internal(set) var hasTangents = false
  /// How the track continues before its first keyframe.
  public var before = Extrapolation.hold
  /// How the track continues after its last keyframe.
  public var after = Extrapolation.hold

  /// Creates a constant track.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public init(_ value: Value) {
    keyframes = [Keyframe(time: 0, value: value)]
    isConstant = true
  }

  /// Creates a track through `keyframes`, in any order.
  ///
  /// - Precondition: `keyframes` is not empty, and all are finite.
  /// - Complexity: O(*n* log *n*); O(*n*) for keyframes that are in order.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public init(_ keyframes: [Keyframe<Value>]) {
    require(!keyframes.isEmpty, "A track needs at least one keyframe.")
    if Self.isInOrder(keyframes) {
      let all = keyframes.span
      for index in all.indices { all[index].refuseWhatIsNotFinite() }
      self.keyframes = keyframes
      isConstant = false
      markAll()
      return
    }
    self.keyframes = []
    self.keyframes.reserveCapacity(keyframes.count)
    if keyframes.count > 1 { marks.reserveCapacity(keyframes.count) }
    isConstant = false
    let order = keyframes.indices.sorted {
      (keyframes[$0].time, $0) < (keyframes[$1].time, $1)
    }
    for index in order { append(keyframes[index]) }
  }

  /// Whether both have the same keyframes and continue alike beyond their ends.
  ///
  /// - Complexity: O(*n*); O(1) for a copy.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public static func == (one: Track, other: Track) -> Bool {
    one.isConstant == other.isConstant && one.keyframes == other.keyframes
      && one.before == other.before && one.after == other.after
  }

  /// Whether times never decrease, and no three are equal.
  private static func isInOrder(_ keyframes: [Keyframe<Value>]) -> Bool {
    keyframes.indices.dropFirst().allSatisfy { index in
      keyframes[index - 1].time <= keyframes[index].time
        && (index < 2 || keyframes[index - 2].time < keyframes[index].time)
    }
  }

  /// A constant keeps its keyframe as it is.
  init(_ keyframes: [Keyframe<Value>], isConstant: Bool) {
    self.init(keyframes)
    self.isConstant = isConstant
  }

  /// Whether the track was created as a constant; the first keyframe that is added then replaces
  /// its only one.
  public private(set) var isConstant: Bool

  /// Returns the value at `time`; beyond the ends `before` and `after` apply. For NaN it is the
  /// first value.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Value {
    let place = place(of: time)
    if let place, let value = straightValue(at: place) { return value }
    return otherValue(at: time, place)
  }

  /// The value where `straightValue(at:)` has none, or beyond the ends.
  @inlinable @inline(never)
  func otherValue(at time: Double, _ place: SegmentPlace?) -> Value {
    if let place { return keyframesValue(at: place) }
    return extrapolatedOrHeld(at: time)
  }

  /// Adds a keyframe, keeping the order of time. See `Track` for equal times.
  ///
  /// - Precondition: `keyframe` is finite.
  /// - Complexity: O(*n*), O(1) at the end. To add many unordered keyframes, create the track from
  ///   them.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public mutating func add(_ keyframe: Keyframe<Value>) {
    if isConstant {
      keyframe.refuseWhatIsNotFinite()
      isConstant = false
      keyframes = [keyframe]
    } else if let last = keyframes.last, keyframe.time >= last.time {
      append(keyframe)
    } else {
      insert(keyframe)
    }
  }

  /// Adds a keyframe of `value` at `time` whose segment has `easing`; see `add(_:)`.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public mutating func add(_ value: Value, at time: Double, easing: Easing = .linear) {
    add(Keyframe(time: time, value: value, easing: easing))
  }

  /// Begins a segment with `easing` at `time`, from the track's value there.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public mutating func leave(_ time: Double, with easing: Easing) {
    let value = value(at: time)
    let last = keyframes.count - 1
    if !isConstant, keyframes[last].time == time, keyframes[last].value == value {
      keyframes[last].easing = easing
      if last > 0 { marks[last] = Mark(keyframes[last]) }
    } else {
      add(value, at: time, easing: easing)
    }
  }

  /// Removes all keyframes at `time`; a single segment then joins the neighbours.
  ///
  /// - Returns: whether any were removed. A track's only keyframe is never removed.
  @discardableResult
  public mutating func removeKeyframes(at time: Double) -> Bool {
    let rest = keyframes.filter { $0.time != time }
    guard !rest.isEmpty, rest.count < keyframes.count else { return false }
    keyframes = rest
    markAll()
    return true
  }

  /// The same keyframes with `easing` for every segment.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public func eased(_ easing: Easing) -> Track {
    var copy = self
    for index in copy.keyframes.indices { copy.keyframes[index].easing = easing }
    copy.markAll()
    return copy
  }

  /// Returns a track with the same times and easings, and with transformed keyframe values. Values
  /// in between are blended from the new ones, so they equal the transformed blends only if
  /// `transform` is affine.
  @_specialize(where Value == Double, Other == Double)
  public func map<Other: Interpolatable>(_ transform: (Value) -> Other) -> Track<Other> {
    var other = Track<Other>(
      keyframes.map { keyframe in
        Keyframe(
          time: keyframe.time, value: transform(keyframe.value), easing: keyframe.easing,
          controls: keyframe.controls.map { Controls(transform($0.first), transform($0.second)) },
          tangents: keyframe.tangents)
      })
    other.isConstant = isConstant
    other.before = before
    other.after = after
    return other
  }

  /// The time of the first and of the last keyframe; nil for a constant.
  @inlinable
  public var times: ClosedRange<Double>? {
    guard !isConstant else { return nil }
    let keyframes = keyframes.span
    return keyframes[0].time...keyframes[keyframes.count - 1].time
  }

  /// The index of the first keyframe at `time` or later.
  func firstIndex(notBefore time: Double) -> Int { firstIndex(after: time.nextDown) }

  private mutating func insert(_ keyframe: Keyframe<Value>) {
    keyframe.refuseWhatIsNotFinite()
    let index = firstIndex(after: keyframe.time)
    if index >= 2, keyframes[index - 2].time == keyframe.time {
      keyframes[index - 1] = keyframe
    } else {
      keyframes.insert(keyframe, at: index)
    }
    markAll()
  }

  private mutating func markTangents(of keyframe: Keyframe<Value>) {
    if keyframe.tangents != nil { hasTangents = true }
  }

  private mutating func append(_ keyframe: Keyframe<Value>) {
    keyframe.refuseWhatIsNotFinite()
    let count = keyframes.count
    if count >= 2, keyframes[count - 2].time == keyframe.time {
      keyframes[count - 1] = keyframe
      marks[count - 1] = Mark(keyframe)
    } else {
      keyframes.append(keyframe)
      if count == 1 { marks.append(Mark(keyframes[0])) }
      if count > 0 { marks.append(Mark(keyframe)) }
      if count == 1 { markTangents(of: keyframes[0]) }
    }
    markTangents(of: keyframe)
  }
}

extension Track: ExpressibleByDictionaryLiteral {
  /// Creates a track from values by time, such as `[0: 1, 1: 10]`, in any order; a repeated time is
  /// a step.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public init(dictionaryLiteral elements: (Double, Value)...) {
    self.init(elements.map { Keyframe(time: $0.0, value: $0.1) })
  }
}

extension Track {
  /// A constant track, for use as an argument: `.at(x: .always(width / 2))`.
  public static func always(_ value: Value) -> Track { Track(value) }
}

extension Track: ExpressibleByFloatLiteral where Value == Double {
  /// `0.5` is a constant track.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Track: ExpressibleByIntegerLiteral where Value == Double {
  /// `1` is a constant track.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Track: ExpressibleByBooleanLiteral where Value == Bool {
  /// `true` is a constant track.
  public init(booleanLiteral value: Bool) { self.init(value) }
}
