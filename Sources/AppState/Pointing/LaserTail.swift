import Interface
package import Keyframes

/// Where the laser was in the last moments.
package struct LaserTail: Equatable {
  package struct Sample: Equatable {
    /// In logical points.
    package var position: Point
    /// Seconds.
    package var age = 0.0
  }

  /// From the oldest.
  package private(set) var samples: [Sample] = []

  package init() {}

  /// How long the tail is, in seconds.
  package static let duration = 0.6

  package var isMoving: Bool { samples.count > 1 }

  package mutating func follow(_ position: Point?) {
    guard let position else { return samples = [] }
    if let last = samples.last, last.position == position { return }
    // The tail begins where the pointer rested, not where it came from.
    if samples.count == 1 { samples[0].age = 0 }
    samples.append(Sample(position: position))
  }

  /// The sample where the laser is stays.
  package mutating func advance(by seconds: Double) {
    for index in samples.indices.dropLast() { samples[index].age += seconds }
    let old = samples.dropLast().prefix { $0.age >= Self.duration }.count
    samples.removeFirst(old)
  }
}
