/// A value pinned to a time.
public struct Keyframe<Value: Interpolatable>: Equatable, Sendable {
  /// In the driver's unit: pages, points or seconds. Always finite; may be negative.
  public var time: Double
  /// What the track is at `time`; without infinite numbers and what is none.
  public var value: Value
  /// Shapes the stretch that *leaves* this keyframe; the last keyframe's is never used.
  public var easing: Easing
  /// Where they are, the stretch that leaves this keyframe runs along a cubic Bézier from this value
  /// by the two to the next one, instead of straight.
  public var controls: Controls<Value>?

  /// `value` at `time`, left by `easing`, along a curve where there are `controls`.
  ///
  /// - Precondition: `time`, `value` and `controls` are finite (`Interpolatable.isFinite`). What was
  ///   changed afterwards is looked at again when the keyframe is added to a track.
  public init(
    time: Double, value: Value, easing: Easing = .linear, controls: Controls<Value>? = nil
  ) {
    self.time = time
    self.value = value
    self.easing = easing
    self.controls = controls
    refuseWhatIsNotFinite()
  }

  func refuseWhatIsNotFinite() {
    precondition(time.isFinite, "A keyframe's time is \(time): it must be a finite number.")
    precondition(
      value.isFinite, "The value of the keyframe at \(time) is \(value): it must be finite.")
    if let controls {
      precondition(
        controls.first.isFinite && controls.second.isFinite,
        "The controls of the keyframe at \(time) are \(controls): they must be finite.")
    }
  }

  /// The value at `progress` (0…1, before easing) of the stretch from here to `end`.
  func value(to end: Value, at progress: Double) -> Value {
    let eased = easing(progress)
    guard let controls else { return value.interpolated(to: end, at: eased) }
    return controls.value(from: value, to: end, at: eased)
  }
}

/// The two inner control values of a stretch that is a cubic Bézier in value.
public struct Controls<Value: Interpolatable>: Equatable, Sendable {
  /// Where the curve leaves towards: its tangent at the start is three times the way there.
  public var first: Value
  /// Where the curve arrives from.
  public var second: Value

  /// The control values in the order of time.
  public init(_ first: Value, _ second: Value) {
    self.first = first
    self.second = second
  }

  /// De Casteljau's construction, which needs no more than blending.
  func value(from start: Value, to end: Value, at progress: Double) -> Value {
    let a = start.interpolated(to: first, at: progress)
    let b = first.interpolated(to: second, at: progress)
    let c = second.interpolated(to: end, at: progress)
    return a.interpolated(to: b, at: progress)
      .interpolated(to: b.interpolated(to: c, at: progress), at: progress)
  }
}

/// All keyframes of one property, in order of time. A constant is a track with one keyframe.
///
/// - The first and the last value hold beyond the ends, unless `before` and `after` say otherwise.
/// - Between two keyframes the value is blended by the easing of the earlier one.
/// - Two keyframes at one time are a step: the earlier added is reached from the left, the later
///   added is the value at that time and onwards. More than two keep the first and the last.
///
/// ```swift
/// let opacity: Track<Double> = [0: 0, 0.5: 1, 2: 1, 2.5: 0]
/// opacity.value(at: 0.25)  // 0.5
/// opacity.value(at: -7)    // 0
/// ```
public struct Track<Value: Interpolatable>: Equatable, Sendable {
  /// Never empty; times never decrease.
  public internal(set) var keyframes: [Keyframe<Value>]
  /// One for each keyframe, where there are two or more; else none.
  @usableFromInline var marks: [Mark<Value>] = []
  /// What the track does before its first keyframe.
  public var before = Extrapolation.hold
  /// What the track does after its last keyframe.
  public var after = Extrapolation.hold

  /// A track that has `value` at every time.
  public init(_ value: Value) {
    keyframes = [Keyframe(time: 0, value: value)]
    isConstant = true
  }

  /// A track through `keyframes`, which may come in any order.
  ///
  /// - Precondition: `keyframes` is not empty, and all in it is finite.
  /// - Complexity: O(*n* log *n*), whatever their order.
  public init(_ keyframes: [Keyframe<Value>]) {
    precondition(!keyframes.isEmpty, "A track needs at least one keyframe.")
    self.keyframes = []
    self.keyframes.reserveCapacity(keyframes.count)
    if keyframes.count > 1 { marks.reserveCapacity(keyframes.count) }
    isConstant = false
    let order = keyframes.indices.sorted {
      (keyframes[$0].time, $0) < (keyframes[$1].time, $1)
    }
    for index in order { append(keyframes[index]) }
  }

