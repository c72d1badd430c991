/// A set of keyframes of a scene, grouped by track, so that handling thousands of keyframes costs
/// little more than handling their tracks.
package struct KeySet: Hashable, Sendable {
  /// The indices of the keyframes by their tracks; no set is empty.
  package private(set) var byTrack: [TrackPath: Set<Int>] = [:]

  package init() {}

  package init(byTrack: [TrackPath: Set<Int>]) {
    self.byTrack = byTrack.filter { !$0.value.isEmpty }
  }

  /// - Complexity: O(*n*) in the keyframes.
  package init(_ keys: some Sequence<KeyframePath>) {
    for key in keys { insert(key) }
  }

  package var isEmpty: Bool { byTrack.isEmpty }

  /// - Complexity: O(*n*) in the tracks.
  package var count: Int { byTrack.values.reduce(0) { $0 + $1.count } }

  package var tracks: Set<TrackPath> { Set(byTrack.keys) }

  /// The first keyframe of the first track, in the order of tracks.
  ///
  /// - Complexity: O(*n*) in the tracks and in the keyframes of one.
  package var first: KeyframePath? {
    guard let first = byTrack.min(by: { $0.key.order < $1.key.order }) else { return nil }
    return first.value.min().map { KeyframePath(first.key, $0) }
  }

  /// The keyframes, sorted by track, then by index.
  ///
  /// - Complexity: O(*n* log *n*) in the tracks and in the keyframes of each.
  package var sorted: [KeyframePath] {
    byTrack.sorted { $0.key.order < $1.key.order }.flatMap { path, indices in
      indices.sorted().map { KeyframePath(path, $0) }
    }
  }

  /// The indices of the keyframes of a track.
  package subscript(track: TrackPath) -> Set<Int> {
    get { byTrack[track] ?? [] }
    set { byTrack[track] = newValue.isEmpty ? nil : newValue }
  }

  package func contains(_ key: KeyframePath) -> Bool {
    byTrack[key.track]?.contains(key.index) == true
  }

  package mutating func insert(_ key: KeyframePath) {
    byTrack[key.track, default: []].insert(key.index)
  }

  /// Adds a keyframe, or removes it if it is in the set.
  package mutating func toggle(_ key: KeyframePath) {
    self[key.track].formSymmetricDifference([key.index])
  }

  package mutating func formUnion(_ other: KeySet) {
    byTrack.merge(other.byTrack) { $0.union($1) }
  }

  package func union(_ other: KeySet) -> KeySet {
    var all = self
    all.formUnion(other)
    return all
  }

  package mutating func subtract(_ other: KeySet) {
    for (path, indices) in other.byTrack { self[path].subtract(indices) }
  }

  /// The keyframes of `track` alone.
  package func only(_ track: TrackPath) -> KeySet { KeySet(byTrack: [track: self[track]]) }

  /// The keyframes for which `isIncluded` returns true.
  package func filter(_ isIncluded: (TrackPath, Int) -> Bool) -> KeySet {
    var some = KeySet()
    for (path, indices) in byTrack { some[path] = indices.filter { isIncluded(path, $0) } }
    return some
  }
}

extension KeySet: ExpressibleByArrayLiteral {
  package init(arrayLiteral keys: KeyframePath...) { self.init(keys) }
}
