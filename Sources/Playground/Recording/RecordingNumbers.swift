extension Double {
  /// The shortest text from which the same bits are read back: "512", "0.1", "-0.0".
  var exactText: String {
    let isWhole = self == rounded() && abs(self) < 1e15
    return isWhole && (self != 0 || sign == .plus) ? String(Int(self)) : description
  }
}

/// The valid ranges of a recording's numbers: wider than any input or window, and small enough to
/// calculate with.
enum RecordingRange {
  /// In seconds.
  static let times = 0.0...1e9
  static let steps = 0.0...Recording.Step.longest
  /// In points or wheel ticks.
  static let places = -1e9...1e9
  static let sizes = 0.0...1e6
  static let windows = 1.0...1e6
  static let scales = 0.01...100.0
  static let speeds = 0.05...4.0
  /// In a timeline's unit.
  static let playheads = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  /// Of a timeline, in its unit.
  static let lengths = 0.0...1e6
  static let clicks = 0...1_000_000
}
