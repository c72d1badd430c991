extension Track where Value: Measurable {
  /// How far the value travels from the first keyframe to the last: the sum of the distances from
  /// keyframe to keyframe, along 64 chords where a segment is curved. Easings do not count, even if
  /// they overshoot; steps do.
  ///
  /// - Complexity: O(*n*)
  public var travel: Double {
    zip(keyframes, keyframes.dropFirst()).reduce(0) { $0 + $1.0.travel(to: $1.1.value) }
  }

  /// Returns the track stretched in time so that it has this mean speed; it begins when this one
  /// does and lasts `travel` divided by `speed`.
  ///
  /// A paced track then has this speed everywhere:
  ///
  /// ```swift
  /// let route: Track<Point> = [0: .zero, 1: Point(x: 300, y: 400), 2: Point(x: 300, y: 0)]
  /// route.calculated(.paced).atSpeed(200).times  // 0...4.5: 900 points at 200 points per second
  /// ```
  ///
  /// The speed is in units of the value's distance per unit of time: points, degrees, … A track whose
  /// value does not move takes no time.
  ///
  /// - Precondition: `speed` is finite and above 0, and so large that the track's end is finite.
  /// - Complexity: O(*n*)
  public func atSpeed(_ speed: Double) -> Track { stretched(travel, atSpeed: speed) }
}

extension Track where Value == Angle {
  /// How many degrees the angle turns from the first keyframe to the last, in either direction.
  ///
  /// - Complexity: O(*n*)
  public var travel: Double { degrees.travel }

  /// Returns the track stretched in time so that it has this mean speed, in degrees per unit of
  /// time, as for other types.
  ///
  /// - Precondition: as for other types.
  /// - Complexity: O(*n*)
  public func atSpeed(_ speed: Double) -> Track { stretched(travel, atSpeed: speed) }
}

extension Track {
  fileprivate func stretched(_ travel: Double, atSpeed speed: Double) -> Track {
    require(
      speed > 0 && speed.isFinite,
      "The speed of a track is \(speed); it must be finite and above 0.")
    guard let times else { return self }
    let (start, length) = (times.lowerBound, times.upperBound - times.lowerBound)
    let duration = travel / speed
    return Track(
      keyframes.map { keyframe in
        var copy = keyframe
        let part = length > 0 ? (keyframe.time - start) / length : 0
        copy.time = start + part * duration
        return copy
      }
    ).extrapolated(before: before, after: after)
  }
}

extension Keyframe where Value: Measurable {
  /// The length of the segment from here to `end`.
  fileprivate func travel(to end: Value) -> Double {
    guard let controls else { return value.distance(to: end) }
    let steps = 64
    var (length, here) = (0.0, value)
    for step in 1...steps {
      let next =
        step < steps
        ? controls.value(from: value, to: end, at: Double(step) / Double(steps)) : end
      length += here.distance(to: next)
      here = next
    }
    return length
  }
}
