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

  /// While frames come, it happens from time to time, where it takes at most half of the wait.
  @Test func whileThingsMoveItHappensInFramesWithTime() {
    var memory = MemoryRelease()
    var times: [Double] = []
    for frame in 0..<6000 {
      let now = 100 + Double(frame) / 60
      memory.frameShown(at: now)
      let wait = frame % 7 == 0 ? 0.014 : 0.003
      guard memory.isDue(at: now, beforeNext: wait, used: { 99 }) else { continue }
      #expect(wait > 0.01)
      memory.gaveBack(from: now, to: now + 0.002, used: 99)
      times.append(now)
    }
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(times.count == 32)
    #expect(gaps.allSatisfy { MemoryRelease.interval...MemoryRelease.interval + 0.2 ~= $0 })
  }

  /// Once it took longer than a frame, it waits for a frame with much time, but not for ever, for there
  /// may be none.
  @Test func whatTookLongGetsMoreTime() {
    var memory = MemoryRelease()
    memory.frameShown(at: 0)
    let later = 2 * MemoryRelease.interval
    let first = memory.isDue(at: later, beforeNext: 0.009, used: { 99 })
    memory.gaveBack(from: later, to: later + 0.03, used: 99)
    let last = later + 0.03 + MemoryRelease.longestInterval
    let due = [(2 * later, 0.009), (2 * later, 0.013), (last, 0)].map { time, wait in
      memory.isDue(at: time, beforeNext: wait, used: { 99 })
    }
    #expect(first && due == [false, true, true])
  }

  /// What was not used is forgotten rarely, even if memory is given back in many short rests.
  @Test func forgettingIsRare() {
    var memory = MemoryRelease()
    var count = 0
    for second in 0..<60 {
      memory.frameShown(at: Double(second))
      memory.gaveBack(from: Double(second), to: Double(second) + 0.001, used: nil)
      if memory.forgets(at: Double(second)) { count += 1 }
    }
    #expect(count == Int(59 / MemoryRelease.forgettingInterval))
  }

  /// Memory that grows is given back sooner, unless it is little.
  @Test func growthIsGivenBackSoon() {
    let (growth, little) = (MemoryRelease.growth, MemoryRelease.little)
    let cases: [(remaining: Double?, used: Double?, isDue: Bool)] = [
      (little, little + growth, true), (little, little + growth - 0.1, false), (0, little, true),
      (0, little - 0.1, false), (nil, 99, false), (little, nil, false),
    ]
    for (remaining, used, isDue) in cases {
      var memory = MemoryRelease()
      memory.frameShown(at: 0)
      memory.gaveBack(from: 0, to: 1, used: remaining)
      var looks = 0
      let due = [0.1, 1, 1.01].map { seconds in
        memory.isDue(at: 1 + seconds * MemoryRelease.lookInterval, beforeNext: 0.015) {
          () -> Double? in
          looks += 1
          return used
        }
      }
      #expect(due == [false, isDue, false], "\(String(describing: remaining))")
      #expect(looks == (remaining == nil ? 0 : 1))
    }
  }

  /// Where no frame has time, growth is given back if much is in use, but not so often that it takes much time.
  @Test func whereMuchIsInUseItIsGivenBackInAnyFrame() {
    let (growth, much) = (MemoryRelease.growth, MemoryRelease.much)
    let cases: [(remaining: Double, used: Double, cost: Double, isDue: Bool)] = [
      (much, much + growth, 0.001, true), (much, much + growth - 0.1, 0.001, false),
      (0, much, 0.001, true), (0, much - 0.1, 0.001, false),
      (0, much, MemoryRelease.lookInterval, false),
    ]
    for (remaining, used, cost, isDue) in cases {
      var memory = MemoryRelease()
      memory.frameShown(at: 0)
      memory.gaveBack(from: 1 - cost, to: 1, used: remaining)
      let look = 1 + MemoryRelease.lookInterval
      #expect(memory.isDue(at: look, beforeNext: 0, used: { used }) == isDue)
    }
  }

  #if os(Linux) && !DEBUG
    /// Code goes back to the system, and is read again when it is needed.
    @Test func codeIsGivenBack() throws {
      // Other tests may use more memory at the same moment, but not each time.
      let isSmaller = try (0..<20).map { _ in
        let before = try #require(Process.residentMemory)
        Process.giveBackMemory()
        return try #require(Process.residentMemory) < before
      }
      #expect(isSmaller.contains(true))
    }
  #endif
}
