/// The farthest position, in points; beyond, a `Double` no longer resolves 10⁻⁷ points.
let farthest = -1e9...1e9

extension Double {
  /// The nearest value in `limits`; NaN stays NaN.
  func clamped(to limits: ClosedRange<Double>) -> Double {
    if self < limits.lowerBound { return limits.lowerBound }
    return self > limits.upperBound ? limits.upperBound : self
  }
}

/// The values that the scroller uses: always finite.
extension Extent {
  /// The positions at which scrolling can stop; with pages, from the first page to the last.
  var bounds: ClosedRange<Double> {
    let limits = range.clamped(to: farthest)
    guard let length = pageLength else { return limits }
    let end = limits.lowerBound + Double(lastPage) * length
    return limits.lowerBound...min(end, limits.upperBound)
  }

  /// The length of the visible part, limited to valid values.
  var dimension: Double { viewport.isFinite ? viewport.clamped(to: 1...1e9) : 1 }

  func rubberBand(_ physics: Physics) -> RubberBand {
    RubberBand(bounds: bounds, dimension: dimension, physics)
  }

  /// Points of content per point of the pointer.
  var gain: Double { follow.isFinite ? follow.clamped(to: -1000...1000) : 1 }

  /// The range within which a spring from `position` to `target` may overshoot: half a viewport
  /// beyond bounds that are not firm. With pages, at most half a page beyond the target, or as far
  /// as the pages on either side of `position`.
  func reach(
    from position: Double, to target: Double, beyond edge: Physics.Edge
  ) -> ClosedRange<Double> {
    let slack = edge == .firm ? 0 : dimension / 2
    let limits = (bounds.lowerBound - slack)...(bounds.upperBound + slack)
    guard let length = pageLength else { return limits }
    let pages = (position - bounds.lowerBound) / length
    let ahead = bounds.lowerBound + pages.rounded(.up) * length
    let behind = bounds.lowerBound + pages.rounded(.down) * length
    return limits.clamped(
      to: min(target - length / 2, behind)...max(target + length / 2, ahead))
  }
}
