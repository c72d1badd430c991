import Interface
import Keyframes
import Stage

@testable import Playground

/// The colours of a frame at points a few apart, and its texts there.
struct SeenColors {
  let colors: [Color]
  let words: [String]
  /// The colours of the texts, in the order of their words.
  let wordColors: [Color]

  /// Of what lies in `rect`, in logical points; without texts, which come beside.
  init(_ frame: Frame, in rect: Rect) {
    let all = frame.sprites.withoutLayers
    let near = all.compactMap { sprite -> (sprite: Sprite, box: Rect)? in
      let box = sprite.reach
      return box.intersects(rect) ? (sprite, box) : nil
    }
    let step = rect.width * rect.height > 4000 ? 2.0 : 1
    var colors: [Color] = []
    var y = rect.minY + step / 2
    while y < rect.maxY {
      var x = rect.minX + step / 2
      while x < rect.maxX {
        let place = Point(x: x, y: y)
        let here = near.filter { $0.box.contains(place) }.map(\.sprite)
        colors.append(here.color(at: place, over: frame.ground))
        x += step
      }
      y += step
    }
    let texts = near.compactMap { sprite, _ -> (String, Color)? in
      guard case .text(let text) = sprite.shape, case .color(let fill)? = sprite.fill,
        rect.contains(sprite.transform.apply(to: .zero))
      else { return nil }
      return (text.string, fill.opacity(sprite.opacity))
    }
    self.colors = colors
    words = texts.map(\.0)
    wordColors = texts.map(\.1)
  }

  /// Whether a person who sees all colours notices that this was the other before.
  func differs(from other: SeenColors) -> Bool {
    guard words == other.words, colors.count == other.colors.count else { return true }
    func isFar(_ one: Color, _ other: Color) -> Bool {
      one != other && Sight.usual.difference(one, other) > 15
    }
    return zip(colors, other.colors).contains(where: isFar)
      || zip(wordColors, other.wordColors).contains(where: isFar)
  }

  /// Whether it can be told from the other without colours: by words, or by parts of which the contrast
  /// between then and now is 3:1.
  func isToldWithoutColor(from other: SeenColors) -> Bool {
    guard words == other.words, colors.count == other.colors.count else { return true }
    let apart = zip(colors, other.colors).count { $0 != $1 && contrast($0, $1) >= 3 }
    return apart >= Self.leastPoints
  }

  /// The points that something must have to be seen: a line of 8 points, or a dot of 3.
  private static let leastPoints = 8

  /// Whether something in it stands out by 3:1 from what most of it is.
  var hasGraphic: Bool {
    var counts: [Color: Int] = [:]
    for color in colors { counts[color, default: 0] += 1 }
    guard let most = counts.max(by: { $0.value < $1.value })?.key else { return false }
    return counts.reduce(0) { $0 + (contrast($1.key, most) >= 3 ? $1.value : 0) }
      >= Self.leastPoints
  }
}
