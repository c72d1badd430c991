import AllocationCount
import Testing

@testable import Keyframes

/// Nothing is allocated while time moves: every allocation in the C library is counted.
@Suite(.enabled(if: AllocationCount_isKnown()))
struct AllocationTests {
  /// The number of allocations in `body`.
  static func allocations(_ body: () -> Void) -> UInt {
    let before = AllocationCount_value()
    body()
    return AllocationCount_value() - before
  }

  @Test func theCounterCounts() {
    // The first one also allocates the type's metadata.
    _ = [Int](repeating: 1, count: 2)
    for size in [1, 1000] {
      #expect(Self.allocations { _ = [Int](repeating: 1, count: size) } == 1)
    }
    #expect(Self.allocations {} == 0)
  }

  /// An animator with values of every kind, and their slots.
  struct Full {
    var animator = Animator()
    var numbers: [Slot<Double>] = []
    var points: [Slot<Point>] = []
    var rects: [Slot<Rect>] = []
    var colors: [Slot<Color>] = []
    var triples: [Slot<OwnTriple>] = []
    /// The sum of the values, so that they are really read.
    var sum = 0.0

    init(seed: UInt64) {
      var samples = AnimatorSamples(seed: seed)
      for _ in 0..<200 {
        numbers.append(animator.add(samples.track { $0.number() }))
        points.append(animator.add(samples.track { Point(x: $0.number(), y: $0.number()) }))
        rects.append(
          animator.add(samples.track { Rect(x: $0.number(), y: 1, width: $0.number(), height: 2) }))
        colors.append(
          animator.add(samples.track { Color(red: $0.number(0...1), green: 0, blue: 1) }))
        triples.append(
          animator.add(samples.track { OwnTriple(a: $0.number(), b: 1, c: $0.number()) }))
      }
    }

    /// By index, since an array iterator allocates in unoptimised builds.
    mutating func run(_ times: [Double]) {
      for time in times.indices {
        animator.seek(to: times[time])
        for index in numbers.indices {
          sum += animator[numbers[index]] + animator[points[index]].x
          sum += animator[rects[index]].width + animator[colors[index]].red
          sum += animator[triples[index]].c
        }
      }
    }
  }

  static let seeds: ClosedRange<UInt64> = 1...4

  @Test(arguments: seeds)
  func seekingAndReadingAllocateNothing(_ seed: UInt64) {
    var samples = AnimatorSamples(seed: seed + 600)
    var full = Full(seed: seed)
    let scrub = (0..<600).map { Double($0) / 100 - 3 }
    let ways = [scrub, scrub.reversed(), samples.walk(600, over: [-3, -0.5, 0, 1, 3])]
    // The first time reserves memory, and allocates type metadata.
    for way in ways { full.run(way) }
    for way in ways { #expect(Self.allocations { full.run(way) } == 0) }
  }
}
