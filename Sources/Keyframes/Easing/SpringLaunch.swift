extension Easing {
  /// The spring of this easing as it moves when it is already under way: with `velocity`, in whole
  /// ways per second, in place of its own. nil for every other easing, and for a spring that is
  /// reversed.
  ///
  /// The pace stays: what took `duration` seconds with the old velocity takes those that come with
  /// the easing now.
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
    precondition(duration >= 0, "A spring cannot take \(duration) seconds.")
    guard case .spring(let old) = curve, !isTurned else { return nil }
    let pace = old.duration > 0 ? duration / old.duration : 1
    guard let new = SpringCurve(old.spring, velocity: velocity * pace) else { return nil }
    return (Easing(.spring(new)), new.duration * pace)
  }

  /// The spring that this easing squeezes into progress; nil for every other easing, and for a
  /// spring that is reversed.
  public var spring: Spring? {
    guard case .spring(let curve) = curve, !isTurned else { return nil }
    return curve.spring
  }
}
