import Keyframes
import Stage
import Syntax

/// One node as the declarations of its class.
struct CSSElement {
  let node: Node
  let name: String
  var declarations: [String] = []
  var animations: [(name: String, animation: CSSAnimation)] = []
  /// The properties that move.
  var moving: Set<String> = []
  /// The inline SVG within it.
  var drawing = ""
  /// The existing value of `clip-path`.
  var clip: String?

  func says(_ property: Property) -> Bool { node.numbers[property] != nil }

  /// The number where it rests or stays, or the custom property that moves.
  func value(_ property: Property) -> String {
    if moving.contains(property.name) { return "var(--\(property.name))" }
    return CSSValue.number(node[property].keyframes[0].value)
  }

  func value(_ property: ColorProperty) -> String {
    if moving.contains(property.name) { return "var(--\(property.name))" }
    return CSSValue.color(node[property].keyframes[0].value)
  }

  func pixels(_ property: Property) -> String { length(value(property), "px") }

  func degrees(_ property: Property) -> String { length(value(property), "deg") }

  private func length(_ value: String, _ unit: String) -> String {
    value.hasPrefix("var") ? "calc(\(value) * 1\(unit))" : "\(value)\(unit)"
  }
}
