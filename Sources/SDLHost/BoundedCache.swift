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

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  /// Returns the value for `key`, which counts as using it.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].value
  }

  /// Stores `value`, and returns the values that were dropped for it. The newest value always
  /// stays.
  ///
  /// At the limit, a quarter of it is freed at once, so that this happens rarely.
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

  private mutating func evict() -> [Value] {
    var gone: [Value] = []
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard bytes > limit * 3 / 4, entry.lastUse != uses else { break }
      entries.removeValue(forKey: key)
      bytes -= entry.bytes
      gone.append(entry.value)
    }
    return gone
  }
}
