public import Stage

extension DemoEdits {
  /// Adds a marker, unless there is one with the same time and name.
  public mutating func add(_ marker: Cue) {
    guard marker.time.isFinite, !markers.contains(marker) else { return }
    let index = markers.firstIndex { ($0.time, $0.name) > (marker.time, marker.name) }
    markers.insert(marker, at: index ?? markers.count)
  }

  /// Adds a marker that is later than all others, or has a later name at the same time.
  package mutating func append(_ marker: Cue) { markers.append(marker) }

  /// Removes a marker, if it is there.
  public mutating func remove(_ marker: Cue) { markers.removeAll { $0 == marker } }
}

extension Timeline {
  /// The timeline with another length, and without the ticks beyond it; nil keeps its length.
  /// Timelines of pages always keep their length, since the scene decides how many pages there are.
  public func lasting(_ length: Double?) -> Timeline {
    guard let length, unit != .pages, length > 0, length.isFinite else { return self }
    var other = self
    other.range = range.lowerBound...(range.lowerBound + length)
    other.ticks = ticks.filter { $0 <= other.range.upperBound }
    return other
  }
}
