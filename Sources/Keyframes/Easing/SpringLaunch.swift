extension Easing {
  /// The spring of this easing with another start `velocity`, in whole distances per second, for
  /// motion that is already under way; nil for every other easing, and for a reversed spring.
  ///
  /// The pace stays the same: a motion that took `duration` seconds with the old velocity takes the
  /// returned duration with the new one.
  ///
  /// ```swift
  /// let easing = Easing.spring(.bouncy)
  /// easing.launched(at: 0, over: 1)?.duration  // 1
  /// ```
  ///
  /// - Precondition: `velocity` is finite, `duration` is 0 or more.
  public func launched(
    at velocity: Double, over duration: Double
  ) -> (easing: Easing, duration: Double)? {
    require(duration >= 0, "The duration of a spring is \(duration); it must be 0 or more.")
    guard case .spring(let old) = curve, !isTurned else { return nil }
    let pace = old.duration > 0 ? duration / old.duration : 1
    guard let new = SpringCurve(old.spring, velocity: velocity * pace) else { return nil }
    return (Easing(curve: .spring(new)), new.duration * pace)
  }

  /// The spring of this easing; nil for every other easing, and for a reversed spring.
  public var spring: Spring? {
    guard case .spring(let curve) = curve, !isTurned else { return nil }
    return curve.spring
  }
}
