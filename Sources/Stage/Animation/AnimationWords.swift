public import Keyframes

// Short ways to say what is often wanted.
extension Animation {
  /// To full opacity over `duration` seconds, from whatever it was.
  public static func fadeIn(
    _ duration: Double = 0.25, _ easing: Easing = .linear, delay: Double = 0
  ) -> Animation {
    .motions([Motion(.to(.opacity, 1), easing)], duration: duration).delayed(by: delay)
  }

  /// To no opacity over `duration` seconds, from whatever it was.
  public static func fadeOut(
    _ duration: Double = 0.25, _ easing: Easing = .linear, delay: Double = 0
  ) -> Animation {
    .motions([Motion(.to(.opacity, 0), easing)], duration: duration).delayed(by: delay)
  }

  /// To one factor for both axes, from whatever they were.
  public static func scale(
    to factor: Double, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions(
      [Motion(.to(.scaleX, factor), easing), Motion(.to(.scaleY, factor), easing)],
      duration: duration)
  }

  /// Through all of `values`, at `keyTimes` (parts of the duration, 0…1) or evenly.
  ///
  /// - Precondition: there is a value, and a time for each.
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

  /// By so many points; an axis without a number is left alone.
  public static func move(
    x: Double? = nil, y: Double? = nil, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    let changes = [x.map { Motion.Change.by(.x, $0) }, y.map { Motion.Change.by(.y, $0) }]
    return .motions(changes.compactMap { $0 }.map { Motion($0, easing) }, duration: duration)
  }

  /// Along a path in the parent's coordinates; see `Motion.Change.along`.
  public static func move(
    along path: Path, turning: Route.Turning = .never, pace: Route.Pace = .even,
    over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions([Motion(.along(path, turning: turning, pace: pace), easing)], duration: duration)
  }

  /// By so many degrees, positive is clockwise.
  public static func rotate(
    by degrees: Double, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions([Motion(.by(.rotation, degrees), easing)], duration: duration)
  }

  /// To a colour, from whatever it was.
  public static func fill(
    _ color: Color, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions([Motion(.color(.fill, color), easing)], duration: duration)
  }

  /// What the words of a chain say, for any node: `.chain { $0.move(dx: 9).over(1).wait(2) }`.
  public static func chain(_ words: (Chain) -> Chain) -> Animation {
    words(Node {}.chain).animation
  }

  /// Aimed at several nodes of a group by their names, each so much later.
  ///
  /// - Precondition: there are as many delays as names.
  public static func staggered(
    _ names: [String], delays: [Double], _ animation: Animation
  ) -> Animation {
    precondition(
      names.count == delays.count, "\(names.count) names need as many delays, not \(delays.count).")
    return .parallel(zip(names, delays).map { .on($0, animation.delayed(by: $1)) })
  }

  /// The same with the delays of a stagger that goes by the order of the names.
  ///
  /// - Precondition: the stagger's order does not ask for places.
  public static func staggered(
    _ names: [String], _ stagger: Stagger, _ animation: Animation
  ) -> Animation {
    staggered(names, delays: stagger.delays(count: names.count), animation)
  }

  /// Somebody else's animator, without its type.
  public static func performance(_ performance: some Performance) -> Animation {
    .custom(AnyPerformance(performance))
  }

  /// Begins so many seconds later.
  public func delayed(by delay: Double) -> Animation {
    delay == 0 ? self : .sequence([.wait(delay), self])
  }

  /// This, and then the others in turn.
  public func then(_ next: Animation...) -> Animation { .sequence([self] + next) }

  /// Says `name` when it is over.
  public func completing(_ name: String) -> Animation { .sequence([self, .cue(name)]) }
}

extension Track where Value == Double {
  /// Values at parts (0…1) of a duration; without times they lie evenly, the last at 1.
  ///
  /// - Precondition: there is a value, and a time for each.
  static func evenly(_ values: [Double], at times: [Double]? = nil) -> Track {
    let times = times ?? values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
    precondition(
      times.count == values.count, "\(values.count) values need as many times, not \(times.count).")
    return Track(zip(times, values).map { Keyframe(time: $0, value: $1) })
  }
}
