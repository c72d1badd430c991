/// The part of a keyframe that a straight segment needs. Easings make keyframes large; marks are
/// small, so a search touches only a few cache lines.
@usableFromInline
struct Mark<Value: Interpolatable>: Equatable, Sendable {
  @usableFromInline let time: Double
  @usableFromInline let value: Value
  /// Whether the segment that starts here is linear in time and straight in value.
  @usableFromInline let isStraight: Bool

  init(_ keyframe: Keyframe<Value>) {
    time = keyframe.time
    value = keyframe.value
    isStraight = keyframe.easing.isLinear && keyframe.controls == nil
  }
}

extension Track {
  /// Recomputes all marks; call after any change of the keyframes except `append(_:)`.
  ///
  /// - Complexity: O(*n*)
  mutating func markAll() { marks = keyframes.count > 1 ? keyframes.map { Mark($0) } : [] }
}

extension Easing {
  var isLinear: Bool {
    if case .linear = curve { return true }
    return false
  }
}
