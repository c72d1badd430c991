import Keyframes
package import Stage

/// A patch from one edited track to another with the same key path. It holds only the keyframes
/// that differ, so that a step in a track of 200,000 keyframes is as small as any.
package enum TrackPatch: Equatable, Sendable {
  /// The track is no longer edited.
  case remove
  case set(PropertyTrack)
  /// The first `prefix` and last `suffix` keyframes stay; the track replaces the others.
  case splice(prefix: Int, suffix: Int, PropertyTrack)

  /// The fewest keyframes for a splice; shorter tracks are stored whole.
  static let shortestSpliced = 16

  package init(from old: PropertyTrack?, to new: PropertyTrack?) {
    self = new.map { .set($0) } ?? .remove
    guard let old, let new, let shared = old.answer(to: SharedEnds(), with: new) ?? nil else {
      return
    }
    // A track that is new all over needs no copy.
    guard shared.prefix + shared.suffix > 0 else { return }
    let differing = shared.prefix..<(new.marks.count - shared.suffix)
    guard let rest = new.picking(Set(differing))?.extrapolated(as: new) else { return }
    self = .splice(prefix: shared.prefix, suffix: shared.suffix, rest)
  }

  /// The patched track; unpredictable if the patch was made for another track.
  package func applied(to old: PropertyTrack?) -> PropertyTrack? {
    switch self {
    case .remove: nil
    case .set(let track): track
    case .splice(let prefix, let suffix, let middle):
      old.flatMap { $0.combined(Splice(prefix: prefix, suffix: suffix), with: middle) } ?? middle
    }
  }
}

/// The number of keyframes at both ends that stay, at least one less than the new track has; nil if
/// a splice isn't worth it.
private struct SharedEnds: TrackPairQuestion {
  func ask<Value>(_ old: Track<Value>, _ new: Track<Value>) -> (prefix: Int, suffix: Int)? {
    guard !old.isConstant, !new.isConstant, new.keyframes.count >= TrackPatch.shortestSpliced else {
      return nil
    }
    var (prefix, suffix) = old.sharedEnds(with: new)
    guard prefix + suffix == new.keyframes.count else { return (prefix, suffix) }
    // A track must have at least one keyframe, even in a patch that only deletes some.
    if prefix > 0 { prefix -= 1 } else { suffix -= 1 }
    return (prefix, suffix)
  }
}

private struct Splice: TrackCombination {
  let prefix, suffix: Int

  func combined<Value>(_ old: Track<Value>, _ middle: Track<Value>) -> Track<Value> {
    let keyframes = old.keyframes
    guard !old.isConstant, prefix >= 0, suffix >= 0, prefix + suffix <= keyframes.count else {
      return middle
    }
    return middle.withKeyframes { $0 = keyframes.prefix(prefix) + $0 + keyframes.suffix(suffix) }
  }
}
