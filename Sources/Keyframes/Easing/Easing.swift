/// Maps the progress between two keyframes to the progress of the value.
///
/// ```swift
/// Easing.easeIn(.quad)(0.5)                       // 0.25
/// Easing.cubicBezier(0.42, 0, 1, 1)(1)            // 1
/// try Easing(notation: "ease-out-bounce")(0)      // 0
/// ```
///
/// Every easing is exactly `0` at `0` and `1` at `1`, except those defined otherwise:
/// `steps(_:_:)`, `linear(_:)`, `mirrored` and easings made from them. In between, the value may
/// leave `0...1`: `.back`, `.elastic` and springs overshoot.
///
/// Progress outside `0...1` is allowed. The families, springs, `hold` and clamped custom easings keep
/// their end values there; `linear`, `cubicBezier`, `steps` and `linear(_:)` continue as CSS Easing
/// Functions 2 specifies. For NaN the value is meaningless, but nothing traps.
public struct Easing: Hashable, Sendable {
  /// The formula. Only stops, compositions and closures hold references.
  enum Curve: Hashable, Sendable {
    case linear
    case hold
    case family(Family, Direction)
    case bezier(CubicBezier)
    case steps(Steps)
    case stops(LinearStops)
    case spring(SpringCurve)
    case composition(Composition)
    case custom(CustomCurve)
  }

  let curve: Curve
  /// Whether the curve is turned by 180° about (0.5, 0.5); used only for curves that cannot express
  /// it in their own parameters.
  let isTurned: Bool

  init(curve: Curve, isTurned: Bool = false) {
    self.curve = curve
    self.isTurned = isTurned
  }

  /// Returns the progress of the value at `progress` between two keyframes.
  ///
  /// - Complexity: O(1); for `linear(_:)` O(log *n*) in the number of stops, for a `bounce` with a
  ///   count O(*n*) in it.
  public func callAsFunction(_ progress: Double) -> Double {
    isTurned ? 1 - value(at: 1 - progress) : value(at: progress)
  }

  private func value(at progress: Double) -> Double {
    switch curve {
    case .linear: progress
    case .hold: progress < 1 ? 0 : 1
    case .family(let family, let direction): family.value(at: progress, direction)
    case .bezier(let bezier): bezier.value(at: progress)
    case .steps(let steps): steps.value(at: progress)
    case .stops(let stops): stops.value(at: progress)
    case .spring(let spring): spring.value(at: progress)
    case .composition(let composition): composition.value(at: progress)
    case .custom(let curve): curve.value(at: progress)
    }
  }

  /// Returns the progress of the value at `progress`, with CSS's *before flag*, which is set before
  /// an animation begins or after one that runs backwards.
  ///
  /// With `isBefore`, steps have not yet risen at the progress where they rise, `hold` has not yet
  /// jumped at 1, and `linear(_:)` has not yet jumped at its first stop:
  /// `steps(2)(0.5, isBefore: true)` is `0`. All other easings, including those composed from
  /// these, ignore it.
  public func callAsFunction(_ progress: Double, isBefore: Bool) -> Double {
    guard isBefore, !isTurned else { return self(progress) }
    return switch curve {
    case .hold: progress <= 1 ? 0 : 1
    case .steps(let steps): steps.value(at: progress, isBefore: true)
    case .stops(let stops): stops.value(at: progress, isBefore: true)
    case .composition(.named(let names)): names.curve(progress, isBefore: true)
    case .linear, .family, .bezier, .spring, .composition, .custom: self(progress)
    }
  }

  /// This easing turned by 180°: `1 - easing(1 - progress)`. Moving back with it is the forward
  /// motion played in reverse.
  ///
  /// `easeIn` becomes `easeOut` of the same family and vice versa; `easeInOut` and `linear` do not
  /// change. The control points of a reversed cubic Bézier are rounded to 15 decimals, so that
  /// `1 - 0.58` is `0.42`. A reversed motion token has no name.
  public var reversed: Easing {
    switch curve {
    case .linear: self
    case .family(let family, let direction): Easing(curve: .family(family, direction.reversed))
    case .bezier(let bezier): Easing(curve: .bezier(bezier.reversed))
    case .composition(.named(let names)): names.curve.reversed
    case .hold, .steps, .stops, .spring, .composition, .custom:
      Easing(curve: curve, isTurned: !isTurned)
    }
  }

  /// The control points of a cubic Bézier easing, for an editor to drag; `nil` for any other easing.
  public var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double)? {
    guard case .bezier(let bezier) = unnamed.curve else { return nil }
    return (bezier.x1, bezier.y1, bezier.x2, bezier.y2)
  }

  /// The segment length, in seconds, at which a spring moves at its own pace; `nil` for all easings
  /// but `spring(_:velocity:)`.
  ///
  /// ```swift
  /// Easing.spring(Spring(duration: 0.5, bounce: 0)).naturalDuration      // 0.735
  /// ```
  public var naturalDuration: Double? {
    guard case .spring(let spring) = unnamed.curve else { return nil }
    return spring.naturalDuration
  }
}
