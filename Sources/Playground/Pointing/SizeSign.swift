/// The size of the tool in hand, shown for a moment after it was changed.
struct SizeSign: Equatable {
  /// Seconds since the change; nil when it is not shown.
  private var age: Double?

  static let duration = 1.0
  private static let fading = 0.25

  var isMoving: Bool { age != nil }
  /// 0…1.
  var opacity: Double {
    age.map { min(max((Self.duration - $0) / Self.fading, 0), 1) } ?? 0
  }

  mutating func show() { age = 0 }

  mutating func advance(by seconds: Double) {
    guard let now = age else { return }
    age = now + seconds < Self.duration ? now + seconds : nil
  }
}
