import Keyframes
import Stage

/// The kind of change of a track's keyframes, and how many changed.
struct KeyframeDifference: Equatable {
  let change: KeyframeChange
  let count: Int

  /// Nil if the tracks are the same. A nil track has no keyframes.
  init?(from old: PropertyTrack?, to new: PropertyTrack?) {
    guard old != new else { return nil }
    switch (old, new) {
    case (let old?, let new?):
      self =
        old.answer(to: Comparison(), with: new)
        ?? KeyframeDifference(.changed, new.marks.count)
    case (nil, let new?): self.init(new.isConstant ? .set : .added, new.marks.count)
    case (let old?, nil): self.init(.deleted, old.marks.count)
    case (nil, nil): return nil
    }
  }

  fileprivate init(_ change: KeyframeChange, _ count: Int) {
    (self.change, self.count) = (change, max(count, 1))
  }
}

private struct Comparison: TrackPairQuestion {
  func ask<Value>(_ old: Track<Value>, _ new: Track<Value>) -> KeyframeDifference {
    if old.isConstant || new.isConstant { return ofConstants(old, new) }
    let (prefix, suffix) = old.sharedEnds(with: new)
    let before = old.keyframes.dropFirst(prefix).dropLast(suffix)
    let after = new.keyframes.dropFirst(prefix).dropLast(suffix)
    if Self.isMovedOneByOne(before, after) { return KeyframeDifference(.moved, after.count) }
    var (gone, came) = Self.withoutShared(Array(before), Array(after))
    if new.hasTangents { (gone, came) = Self.withoutFollowers(gone, came) }
    if gone.isEmpty, came.isEmpty { return KeyframeDifference(.extrapolated, 1) }
    if Self.isMoved(came, from: gone, turns: new.hasTangents) {
      return KeyframeDifference(.moved, came.count)
    }
    let times = (Set(gone.map(\.time)), Set(came.map(\.time)))
    // Adding or deleting a keyframe also changes the easing of its segment.
    if came.count > gone.count, times.0.isSubset(of: times.1) {
      return KeyframeDifference(.added, came.count - gone.count)
    }
    if came.count < gone.count, times.1.isSubset(of: times.0) {
      return KeyframeDifference(.deleted, gone.count - came.count)
    }
    return Self.pairs(gone, came)
  }

  private func ofConstants<Value>(_ old: Track<Value>, _ new: Track<Value>) -> KeyframeDifference {
    switch (old.isConstant, new.isConstant) {
    case (true, true): KeyframeDifference(.set, 1)
    case (true, false): KeyframeDifference(.added, new.keyframes.count)
    case (false, _): KeyframeDifference(.deleted, old.keyframes.count)
    }
  }

  /// Whether all have other times, and nothing else differs.
  private static func isMovedOneByOne<Value>(
    _ gone: ArraySlice<Keyframe<Value>>, _ came: ArraySlice<Keyframe<Value>>
  ) -> Bool {
    guard gone.count == came.count, !gone.isEmpty else { return false }
    return zip(gone, came).allSatisfy { old, new in
      old.time != new.time && old.value == new.value && old.easing == new.easing
        && old.controls == new.controls && old.tangents == new.tangents
    }
  }

  /// Both lists without the keyframes that they share.
  ///
  /// - Complexity: O(*n*); both lists are sorted by time, with at most two keyframes at one time.
  private static func withoutShared<Value>(
    _ old: [Keyframe<Value>], _ new: [Keyframe<Value>]
  ) -> (gone: [Keyframe<Value>], came: [Keyframe<Value>]) {
    let byTime = Dictionary(grouping: new, by: \.time)
    let olds = Dictionary(grouping: old, by: \.time)
    let gone = old.filter { byTime[$0.time]?.contains($0) != true }
    let came = new.filter { olds[$0.time]?.contains($0) != true }
    return (gone, came)
  }

  /// Both lists without keyframes whose tangents only followed the others.
  private static func withoutFollowers<Value>(
    _ gone: [Keyframe<Value>], _ came: [Keyframe<Value>]
  ) -> (gone: [Keyframe<Value>], came: [Keyframe<Value>]) {
    func key(_ keyframe: Keyframe<Value>) -> Keyframe<Value> {
      Keyframe(time: keyframe.time, value: keyframe.value, tangents: keyframe.tangents)
    }
    let rest = withoutShared(gone.map(key), came.map(key))
    return rest.gone.isEmpty && rest.came.isEmpty ? (gone, came) : rest
  }

  /// The keyframes that were changed one by one, in their order.
  private static func pairs<Value>(
    _ gone: [Keyframe<Value>], _ came: [Keyframe<Value>]
  ) -> KeyframeDifference {
    let count = max(gone.count, came.count)
    let pairs = zip(gone, came)
    guard gone.count == came.count, pairs.allSatisfy({ $0.time == $1.time }) else {
      return KeyframeDifference(.changed, count)
    }
    let turned = pairs.filter { $0.tangents != $1.tangents }.count
    if turned > 0, pairs.allSatisfy({ $0.value == $1.value }) {
      return KeyframeDifference(.turned, turned)
    }
    if pairs.allSatisfy({ $0.value == $1.value && $0.controls == $1.controls }) {
      return KeyframeDifference(.eased, count)
    }
    return KeyframeDifference(
      pairs.allSatisfy { $0.easing == $1.easing } ? .revalued : .changed, count)
  }

  /// Whether all of `came` are among `gone` at other times, in order. The rest were replaced. If it
  /// `turns`, a keyframe may get another easing, as automatic tangents do.
  private static func isMoved<Value>(
    _ came: [Keyframe<Value>], from gone: [Keyframe<Value>], turns: Bool
  ) -> Bool {
    var rest = gone[...]
    for keyframe in came {
      guard
        let index = rest.firstIndex(where: {
          $0.value == keyframe.value && $0.tangents == keyframe.tangents
            && (turns || $0.easing == keyframe.easing && $0.controls == keyframe.controls)
        })
      else { return false }
      rest = rest[(index + 1)...]
    }
    return !came.isEmpty
  }
}
