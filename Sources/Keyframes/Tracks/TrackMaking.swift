// Shorthands for making a track.
extension Track where Value: Componentwise {
  /// Creates a track from values by time, in any order; a repeated time is a step. Unlike the bare
  /// literal it needs no type from its surroundings:
  ///
  /// ```swift
  /// Track([0: Point.zero, 1: place]).eased(.easeOut(.back))
  /// ```
  ///
  /// - Precondition: `values` is not empty, and all are finite.
  /// - Complexity: O(*n* log *n*)
  public init(_ values: KeyValuePairs<Double, Value>) {
    self.init(values.map { Keyframe(time: $0.key, value: $0.value) })
  }
}

extension Track where Value == Double {
  /// Creates a track from numbers by time: `Track([0: 0, 1: 1]).eased(.easeInOut)`.
  ///
  /// - Precondition: `values` is not empty, and all are finite.
  /// - Complexity: O(*n* log *n*)
  public init(_ values: KeyValuePairs<Double, Double>) {
    self.init(values.map { Keyframe(time: $0.key, value: $0.value) })
  }
}

extension Track {
  /// Creates a track of `values` at `times`, with one easing for all segments.
  ///
  /// - Precondition: there are as many times as values, and at least one; all are finite.
  /// - Complexity: O(*n* log *n*)
  @_specialize(where Value == Double)
  @_specialize(where Value == Color)
  public init(_ values: [Value], at times: [Double], _ easing: Easing = .linear) {
    require(
      times.count == values.count,
      "\(values.count) values need as many times, but there are \(times.count).")
    self.init(zip(times, values).map { Keyframe(time: $0, value: $1, easing: easing) })
  }

  /// Creates a track of `values` at equal intervals, the first at `start`.
  ///
  /// - Precondition: `values` is not empty, and all are finite.
  /// - Complexity: O(*n* log *n*)
  public init(
    _ values: [Value], every interval: Double, from start: Double = 0, _ easing: Easing = .linear
  ) {
    let times = values.indices.map { start + interval * Double($0) }
    self.init(values, at: times, easing)
  }

  /// Creates a track through the values of a function at `steps` equal intervals of `range`, ends
  /// included. It is exact at those times and linear in between; ``baked(within:_:)`` keeps to a
  /// tolerance instead.
  ///
  /// - Precondition: `steps` is above 0, and all values are finite.
  public init(
    over range: ClosedRange<Double>, steps: Int, _ value: (_ time: Double) -> Value
  ) {
    require(steps > 0, "The number of steps is \(steps); it must be above 0.")
    let length = range.upperBound - range.lowerBound
    let times = (0...steps).map { range.lowerBound + length * Double($0) / Double(steps) }
    self.init(times.map { Keyframe(time: $0, value: value($0)) })
  }

  /// A track that jumps at `time`: `start` just before it, `end` from then on.
  public static func step(at time: Double, from start: Value, to end: Value) -> Track {
    Track([Keyframe(time: time, value: start), Keyframe(time: time, value: end)])
  }

  /// A track from `start` to `end` during `range`.
  public static func from(
    _ start: Value, to end: Value, during range: ClosedRange<Double>, _ easing: Easing = .linear
  ) -> Track {
    Track([
      Keyframe(time: range.lowerBound, value: start, easing: easing),
      Keyframe(time: range.upperBound, value: end, easing: easing),
    ])
  }
}
