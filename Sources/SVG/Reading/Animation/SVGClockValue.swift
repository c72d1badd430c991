import Syntax

/// Times as CSS and SMIL write them, in seconds.
enum SVGClockValue {
  /// `2s` or `200ms`.
  static func css(_ text: String) -> Double? {
    let word = text.trimmed.lowercased()
    if word.hasSuffix("ms") { return finite(word.dropLast(2)).map { $0 / 1000 } }
    return word.hasSuffix("s") ? finite(word.dropLast()) : nil
  }

  /// `2`, `2s`, `200ms`, `1.5min`, `1h`, `01:30` or `01:02:03.5`, with or without a sign.
  static func smil(_ text: String) -> Double? {
    var word = text.trimmed.lowercased()
    guard let first = word.first else { return nil }
    let sign = first == "-" ? -1.0 : 1.0
    if first == "-" || first == "+" { word = String(word.dropFirst()).trimmed }
    guard word.first?.isNumber == true || word.first == "." else { return nil }
    if word.contains(":") {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { finite($0) }
      guard parts.count <= 3, parts.allSatisfy({ $0 != nil }) else { return nil }
      return sign * parts.compactMap(\.self).reduce(0) { $0 * 60 + $1 }
    }
    for (unit, seconds) in [("ms", 0.001), ("min", 60), ("h", 3600), ("s", 1), ("", 1)]
    where word.hasSuffix(unit) {
      return finite(word.dropLast(unit.count)).map { sign * $0 * seconds }
    }
    return nil
  }

  private static func finite(_ text: Substring) -> Double? {
    Double(text).flatMap { abs($0) < 1e6 ? $0 : nil }
  }
}
