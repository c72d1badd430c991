extension Array: Interpolatable where Element: Interpolatable {
  /// Blends element by element. If the counts differ, elements without a partner change at progress
  /// 1, like a `Discrete` value: before, the earlier array's remaining elements are there, from
  /// then on the later one's.
  ///
  /// - Complexity: O(*n*); makes a new array.
  public func interpolated(to end: [Element], at progress: Double) -> [Element] {
    let tail = progress >= 1 ? end.dropFirst(count) : dropFirst(end.count)
    return zip(self, end).map { $0.interpolated(to: $1, at: progress) } + tail
  }

  /// Moves element by element; elements without a partner in both `start` and `end` stay.
  public func moved(by count: Double, from start: [Element], to end: [Element]) -> [Element] {
    indices.map { index in
      guard index < start.count, index < end.count else { return self[index] }
      return self[index].moved(by: count, from: start[index], to: end[index])
    }
  }

  /// Whether all elements are finite.
  public var isFinite: Bool { allSatisfy(\.isFinite) }
}
