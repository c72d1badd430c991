import TestSupport
@testable import Keyframes

/// Random tracks of every kind.
struct AnimatorSamples {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed) }

  /// Every kind of easing, also turned.
  static let easings: [Easing] = {
    let families: [Easing.Family] = [
      .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .back, .elastic, .bounce,
      .back(overshoot: 0), .back(overshoot: 7), .elastic(amplitude: 3, period: 0.1),
      .elastic(amplitude: 1.5, period: 0.001), .power(1.7), .bounce(count: 5, restitution: 0.8),
      .bounce(count: 0), .bounce(count: 2, restitution: 0), .bounce(count: 40, restitution: 0.9),
    ]
    let shaped = families.flatMap {
      [Easing.easeIn($0), .easeOut($0), .easeInOut($0)]
    }
    let steps = StepPosition.allCases.flatMap { [Easing.steps(2, $0), .steps(49, $0)] }
    let springs = [-0.9, -0.2, 0, 0.0001, 0.3, 0.8, 0.98, 0.999].map { Easing.spring(bounce: $0) }
    let stops: [Easing] = [
      .linear([0, 0.25, 1]), .linear([LinearStop(0), LinearStop(0.7, at: 0.3), LinearStop(1)]),
      .linear([LinearStop(0.5)]), .linear([LinearStop(0, at: 0.2), LinearStop(2, at: 0.2), 1]),
      .linear([LinearStop(-1, at: -0.5), LinearStop(0.5, at: 0.5), LinearStop(0.1, at: 0.5)]),
      .linear([LinearStop(0, at: 0.5), LinearStop(1, at: 0.5)]),
      .linear([LinearStop(0.25, at: 1), LinearStop(1, at: 1)]),
      .linear((0..<100).map { LinearStop(Double($0 % 7)) }),
    ]
    let curves: [Easing] = [
      .ease, .easeIn, .easeOut, .easeInOut, .cubicBezier(0, 2, 1, -1), .cubicBezier(0, 0, 0, 0),
      .cubicBezier(1, 0, 0, 1), .cubicBezier(0.3, 0.3, 0.6, 0.6), .cubicBezier(1, 0.2, 1, 0.4),
    ]
    let paced: [Easing] = [
      .spring(Spring(response: 0.3, dampingRatio: 0.4), velocity: 5),
      .spring(Spring(response: 2, dampingRatio: 0.9), velocity: -3),
      .spring(Spring(response: 1, dampingRatio: 1), velocity: 4),
    ]
    let made: [Easing] = [
      .custom("late") { $0 * $0 }, .easeIn(.quad).blended(with: .easeOut(.elastic), by: 0.3),
      .linear([LinearStop(0.97, at: 0.16), LinearStop(0.2, at: 0.5), LinearStop(1)]).clamped,
      .linear([LinearStop(3), LinearStop(0.2), LinearStop(1)]).clamped,
    ]
    let all =
      [.linear, .hold, .steps(1000)] + shaped + steps + springs + stops + curves + paced + made
    return all + all.map(\.reversed)
  }()

  mutating func track<Value: Interpolatable>(
    _ value: (inout SeededGenerator) -> Value
  ) -> Track<Value> {
    if generator.next() % 20 == 0 { return Track(value(&generator)) }
    let count = Int(generator.next() % 12) + 1
    var keyframes: [Keyframe<Value>] = []
    for _ in 0..<count {
      var time = generator.number(-3...3)
      switch generator.next() % 8 {
      case 0: time = time.rounded()
      case 1: time = keyframes.last?.time ?? 0
      case 2: time = (keyframes.last?.time ?? 0).nextUp
      default: break
      }
      var keyframe = Keyframe(time: time, value: value(&generator), easing: easing())
      if generator.next() % 4 == 0 {
        keyframe.controls = Controls(value(&generator), value(&generator))
      }
      keyframes.append(keyframe)
    }
    return Track(keyframes).extrapolated(before: extrapolation(), after: extrapolation())
  }

  private mutating func easing() -> Easing {
    Self.easings[Int(generator.next() % UInt64(Self.easings.count))]
  }

  private mutating func extrapolation() -> Extrapolation {
    let all = Extrapolation.allCases
    return generator.next() % 2 == 0 ? .hold : all[Int(generator.next() % UInt64(all.count))]
  }

  /// A sequence of small steps, jumps, the given times, and times just around them.
  mutating func walk(_ count: Int, over times: [Double]) -> [Double] {
    var time = 0.0
    return (0..<count).map { _ in
      let marked = times[Int(generator.next() % UInt64(times.count))]
      switch generator.next() % 16 {
      case 0...6: time += generator.number(-0.1...0.1)
      case 7: time = generator.number(-5...5)
      case 8: time = generator.number(-1000...1000)
      case 9: time = marked.nextDown
      case 10: time = marked.nextUp
      case 11: return [Double.infinity, -.infinity, .nan][Int(generator.next() % 3)]
      default: time = marked
      }
      return time
    }
  }
}

extension Track {
  /// The times at which values may jump: keyframes, and steps between them.
  var marks: [Double] {
    let parts: [Double] = [0, 1.0 / 49, 0.2, 0.25, 0.3, 0.5, 7.0 / 49, 0.75, 48.0 / 49]
    var marks = keyframes.map(\.time)
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      marks += parts.map { (part: Double) in from.time + part * (to.time - from.time) }
    }
    return marks
  }
}
