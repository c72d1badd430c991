package import Keyframes
import Stage

/// A move, scale or reversal of keyframes of numbers in time and value at once.
package struct KeyMove: Sendable {
  /// The property that a segment keeps when only one of its ends moves, or both by different amounts.
  package enum Keeping: Sendable {
    /// Its shape: speeds change in proportion.
    case shape
    /// Its speeds at both ends, and the influences.
    case speeds
  }

  /// Time becomes `pivot + (time - pivot) * factor + shift`.
  package struct Axis: Equatable, Sendable {
    package var shift = 0.0
    package var factor = 1.0
    package var pivot = 0.0

    package init(shift: Double = 0, factor: Double = 1, pivot: Double = 0) {
      (self.shift, self.factor, self.pivot) = (shift, factor, pivot)
    }

    package func callAsFunction(_ number: Double) -> Double {
      factor == 1 ? number + shift : pivot + (number - pivot) * factor + shift
    }
  }

  package var time: Axis
  package var value: Axis
  package var keeping: Keeping

  package init(time: Axis = Axis(), value: Axis = Axis(), keeping: Keeping = .shape) {
    (self.time, self.value, self.keeping) = (time, value, keeping)
  }
}

extension KeyEdit {
  /// The edited keyframes moved, each track by its own move; the result has only their tracks. Values
  /// move only on tracks of numbers. A negative factor of time reverses the keyframes and the segments
  /// between them.
  package func moved(_ move: (TrackPath) -> KeyMove) -> KeyEdit {
    mapTracks { path, track, indices in
      let move = move(path)
      guard let numbers = track.numbers, !track.isConstant else {
        return track.retimed(indices) { move.time($0) }
      }
      let moved = numbers.moved(indices, move)
      return track.with(moved.track).map { ($0, moved.indices) }
    }
  }
}

extension Track<Double> {
  /// Moves the keyframes at `indices`. They replace others at their new times; a keyframe whose new
  /// time or value is not finite stays.
  package func moved(
    _ indices: Set<Int>, _ move: KeyMove
  ) -> (track: Track, indices: Set<Int>) {
    guard !isConstant else { return (self, []) }
    if move.keeping == .shape, let track = movedInOrder(indices, move) { return (track, indices) }
    let plain = withKeyframes { keyframes in
      for index in indices where keyframes.indices.contains(index) {
        keyframes[index].shiftValue(by: move.value)
        if index > 0 { keyframes[index - 1].shiftSecondControl(by: move.value) }
      }
    }
    let landed = plain.retimedWithOrigins(indices) { move.time($0) }
    let origins = landed.origins
    let track = landed.track.withKeyframes { keyframes in
      for index in keyframes.indices.dropLast() {
        let pair = (origins[index], origins[index + 1])
        let source = source(of: pair, indices)
        let isReversed = pair.0 == pair.1 + 1
        let segment = isReversed ? plain.keyframes[source].reversedSegment : plain.keyframes[source]
        (keyframes[index].easing, keyframes[index].controls) = (segment.easing, segment.controls)
        if move.keeping == .speeds {
          keepSpeeds(of: source, isReversed: isReversed, &keyframes, index)
        }
      }
    }
    return (track, landed.indices)
  }

  /// The same where the keyframes stay in order, so that all segments keep their shapes; else nil.
  private func movedInOrder(_ indices: Set<Int>, _ move: KeyMove) -> Track? {
    if move.time == KeyMove.Axis(), move.value == KeyMove.Axis() { return self }
    if move.value == KeyMove.Axis() { return retimedInOrder(indices) { move.time($0) } }
    return movedInOrder(indices, time: { move.time($0) }, value: { move.value($0) })
  }

  /// The old segment whose shape a segment between these old keyframes gets.
  private func source(of pair: (Int, Int), _ moved: Set<Int>) -> Int {
    if pair.0 == pair.1 + 1 { return pair.1 }
    if pair.1 == pair.0 + 1 { return pair.0 }
    // Behind keyframes that were reversed, the segment behind them stays.
    let isBehind = moved.contains(pair.0) && !moved.contains(pair.1) && pair.1 > 0
    return isBehind ? pair.1 - 1 : pair.0
  }

  /// Gives a segment the speeds and influences that the old segment had.
  private func keepSpeeds(
    of source: Int, isReversed: Bool, _ keyframes: inout [Keyframe<Double>], _ index: Int
  ) {
    guard let old = curve(after: source) else { return }
    let ends = (old.startTangent, old.endTangent)
    let (start, end) = isReversed ? (ends.1.turned, ends.0.turned) : ends
    Self.turn(&keyframes, at: index) { curve in
      curve.startTangent = start
      curve.endTangent = end
    }
  }
}

extension Tangent {
  fileprivate var turned: Tangent { Tangent(slope: -slope, influence: influence) }
}

extension Keyframe<Double> {
  fileprivate mutating func shiftValue(by axis: KeyMove.Axis) {
    let new = axis(value)
    guard new.isFinite else { return }
    value = new
    guard let controls, axis(controls.first).isFinite else { return }
    self.controls = Controls(axis(controls.first), controls.second)
  }

  fileprivate mutating func shiftSecondControl(by axis: KeyMove.Axis) {
    guard let controls, axis(controls.second).isFinite else { return }
    self.controls = Controls(controls.first, axis(controls.second))
  }

  /// The keyframe with its segment as it is backwards.
  fileprivate var reversedSegment: Keyframe {
    var copy = self
    copy.easing = easing.unnamed.reversed.measured(as: easing)
    copy.controls = controls.map { Controls($0.second, $0.first) }
    return copy
  }
}
