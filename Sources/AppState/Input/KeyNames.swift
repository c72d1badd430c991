import DemoKit
import Editing
package import Interface
import Stage
import Words

extension Key {
  /// The key's label.
  package var sign: String {
    switch self {
    case .space: "Space"
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .tab: "Tab"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .menu: "Menu"
    case .function(let number): "F\(number)"
    case .character(let character): character.uppercased()
    }
  }
}

extension Modifiers {
  /// The labels of the keys, in the usual order.
  package var signs: [String] {
    let all: [(Modifiers, String)] = [
      (.command, "Cmd"), (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Shortcut {
  /// The labels of strokes: "J  K  L", "Ctrl Z  Y  Ctrl Shift Z". Neighbours with the same modifiers
  /// show them once.
  package static func signs(of strokes: [Stroke]) -> String {
    var signs: [String] = []
    var modifiers: Modifiers = []
    for stroke in strokes {
      let prefix = stroke.modifiers == modifiers ? [] : stroke.modifiers.signs
      signs.append((prefix + [stroke.key.sign]).joined(separator: " "))
      modifiers = stroke.modifiers
    }
    return signs.joined(separator: "  ")
  }

  /// The actions of the line, each once, with the keys of its first stroke.
  package var actions: [(action: Action, keys: String)] {
    var found: [(action: Action, keys: String)] = []
    for stroke in strokes where !found.contains(where: { $0.action == stroke.action }) {
      let signs = stroke.modifiers.signs + [stroke.key.sign]
      found.append((stroke.action, signs.joined(separator: " ")))
    }
    return found.count == 1 ? [(found[0].action, tidyKeys)] : found
  }

  /// The keys with single spaces between them.
  private var tidyKeys: String { keys.split(separator: " ").joined(separator: " ") }

  /// The keys of the first stroke of an action; empty if it has none.
  package static func firstKeys(of action: Action) -> String {
    let stroke = all.lazy.flatMap(\.strokes).first { $0.action == action }
    return stroke.map { ($0.modifiers.signs + [$0.key.sign]).joined(separator: " ") } ?? ""
  }
}
