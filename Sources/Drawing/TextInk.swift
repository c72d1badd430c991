import Keyframes
import Stage

/// The characters of a text that have one colour.
struct TextInk: Equatable {
  /// Nil for all characters.
  let range: Range<Int>?
  let color: Color

  /// The visible colours of a text with `fill`, with opacity, in the order of the characters.
  ///
  /// - Complexity: O(*n* *m*) for *n* characters and *m* ranges of colour; O(1) without ranges.
  static func all(of text: Text, fill: Paint?, opacity: Double) -> [TextInk] {
    let rest = fill?.leadingColor.clamped.opacity(min(opacity, 1)) ?? .clear
    guard !text.colors.isEmpty else {
      return rest.alpha > 0 ? [TextInk(range: nil, color: rest)] : []
    }
    var colors = Array(repeating: rest, count: text.string.count)
    for part in text.colors {
      let color = part.color.clamped.opacity(min(opacity, 1))
      for index in part.range.clamped(to: colors.indices) { colors[index] = color }
    }
    var inks: [TextInk] = []
    var start = 0
    for end in colors.indices.map({ $0 + 1 })
    where end == colors.count || colors[end] != colors[start] {
      if colors[start].alpha > 0 { inks.append(TextInk(range: start..<end, color: colors[start])) }
      start = end
    }
    // If only one colour is left after all, one mask is enough.
    if inks.count == 1, inks[0].range == colors.indices {
      return [TextInk(range: nil, color: inks[0].color)]
    }
    return inks
  }
}

extension Sprite {
  /// The colours of the sprite's text; empty for other shapes.
  var textInks: [TextInk] {
    guard case .text(let text) = shape else { return [] }
    return TextInk.all(of: text, fill: fill, opacity: opacity)
  }
}
