extension Easing {
  /// Returns how fast the value moves at `progress`: the derivative of the easing, in closed form.
  ///
  /// ```swift
  /// Easing.easeIn(.quad).slope(at: 0.5)             // 1
  /// Easing.linear.slope(at: 0.3)                    // 1
  /// Easing.linear.mirrored.slope(at: 0.5)           // -1
  /// ```
  ///
  /// At a corner it is the slope after `progress`. A jump does not count. Infinite where the curve is
  /// vertical, as `.easeIn(.circ)` is just before 1. A custom easing has no closed form: it uses
  /// the slope of a polynomial through seven values, within about 1e-9 for a smooth function. For
  /// NaN the slope is meaningless.
  ///
  /// - Complexity: as for a value of the easing.
  public func slope(at progress: Double) -> Double { slope(at: progress, isBefore: false) }

  /// Returns how fast the value moves just before `progress`, which differs from `slope(at:)` at a
  /// corner.
  ///
  /// ```swift
  /// Easing.linear.mirrored.slope(before: 0.5)       // 1
  /// ```
  ///
  /// - Complexity: as for a value of the easing.
  public func slope(before progress: Double) -> Double { slope(at: progress, isBefore: true) }

  /// The slope on one side of `progress`.
  func slope(at progress: Double, isBefore: Bool) -> Double {
    // Turned by 180°, the slope is that of the mirrored progress, from the other side.
    isTurned
      ? slopeUnturned(at: 1 - progress, isBefore: !isBefore)
      : slopeUnturned(at: progress, isBefore: isBefore)
  }

  private func slopeUnturned(at progress: Double, isBefore: Bool) -> Double {
    // The outer side of an end belongs to the curve beyond it.
    let isBeyond = isBefore ? progress <= 0 || progress > 1 : progress < 0 || progress >= 1
    return switch curve {
    case .linear: 1
    case .hold, .steps: 0
    case .family(let family, let direction):
      isBeyond ? 0 : family.slope(at: progress, direction, isBefore: isBefore)
    case .bezier(let bezier): bezier.slope(at: progress, isBefore: isBefore)
    case .stops(let stops): stops.slope(at: progress, isBefore: isBefore)
    case .spring(let spring): isBeyond ? 0 : spring.slope(at: progress)
    case .composition(let composition): composition.slope(at: progress, isBefore: isBefore)
    case .custom(let curve): isBeyond ? 0 : curve.slope(at: progress)
    }
  }
}

extension CustomCurve {
  /// The slope at `progress` of the polynomial of degree six through seven values around it.
  fileprivate func slope(at progress: Double) -> Double {
    let (count, step) = (7, 1e-3)
    // Not at 0 and 1, where the values are prescribed.
    let first = min(max(progress - 3 * step, step / 2), 1 - 6.5 * step)
    func place(_ index: Int) -> Double { first + Double(index) * step }
    return (0..<count).reduce(0) { sum, index in
      let others = (0..<count).filter { $0 != index }
      let weight = others.reduce(0) { sum, left in
        sum
          + others.reduce(1) { product, other in
            let distance = place(index) - place(other)
            return product * (other == left ? 1 : progress - place(other)) / distance
          }
      }
      return sum + weight * value(at: place(index))
    }
  }
}

extension SpringCurve {
  /// The slope at a progress of 0…1.
  fileprivate func slope(at progress: Double) -> Double {
    spring.velocity(at: progress * duration, velocity: velocity) * duration + rest
  }
}

extension LinearStops {
  /// The slope of the line on one side of `progress`.
  func slope(at progress: Double, isBefore: Bool) -> Double {
    guard points.count > 1 else { return 0 }
    let following =
      points.firstIndex { isBefore ? $0.input >= progress : $0.input > progress } ?? points.count
    let end = min(max(following, 1), points.count - 1)
    let (start, finish) = (points[end - 1], points[end])
    guard start.input < finish.input else { return 0 }
    return (finish.output - start.output) / (finish.input - start.input)
  }
}
