/// Turns the progress between two keyframes into the progress of the value.
///
/// ```swift
/// Easing.easeIn(.quad)(0.5)                       // 0.25
/// Easing.cubicBezier(0.42, 0, 1, 1)(1)            // 1
/// try Easing(notation: "ease-out-bounce")(0)      // 0
/// ```
///
/// Every easing gives exactly `0` at `0` and `1` at `1`, except those that say otherwise by their
/// definition: `steps(_:_:)`, `linear(_:)`, `mirrored` and what is made from them.
/// In between the value may leave `0...1`: `.back`, `.elastic` and springs overshoot.
///
/// Progress outside `0...1` is welcome. The families, springs, custom easings and `hold` rest at their
/// ends; `linear`, `cubicBezier`, `steps` and `linear(_:)` go on as CSS Easing Functions 2 says.
/// A progress that is not a number gives a meaningless value but never traps.
public struct Easing: Equatable, Sendable {
  /// What an easing computes, in payloads without references but for stops, compositions and closures.
  enum Curve: Equatable, Sendable {
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
  /// Whether the curve is turned by 180° about (0.5, 0.5); only for curves that cannot say it
  /// in numbers of their own.
  let isTurned: Bool

  init(_ curve: Curve, isTurned: Bool = false) {
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

  /// Returns the progress of the value at `progress`, as CSS asks for it before an animation begins or
  /// after one that runs backwards: with its *before flag*.
  ///
  /// With `isBefore`, a stair has not yet risen at the very place where it rises, `hold` not yet jumped
  /// at 1, and `linear(_:)` not yet jumped at its first stop: `steps(2)(0.5, isBefore: true)` is `0`.
  /// Everything else, also what is made from these, gives the same with and without it.
  public func callAsFunction(_ progress: Double, isBefore: Bool) -> Double {
    guard isBefore, !isTurned else { return self(progress) }
    return switch curve {
    case .hold: progress <= 1 ? 0 : 1
    case .steps(let steps): steps.value(at: progress, isBefore: true)
    case .stops(let stops): stops.value(at: progress, isBefore: true)
    case .linear, .family, .bezier, .spring, .composition, .custom: self(progress)
    }
  }

  /// This easing backwards and upside down: `1 - easing(1 - progress)`, so that a motion back looks
  /// like a film of the motion forth.
  ///
  /// `easeIn` becomes `easeOut` of the same family and the other way round; `easeInOut` and `linear`
  /// stay what they are. The numbers of a reversed cubic Bézier are rounded to 15 decimals, so that
  /// `1 - 0.58` is `0.42`.
  public var reversed: Easing {
    switch curve {
    case .linear: self
    case .family(let family, let direction): Easing(.family(family, direction.reversed))
    case .bezier(let bezier): Easing(.bezier(bezier.reversed))
    case .hold, .steps, .stops, .spring, .composition, .custom: Easing(curve, isTurned: !isTurned)
    }
  }

  /// The control points of a cubic Bézier easing, for an editor to drag; `nil` for any other easing.
  public var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double)? {
    guard case .bezier(let bezier) = curve else { return nil }
    return (bezier.x1, bezier.y1, bezier.x2, bezier.y2)
  }

  /// The seconds that the motion takes by itself, which is what a stretch should last for the spring to
  /// move at its own pace; `nil` for whatever has no pace: all easings but `spring(_:velocity:)`.
  ///
  /// ```swift
  /// Easing.spring(Spring(duration: 0.5, bounce: 0)).naturalDuration      // 0.735
  /// ```
  public var naturalDuration: Double? {
    guard case .spring(let spring) = curve else { return nil }
    return spring.naturalDuration
  }
}
