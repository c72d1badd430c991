import Interface
import Keyframes
import Stage

/// A sentence over the stage that disappears after a while.
package struct Notice: Equatable {
  package let words: String
  /// Seconds since it came.
  private var age = 0.0

  /// The seconds for a few words; a sentence stays longer.
  package static let duration = 1.4
  private static let longest = 7.0
  private static let fading = 0.2
  private let duration: Double

  package init(_ words: String) {
    self.words = words
    // 18 letters a second can be read by most.
    duration = min(max(Self.duration, Double(words.count) / 18), Self.longest)
  }

  package var isOver: Bool { age >= duration }
  /// 0…1.
  package var opacity: Double { min(max((duration - age) / Self.fading, 0), 1) }

  package mutating func advance(by seconds: Double) { age += seconds }
}
