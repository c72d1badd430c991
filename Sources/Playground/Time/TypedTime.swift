import Interface
import Stage

extension Timeline {
  /// Reads a typed time, clamped to the range: a number in the timeline's unit ("1.5", also followed by
  /// the unit), a fraction ("1/3"), a percentage of the range ("50%"), milliseconds or frames ("250ms",
  /// "15f") if time is in seconds, or an offset from `now` ("+0.5", and "-2" if the range has no times
  /// below 0). Nil for anything else.
  func typed(_ text: String, now: Double) -> Double? {
    var word = text.lowercased().filter { !$0.isWhitespace }
    var factor = 1.0
    for (suffix, value) in suffixes where word.hasSuffix(suffix) {
      word.removeLast(suffix.count)
      factor = value
      break
    }
    let isOn = word.hasPrefix("+") || word.hasPrefix("-") && range.lowerBound >= 0
    let isPart = text.contains("%")
    guard let number = Self.number(word).map({ $0 * factor }), number.isFinite else { return nil }
    let start = isOn ? now : isPart ? range.lowerBound : 0
    return clamp(start + number)
  }

  /// The suffixes of a number, longer ones first, with their factors.
  private var suffixes: [(String, Double)] {
    let part = [("%", length / 100)]
    return switch unit {
    case .seconds: part + [("seconds", 1), ("sec", 1), ("ms", 1e-3), ("f", 1.0 / 60), ("s", 1)]
    case .pages: part + [("pages", 1), ("page", 1), ("p", 1)]
    case .points: part + [("points", 1), ("pt", 1), ("px", 1)]
    }
  }

  private static func number(_ word: String) -> Double? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first.flatMap({ Double(typed: $0) }) else {
      return nil
    }
    guard parts.count == 2 else { return first }
    guard let second = Double(typed: parts[1]), second != 0 else { return nil }
    return first / second
  }
}
