/// A value pinned to a time.
public struct Keyframe<Value: Interpolatable>: Equatable, Sendable {
  /// The time in the driver's unit: pages, points or seconds. Always finite; may be negative.
  public var time: Double
  /// The value at `time`; always finite (`Interpolatable.isFinite`).
  public var value: Value
  /// The easing of the segment that *starts* here; unused at the last keyframe.
  public var easing: Easing
  /// The control values of the segment that starts here, which make it a cubic Bézier; nil for a
  /// straight segment.
  public var controls: Controls<Value>?
  /// How an editor keeps the tangents here; nil if each side stands alone.
  public var tangents: TangentKind?

  /// Creates a keyframe of `value` at `time`; `easing` and `controls` shape the segment that starts
  /// here, and `tangents` is for editors.
  ///
  /// - Precondition: `time`, `value` and `controls` are finite (`Interpolatable.isFinite`). Later
  ///   changes are checked when the keyframe is added to a track.
  public init(
    time: Double, value: Value, easing: Easing = .linear, controls: Controls<Value>? = nil,
    tangents: TangentKind? = nil
  ) {
    self.time = time
    self.value = value
    self.easing = easing
    self.controls = controls
    self.tangents = tangents
    refuseWhatIsNotFinite()
  }

  /// Whether both have the same time, value, easing, controls and kind of tangents.
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public static func == (one: Keyframe, other: Keyframe) -> Bool {
    one.time == other.time && one.value == other.value && one.easing == other.easing
      && one.controls == other.controls && one.tangents == other.tangents
  }

  func refuseWhatIsNotFinite() {
    require(time.isFinite, "A keyframe's time is \(time); it must be finite.")
    require(
      value.isFinite, "The value of the keyframe at \(time) is \(value); it must be finite.")
    if let controls {
      require(
        controls.first.isFinite && controls.second.isFinite,
        "The controls of the keyframe at \(time) are \(controls); they must be finite.")
    }
  }

  /// The value at `progress` (0…1, before easing) of the segment from here to `end`.
  func value(to end: Value, at progress: Double) -> Value {
    let eased = easing(progress)
    guard let controls else { return value.interpolated(to: end, at: eased) }
    return controls.value(from: value, to: end, at: eased)
  }
}

/// The two inner control values of a segment that is a cubic Bézier in value.
public struct Controls<Value: Interpolatable>: Equatable, Sendable {
  /// The first control value: the tangent at the start is three times the vector to it.
  public var first: Value
  /// The second control value, from which the curve arrives at the end.
  public var second: Value

  /// The control values in the order of time.
  public init(_ first: Value, _ second: Value) {
    self.first = first
    self.second = second
  }

  /// De Casteljau's construction, which needs only blending.
  @inlinable
  func value(from start: Value, to end: Value, at progress: Double) -> Value {
    let a = start.interpolated(to: first, at: progress)
    let b = first.interpolated(to: second, at: progress)
    let c = second.interpolated(to: end, at: progress)
    return a.interpolated(to: b, at: progress)
      .interpolated(to: b.interpolated(to: c, at: progress), at: progress)
  }
}
