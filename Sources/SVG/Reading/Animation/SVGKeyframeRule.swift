import Keyframes
import Syntax

/// An `@keyframes` rule of CSS.
struct SVGKeyframeRule {
  /// The declarations at a share of a round.
  private struct Frame {
    var offset: Double
    var values: [String: String]
  }

  private var frames: [Frame] = []

  /// Reads what stands between the outer braces; selectors that cannot be read are skipped.
  init(_ text: Substring) {
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      let inside = rest[rest.index(after: open)...]
      let close = inside.firstIndex(of: "}") ?? inside.endIndex
      let values = SVGDeclarations(inside[..<close]).normal
      for selector in selectors.split(separator: ",") {
        if let offset = SVGKeyframeRule.offset(String(selector).trimmed) {
          frames.append(Frame(offset: offset, values: values))
        }
      }
      rest = close < inside.endIndex ? inside[inside.index(after: close)...] : ""
    }
    // Frames at one offset stay in their order: the later one counts.
    frames = frames.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
  }

  private static func offset(_ selector: String) -> Double? {
    switch selector.lowercased() {
    case "from": return 0
    case "to": return 1
    case let word where word.hasSuffix("%"):
      guard let number = Double(word.dropLast().filter { $0 != " " }) else { return nil }
      return (0...100).contains(number) ? number / 100 : nil
    case _: return nil
    }
  }

  /// The keys of each property that any frame sets; `easing` is for frames without their own.
  func keys(_ easing: Easing) -> [(property: String, keys: [SVGAnimation.Key])] {
    let names = Set(frames.flatMap { $0.values.keys }).subtracting([
      SVGKeyframeRule.timing, "animation-composition",
    ])
    return names.sorted().map { name in
      var keys: [SVGAnimation.Key] = []
      for frame in frames {
        guard let text = frame.values[name] else { continue }
        let own = frame.values[SVGKeyframeRule.timing].flatMap(SVGAnimationNames.easing)
        let key = SVGAnimation.Key(offset: frame.offset, text: text, easing: own ?? easing)
        if keys.last?.offset == frame.offset { keys.removeLast() }
        keys.append(key)
      }
      if keys.first?.offset != 0 {
        keys.insert(SVGAnimation.Key(offset: 0, text: nil, easing: easing), at: 0)
      }
      if keys.last?.offset != 1 {
        keys.append(SVGAnimation.Key(offset: 1, text: nil, easing: easing))
      }
      return (name, keys)
    }
  }

  private static let timing = "animation-timing-function"
}
