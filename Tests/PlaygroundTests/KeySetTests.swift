import Editing
import Stage
import TestSupport
import Testing

/// A set of keyframes behaves as a set of their paths.
@Suite(.languages) struct KeySetTests {
  /// Places on three tracks whose names sort otherwise than they were made.
  private static func paths(_ seed: UInt64) -> [KeyframePath] {
    var random = SeededGenerator(seed)
    let tracks = ["moon", "sun", "earth"].map { TrackPath(node: $0, property: "x") }
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      KeyframePath(
        tracks.randomElement(using: &random) ?? tracks[0], Int.random(in: 0...4, using: &random))
    }
  }

  private static func plain(_ keys: KeySet) -> Set<KeyframePath> {
    Set(keys.byTrack.flatMap { path, indices in indices.map { KeyframePath(path, $0) } })
  }

  /// No track is without keyframes, so that equal sets are equal.
  private static func expect(_ keys: KeySet, _ wanted: Set<KeyframePath>) {
    #expect(plain(keys) == wanted && keys == KeySet(wanted))
    #expect(keys.byTrack.values.allSatisfy { !$0.isEmpty })
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func itIsASet(_ seed: UInt64) {
    let (a, b) = (Self.paths(seed), Self.paths(seed &+ 1000))
    let (one, other) = (KeySet(a), KeySet(b))
    Self.expect(one, Set(a))
    #expect(one.count == Set(a).count && one.isEmpty == a.isEmpty)
    #expect(one.tracks == Set(a.map(\.track)))
    Self.expect(one.union(other), Set(a).union(b))
    var rest = one
    rest.subtract(other)
    Self.expect(rest, Set(a).subtracting(b))
    var turned = one
    for key in other.sorted { turned.toggle(key) }
    Self.expect(turned, Set(a).symmetricDifference(b))
    Self.expect(one.filter { $1.isMultiple(of: 2) }, Set(a).filter { $0.index.isMultiple(of: 2) })
    for key in b {
      #expect(one.contains(key) == Set(a).contains(key))
      Self.expect(one.only(key.track), Set(a).filter { $0.track == key.track })
    }
  }

  /// By node, property and index.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func itHasAnOrder(_ seed: UInt64) {
    let wanted = Set(Self.paths(seed)).sorted {
      ($0.track.node, $0.track.property, $0.index) < ($1.track.node, $1.track.property, $1.index)
    }
    let keys = KeySet(Self.paths(seed))
    #expect(keys.sorted == wanted && keys.first == wanted.first)
  }

  @Test func aTrackWithoutIndicesIsNotThere() {
    let path = TrackPath(node: "sun", property: "x")
    var keys: KeySet = [KeyframePath(path, 1)]
    keys[path] = []
    Self.expect(keys, [])
    Self.expect(KeySet(byTrack: [path: []]), [])
  }
}
