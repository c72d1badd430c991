extension Double {
  /// The shortest text from which the same bits are read back: "512", "0.1", "-0.0".
  package var exactText: String {
    let isWhole = self == rounded() && abs(self) < 1e15
    return isWhole && (self != 0 || sign == .plus) ? String(Int(self)) : description
  }
}

/// The valid ranges of numbers in saved texts: wider than any input or window, and small enough to
/// calculate with.
package enum SavedRange {
  /// In seconds.
  package static let times = 0.0...1e9
  /// Lengths of steps, in seconds.
  package static let steps = 0.0...3600.0
  /// In points or wheel ticks.
  package static let positions = -1e9...1e9
  package static let sizes = 0.0...1e6
  package static let windows = 1.0...1e6
  package static let scales = 0.01...100.0
  package static let speeds = 0.05...4.0
  /// In a timeline's unit.
  package static let playheads = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  /// Lengths of a timeline, in its unit.
  package static let lengths = 0.0...1e6
  package static let clicks = 0...1_000_000
}
