/// The ways to name or make an easing.
extension Easing {
  /// Progress itself, also outside `0...1`.
  public static let linear = Easing(.linear)

  /// `0` until progress reaches `1`, where it jumps to `1`.
  public static let hold = Easing(.hold)

  /// CSS `ease`, which is `cubic-bezier(0.25, 0.1, 0.25, 1)`.
  public static let ease = cubicBezier(0.25, 0.1, 0.25, 1)

  /// CSS `ease-in`, which is `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = cubicBezier(0.42, 0, 1, 1)

  /// CSS `ease-out`, which is `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = cubicBezier(0, 0, 0.58, 1)

  /// CSS `ease-in-out`, which is `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)

  /// Starts at rest, or in the wrong direction, and arrives at full speed.
  public static func easeIn(_ family: Family) -> Easing { Easing(.family(family, .easeIn)) }

  /// Starts at full speed and comes to rest: `1 - easeIn(1 - progress)`.
  public static func easeOut(_ family: Family) -> Easing { Easing(.family(family, .easeOut)) }

  /// `easeIn` up to the middle and `easeOut` from there, each at half the size.
  public static func easeInOut(_ family: Family) -> Easing { Easing(.family(family, .easeInOut)) }

  /// The CSS curve from (0, 0) to (1, 1) with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// Outside `0...1` it goes on along the tangent of its nearer end. Solved to `1e-14` of progress.
  ///
  /// - Precondition: `x1` and `x2` lie in `0...1`; `y1` and `y2` are finite.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Easing {
    Easing(.bezier(CubicBezier(x1, y1, x2, y2)))
  }

  /// CSS `steps()`: `count` intervals of equal length, within each of which the value rests.
  ///
  /// At the end of an interval it has jumped already: `steps(2)(0.5)` is `0.5`.
  /// With `.jumpStart` and `.jumpBoth` the value at `0` is above `0`.
  /// Outside `0...1` the stairs go on.
  ///
  /// - Precondition: `count` is at least 1, with `.jumpNone` at least 2.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> Easing {
    Easing(.steps(Steps(count, position)))
  }

  /// CSS `linear()`: straight lines through `stops`.
  ///
  /// `.linear([0, 0.25, 1])(0.5)` is `0.25`. A stop without an input shares the space between its
  /// neighbours evenly; without one the first stop is at `0`, the last at `1`.
  /// Two stops at one input are a jump: there the later one counts.
  /// Outside the stops the first and the last line go on; a single stop is a constant.
  ///
  /// - Precondition: `stops` is not empty.
  public static func linear(_ stops: [LinearStop]) -> Easing {
    Easing(.stops(LinearStops(stops)))
  }

  /// The whole motion of `spring` until it settles to within 0.001, squeezed into `0...1`.
  ///
  /// `velocity` is that at the start, in whole ways per second. How long the motion takes by itself is
  /// kept as `naturalDuration`: over a stretch of that length the spring moves at its own pace, over
  /// any other it is stretched. What is left at the end, 0.001 at most, is spread evenly over the motion.
  ///
  /// - Precondition: `spring.dampingRatio` is above 0, or it would never settle.
  public static func spring(_ spring: Spring, velocity: Double = 0) -> Easing {
    guard let curve = SpringCurve(spring, velocity: velocity) else {
      preconditionFailure("\(spring) never settles from a velocity of \(velocity).")
    }
    return Easing(.spring(curve))
  }

  /// The shape of a spring without a pace, squeezed as by `spring(_:velocity:)`: `0` does not overshoot,
  /// towards `1` it swings ever longer, below `0` it creeps. It has no `naturalDuration`.
  ///
  /// - Precondition: `bounce` lies above -1 and below 1.
  public static func spring(bounce: Double) -> Easing {
    Easing(.spring(SpringCurve(bounce: bounce)))
  }

  /// `function` under a name, for a curve that is in no list. Two custom easings are equal if their names
  /// are, so that a name should mean one function.
  ///
  /// ```swift
  /// let wobble = Easing.custom("wobble") { $0 + sin(6 * .pi * $0) / 10 }
  /// ```
  ///
  /// It is asked only between 0 and 1: up to `0` the value is exactly `0`, from `1` on exactly `1`. Where
  /// its answer is not finite, the value is progress itself. It must always answer the same.
  ///
  /// - Precondition: `name` is made of letters, digits, `-` and `_`, and not empty.
  public static func custom(
    _ name: String, _ function: @escaping @Sendable (_ progress: Double) -> Double
  ) -> Easing {
    Easing(.custom(CustomCurve(name, function)))
  }
}
