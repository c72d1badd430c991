import Keyframes

extension Takes {
  /// How long a motion that is interrupted with ``Interruption/blend`` fades into the new one, in seconds.
  public static let blendTime = 0.3

  /// Begins `animation` from the current state, with the motions that it interrupts fading out.
  mutating func blend(into animation: Animation, at time: Double) -> ClosedRange<Double> {
    let old = forgettingLater(than: time).node
    let range = begin(animation, at: time) { $0.node.frozen(at: time) }
    let last = takes.count - 1
    if takes[last].node.fade(from: old, at: time) {
      takes[last].end = max(takes[last].end, time + Self.blendTime)
    }
    return range
  }
}

extension Node {
  /// Adds to each number what remains of the other node's motion after `time`.
  ///
  /// - Returns: whether anything of it moves.
  fileprivate mutating func fade(from old: Node, at time: Double) -> Bool {
    var moves = false
    for (property, before) in old.numbers where before.moves(after: time) {
      let now = self[property]
      guard now.after == .hold, now.before == .hold else { continue }
      self[property] = now.adding(now.fading(from: before, at: time))
      moves = true
    }
    guard children.count == old.children.count else { return moves }
    for index in children.indices {
      moves = children[index].fade(from: old.children[index], at: time) || moves
    }
    return moves
  }
}

extension Track<Double> {
  fileprivate func moves(after time: Double) -> Bool {
    guard let times else { return false }
    return times.upperBound > time || after != .hold
  }

  /// The distance to the other track, times a weight that falls smoothly from 1 to 0, as cubic pieces with
  /// its values and slopes.
  fileprivate func fading(from old: Track, at start: Double) -> Track {
    let (length, parts) = (Takes.blendTime, 24)
    var times = Set((0...parts).map { start + length * Double($0) / Double(parts) })
    for key in self.keyframes + old.keyframes where key.time > start && key.time < start + length {
      times.insert(key.time)
    }
    func weighted(_ time: Double, _ value: Double, _ slope: Double) -> (
      value: Double, slope: Double
    ) {
      let part = min((time - start) / length, 1)
      let weight = 1 - part * part * (3 - 2 * part)
      return (value * weight, slope * weight - value * 6 * part * (1 - part) / length)
    }
    var keyframes: [Keyframe<Double>] = []
    let sorted = times.sorted()
    for (low, high) in zip(sorted, sorted.dropFirst()) {
      let from = weighted(
        low, old.value(at: low) - value(at: low), old.velocity(at: low) - velocity(at: low))
      let to = weighted(
        high, old.value(before: high) - value(before: high),
        old.velocity(before: high) - velocity(before: high))
      let third = (high - low) / 3
      let controls = Controls(from.value + from.slope * third, to.value - to.slope * third)
      let isSmooth = from.slope.isFinite && to.slope.isFinite
      // A step of either track is a step here.
      if keyframes.last?.value == from.value { keyframes.removeLast() }
      keyframes.append(
        Keyframe(time: low, value: from.value, controls: isSmooth ? controls : nil))
      keyframes.append(Keyframe(time: high, value: to.value))
    }
    return Track(keyframes)
  }
}
