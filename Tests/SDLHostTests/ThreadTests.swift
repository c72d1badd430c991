import Testing

@testable import SDLHost

/// Work on other threads.
@Suite struct ThreadTests {
  private struct Stop: Error {}

  @Test(arguments: [0, 1, 2, 9])
  func resultsAreInOrder(_ count: Int) {
    #expect(Threads.map(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  /// Takes parts until it has `most` of them.
  private func taken(of count: Int, most: Int = .max) -> (parts: [Int], isWhole: Bool) {
    var (next, parts) = (0, [Int]())
    let isWhole = Threads.ahead {
      guard next < count else { return nil }
      defer { next += 1 }
      return { [next] in next }
    } take: { (part: Int) in
      parts.append(part)
      return parts.count < most
    }
    return (parts, isWhole)
  }

  @Test(arguments: [0, 1, 2, 9])
  func partsAreTakenInOrder(_ count: Int) {
    let (parts, isWhole) = taken(of: count)
    #expect(parts == Array(0..<count) && isWhole)
  }

  @Test(arguments: 1...3)
  func nothingIsTakenAfterAStop(_ most: Int) {
    let (parts, isWhole) = taken(of: 9, most: most)
    #expect(parts == Array(0..<most) && !isWhole)
  }

  /// What has begun is done when an error is thrown, so that nothing uses what its caller gives away.
  @Test func nothingGoesOnAfterAnError() {
    let (begun, done) = (Shared(0), Shared(0))
    #expect(throws: Stop.self) {
      try Threads.ahead {
        begun.value += 1
        return { done.change { $0 += 1 } }
      } take: { (_: Void) in
        throw Stop()
      }
    }
    #expect(done.value == begun.value)
  }
}
