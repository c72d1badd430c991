import Keyframes
import Syntax

/// A keyframe on its way out.
struct LottieWrittenKey {
  var frame: Double
  /// A list of numbers, or of one path.
  var value: JSON
  /// The two handles of the stretch from here; nil holds the value.
  var handles: JSON?
  /// The tangents of a motion path, if it has some.
  var tangents: JSON = .members([])

  /// The handles of a curve for all dimensions.
  static func handles(_ points: BezierPoints) -> JSON {
    [
      "o": ["x": .rounded(points.x1, to: 4), "y": .rounded(points.y1, to: 4)],
      "i": ["x": .rounded(points.x2, to: 4), "y": .rounded(points.y2, to: 4)],
    ]
  }

  fileprivate var json: JSON {
    let start: JSON = ["t": .rounded(frame), "s": value]
    guard let handles else { return start.adding(["h": 1]) }
    return start.adding(handles).adding(tangents)
  }

  /// An animated property; one that has a single value is constant.
  static func property(_ keys: [LottieWrittenKey]) -> JSON {
    var all: [JSON] = []
    let keys = withoutMoments(keys)
    for (index, key) in keys.enumerated() {
      // The last one is only a time and a value.
      all.append(
        index + 1 == keys.count ? ["t": .rounded(key.frame), "s": key.value] : key.json)
    }
    return ["a": 1, "k": .list(all)]
  }

  /// At most two at one written time, the first and the last, which are a leap.
  private static func withoutMoments(_ keys: [LottieWrittenKey]) -> [LottieWrittenKey] {
    var kept: [LottieWrittenKey] = []
    for key in keys {
      let isThird = kept.suffix(2).allSatisfy {
        JSON.rounded($0.frame) == JSON.rounded(key.frame)
      }
      if isThird, kept.count >= 2 { kept.removeLast() }
      kept.append(key)
    }
    return kept
  }
}

/// Numbers that are written as one property.
struct LottieNumbers {
  private let graphs: [LottieGraph]
  private let digits: Int

  init(_ graphs: [LottieGraph], digits: Int = 3) {
    self.graphs = graphs.map(\.withoutReturns)
    self.digits = digits
  }

  /// One number as a property.
  static func property(_ graph: LottieGraph, digits: Int = 3) -> JSON {
    if let constant = graph.constant { return ["a": 0, "k": .rounded(constant, to: digits)] }
    return LottieNumbers([graph], digits: digits).property
  }

  /// A list as a property.
  var property: JSON {
    let times = Set(graphs.flatMap(\.times)).sorted()
    guard !times.isEmpty else {
      return ["a": 0, "k": .numbers(graphs.map(\.last), to: digits)]
    }
    return LottieWrittenKey.property(keys(times))
  }

  /// Whether one curve serves all of them between any two keyframes.
  var moveTogether: Bool {
    let moving = graphs.filter { $0.constant == nil }
    guard let first = moving.first else { return true }
    return moving.dropFirst().allSatisfy { other in
      other.stretches.count == first.stretches.count
        && zip(first.stretches, other.stretches).allSatisfy { one, other in
          one.start == other.start && one.end == other.end
            && (one.isFlat && other.isFlat || one.handles.isNear(other.handles))
        }
    }
  }

  private func keys(_ times: [Double]) -> [LottieWrittenKey] {
    let lines = graphs.map { $0.aligned(to: times).map { $0 } }
    var keys: [LottieWrittenKey] = []
    for index in 0..<(times.count - 1) {
      let parts = lines.map { $0[index] }
      let start = parts.map { $0.values[0] }
      keys.append(
        LottieWrittenKey(
          frame: times[index], value: .numbers(start, to: digits), handles: handles(parts)))
      let next =
        index + 2 < times.count ? lines.map { $0[index + 1].values[0] } : graphs.map(\.last)
      let arrived = parts.map { $0.values[3] }
      if !parts.allSatisfy(\.isFlat), !isSame(arrived, next) {
        keys.append(
          LottieWrittenKey(frame: times[index + 1], value: .numbers(arrived, to: digits)))
      }
    }
    keys.append(
      LottieWrittenKey(
        frame: times[times.count - 1], value: .numbers(graphs.map(\.last), to: digits)))
    return keys
  }

  private func isSame(_ one: [Double], _ other: [Double]) -> Bool {
    JSON.numbers(one, to: digits) == JSON.numbers(other, to: digits)
  }

  /// Nil where nothing moves.
  private func handles(_ parts: [LottieGraph.Stretch]) -> JSON? {
    let moving = parts.filter { !$0.isFlat }
    guard let first = moving.first else { return nil }
    let shared = first.handles
    if moving.dropFirst().allSatisfy({ $0.handles.isNear(shared) }) {
      return LottieWrittenKey.handles(shared)
    }
    let all = parts.map { $0.isFlat ? shared : $0.handles }
    func list(_ number: (BezierPoints) -> Double) -> JSON { .numbers(all.map(number), to: 4) }
    return [
      "o": ["x": list(\.x1), "y": list(\.y1)], "i": ["x": list(\.x2), "y": list(\.y2)],
    ]
  }
}

extension LottieGraph.Stretch {
  /// The control points in the stretch's own square.
  var handles: BezierPoints {
    let (length, way) = (end - start, values[3] - values[0])
    func x(_ time: Double) -> Double { length > 0 ? min(max((time - start) / length, 0), 1) : 0 }
    func y(_ value: Double, _ rest: Double) -> Double {
      way != 0 ? (value - values[0]) / way : rest
    }
    if way != 0, isStraight { return BezierPoints(0, 0, 1, 1) }
    return BezierPoints(x(times[1]), y(values[1], 0), x(times[2]), y(values[2], 1))
  }
}

extension BezierPoints {
  fileprivate func isNear(_ other: BezierPoints) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 2e-4 }
  }
}

extension LottieGraph {
  /// Cut where the number turns round, because a stretch that ends as it begins can't move. One that goes
  /// little beyond its ends can.
  fileprivate var withoutReturns: LottieGraph {
    var copy = self
    copy.stretches = stretches.flatMap { stretch -> [Stretch] in
      let way = abs(stretch.values[3] - stretch.values[0])
      let reach = stretch.values.max() - stretch.values.min()
      guard reach > way * 1.05, reach - way > 1e-4 else { return [stretch.settled] }
      return stretch.turns.reduce([stretch]) { parts, turn in
        parts.dropLast() + parts[parts.count - 1].split(at: [turn])
      }.map(\.settled)
    }
    return copy
  }
}

extension LottieGraph.Stretch {
  /// Flat if its ends are the same number when they are written.
  fileprivate var settled: Self {
    guard abs(values[3] - values[0]) < 1e-7 else { return self }
    return .init(from: start, to: end, values[0], values[0])
  }

  /// The times at which it turns round, in order.
  var turns: [Double] {
    let (a, b, c) = (values[1] - values[0], values[2] - values[1], values[3] - values[2])
    // The derivative is a (1 - u)² + 2 b u (1 - u) + c u².
    let (square, line) = (a - 2 * b + c, 2 * (b - a))
    var roots: [Double] = []
    if abs(square) < 1e-12 {
      if line != 0 { roots = [-a / line] }
    } else {
      let inner = line * line - 4 * square * a
      guard inner > 0 else { return [] }
      roots = [-1.0, 1].map { (-line + $0 * inner.squareRoot()) / (2 * square) }.sorted()
    }
    return roots.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }.map { Self.blend(times, at: $0) }
  }
}
