import Keyframes
import Syntax

/// From the handles of a stretch to an easing with a name, where one is near enough.
enum LottieEasing {
  /// The greatest distance from a named curve, in the value's progress.
  static let tolerance = 0.003

  /// The easing with the handles x1, y1, x2, y2.
  static func easing(_ handles: SIMD4<Double>) -> Easing {
    let (x1, x2) = (unit(handles[0]), unit(handles[2]))
    let (y1, y2) = (limited(handles[1]), limited(handles[3]))
    if x1 == y1, x2 == y2 { return .linear }
    let bezier = Easing.cubicBezier(x1, y1, x2, y2)
    let values = places.map { bezier($0) }
    for known in named {
      let isNear = zip(values, known.values).allSatisfy { abs($0 - $1) <= tolerance }
      if isNear { return known.easing }
    }
    return bezier
  }

  private static func unit(_ value: Double) -> Double { min(max(limited(value), 0), 1) }

  private static let places = (1..<40).map { Double($0) / 40 }

  /// The curves that people know by name, CSS's own first.
  private static let named: [(easing: Easing, values: [Double])] = {
    let standard: [Easing] = [
      .linear, .ease, .easeIn, .easeOut, .easeInOut, .materialStandard, .materialDecelerate,
      .materialAccelerate, .materialSharp,
    ]
    let families: [Easing.Family] = [.sine, .quad, .cubic, .quart, .quint, .expo, .circ, .back]
    let all = standard + families.flatMap { [.easeIn($0), .easeOut($0), .easeInOut($0)] }
    return all.map { easing in (easing, places.map { easing($0) }) }
  }()
}