  /// Whether the track was made as a constant; its one keyframe then gives way to the first one
  /// that is added.
  public private(set) var isConstant: Bool

  /// Returns the value at `time`; beyond the ends `before` and `after` decide. A time that is not a
  /// number gives the first value.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  @inlinable
  public func value(at time: Double) -> Value { straightValue(at: time) ?? otherValue(at: time) }

  @usableFromInline
  func otherValue(at time: Double) -> Value { shapedValue(at: time) }

  /// The value just before `time`: at a step, or where a stretch that was held ends, the value that it
  /// leaves behind.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  public func value(before time: Double) -> Value {
    let next = firstIndex(notBefore: time)
    guard next > 0, next < keyframes.count, keyframes[next].time == time else {
      return value(at: time)
    }
    return keyframes[next - 1].value(to: keyframes[next].value, at: 1.0.nextDown)
  }

  /// Adds a keyframe, keeping the order of time. See `Track` for equal times.
  ///
  /// - Precondition: All in `keyframe` is finite.
  /// - Complexity: O(*n*), O(1) at the end. Many keyframes in no order are better made a track at once.
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

  /// Adds the keyframe of `value` at `time`, left by `easing`; see `add(_:)`.
  public mutating func add(_ value: Value, at time: Double, easing: Easing = .linear) {
    add(Keyframe(time: time, value: value, easing: easing))
  }

  /// Begins a stretch at `time` from the value that is there, eased by `easing`.
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

  /// Removes all keyframes at `time`; the neighbours then meet each other.
  ///
  /// - Returns: whether there were any. A track's only keyframe stays and nothing is removed.
  @discardableResult
  public mutating func removeKeyframes(at time: Double) -> Bool {
    let rest = keyframes.filter { $0.time != time }
    guard !rest.isEmpty, rest.count < keyframes.count else { return false }
    keyframes = rest
    markAll()
    return true
  }

  /// The same keyframes, every stretch with `easing`.
  public func eased(_ easing: Easing) -> Track {
    var copy = self
    for index in copy.keyframes.indices { copy.keyframes[index].easing = easing }
    copy.markAll()
    return copy
  }

  /// The same times and easings, each keyframe's value turned into another. What lies between is
  /// blended from the new values, so only a straight `transform` maps it as it maps the keyframes.
  public func map<Other: Interpolatable>(_ transform: (Value) -> Other) -> Track<Other> {
    var other = Track<Other>(
      keyframes.map { keyframe in
        Keyframe(
          time: keyframe.time, value: transform(keyframe.value), easing: keyframe.easing,
          controls: keyframe.controls.map { Controls(transform($0.first), transform($0.second)) })
      })
    other.isConstant = isConstant
    other.before = before
    other.after = after
    return other
  }

  /// The time of the first and of the last keyframe; nil for a constant.
  public var times: ClosedRange<Double>? {
    guard !isConstant else { return nil }
    let keyframes = keyframes.span
    return keyframes[0].time...keyframes[keyframes.count - 1].time
  }

  /// The index of the first keyframe at `time` or later.
  private func firstIndex(notBefore time: Double) -> Int { firstIndex(after: time.nextDown) }

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
    }
  }
}

extension Track: ExpressibleByDictionaryLiteral {
  /// `[0: 1, 1: 10]`: values by time, in any order; a time written twice is a step.
  public init(dictionaryLiteral elements: (Double, Value)...) {
    self.init(elements.map { Keyframe(time: $0.0, value: $0.1) })
  }
}

extension Track {
  /// The constant track of `value`, as a word: `.at(x: .always(width / 2))`.
  public static func always(_ value: Value) -> Track { Track(value) }
}

extension Track: ExpressibleByFloatLiteral where Value == Double {
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Track: ExpressibleByIntegerLiteral where Value == Double {
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Track: ExpressibleByBooleanLiteral where Value == Bool {
  public init(booleanLiteral value: Bool) { self.init(value) }
}
