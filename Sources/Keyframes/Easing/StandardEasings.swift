/// Named easings and functions that create easings.
extension Easing {
  /// Progress unchanged, also outside `0...1`.
  public static let linear = Easing(curve: .linear)

  /// `0` until progress reaches `1`, then `1`.
  public static let hold = Easing(curve: .hold)

  /// CSS `ease`, which is `cubic-bezier(0.25, 0.1, 0.25, 1)`.
  public static let ease = cubicBezier(0.25, 0.1, 0.25, 1)

  /// CSS `ease-in`, which is `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = cubicBezier(0.42, 0, 1, 1)

  /// CSS `ease-out`, which is `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = cubicBezier(0, 0, 0.58, 1)

  /// CSS `ease-in-out`, which is `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)

  /// Starts at rest, or backwards, and arrives at full speed.
  public static func easeIn(_ family: Family) -> Easing { Easing(curve: .family(family, .easeIn)) }

  /// Starts at full speed and comes to rest: `1 - easeIn(1 - progress)`.
  public static func easeOut(_ family: Family) -> Easing {
    Easing(curve: .family(family, .easeOut))
  }

  /// `easeIn` up to the middle and `easeOut` from there, each at half scale.
  public static func easeInOut(_ family: Family) -> Easing {
    Easing(curve: .family(family, .easeInOut))
  }

  /// The CSS curve from (0, 0) to (1, 1) with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// Outside `0...1` it continues along the tangent at the nearer end. Accurate to `1e-14` of
  /// progress.
  ///
  /// - Precondition: `x1` and `x2` lie in `0...1`; `y1` and `y2` are finite.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Easing {
    Easing(curve: .bezier(CubicBezier(x1, y1, x2, y2)))
  }

  /// CSS `steps()`: `count` intervals of equal length with a constant value in each.
  ///
  /// At the end of an interval the value has already jumped: `steps(2)(0.5)` is `0.5`. With
  /// `.jumpStart` and `.jumpBoth` the value at `0` is above `0`. The steps continue outside
  /// `0...1`.
  ///
  /// - Precondition: `count` is at least 1, with `.jumpNone` at least 2.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> Easing {
    Easing(curve: .steps(Steps(count, position)))
  }

  /// CSS `linear()`: straight lines through `stops`.
  ///
  /// `.linear([0, 0.25, 1])(0.5)` is `0.25`. Stops without an input are spaced evenly between their
  /// neighbours; the first defaults to `0`, the last to `1`. Two stops at one input make a jump,
  /// where the later one applies. Outside the stops the first and last lines continue; a single
  /// stop is a constant.
  ///
  /// - Precondition: `stops` is not empty.
  public static func linear(_ stops: [LinearStop]) -> Easing {
    Easing(curve: .stops(LinearStops(stops)))
  }

  /// The whole motion of `spring` until it settles to within 0.001, scaled to `0...1`.
  ///
  /// `velocity` is the start velocity in whole distances per second. The duration of the motion is
  /// kept as `naturalDuration`: over a segment of that length the spring moves at its own pace,
  /// over any other it is scaled. The remaining distance at the end, at most 0.001, is spread
  /// evenly over the motion, where UIKit jumps; `slope(at:)` includes that.
  ///
  /// - Precondition: `spring.dampingRatio` is above 0, or it would never settle.
  public static func spring(_ spring: Spring, velocity: Double = 0) -> Easing {
    guard let curve = SpringCurve(spring, velocity: velocity) else {
      fatalError(
        "\(spring) with a velocity of \(velocity) never settles; its damping ratio must be above 0."
      )
    }
    return Easing(curve: .spring(curve))
  }

  /// The shape of a spring without a pace, scaled as by `spring(_:velocity:)`: `0` does not
  /// overshoot, towards `1` it oscillates ever longer, below `0` it is slower. It has no
  /// `naturalDuration`.
  ///
  /// - Precondition: `bounce` lies above -1 and below 1.
  public static func spring(bounce: Double) -> Easing {
    Easing(curve: .spring(SpringCurve(bounce: bounce)))
  }

  /// A named `function`, for any other curve. Two custom easings are equal if their names are, so
  /// use each name for one function only.
  ///
  /// ```swift
  /// let wobble = Easing.custom("wobble") { $0 + sin(6 * .pi * $0) / 10 }
  /// ```
  ///
  /// At `0` the value is exactly `0`, at `1` exactly `1`. Outside it stays there, unless
  /// `isClamped` is false: then the function is called there too. Where its result is not finite,
  /// progress itself is used. It must be a pure function.
  ///
  /// - Precondition: `name` consists of letters, digits, `-` and `_`, and is not empty.
  public static func custom(
    _ name: String, isClamped: Bool = true,
    _ function: @escaping @Sendable (_ progress: Double) -> Double
  ) -> Easing {
    Easing(curve: .custom(CustomCurve(name, isClamped: isClamped, function)))
  }
}
