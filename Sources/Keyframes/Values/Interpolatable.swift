/// A value that can be blended with another of its type. Conform your own types to animate them.
///
/// `from.interpolated(to: to, at: progress)` is `from` at 0 and `to` at 1, and continues at
/// constant speed beyond both, because eased progress may overshoot.
///
/// ```swift
/// struct Dial: Interpolatable {
///   var level: Double
///   func interpolated(to end: Dial, at progress: Double) -> Dial {
///     Dial(level: level.interpolated(to: end.level, at: progress))
///   }
/// }
/// let track: Track<Dial> = [0: Dial(level: 0), 1: Dial(level: 10)]
/// track.value(at: 0.25).level  // 2.5
/// ```
public protocol Interpolatable: Equatable, Sendable {
  /// Returns the value at `progress` between `self` (exactly, at 0) and `end` (exactly, at 1),
  /// continuing at constant speed beyond both. Progress that is not finite may give any value, but
  /// must not trap.
  func interpolated(to end: Self, at progress: Double) -> Self

  /// Returns this value plus `count` times the difference from `start` to `end`. Cumulative
  /// extrapolation and curves between keyframes use it. `start.moved(by: 1, from: start, to: end)`
  /// is `end`, up to rounding.
  ///
  /// The default implementation suits every type that blends linearly.
  func moved(by count: Double, from start: Self, to end: Self) -> Self

  /// Whether the value contains no infinity and no NaN, as keyframes require.
  ///
  /// `true` by default. The numeric types of this module implement it, except paths.
  var isFinite: Bool { get }
}

extension Interpolatable {
  /// `true`, for values without numbers.
  public var isFinite: Bool { true }

  /// Uses blending only: the fourth corner of the parallelogram over `self`, `start` and `end` is
  /// twice as far from `start` as the middle between `self` and `end`.
  public func moved(by count: Double, from start: Self, to end: Self) -> Self {
    let corner = start.interpolated(to: interpolated(to: end, at: 0.5), at: 2)
    return interpolated(to: corner, at: count)
  }
}

extension Double: Interpolatable {
  /// Exact at both ends, even if their difference overflows.
  @inlinable
  public func interpolated(to end: Double, at progress: Double) -> Double {
    let difference = end - self
    guard difference.isFinite else { return self * (1 - progress) + end * progress }
    return progress == 1 ? end : self + difference * progress
  }

  /// Adds `count` times the difference.
  public func moved(by count: Double, from start: Double, to end: Double) -> Double {
    let difference = end - start
    return difference.isFinite ? self + difference * count : self + end * count - start * count
  }
}

extension Bool: Interpolatable {
  /// Changes when progress reaches 1, that is, exactly at the later keyframe.
  public func interpolated(to end: Bool, at progress: Double) -> Bool {
    progress >= 1 ? end : self
  }

  /// Returns `self`, since there is no difference that could be added.
  public func moved(by count: Double, from start: Bool, to end: Bool) -> Bool { self }
}

extension Point: Interpolatable {
  /// Component by component, exact at both ends.
  @inlinable
  public func interpolated(to end: Point, at progress: Double) -> Point {
    Point(x: x.interpolated(to: end.x, at: progress), y: y.interpolated(to: end.y, at: progress))
  }

  /// Moves component by component.
  public func moved(by count: Double, from start: Point, to end: Point) -> Point {
    Point(
      x: x.moved(by: count, from: start.x, to: end.x),
      y: y.moved(by: count, from: start.y, to: end.y))
  }
}

extension Color: Interpolatable {
  /// Blends each component. A clear end takes the hue of the other, so that fading in from `.clear`
  /// does not pass through grey. For spaces other than sRGB see `interpolated(to:at:in:)`.
  @inlinable @inline(__always)
  public func interpolated(to end: Color, at progress: Double) -> Color {
    // All four at once, unless an end may be clear or a number is so large that a difference overflows.
    let difference = end.components - components
    guard alpha != 0, end.alpha != 0, progress != 1, difference - difference == .zero else {
      return blendedOneByOne(with: end, at: progress)
    }
    return Color(components: components + difference * progress)
  }

  // It reads nothing but a constant, so callers need not retain anything for it.
  @usableFromInline @_effects(readnone)
  func blendedOneByOne(with end: Color, at progress: Double) -> Color {
    let from = self == .clear ? end.opacity(0) : self
    let to = end == .clear ? self.opacity(0) : end
    return Color(
      red: from.red.interpolated(to: to.red, at: progress),
      green: from.green.interpolated(to: to.green, at: progress),
      blue: from.blue.interpolated(to: to.blue, at: progress),
      alpha: from.alpha.interpolated(to: to.alpha, at: progress))
  }

  /// Moves component by component; here too, a clear end takes the hue of the other.
  public func moved(by count: Double, from start: Color, to end: Color) -> Color {
    let from = start == .clear ? end.opacity(0) : start
    let to = end == .clear ? start.opacity(0) : end
    let here = self == .clear ? (end == .clear ? start : end).opacity(0) : self
    return Color(
      red: here.red.moved(by: count, from: from.red, to: to.red),
      green: here.green.moved(by: count, from: from.green, to: to.green),
      blue: here.blue.moved(by: count, from: from.blue, to: to.blue),
      alpha: here.alpha.moved(by: count, from: from.alpha, to: to.alpha))
  }
}
