#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The easings of the workloads, as a byte.
enum PlainEasing: UInt8, Sendable {
  case linear, quadIn, cubicIn, elasticOut, bounceOut

  @inline(__always)
  func callAsFunction(_ progress: Double) -> Double {
    switch self {
    case .linear: progress
    case .quadIn: progress * progress
    case .cubicIn: progress * progress * progress
    case .elasticOut:
      progress <= 0 || progress >= 1
        ? progress : exp2(-10 * progress) * sin((progress - 0.075) * (2 * .pi / 0.3)) + 1
    case .bounceOut: Self.bounce(progress)
    }
  }

  static func bounce(_ progress: Double) -> Double {
    func fall(_ top: Double, _ height: Double) -> Double {
      7.5625 * (progress - top) * (progress - top) + height
    }
    if progress < 1 / 2.75 { return fall(0, 0) }
    if progress < 2 / 2.75 { return fall(1.5 / 2.75, 0.75) }
    if progress < 2.5 / 2.75 { return fall(2.25 / 2.75, 0.9375) }
    return fall(2.625 / 2.75, 0.984375)
  }
}

/// A spring between damping ratios 0 and 1 that starts at rest, by its formula.
struct PlainSpring {
  let from, to, decay, swing: Double
  /// Where the motion starts and ends, in seconds.
  let start, end: Double

  @inline(__always)
  func value(at time: Double) -> Double {
    guard time > start else { return from }
    guard time < end else { return to }
    let elapsed = time - start
    let angle = swing * elapsed
    return to + (from - to) * exp(-decay * elapsed) * (cos(angle) + decay / swing * sin(angle))
  }
}
