extension Array: Interpolatable where Element: Interpolatable {
  /// Blends element by element. Where the counts differ, what has no partner flips at 1 like a
  /// `Discrete` value: until then the earlier array's tail is there, from then on the later one's.
  ///
  /// - Complexity: O(*n*); makes a new array.
  public func interpolated(to end: [Element], at progress: Double) -> [Element] {
    let tail = progress >= 1 ? end.dropFirst(count) : dropFirst(end.count)
    return zip(self, end).map { $0.interpolated(to: $1, at: progress) } + tail
  }

  /// Element by element; what has no partner in both `start` and `end` stays.
  public func moved(by count: Double, from start: [Element], to end: [Element]) -> [Element] {
    indices.map { index in
      guard index < start.count, index < end.count else { return self[index] }
      return self[index].moved(by: count, from: start[index], to: end[index])
    }
  }

  /// Whether all elements are.
  public var isFinite: Bool { allSatisfy(\.isFinite) }
}
