extension Easing {
  /// The kind of an easing, and the numbers or other easings that define it.
  ///
  /// An editor shows and changes these numbers, an exporter translates them. `Easing(easing.form)`
  /// equals `easing.unnamed`, and an easing that can be made in several ways always has the same form.
  ///
  /// ```swift
  /// Easing.ease.form                        // .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  /// Easing.easeIn(.back).reversed.form      // .family(.back, .easeOut)
  /// Easing.hold.reversed.form               // .reversed(.hold)
  /// ```
  public enum Form: Hashable, Sendable {
    /// ``Easing/linear``, without stops.
    case linear
    /// ``Easing/hold``.
    case hold
    /// One of the families; ``Easing/Family/form`` has its parameters.
    case family(Family, Direction)
    /// Control points: `x1` and `x2` in `0...1`, `y1` and `y2` finite.
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// The number of steps, at least 1 or with `.jumpNone` 2, and where they rise.
    case steps(Int, StepPosition)
    /// Straight lines through at least one stop. An easing's own form has an input for every stop, and
    /// the inputs never fall.
    case stops([LinearStop])
    /// A spring that settles; `velocity` is the start velocity, in whole distances per second.
    case spring(Spring, velocity: Double)
    /// The shape of a spring without a pace, by its bounce above -1 and below 1.
    case springShape(bounce: Double)
    /// A function with a name.
    case custom(CustomCurve)

    /// An easing played backwards; only if its own numbers cannot express that.
    case reversed(Easing)
    /// An easing forwards, then backwards.
    case mirrored(Easing)
    /// One easing up to the progress `at`, above 0 and below 1, then the other; they meet at `value`.
    case joined(Easing, Easing, at: Double, value: Double)
    /// The mean of two easings; `by` is the share of the second, in `0...1`.
    case blended(Easing, Easing, by: Double)
    /// An easing with its values limited to 0…1.
    case clamped(Easing)
    /// A stretch of an easing in `0...1`, scaled to go from 0 to 1.
    case part(Easing, from: Double, to: Double)
  }

  /// The form of this easing; for a motion token, the form of its easing.
  ///
  /// - Complexity: O(1); with stops, O(*n*) in their number.
  public var form: Form {
    guard !isTurned else { return .reversed(Easing(curve: curve)) }
    return switch curve {
    case .linear: .linear
    case .hold: .hold
    case .family(let family, let direction): .family(family, direction)
    case .bezier(let bezier):
      .cubicBezier(x1: bezier.x1, y1: bezier.y1, x2: bezier.x2, y2: bezier.y2)
    case .steps(let steps): .steps(steps.count, steps.position)
    case .stops(let stops): .stops(stops.points.map { LinearStop($0.output, at: $0.input) })
    case .spring(let spring):
      spring.bounce.map { .springShape(bounce: $0) }
        ?? .spring(spring.spring, velocity: spring.velocity)
    case .custom(let custom): .custom(custom)
    case .composition(let composition): composition.form
    }
  }

  /// The easing of a form.
  ///
  /// - Precondition: Its numbers lie in the ranges that the cases of ``Form`` state; use
  ///   ``init(validating:)`` where they come from a person or a file.
  public init(_ form: Form) {
    self =
      switch form {
      case .linear: .linear
      case .hold: .hold
      case .family(let family, let direction): Easing(curve: .family(family, direction))
      case .cubicBezier(let x1, let y1, let x2, let y2): .cubicBezier(x1, y1, x2, y2)
      case .steps(let count, let position): .steps(count, position)
      case .stops(let stops): .linear(stops)
      case .spring(let spring, let velocity): .spring(spring, velocity: velocity)
      case .springShape(let bounce): .spring(bounce: bounce)
      case .custom(let custom): Easing(curve: .custom(custom))
      case .reversed(let easing): easing.reversed
      case .mirrored(let easing): easing.mirrored
      case .joined(let first, let second, let place, let value):
        first.joined(second, at: place, value: value)
      case .blended(let one, let other, let amount): one.blended(with: other, by: amount)
      case .clamped(let easing): easing.clamped
      case .part(let easing, let start, let end): easing.part(from: start, to: end)
      }
  }

