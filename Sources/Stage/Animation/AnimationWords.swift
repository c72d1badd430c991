public import Keyframes

// Shorthands for common animations.
extension Animation {
  /// Fades to full opacity over `duration` seconds, from the present value.
  public static func fadeIn(
    _ duration: Double = 0.25, _ easing: Easing = .linear, delay: Double = 0
  ) -> Animation {
    .motions([Motion(.to(.opacity, 1), easing)], duration: duration).delayed(by: delay)
  }

  /// Fades to opacity 0 over `duration` seconds, from the present value.
  public static func fadeOut(
    _ duration: Double = 0.25, _ easing: Easing = .linear, delay: Double = 0
  ) -> Animation {
    .motions([Motion(.to(.opacity, 0), easing)], duration: duration).delayed(by: delay)
  }

  /// Scales both axes to one factor, from the present values.
  public static func scale(
    to factor: Double, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions(
      [Motion(.to(.scaleX, factor), easing), Motion(.to(.scaleY, factor), easing)],
      duration: duration)
  }

  /// Scales through all of `values` at `keyTimes` (fractions of the duration, 0…1), by default
  /// evenly spaced.
  ///
  /// - Precondition: there is at least one value, and a time for each.
  public static func scale(
    values: [Double], keyTimes: [Double]? = nil, repeatCount: Int = 1, over duration: Double = 0.3,
    _ easing: Easing = .linear
  ) -> Animation {
    let track = Track.evenly(values, at: keyTimes)
    return .repeated(
      .motions(
        [Motion(.setting(.scaleX, track), easing), Motion(.setting(.scaleY, track), easing)],
        duration: duration), times: repeatCount)
  }

  /// Moves by a distance in points; an axis that is left out does not change. The same as `move(x:y:over:)`.
  public static func move(
    dx: Double? = nil, dy: Double? = nil, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    move(x: dx, y: dy, over: duration, easing)
  }

  /// Moves by a distance in points, as AT does; an axis that is left out does not change. In a ``Chain``, `x`
  /// and `y` are a position, and `dx` and `dy` a distance.
  public static func move(
    x: Double? = nil, y: Double? = nil, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    let changes = [x.map { Motion.Change.by(.x, $0) }, y.map { Motion.Change.by(.y, $0) }]
    return .motions(changes.compactMap { $0 }.map { Motion($0, easing) }, duration: duration)
  }

  /// Moves along a path in the parent's coordinates; see `Motion.Change.along`.
  public static func move(
    along path: Path, turning: Route.Turning = .never, pace: Route.Pace = .even,
    keyTimes: [Double]? = nil, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions(
      [Motion(.along(path, turning: turning, pace: pace, keyTimes: keyTimes), easing)],
      duration: duration)
  }

  /// Rotates by an angle in degrees, positive clockwise.
  public static func rotate(
    by degrees: Double, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions([Motion(.by(.rotation, degrees), easing)], duration: duration)
  }

  /// Changes the fill to a colour, from the present colour.
  public static func fill(
    _ color: Color, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions([Motion(.color(.fill, color), easing)], duration: duration)
  }

  /// The animation of a chain, for any node: `.chain { $0.move(dx: 9).over(1).wait(2) }`.
  public static func chain(_ words: (Chain) -> Chain) -> Animation {
    words(.description).animation
  }

  /// Animates several named nodes of a group, each with its delay.
  ///
  /// - Precondition: there are as many delays as names.
  public static func staggered(
    _ names: [String], delays: [Double], _ animation: Animation
  ) -> Animation {
    require(
      names.count == delays.count,
      "\(names.count) names need as many delays, but there are \(delays.count).")
    return .parallel(zip(names, delays).map { .on($0, animation.delayed(by: $1)) })
  }

  /// Animates several named nodes of a group, staggered in the order of the names.
  ///
  /// - Precondition: the stagger's order does not depend on positions.
  public static func staggered(
    _ names: [String], _ stagger: Stagger, _ animation: Animation
  ) -> Animation {
    staggered(names, delays: stagger.delays(count: names.count), animation)
  }

  /// The animation of a performance.
  public static func performance(_ performance: some Performance) -> Animation {
    .custom(AnyPerformance(performance))
  }

  /// The animation after a delay in seconds.
  public func delayed(by delay: Double) -> Animation {
    delay == 0 ? self : .sequence([.wait(delay), self])
  }

  /// This animation, then the others in sequence.
  public func then(_ next: Animation...) -> Animation { .sequence([self] + next) }

  /// Adds a cue called `name` at the end.
  public func completing(_ name: String) -> Animation { .sequence([self, .cue(name)]) }
}

extension Track where Value == Double {
  /// Values at fractions (0…1) of a duration; by default evenly spaced, the last at 1.
  ///
  /// - Precondition: there is at least one value, and a time for each.
  static func evenly(_ values: [Double], at times: [Double]? = nil) -> Track {
    let times = times ?? values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
    require(
      times.count == values.count,
      "\(values.count) values need as many times, but there are \(times.count).")
    return Track(zip(times, values).map { Keyframe(time: $0, value: $1) })
  }
}
