/// Easings composed from other easings; they do not keep the names of motion tokens.
extension Easing {
  /// This easing forward in the first half, then backward in the second.
  ///
  /// It is 0 at 0, 1 in the middle and 0 again at 1, so the value returns to that of the first
  /// keyframe.
  ///
  /// ```swift
  /// Easing.linear.mirrored(0.75)                    // 0.5
  /// ```
  public var mirrored: Easing { Easing(curve: .composition(.mirrored(unnamed))) }

  /// This easing up to `progress` and `next` from there on, each compressed into its part.
  ///
  /// They meet at `value`, by default `progress`. At `progress` itself `next` applies.
  ///
  /// ```swift
  /// let easing = Easing.easeIn(.quad).joined(.easeOut(.quad))
  /// easing(0.25)                                    // 0.125
  /// ```
  ///
  /// - Precondition: `progress` lies between 0 and 1, `value` is finite.
  public func joined(
    _ next: Easing, at progress: Double = 0.5, value: Double? = nil
  ) -> Easing {
    let value = value ?? progress
    require(
      progress > 0 && progress < 1, "The easings meet at \(progress); it must be between 0 and 1.")
    require(value.isFinite, "The easings meet at the value \(value); it must be finite.")
    return Easing(curve: .composition(.joined(unnamed, next.unnamed, at: progress, value: value)))
  }

  /// The weighted mean of this easing and `other`: only this one for `amount` 0, only `other` for
  /// 1.
  ///
  /// ```swift
  /// Easing.linear.blended(with: .easeIn(.quad), by: 0.5)(0.5)       // 0.375
  /// ```
  ///
  /// - Precondition: `amount` lies in `0...1`.
  public func blended(with other: Easing, by amount: Double) -> Easing {
    require((0...1).contains(amount), "The easings are blended by \(amount), outside 0...1.")
    let (one, other) = (unnamed, other.unnamed)
    if amount == 0 { return one }
    return amount == 1 ? other : Easing(curve: .composition(.blended(one, other, by: amount)))
  }

  /// This easing with values limited to 0…1, for a property that must not overshoot.
  public var clamped: Easing { Easing(curve: .composition(.clamped(unnamed))) }

  /// The part of this easing between `start` and `end`, scaled to go from 0 to 1.
  ///
  /// ```swift
  /// Easing.easeInOut(.quad).part(from: 0, to: 0.5)(0.5)     // 0.25
  /// ```
  ///
  /// - Precondition: 0 ≤ `start` < `end` ≤ 1, and the values there differ by at least 1e-9.
  public func part(from start: Double, to end: Double) -> Easing {
    require(
      0 <= start && start < end && end <= 1, "The part \(start)...\(end) is empty or outside 0...1."
    )
    guard let part = Part(of: self, from: start, to: end) else {
      fatalError(
        "\(self) has the same value at \(start) and \(end), so that part cannot be scaled to 0...1."
      )
    }
    return Easing(curve: .composition(.part(part)))
  }

  indirect enum Composition: Hashable, Sendable {
    case mirrored(Easing)
    case joined(Easing, Easing, at: Double, value: Double)
    case blended(Easing, Easing, by: Double)
    case clamped(Easing)
    case part(Part)
    /// A motion token.
    case named(Names)
  }

  struct Part: Hashable, Sendable {
    let easing: Easing
    let start, end: Double
    private let value, rise: Double

    /// `nil` if the values at the ends are too close to be scaled to 0…1.
    init?(of easing: Easing, from start: Double, to end: Double) {
      (self.easing, self.start, self.end) = (easing.unnamed, start, end)
      value = easing(start)
      rise = easing(end) - value
      guard abs(rise) >= 1e-9 else { return nil }
    }

    func value(at progress: Double) -> Double {
      (easing(mix(start, end, progress)) - value) / rise
    }

    func slope(at progress: Double, isBefore: Bool) -> Double {
      easing.slope(at: mix(start, end, progress), isBefore: isBefore) * (end - start) / rise
    }
  }
}

extension Easing.Composition {
  func value(at progress: Double) -> Double {
    switch self {
    case .mirrored(let easing):
      return easing(progress < 0.5 ? 2 * progress : 2 - 2 * progress)
    case .joined(let first, let second, let place, let value):
      return progress < place
        ? value * first(progress / place)
        : mix(value, 1, second((progress - place) / (1 - place)))
    case .blended(let one, let other, let amount):
      let value = one(progress)
      return value + amount * (other(progress) - value)
    case .clamped(let easing):
      return min(max(easing(progress), 0), 1)
    case .part(let part):
      return part.value(at: progress)
    case .named(let names):
      return names.curve(progress)
    }
  }
}

extension Easing.Composition {
  /// The slope on one side of `progress`.
  func slope(at progress: Double, isBefore: Bool) -> Double {
    func isUp(to place: Double) -> Bool { isBefore ? progress <= place : progress < place }
    switch self {
    case .mirrored(let easing):
      return isUp(to: 0.5)
        ? 2 * easing.slope(at: 2 * progress, isBefore: isBefore)
        : -2 * easing.slope(at: 2 - 2 * progress, isBefore: !isBefore)
    case .joined(let first, let second, let place, let value):
      return isUp(to: place)
        ? first.slope(at: progress / place, isBefore: isBefore) * value / place
        : second.slope(at: (progress - place) / (1 - place), isBefore: isBefore)
          * (1 - value) / (1 - place)
    case .blended(let one, let other, let amount):
      return mix(
        one.slope(at: progress, isBefore: isBefore), other.slope(at: progress, isBefore: isBefore),
        amount)
    case .clamped(let easing):
      let (value, slope) = (easing(progress), easing.slope(at: progress, isBefore: isBefore))
      // At a limit the clamped value moves only where the slope leads back inside.
      let inward = isBefore ? -slope : slope
      let isWithin = value == 0 ? inward > 0 : value == 1 ? inward < 0 : value > 0 && value < 1
      return isWithin ? slope : 0
    case .part(let part):
      return part.slope(at: progress, isBefore: isBefore)
    case .named(let names):
      return names.curve.slope(at: progress, isBefore: isBefore)
    }
  }
}

/// Exactly `start` at 0 and `end` at 1.
private func mix(_ start: Double, _ end: Double, _ amount: Double) -> Double {
  start * (1 - amount) + end * amount
}
