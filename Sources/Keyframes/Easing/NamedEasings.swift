/// The named curves of other systems; those of CSS are in `StandardEasings.swift`.
extension Easing {
  /// Core Animation's name for `easeInOut`.
  public static let easeInEaseOut = easeInOut
  /// Core Animation's `default`, which is `ease`.
  public static let `default` = ease

  /// Material Design's curve for elements that move within the screen:
  /// `cubic-bezier(0.4, 0, 0.2, 1)`.
  public static let materialStandard = cubicBezier(0.4, 0, 0.2, 1)
  /// Material Design's curve for elements that enter the screen: `cubic-bezier(0, 0, 0.2, 1)`.
  public static let materialDecelerate = cubicBezier(0, 0, 0.2, 1)
  /// Material Design's curve for elements that leave for good: `cubic-bezier(0.4, 0, 1, 1)`.
  public static let materialAccelerate = cubicBezier(0.4, 0, 1, 1)
  /// Material Design's curve for elements that leave and may return:
  /// `cubic-bezier(0.4, 0, 0.6, 1)`.
  public static let materialSharp = cubicBezier(0.4, 0, 0.6, 1)

  /// JHChainableAnimations' `easeIn`.
  public static let chainableEaseIn = easeIn(.quad)
  /// JHChainableAnimations' `easeOut`.
  public static let chainableEaseOut = easeOut(.quad)
  /// JHChainableAnimations' `easeInOut`.
  public static let chainableEaseInOut = easeInOut(.quad)
  /// JHChainableAnimations' `easeBack`.
  public static let chainableEaseBack = easeOut(.back)
  /// JHChainableAnimations' `spring`, which is a wave, not a spring.
  public static let chainableSpring = easeOut(.elastic)
  /// JHChainableAnimations' `bounce`.
  public static let chainableBounce = easeOut(.bounce)

  /// SwiftUI's `smooth`: `Spring.smooth` as an easing.
  public static let smooth = spring(.smooth)
  /// SwiftUI's `snappy`: `Spring.snappy` as an easing.
  public static let snappy = spring(.snappy)
  /// SwiftUI's `bouncy`: `Spring.bouncy` as an easing.
  public static let bouncy = spring(.bouncy)

  /// The `spring` curve of MengTo's library Spring, a cubic Bézier that overshoots: by 0.06 with a `force`
  /// of 1, by 0.56 with 5.
  public static func bezierSpring(force: Double = 1) -> Easing {
    // Rounded as `reversed` does, so that reversing twice gives the same curve.
    cubicBezier(0.5, 1.1 + force / 3, 1, 1).reversed.reversed
  }

  /// The 29 curves of MengTo's library Spring under its own names. All are cubic Béziers; those
  /// named like a family only approximate it.
  public static let springLibrary: [(name: String, easing: Easing)] =
    [
      ("easeIn", easeIn), ("easeOut", easeOut), ("easeInOut", easeInOut), ("linear", linear),
      ("spring", bezierSpring()),
    ] + approximations

  /// All names in kebab case that `init(notation:)` knows besides the classics and CSS's keywords.
  public static let named: [(name: String, easing: Easing)] =
    [
      ("default", `default`), ("ease-in-ease-out", easeInEaseOut),
      ("material-standard", materialStandard), ("material-decelerate", materialDecelerate),
      ("material-accelerate", materialAccelerate), ("material-sharp", materialSharp),
      ("chainable-ease-in", chainableEaseIn), ("chainable-ease-out", chainableEaseOut),
      ("chainable-ease-in-out", chainableEaseInOut), ("chainable-ease-back", chainableEaseBack),
      ("chainable-spring", chainableSpring), ("chainable-bounce", chainableBounce),
      ("ease-back", chainableEaseBack),
      ("smooth", smooth), ("snappy", snappy), ("bouncy", bouncy),
      ("bezier-spring", bezierSpring()),
    ] + approximations.map { (name: "bezier-\($0.name.hyphenated)", easing: $0.easing) }

  package static let approximations: [(name: String, easing: Easing)] = [
    ("easeInSine", cubicBezier(0.47, 0, 0.745, 0.715)),
    ("easeOutSine", cubicBezier(0.39, 0.575, 0.565, 1)),
    ("easeInOutSine", cubicBezier(0.445, 0.05, 0.55, 0.95)),
    ("easeInQuad", cubicBezier(0.55, 0.085, 0.68, 0.53)),
    ("easeOutQuad", cubicBezier(0.25, 0.46, 0.45, 0.94)),
    ("easeInOutQuad", cubicBezier(0.455, 0.03, 0.515, 0.955)),
    ("easeInCubic", cubicBezier(0.55, 0.055, 0.675, 0.19)),
    ("easeOutCubic", cubicBezier(0.215, 0.61, 0.355, 1)),
    ("easeInOutCubic", cubicBezier(0.645, 0.045, 0.355, 1)),
    ("easeInQuart", cubicBezier(0.895, 0.03, 0.685, 0.22)),
    ("easeOutQuart", cubicBezier(0.165, 0.84, 0.44, 1)),
    ("easeInOutQuart", cubicBezier(0.77, 0, 0.175, 1)),
    ("easeInQuint", cubicBezier(0.755, 0.05, 0.855, 0.06)),
    ("easeOutQuint", cubicBezier(0.23, 1, 0.32, 1)),
    ("easeInOutQuint", cubicBezier(0.86, 0, 0.07, 1)),
    ("easeInExpo", cubicBezier(0.95, 0.05, 0.795, 0.035)),
    ("easeOutExpo", cubicBezier(0.19, 1, 0.22, 1)),
    ("easeInOutExpo", cubicBezier(1, 0, 0, 1)),
    ("easeInCirc", cubicBezier(0.6, 0.04, 0.98, 0.335)),
    ("easeOutCirc", cubicBezier(0.075, 0.82, 0.165, 1)),
    ("easeInOutCirc", cubicBezier(0.785, 0.135, 0.15, 0.86)),
    ("easeInBack", cubicBezier(0.6, -0.28, 0.735, 0.045)),
    ("easeOutBack", cubicBezier(0.175, 0.885, 0.32, 1.275)),
    ("easeInOutBack", cubicBezier(0.68, -0.55, 0.265, 1.55)),
  ]
}
