import Interface
import Keyframes
import Stage

@testable import AppState
@testable import Playground

/// A text of a frame, with what lies beneath it.
struct DrawnText: Hashable, CustomStringConvertible {
  let words: String
  let size: Double
  /// The colour of the text over the ground, and the ground.
  let seen: Color
  let ground: Color

  var contrast: Double { PlaygroundTests.contrast(seen, ground) }

  var description: String {
    "\"\(words)\" \(Self.hex(seen)) on \(Self.hex(ground)): \((contrast * 100).rounded() / 100)"
  }

  private static func hex(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return parts.map { String($0 + 256, radix: 16).dropFirst() }.joined()
  }
}

extension Frame {
  /// Every text that can be read, with the colour that is least legible of a quarter, half and three
  /// quarters of its length. Texts that are fainter than half opaque come or go; `known` sprites are left
  /// out.
  func texts(except known: Set<String> = []) -> [DrawnText] {
    let all = sprites.withoutLayers
    let boxes = all.map(\.reach)
    var texts: [DrawnText] = []
    for (index, sprite) in all.enumerated() {
      guard case .text(let text) = sprite.shape, case .color(let fill)? = sprite.fill,
        fill.alpha * sprite.opacity >= 0.5, !known.contains(sprite.key)
      else { continue }
      let width = Script.measure(text)
      let start: Double =
        switch text.style.alignment {
        case .leading: 0
        case .centre: -width / 2
        case .trailing: -width
        }
      var worst: DrawnText?
      for part in [0.25, 0.5, 0.75] {
        let position = sprite.transform.apply(to: Point(x: start + width * part, y: 0))
        guard sprite.shows(position) else { continue }
        let below = (0..<index).filter { boxes[$0].contains(position) }.map { all[$0] }
        // What is drawn over the text, as a menu is, hides it.
        let above = (index + 1..<all.count).filter { boxes[$0].contains(position) }.map { all[$0] }
        guard above.color(at: position, over: .black) == .black,
          above.color(at: position, over: .white) == .white
        else { continue }
        let ground = below.color(at: position, over: self.ground)
        let seen = fill.opacity(sprite.opacity).over(ground)
        let found = DrawnText(
          words: text.string, size: text.style.size, seen: seen, ground: ground)
        if worst.map({ found.contrast < $0.contrast }) ?? true { worst = found }
      }
      if let worst { texts.append(worst) }
    }
    return texts
  }

  /// What tells its sprites from those of another frame.
  var keys: Set<String> { Set(sprites.withoutLayers.map(\.key)) }
}

extension Sprite {
  fileprivate var key: String {
    guard case .text(let text) = shape else { return "" }
    return "\(text.string) \(transform.tx) \(transform.ty)"
  }

  var reach: Rect {
    let wide = (stroke?.width ?? 0) / 2
    return transform.bounds(of: shape.bounds.inset(by: -wide))
  }

  /// Whether a point is in all its clips.
  func shows(_ position: Point) -> Bool {
    clips.allSatisfy { clip in
      clip.transform.inverse.map { clip.rect.contains($0.apply(to: position)) } ?? false
    }
  }
}
