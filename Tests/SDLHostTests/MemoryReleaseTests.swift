import Testing

@testable import SDLHost

@Suite struct MemoryReleaseTests {
  /// Memory is given back once in each rest, and not before the rest is long enough.
  @Test func itHappensOnceInEachRest() {
    var memory = MemoryRelease()
    // Nothing was shown.
    var due = [memory.isDue(at: 99)]
    for start in [100.0, 200, 300.5] {
      for frame in 0..<5 {
        memory.frameShown(at: start + Double(frame))
        due.append(memory.isDue(at: start + Double(frame) + MemoryRelease.delay * 0.99))
      }
      #expect(due.allSatisfy { !$0 })
      let end = start + 4 + MemoryRelease.delay
      let inRest = [end, end, end + 50].map { memory.isDue(at: $0) }
      #expect(inRest == [true, false, false])
    }
  }
}
