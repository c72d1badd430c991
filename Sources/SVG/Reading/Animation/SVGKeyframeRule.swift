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
  /// About how many keys it gives an element.
  private(set) var count = 1

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
    count += frames.reduce(0) { $0 + max(1, $1.values.count) }
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
    var all: [String: [SVGAnimation.Key]] = [:]
    for frame in frames {
      let own = frame.values[SVGKeyframeRule.timing].flatMap(SVGAnimationNames.easing)
      for (name, text) in frame.values
      where name != SVGKeyframeRule.timing && name != "animation-composition" {
        if all[name]?.last?.offset == frame.offset { all[name]?.removeLast() }
        all[name, default: []].append(
          SVGAnimation.Key(offset: frame.offset, text: text, easing: own ?? easing))
      }
    }
    return all.sorted { $0.key < $1.key }.map { name, found in
      var keys = found
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
