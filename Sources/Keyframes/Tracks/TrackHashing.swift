extension Controls: Hashable where Value: Hashable {
  /// Hashes both values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
  }
}

extension Keyframe: Hashable where Value: Hashable {
  /// Hashes everything that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(value)
    hasher.combine(easing)
    hasher.combine(controls)
    hasher.combine(tangents)
  }
}

extension Track: Hashable where Value: Hashable {
  /// Hashes everything that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyframes)
    hasher.combine(before)
    hasher.combine(after)
    hasher.combine(isConstant)
  }
}
