/// A value that can be blended with another of its kind.
///
/// `from.interpolated(to: to, at: progress)` is `from` at 0 and `to` at 1, and goes on at constant
/// speed beyond both, because eased progress may overshoot.
public protocol Interpolatable: Equatable, Sendable {
  func interpolated(to end: Self, at progress: Double) -> Self
}

extension Double: Interpolatable {
  /// Exact at both ends.
  public func interpolated(to end: Double, at progress: Double) -> Double {
    progress == 1 ? end : self + (end - self) * progress
  }
}

extension Bool: Interpolatable {
  /// Flips when progress reaches 1, that is, exactly at the later keyframe.
  public func interpolated(to end: Bool, at progress: Double) -> Bool {
    progress >= 1 ? end : self
  }
}

extension Int: Interpolatable {
  /// Rounds to the nearest whole number, halves away from zero. Exact at both ends; what no `Int`
  /// can hold becomes the greatest or the least.
  public func interpolated(to end: Int, at progress: Double) -> Int {
    if progress == 0 { return self }
    if progress == 1 { return end }
    let value = Double(self).interpolated(to: Double(end), at: progress).rounded()
    return Int(exactly: value) ?? (value < 0 ? .min : .max)
  }
}

extension Point: Interpolatable {
  public func interpolated(to end: Point, at progress: Double) -> Point {
    Point(x: x.interpolated(to: end.x, at: progress), y: y.interpolated(to: end.y, at: progress))
  }
}

extension Size: Interpolatable {
  public func interpolated(to end: Size, at progress: Double) -> Size {
    Size(
      width: width.interpolated(to: end.width, at: progress),
      height: height.interpolated(to: end.height, at: progress))
  }
}

extension Rect: Interpolatable {
  public func interpolated(to end: Rect, at progress: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: end.origin, at: progress),
      size: size.interpolated(to: end.size, at: progress))
  }
}

extension Color: Interpolatable {
  /// Blends each component. A clear end lends its partner's hue, so that fading in from `.clear`
  /// does not pass through grey.
  public func interpolated(to end: Color, at progress: Double) -> Color {
    let from = self == .clear ? end.opacity(0) : self
    let to = end == .clear ? self.opacity(0) : end
    return Color(
      red: from.red.interpolated(to: to.red, at: progress),
      green: from.green.interpolated(to: to.green, at: progress),
      blue: from.blue.interpolated(to: to.blue, at: progress),
      alpha: from.alpha.interpolated(to: to.alpha, at: progress))
  }
}
