#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The easings of the workloads, as closures.
enum ClassEasings {
  static let linear: @Sendable (Double) -> Double = { $0 }
  static let quadIn: @Sendable (Double) -> Double = { $0 * $0 }
  static let cubicIn: @Sendable (Double) -> Double = { $0 * $0 * $0 }
  static let elasticOut: @Sendable (Double) -> Double = { progress in
    progress == 0 || progress == 1
      ? progress : exp2(-10 * progress) * sin((progress - 0.075) * 2 * .pi / 0.3) + 1
  }
  static let bounceOut: @Sendable (Double) -> Double = { PlainEasing.bounce($0) }
}
