/// How content moves on its own: constants that may be changed at any time.
///
/// ```swift
/// scroller.physics = .android
/// scroller.physics.settlingResponse = 0.2  // even in flight: the position does not jump
/// ```
///
/// Every number is accepted. Values outside their range in ``constants`` are clamped to it, and NaN
/// counts as the value of ``iOS``.
public struct Physics: Equatable, Sendable {
  /// How a fling slows down.
  public enum Coasting: String, CaseIterable, Sendable {
    /// The content stays where it is released.
    case none
    /// The same share of the velocity is kept every millisecond, as in `UIScrollView`.
    case exponential
    /// A spline whose duration depends on the velocity, as in Android's `OverScroller`.
    case spline
  }

  /// The behaviour beyond the ends of the range.
  public enum Edge: String, CaseIterable, Sendable {
    /// The content cannot go beyond.
    case firm
    /// Resists more the further it is pulled, and returns as a critically damped spring that keeps
    /// the velocity, as in `UIScrollView`.
    case rubberBand
    /// Moves by a fixed share of the pull, and returns by a formula of its own, as in AppKit and
    /// WebKit.
    case elastic
  }

  /// How a fling slows down.
  public var coasting = Coasting.exponential
  /// The behaviour beyond the ends of the range.
  public var edge = Edge.rubberBand

  /// Exponential coasting: the share of the velocity that is kept every millisecond.
  public var keep = 0.998
  /// Spline coasting: `ViewConfiguration.getScrollFriction`, without a unit.
  public var friction = 0.015
  /// Spline coasting: the share of the distance at which the two halves of the spline meet.
  public var inflexion = 0.35

  /// Rubber band: how far a point of pull moves the content at the edge.
  public var give = 0.55
  /// Rubber band: the stiffness of the spring that returns a mass of 1, per second squared.
  public var bounceStiffness = 100.0

  /// Elastic edge: points of pull per point of stretch.
  public var elasticStiffness = 20.0
  /// Elastic edge: the share of the velocity that carries the content further out.
  public var elasticAmplitude = 0.31
  /// Elastic edge: the return decays as e^(−t · stiffness / period); t and period in seconds.
  public var elasticPeriod = 1.6

  /// A fling during a motion in the same direction adds `carryFactor` |v|^`carryExponent`, where v
  /// is the caught velocity in points per second; `0` adds nothing.
  public var carryFactor = 0.000816
  /// The exponent of the carried velocity, without a unit.
  public var carryExponent = 1.967
  /// The largest velocity that is added, in points per second.
  public var carryLimit = 40_000.0
  /// Nothing is added to flings slower than this share of the velocity that would be added.
  public var carryThreshold = 0.5

  /// The response of the spring that turns pages, in seconds; `0` is instant.
  public var settlingResponse = 0.28
  /// The response of the spring that follows the notches of a wheel, in seconds; `0` is instant.
  public var wheelResponse = 0.2
  /// The response of the spring that follows fingers on a trackpad, in seconds; `0` is instant.
  public var fingerResponse = 0.06

  /// The slowest release that is a fling, in points per second (Flutter's constant).
  public var slowestThrow = 50.0
  /// The fastest fling, in points per second, which limits the effect of events microseconds apart
  /// (Flutter's constant).
  public var fastestThrow = 8000.0
  /// The release velocity is measured over the last events within this many seconds; a pointer that
  /// has not moved for longer has stopped.
  public var velocityWindow = 0.1

  /// The same as ``iOS``.
  public init() {}
}

extension Physics {
  /// `UIScrollView`, after Ilya Lobanov's ScrollMechanics; the carry constants are Flutter's.
  public static let iOS = Physics()

  /// `UIScrollView` with its fast deceleration, which stops five times sooner.
  public static let iOSFast: Physics = {
    var physics = Physics()
    physics.keep = 0.99
    return physics
  }()

  /// `OverScroller` and `ScrollView` of Android: a spline, firm edges, and a flywheel that adds the
  /// whole caught velocity.
  public static let android: Physics = {
    var physics = Physics()
    physics.coasting = .spline
    physics.edge = .firm
    (physics.carryFactor, physics.carryExponent) = (1, 1)
    return physics
  }()

  /// The elastic edge of a Mac, after WebKit. Flings coast as on iOS, because on a Mac the system
  /// itself sends the momentum of a swipe, which SDL 2 turns off.
  public static let macOS: Physics = {
    var physics = Physics()
    physics.edge = .elastic
    physics.carryFactor = 0
    return physics
  }()

  /// Nothing moves on its own: pages and wheel ticks are instant. Suits reduced motion.
  public static let none: Physics = {
    var physics = Physics()
    (physics.coasting, physics.edge, physics.carryFactor) = (.none, .firm, 0)
    (physics.settlingResponse, physics.wheelResponse, physics.fingerResponse) = (0, 0, 0)
    return physics
  }()

  /// The profiles with their names, in menu order.
  public static let profiles: [(name: String, physics: Physics)] = [
    ("iOS", .iOS), ("iOS fast", .iOSFast), ("Android", .android), ("macOS", .macOS),
    ("None", .none),
  ]
}
