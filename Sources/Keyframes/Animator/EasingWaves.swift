#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How an `easeIn` formula of u is placed in an easing: `base + scale · easeIn(u)`.
enum EasingHalf {
  case rising, turned, firstHalf, secondHalf

  var isHalf: Bool { self == .firstHalf || self == .secondHalf }

  /// How fast u grows with progress.
  var rate: Double {
    switch self {
    case .rising: 1
    case .turned: -1
    case .firstHalf: 2
    case .secondHalf: -2
    }
  }

  /// The progress at which u is 0.
  var origin: Double { rate > 0 ? 0 : 1 }
  var base: Double { origin }
  var scale: Double { 1 / rate }
}

extension Easing.Family {
  /// The formula of a family that is not polynomial.
  func form(_ half: EasingHalf) -> EasingSegment.Form {
    switch kind {
    case .sine:
      // 1 - cos πu/2
      .wave(Wave(base: 1, scale: -1, phase: 0.25, frequency: 0.25, half))
    case .expo:
      .wave(
        Wave(
          base: -1 / 1023, scale: 1024 / 1023, exponent: -10, exponentRate: 10, phase: 0.25,
          frequency: 0, half))
    case .elastic(let amplitude, let period):
      elastic(amplitude: amplitude, period: period ?? (half.isHalf ? 0.45 : 0.3), half)
    case .circ:
      .circle(
        Circle(
          base: half.base, scale: half.scale, offset: -half.rate * half.origin, rate: half.rate))
    case .quad, .cubic, .quart, .quint, .power, .bounce, .bounces, .back: .easing
    }
  }

  private func elastic(
    amplitude: Double, period: Double, _ half: EasingHalf
  ) -> EasingSegment.Form {
    // A faster wave would lose precision in `phase + frequency·x`.
    guard period >= 0.01 else { return .easing }
    let shift = period / (2 * .pi) * asin(1 / amplitude)
    var wave = Wave(
      base: 0, scale: amplitude, exponent: -10, exponentRate: 10, phase: (shift - 1) / period,
      frequency: 1 / period, half)
    // The easing jumps to its exact end at u = 0, where a wave that is anchored there is 0.
    wave.move(to: half.origin)
    return .wave(wave)
  }
}

extension Wave {
  /// A wave over u placed in an easing, anchored at its end.
  fileprivate init(
    base: Double, scale: Double, exponent: Double = 0, exponentRate: Double = 0, phase: Double,
    frequency: Double, _ half: EasingHalf
  ) {
    self.init(
      anchor: half.origin, base: half.base + half.scale * base, scale: half.scale * scale,
      exponent: exponent, exponentRate: exponentRate * half.rate, phase: phase,
      frequency: frequency * half.rate)
    move(to: 1)
  }

  /// Moves the point from which progress is counted.
  fileprivate mutating func move(to anchor: Double) {
    let distance = anchor - self.anchor
    base += slope * distance
    exponent += exponentRate * distance
    phase += frequency * distance
    self.anchor = anchor
  }
}

extension SpringCurve {
  /// The motion as a wave or a decay; nil for other damping, and if it is too fast to be precise.
  var form: EasingSegment.Form? {
    spring.dampingRatio == 1 ? decay.map { .decay($0) } : wave.map { .wave($0) }
  }

  /// 1 - (1 + (decay - velocity)·t) · e^(-decay·t), plus the remaining distance, spread evenly.
  private var decay: Decay? {
    let halvings = spring.decay * duration / log(2)
    guard halvings < 20 else { return nil }
    return Decay(
      base: 1, slope: rest, scale: -1, scaleSlope: (velocity - spring.decay) * duration,
      exponentRate: -halvings)
  }

  private var wave: Wave? {
    guard spring.dampingRatio < 0.999 else { return nil }
    let turns = spring.swing * duration / (2 * .pi)
    let halvings = spring.decay * duration / log(2)
    guard turns < 100, halvings < 20 else { return nil }
    let push = spring.decay - velocity
    let overswing = hypot(spring.swing, push) / spring.swing
    return Wave(
      anchor: 1, base: 1 + rest, slope: rest, scale: -overswing, exponent: -halvings,
      exponentRate: -halvings, phase: turns + atan2(spring.swing, push) / (2 * .pi),
      frequency: turns)
  }
}
