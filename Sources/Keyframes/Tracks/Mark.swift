/// What a straight stretch asks of the keyframe that it leaves or comes to. Keyframes are large for
/// their easings; marks lie so close together that a search stays within a few lines of the
/// processor's cache.
@usableFromInline
struct Mark<Value: Interpolatable>: Equatable, Sendable {
  @usableFromInline let time: Double
  @usableFromInline let value: Value
  /// Whether the stretch that leaves is linear in time and straight in value.
  @usableFromInline let isStraight: Bool

  init(_ keyframe: Keyframe<Value>) {
    time = keyframe.time
    value = keyframe.value
    isStraight = keyframe.easing.isLinear && keyframe.controls == nil
  }
}

extension Track {
  /// To be called when keyframes have changed other than by `append(_:)`.
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