  /// The easing of a form; nil where a number lies outside the range that its case of ``Form`` states,
  /// where a spring never settles, and where an easing has the same value at both ends of its part.
  public init?(validating form: Form) {
    switch form {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    case .steps(let count, let position): guard count >= position.leastCount else { return nil }
    case .stops(let stops): guard !stops.isEmpty else { return nil }
    case .spring(let spring, let velocity):
      guard velocity.isFinite, let curve = SpringCurve(spring, velocity: velocity) else {
        return nil
      }
      self.init(curve: .spring(curve))
      return
    case .springShape(let bounce): guard bounce > -1, bounce < 1 else { return nil }
    case .joined(_, _, let place, let value):
      guard place > 0, place < 1, value.isFinite else { return nil }
    case .blended(_, _, let amount): guard (0...1).contains(amount) else { return nil }
    case .part(let easing, let start, let end):
      guard 0 <= start, start < end, end <= 1, let part = Part(of: easing, from: start, to: end)
      else { return nil }
      self.init(curve: .composition(.part(part)))
      return
    case .linear, .hold, .family, .custom, .reversed, .mirrored, .clamped: break
    }
    self.init(form)
  }

  /// The easings that this one is directly composed from: two if it is joined or blended, one if it
  /// is reversed, mirrored, clamped or a part, otherwise none.
  ///
  /// ```swift
  /// Easing.hold.joined(.linear).parts       // [.hold, .linear]
  /// ```
  public var parts: [Easing] {
    switch form {
    case .reversed(let easing), .mirrored(let easing), .clamped(let easing),
      .part(let easing, _, _):
      [easing]
    case .joined(let first, let second, _, _), .blended(let first, let second, _): [first, second]
    case .linear, .hold, .family, .cubicBezier, .steps, .stops, .spring, .springShape, .custom: []
    }
  }
}

extension Easing.Composition {
  fileprivate var form: Easing.Form {
    switch self {
    case .mirrored(let easing): .mirrored(easing)
    case .joined(let first, let second, let place, let value):
      .joined(first, second, at: place, value: value)
    case .blended(let one, let other, let amount): .blended(one, other, by: amount)
    case .clamped(let easing): .clamped(easing)
    case .part(let part): .part(part.easing, from: part.start, to: part.end)
    case .named(let names): names.curve.form
    }
  }
}

extension Easing.Family {
  /// A family's formula with the parameters that it takes.
  public enum Form: Hashable, Sendable {
    /// Formulas without parameters; see the constants of ``Easing/Family`` with the same names.
    case sine, quad, cubic, quart, quint, expo, circ
    /// Progress to a power above 0 that has no name of its own.
    case power(Double)
    /// The overshoot, 0 or more; see ``Easing/Family/back(overshoot:)``.
    case back(overshoot: Double)
    /// The amplitude, 1 or more, and the length of a wave in progress, above 0; without one it is 0.3,
    /// for `easeInOut` 0.45.
    case elastic(amplitude: Double, period: Double?)
    /// How many times the ball comes back, in `0...100`, and the share of its speed that it keeps, in
    /// `0...1`.
    case bounce(count: Int, restitution: Double)
  }

  /// The formula with its parameters, also those that were left at their defaults.
  ///
  /// ```swift
  /// Easing.Family.bounce.form               // .bounce(count: 3, restitution: 0.5)
  /// Easing.Family.power(2).form             // .quad
  /// ```
  public var form: Form {
    switch kind {
    case .sine: .sine
    case .quad: .quad
    case .cubic: .cubic
    case .quart: .quart
    case .quint: .quint
    case .expo: .expo
    case .circ: .circ
    case .power(let exponent): .power(exponent)
    case .back(let overshoot): .back(overshoot: overshoot)
    case .elastic(let amplitude, let period): .elastic(amplitude: amplitude, period: period)
    case .bounce: .bounce(count: 3, restitution: 0.5)
    case .bounces(let bounces):
      .bounce(count: bounces.count, restitution: bounces.restitution)
    }
  }
}
