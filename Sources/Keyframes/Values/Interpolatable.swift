/// A value that can be blended with another of its kind: all that a type of your own needs to be
/// animated.
///
/// `from.interpolated(to: to, at: progress)` is `from` at 0 and `to` at 1, and goes on at constant
/// speed beyond both, because eased progress may overshoot.
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
  /// The value at `progress` of the way to `end`: `self` at 0, `end` at 1, both exactly, and on at
  /// constant speed beyond both. Progress that is not finite may give any value, but must not trap.
  func interpolated(to end: Self, at progress: Double) -> Self

  /// This value and `count` times the way from `start` to `end`; what tracks that cumulate and curves
  /// between keyframes are made of. `start.moved(by: 1, from: start, to: end)` is `end`, but for
  /// rounding.
  ///
  /// A type whose blends are straight need not say it: there it follows from blending.
  func moved(by count: Double, from start: Self, to end: Self) -> Self

  /// Whether the value can be a keyframe's: no number in it is infinite or not a number.
  ///
  /// `true` unless a type says otherwise. The types of this module that are made of numbers do, paths
  /// aside.
  var isFinite: Bool { get }
}

extension Interpolatable {
  /// `true`: there are no numbers in the value that could be anything else.
  public var isFinite: Bool { true }

  /// By blending alone: the fourth corner of the parallelogram over `self`, `start` and `end` is twice
  /// as far from `start` as the middle between `self` and `end`.
  public func moved(by count: Double, from start: Self, to end: Self) -> Self {
    let corner = start.interpolated(to: interpolated(to: end, at: 0.5), at: 2)
    return interpolated(to: corner, at: count)
  }
}

extension Double: Interpolatable {
  /// Exact at both ends. Ends farther apart than the greatest `Double` are blended as well.
  @inlinable
  public func interpolated(to end: Double, at progress: Double) -> Double {
    let way = end - self
    guard way.isFinite else { return self * (1 - progress) + end * progress }
    return progress == 1 ? end : self + way * progress
  }

  public func moved(by count: Double, from start: Double, to end: Double) -> Double {
    let way = end - start
    return way.isFinite ? self + way * count : self + end * count - start * count
  }
}

extension Bool: Interpolatable {
  /// Flips when progress reaches 1, that is, exactly at the later keyframe.
  public func interpolated(to end: Bool, at progress: Double) -> Bool {
    progress >= 1 ? end : self
  }

  /// A flag has no way that could be added: `self`.
  public func moved(by count: Double, from start: Bool, to end: Bool) -> Bool { self }
}

extension Int: Interpolatable {
  /// Rounds to the nearest whole number, halves away from zero. Exact at both ends; what no `Int`
  /// can hold becomes the greatest or the least, and progress that is not a number changes nothing.
  public func interpolated(to end: Int, at progress: Double) -> Int {
    if progress == 0 { return self }
    if progress == 1 { return end }
    return nearest(to: Double(self).interpolated(to: Double(end), at: progress))
  }

  public func moved(by count: Double, from start: Int, to end: Int) -> Int {
    count == 0 ? self : nearest(to: Double(self) + (Double(end) - Double(start)) * count)
  }

  private func nearest(to value: Double) -> Int {
    if value.isNaN { return self }
    return Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}

extension Point: Interpolatable {
  /// Component by component, exact at both ends.
  public func interpolated(to end: Point, at progress: Double) -> Point {
    Point(x: x.interpolated(to: end.x, at: progress), y: y.interpolated(to: end.y, at: progress))
  }

  public func moved(by count: Double, from start: Point, to end: Point) -> Point {
    Point(
      x: x.moved(by: count, from: start.x, to: end.x),
      y: y.moved(by: count, from: start.y, to: end.y))
  }
}

extension Size: Interpolatable {
  /// Component by component, exact at both ends.
  public func interpolated(to end: Size, at progress: Double) -> Size {
    Size(
      width: width.interpolated(to: end.width, at: progress),
      height: height.interpolated(to: end.height, at: progress))
  }

  public func moved(by count: Double, from start: Size, to end: Size) -> Size {
    Size(
      width: width.moved(by: count, from: start.width, to: end.width),
      height: height.moved(by: count, from: start.height, to: end.height))
  }
}

extension Rect: Interpolatable {
  /// Origin and size each by itself, exact at both ends.
  public func interpolated(to end: Rect, at progress: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: end.origin, at: progress),
      size: size.interpolated(to: end.size, at: progress))
  }

  public func moved(by count: Double, from start: Rect, to end: Rect) -> Rect {
    Rect(
      origin: origin.moved(by: count, from: start.origin, to: end.origin),
      size: size.moved(by: count, from: start.size, to: end.size))
  }
}

extension Color: Interpolatable {
  /// Blends each component. A clear end lends its partner's hue, so that fading in from `.clear`
  /// does not pass through grey. Other spaces than sRGB: `interpolated(to:at:in:)`.
  public func interpolated(to end: Color, at progress: Double) -> Color {
    let from = self == .clear ? end.opacity(0) : self
    let to = end == .clear ? self.opacity(0) : end
    return Color(
      red: from.red.interpolated(to: to.red, at: progress),
      green: from.green.interpolated(to: to.green, at: progress),
      blue: from.blue.interpolated(to: to.blue, at: progress),
      alpha: from.alpha.interpolated(to: to.alpha, at: progress))
  }

  /// Each component by itself; here too what is clear borrows a hue.
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
