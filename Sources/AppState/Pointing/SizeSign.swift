/// The size of the selected tool, shown for a moment after it was changed.
package struct SizeSign: Equatable {
  /// Seconds since the change; nil when it is not shown.
  private var age: Double?

  package init() {}

  package static let duration = 1.0
  private static let fading = 0.25

  package var isMoving: Bool { age != nil }
  /// 0…1.
  package var opacity: Double {
    age.map { min(max((Self.duration - $0) / Self.fading, 0), 1) } ?? 0
  }

  package mutating func show() { age = 0 }

  package mutating func advance(by seconds: Double) {
    guard let now = age else { return }
    age = now + seconds < Self.duration ? now + seconds : nil
  }
}
