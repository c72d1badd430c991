#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The derivatives of the families between 0 and 1.
extension Easing.Family {
  /// The slope on one side of a progress of 0…1.
  func slope(at progress: Double, _ direction: Easing.Direction, isBefore: Bool) -> Double {
    switch direction {
    case .easeIn:
      return easeInSlope(progress, isBefore: isBefore)
    case .easeOut:
      return easeInSlope(1 - progress, isBefore: !isBefore)
    case .easeInOut:
      let isFirstHalf = isBefore ? progress <= 0.5 : progress < 0.5
      return isFirstHalf
        ? easeInSlope(2 * progress, isHalf: true, isBefore: isBefore)
        : easeInSlope(2 - 2 * progress, isHalf: true, isBefore: !isBefore)
    }
  }

  private func easeInSlope(_ progress: Double, isHalf: Bool = false, isBefore: Bool) -> Double {
    let square = progress * progress
    return switch kind {
    case .quad: 2 * progress
    case .cubic: 3 * square
    case .quart: 4 * square * progress
    case .quint: 5 * square * square
    case .sine: .pi / 2 * sin(progress * .pi / 2)
    case .expo: 10 * log(2) * exp2(10 * progress) / 1023
    case .circ: progress / (1 - square).squareRoot()
    case .bounce: bounceOutSlope(1 - progress, isBefore: !isBefore)
    case .power(let exponent): exponent * pow(progress, exponent - 1)
    case .bounces(let bounces): bounces.slope(at: 1 - progress, isBefore: !isBefore)
    case .elastic(let amplitude, let period):
      elasticInSlope(progress, amplitude: amplitude, period: period ?? (isHalf ? 0.45 : 0.3))
    case .back(let overshoot):
      backInSlope(progress, overshoot: isHalf ? overshoot * 1.525 : overshoot)
    }
  }
}

private func backInSlope(_ progress: Double, overshoot: Double) -> Double {
  progress * (3 * (overshoot + 1) * progress - 2 * overshoot)
}

private func elasticInSlope(_ progress: Double, amplitude: Double, period: Double) -> Double {
  let frequency = 2 * .pi / period
  let angle = elasticAngle(progress, amplitude: amplitude, period: period)
  guard angle.isFinite else { return 0 }
  return amplitude * exp2(10 * (progress - 1))
    * (10 * log(2) * sin(angle) + frequency * cos(angle))
}

private func bounceOutSlope(_ progress: Double, isBefore: Bool) -> Double {
  func isUp(to end: Double) -> Bool { isBefore ? progress <= end : progress < end }
  let gravity = 2 * 7.5625
  if isUp(to: 1 / 2.75) { return gravity * progress }
  if isUp(to: 2 / 2.75) { return gravity * (progress - 1.5 / 2.75) }
  if isUp(to: 2.5 / 2.75) { return gravity * (progress - 2.25 / 2.75) }
  return gravity * (progress - 2.625 / 2.75)
}

extension Bounces {
  /// The slope of `value(at:)` on one side of a progress of 0…1.
  fileprivate func slope(at progress: Double, isBefore: Bool) -> Double {
    let time = progress * duration
    func isWithin(_ end: Double) -> Bool { isBefore ? time <= end : time < end }
    if isWithin(1) { return 2 * time * duration }
    var (start, half) = (1.0, 1.0)
    for _ in 0..<count {
      half *= restitution
      if isWithin(start + 2 * half) { return 2 * (time - start - half) * duration }
      start += 2 * half
    }
    return 0
  }
}
