import Keyframes
import Stage

/// When a node moves, turns or changes its size or form, by its own keyframes.
struct NodeMoves {
  /// In order, without overlaps: each from rest to rest. One without an end lasts for ever.
  let moves: [ClosedRange<Double>]

  /// Whole pages count as rest, because paging stops there.
  init(_ node: Node, isPaged: Bool) {
    var changes: [ClosedRange<Double>] = []
    var times: Set<Double> = []
    func add<Value>(_ track: Track<Value>) {
      changes += track.changes
      times.formUnion(track.keyframes.map(\.time))
    }
    let numbers = Property.moving.compactMap { node.numbers[$0] }
    for track in numbers { add(track) }
    if let outline = node.outline { add(outline) }
    let merged = changes.merged
    if isPaged, let last = times.max(), let first = times.min() {
      times.formUnion(stride(from: first.rounded(.up), through: last, by: 1))
    }
    let inner = times.filter { time in
      merged.contains { $0.lowerBound < time && time < $0.upperBound }
    }
    let rests = inner.filter { time in
      (isPaged && time == time.rounded())
        || (!(node.outline?.changes.contains { $0.contains(time) } ?? false)
          && numbers.allSatisfy { $0.rests(at: time) })
    }
    moves = merged.flatMap { $0.split(at: rests.sorted()) }
  }

  /// The longest time without rest within `range`.
  func longest(in range: ClosedRange<Double>) -> ClosedRange<Double>? {
    moves.filter { $0.overlaps(range) }.map { $0.clamped(to: range) }.merged
      .max { $0.length < $1.length }
  }
}

extension Property {
  /// The properties that move, turn or resize a node. Colours, opacity, strokes and numbers that count
  /// do not.
  static let moving: [Property] = [
    .x, .y, .z, .translationX, .translationY, .rotation, .skew, .skewAxis, .rotationX, .rotationY,
    .axisRotation, .axisX, .axisY, .axisZ, .perspective, .scaleX, .scaleY, .width, .height,
    .pathProgress, .page, .row, .contentsX, .contentsY, .contentsWidth, .contentsHeight,
    .multiplierX, .multiplierY, .multiplierWidth, .multiplierHeight, .offsetX, .offsetY,
    .offsetWidth, .offsetHeight,
  ]
}

extension Track {
  /// When its value changes other than by a jump.
  fileprivate var changes: [ClosedRange<Double>] {
    guard keyframes.count > 1, let first = keyframes.first, let last = keyframes.last else {
      return []
    }
    var changes = zip(keyframes, keyframes.dropFirst()).compactMap { start, end in
      let isStill =
        start.time == end.time || start.easing == .hold
        || (start.value == end.value && start.controls == nil)
      return isStill ? nil : start.time...end.time
    }
    guard !changes.isEmpty else { return [] }
    if before != .hold { changes.insert(-Double.infinity...first.time, at: 0) }
    if after != .hold { changes.append(last.time...Double.infinity) }
    return changes
  }
}

extension Track<Double> {
  fileprivate func rests(at time: Double) -> Bool {
    velocity(at: time) == 0 && velocity(before: time) == 0
  }
}

extension [ClosedRange<Double>] {
  /// In order; ranges that overlap or touch are one.
  var merged: [ClosedRange<Double>] {
    var all: [ClosedRange<Double>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = all.last, range.lowerBound <= last.upperBound {
        all[all.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        all.append(range)
      }
    }
    return all
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }

  /// The parts between `times`, which are in order and inside.
  fileprivate func split(at times: [Double]) -> [ClosedRange] {
    let inner = times.filter { lowerBound < $0 && $0 < upperBound }
    let edges = [lowerBound] + inner + [upperBound]
    return zip(edges, edges.dropFirst()).map { $0...$1 }
  }
}
