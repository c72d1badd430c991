/// The ends of a range that is halved so many times, about the place up to which `isBefore` holds.
@inlinable package func bisected(
  _ low: Double, _ high: Double, times: Int, _ isBefore: (Double) -> Bool
) -> (low: Double, high: Double) {
  var (low, high) = (low, high)
  for _ in 0..<times {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle } else { high = middle }
  }
  return (low, high)
}

/// The farthest index behind `start`, up to `end`, that can be reached, at least the next one: doubles
/// the stretch, then bisects.
package func farthest(from start: Int, to end: Int, where isReached: (Int) -> Bool) -> Int {
  var (good, length) = (start + 1, 2)
  while start + length <= end, isReached(start + length) {
    good = start + length
    length *= 2
  }
  var bad = min(start + length, end + 1)
  while good + 1 < bad {
    let middle = (good + bad) / 2
    if isReached(middle) { good = middle } else { bad = middle }
  }
  return good
}

extension Array {
  /// The index of the first element for which `isBefore` does not hold, where it holds for all before
  /// that and for none behind; the end if it holds for all.
  ///
  /// - Complexity: O(log *n*)
  @inlinable package func partitionIndex(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
