import Keyframes
import Syntax

/// Numbers over time, as cubic Bézier curves from key to key, as in `@keyframes`.
struct SVGCurve: Hashable {
  /// The motion of the numbers to the next key's.
  enum Step: Hashable {
    case linear
    case hold
    case bezier([Double])
  }

  struct Key: Hashable {
    /// In the timeline's unit.
    var time: Double
    var values: [Double]
    var step: Step
  }

  /// In order of time, from one end of the range to the other; two at one time are a leap.
  private(set) var keys: [Key]

  /// Numbers that stay.
  init(_ values: [Double]) { keys = [Key(time: 0, values: values, step: .linear)] }

  init(_ value: Double) { self.init([value]) }

  /// The stretches in turn, extended to the range; `end` are the numbers at its very end, if they
  /// may leap there.
  init(_ stretches: [Stretch], _ clock: SVGClock, end: [Double]? = nil) {
    var keys: [Key] = []
    for stretch in stretches {
      if let last = keys.last, last.time == stretch.start, last.values == stretch.from {
        keys.removeLast()
      }
      keys.append(Key(time: stretch.start, values: stretch.from, step: stretch.step))
      keys.append(Key(time: stretch.end, values: stretch.to, step: .hold))
    }
    if let first = keys.first, first.time > clock.range.lowerBound {
      keys.insert(
        Key(time: clock.range.lowerBound, values: first.values, step: .hold), at: 0)
    }
    if let last = keys.last, last.time < clock.range.upperBound {
      keys.append(Key(time: clock.range.upperBound, values: last.values, step: .hold))
    }
    if let end, let last = keys.last, last.values.differ(from: end) {
      keys.append(Key(time: clock.range.upperBound, values: end, step: .hold))
    }
    self.keys = keys.withoutRepeats
  }

  /// Keys in turn that need no more care.
  private init(keys: [Key]) { self.keys = keys }

  /// From one key to the next.
  struct Stretch {
    var start, end: Double
    var from, to: [Double]
    var step: Step
  }

  var isStill: Bool { keys.allSatisfy { $0.values == keys[0].values } }

  var first: [Double] { keys[0].values }

  var times: [Double] { keys.map(\.time) }

  /// The smallest and the greatest first number, without the curves in between.
  var bounds: ClosedRange<Double> {
    let values = keys.map { $0.values[0] }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// The same curve of other numbers; right for sums and multiples.
  func map(_ change: ([Double]) -> [Double]) -> SVGCurve {
    SVGCurve(
      keys: keys.map { Key(time: $0.time, values: change($0.values), step: $0.step) })
  }

  func scaled(_ factor: Double, plus offset: Double = 0) -> SVGCurve {
    map { $0.map { $0 * factor + offset } }
  }

  /// Both beside each other, if they have the same times and steps or one of them stays.
  func beside(_ other: SVGCurve) -> SVGCurve? {
    if other.isStill { return map { $0 + other.first } }
    if isStill { return other.map { first + $0 } }
    guard fits(other) else { return nil }
    return SVGCurve(
      keys: zip(keys, other.keys).map {
        Key(time: $0.time, values: $0.values + $1.values, step: $0.step)
      })
  }

  /// The sum of the curves, under the same conditions.
  func plus(_ other: SVGCurve) -> SVGCurve? {
    guard first.count == other.first.count, let both = beside(other) else { return nil }
    let count = first.count
    return both.map { values in (0..<count).map { values[$0] + values[$0 + count] } }
  }

  private func fits(_ other: SVGCurve) -> Bool {
    keys.count == other.keys.count
      && zip(keys, other.keys).allSatisfy { $0.time == $1.time && $0.step == $1.step }
  }
}

extension [Double] {
  /// Whether more lies between them than rounding.
  fileprivate func differ(from other: [Double]) -> Bool {
    count != other.count || zip(self, other).contains { abs($0 - $1) > 1e-6 * (1 + abs($1)) }
  }
}

extension [SVGCurve.Key] {
  /// Without keys between which nothing moves.
  fileprivate var withoutRepeats: [SVGCurve.Key] {
    var short: [SVGCurve.Key] = []
    for (index, key) in enumerated() {
      if index > 0, index + 1 < count, let last = short.last, last.values == key.values,
        self[index + 1].values == key.values
      {
        short[short.count - 1].step = .hold
        continue
      }
      short.append(key)
    }
    return short
  }
}
