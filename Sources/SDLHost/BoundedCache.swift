/// A dictionary that drops the least recently used values to stay below a number of bytes.
nonisolated struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: Int
  }

  let limit: Int
  private(set) var bytes = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// The number of uses when unused values were last removed.
  private var usesBefore = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  /// Returns the value for `key`, and counts this as a use.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].value
  }

  /// Stores `value`, and returns the values that were dropped to make room, in any order. The
  /// newest value always stays.
  ///
  /// When the limit is reached, a quarter of it is freed at once, so that this happens rarely.
  mutating func insert(_ value: Value, bytes size: Int, for key: Key) -> [Value] {
    uses += 1
    let old = entries.updateValue(Entry(value: value, bytes: size, lastUse: uses), forKey: key)
    bytes += size - (old?.bytes ?? 0)
    guard bytes > limit else { return old.map { [$0.value] } ?? [] }
    return (old.map { [$0.value] } ?? []) + evict()
  }

  /// Removes and returns all values.
  mutating func removeAll() -> [Value] {
    defer {
      entries.removeAll()
      bytes = 0
    }
    return entries.values.map(\.value)
  }

  /// Removes and returns the values that were not used since the last call.
  ///
  /// - Complexity: O(*n*) in the values.
  mutating func removeUnused() -> [Value] {
    defer { usesBefore = uses }
    return remove(upToUse: usesBefore)
  }

  private mutating func evict() -> [Value] {
    var excess = bytes - limit * 3 / 4
    var last = 0
    let others = entries.values.lazy.filter { [uses] in $0.lastUse != uses }
    for (use, bytes) in others.map({ ($0.lastUse, $0.bytes) }).sorted(by: { $0.0 < $1.0 }) {
      guard excess > 0 else { break }
      last = use
      excess -= bytes
    }
    return remove(upToUse: last)
  }

  /// Removes and returns the values whose last use was `last` or earlier.
  private mutating func remove(upToUse last: Int) -> [Value] {
    let gone = entries.values.filter { $0.lastUse <= last }
    guard !gone.isEmpty else { return [] }
    bytes -= gone.reduce(0) { $0 + $1.bytes }
    // Removing one by one would keep the dictionary as large as it was.
    entries = entries.filter { $0.value.lastUse > last }
    return gone.map(\.value)
  }
}
