package import Keyframes

/// A kind of change of a motion token.
package enum TokenChange: String, CaseIterable, Sendable { case made, deleted, changed, renamed }

extension DemoEdits {
  /// The change of tokens; nil unless exactly one changed.
  func tokenChange(since old: DemoEdits) -> EditChange? {
    let (before, after) = (old.tokens ?? MotionTokens(), tokens ?? MotionTokens())
    let gone = before.names.subtracting(after.names)
    let new = after.names.subtracting(before.names)
    // The first edit copies the scene's own tokens, which aren't known here.
    guard old.tokens != nil, tokens != nil else {
      return after.names.count == 1 ? after.names.first.map { .token(.changed, $0) } : nil
    }
    switch (gone.count, new.count) {
    case (0, 1): return new.first.map { .token(.made, $0) }
    case (1, 0): return gone.first.map { .token(.deleted, $0) }
    case (1, 1): return new.first.map { .token(.renamed, $0) }
    case (0, 0):
      let changed = after.names.filter { name in
        after.easing(named: name) != before.easing(named: name)
          || after.seconds(named: name) != before.seconds(named: name)
      }
      return changed.count == 1 ? changed.first.map { .token(.changed, $0) } : nil
    case (_, _): return nil
    }
  }
}

extension MotionTokens {
  /// The names of all easings and durations.
  package var names: Set<String> { Set(easings.map(\.name) + durations.map(\.name)) }
}
