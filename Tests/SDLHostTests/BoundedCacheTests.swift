import Testing

@testable import SDLHost

@Suite struct BoundedCacheTests {
  @Test func theLeastRecentlyUsedIsDroppedFirst() {
    var cache = BoundedCache<Int, String>(limit: 100)
    for key in 0..<10 { #expect(cache.insert("\(key)", bytes: 10, for: key) == []) }
    #expect(cache.value(for: 0) == "0")
    let gone = cache.insert("new", bytes: 10, for: 10)
    #expect(gone.sorted() == ["1", "2", "3", "4"])
    #expect(cache.value(for: 0) == "0" && cache.value(for: 10) == "new")
    #expect(cache.bytes == 70)
  }

  @Test func theNewestStaysHoweverLarge() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    _ = cache.insert(1, bytes: 5, for: 1)
    #expect(cache.insert(2, bytes: 1000, for: 2) == [1])
    #expect(cache.value(for: 2) == 2)
    #expect(cache.insert(3, bytes: 1, for: 3) == [2])
    #expect(cache.bytes == 1)
  }

  @Test func aReplacedValueIsReturned() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    _ = cache.insert(1, bytes: 4, for: 1)
    #expect(cache.insert(2, bytes: 6, for: 1) == [1])
    #expect(cache.bytes == 6 && cache.count == 1)
    #expect(cache.removeAll() == [2])
    #expect(cache.bytes == 0 && cache.count == 0)
  }

  /// What is used at least once between two calls stays, whether it was stored, asked for or replaced.
  @Test func unusedValuesAreRemoved() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for key in 0..<6 { _ = cache.insert(key, bytes: 10, for: key) }
    #expect(cache.removeUnused() == [])
    _ = (cache.value(for: 1), cache.value(for: 4))
    _ = cache.insert(20, bytes: 15, for: 2)
    _ = cache.insert(6, bytes: 10, for: 6)
    #expect(cache.removeUnused().sorted() == [0, 3, 5])
    #expect(cache.bytes == 45 && cache.count == 4)
    #expect(cache.value(for: 3) == nil && cache.value(for: 2) == 20)
    #expect(cache.removeUnused().sorted() == [1, 4, 6])
    #expect(cache.removeUnused() == [20])
    #expect(cache.bytes == 0 && cache.count == 0)
  }
}
