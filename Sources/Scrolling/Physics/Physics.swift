/// How content moves by itself: plain constants, any of which may be changed at any time.
///
/// ```swift
/// scroller.physics = .android
/// scroller.physics.settlingResponse = 0.2  // in flight too: the position does not jump
/// ```
///
/// Every number is accepted. What lies outside its range in ``constants`` counts as the nearest end
/// of it, and NaN as the value that ``iOS`` has.
public struct Physics: Equatable, Sendable {
  /// How a throw slows down.
  public enum Coasting: String, CaseIterable, Sendable {
    /// The content stays where the hand leaves it.
    case none
    /// Every millisecond keeps the same share of the velocity: `UIScrollView`.
    case exponential
    /// A spline, with a duration that depends on the velocity: Android's `OverScroller`.
    case spline
  }

  /// What happens beyond the ends of the range.
  public enum Edge: String, CaseIterable, Sendable {
    /// Nothing goes beyond.
    case firm
    /// Gives ever less the further it is pulled, and comes back as a critically damped spring that
    /// keeps the velocity: `UIScrollView`.
    case rubberBand
    /// Gives a fixed share of the pull, and comes back after a formula of its own: AppKit, WebKit.
    case elastic
  }

  /// How a throw slows down.
  public var coasting = Coasting.exponential
  /// What happens beyond the ends of the range.
  public var edge = Edge.rubberBand

  /// Exponential coasting: the share of the velocity that is left after every millisecond.
  public var keep = 0.998
  /// Spline coasting: `ViewConfiguration.getScrollFriction`, without a unit.
  public var friction = 0.015
  /// Spline coasting: the share of the distance at which the two halves of the spline meet.
  public var inflexion = 0.35

  /// Rubber band: by how much a point of pull moves the content at the edge.
  public var give = 0.55
  /// Rubber band: the constant of the spring that brings a mass of 1 back, per second squared.
  public var bounceStiffness = 100.0

  /// Elastic edge: points of pull for a point of stretch.
  public var elasticStiffness = 20.0
  /// Elastic edge: how much of the velocity carries it further out.
  public var elasticAmplitude = 0.31
  /// Elastic edge: the way back decays as e^(−t · stiffness / period); t and period in seconds.
  public var elasticPeriod = 1.6

  /// A throw into a motion in the same direction adds `carryFactor` |v|^`carryExponent`, of the
  /// velocity v that was caught, in points per second; `0` adds nothing.
  public var carryFactor = 0.000816
  /// Without a unit.
  public var carryExponent = 1.967
  /// In points per second: no more than this is added.
  public var carryLimit = 40_000.0
  /// Slower throws than this share of what would be added add nothing.
  public var carryThreshold = 0.5

  /// The response of the spring that turns pages, in seconds; `0` is there at once.
  public var settlingResponse = 0.28
  /// The response of the spring that follows the notches of a wheel, in seconds; `0` is there at
  /// once.
  public var wheelResponse = 0.2
  /// The response of the spring that follows fingers on a trackpad, in seconds; `0` is there at
  /// once.
  public var fingerResponse = 0.06

  /// A release slower than this, in points per second, is no throw. Flutter's number.
  public var slowestThrow = 50.0
  /// In points per second: two events a microsecond apart prove nothing. Flutter's number.
  public var fastestThrow = 8000.0
  /// The velocity is that of the last events of this many seconds; a hand that has not moved for
  /// longer has stopped.
  public var velocityWindow = 0.1

  /// The same as ``iOS``.
  public init() {}
}

extension Physics {
  /// `UIScrollView`, after Ilya Lobanov's ScrollMechanics; what carries over is Flutter's number.
  public static let iOS = Physics()

  /// `UIScrollView` with its fast deceleration, which stops five times sooner.
  public static let iOSFast: Physics = {
    var physics = Physics()
    physics.keep = 0.99
    return physics
  }()

  /// `OverScroller` and `ScrollView` of Android: a spline, firm edges, and a flywheel that adds the
  /// whole velocity that was caught.
  public static let android: Physics = {
    var physics = Physics()
    physics.coasting = .spline
    physics.edge = .firm
    (physics.carryFactor, physics.carryExponent) = (1, 1)
    return physics
  }()

  /// The elastic edge of a Mac, after WebKit. Throws coast as on iOS, because on a Mac the system
  /// itself sends what follows a swipe, and SDL 2 turns that off.
  public static let macOS: Physics = {
    var physics = Physics()
    physics.edge = .elastic
    physics.carryFactor = 0
    return physics
  }()

  /// Nothing moves by itself: pages and wheel ticks are there at once. For reduced motion too.
  public static let none: Physics = {
    var physics = Physics()
    (physics.coasting, physics.edge, physics.carryFactor) = (.none, .firm, 0)
    (physics.settlingResponse, physics.wheelResponse, physics.fingerResponse) = (0, 0, 0)
    return physics
  }()

  /// The profiles with the names that a menu shows, in the order of a menu.
  public static let profiles: [(name: String, physics: Physics)] = [
    ("iOS", .iOS), ("iOS fast", .iOSFast), ("Android", .android), ("macOS", .macOS),
    ("None", .none),
  ]
}
