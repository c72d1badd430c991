import Syntax

/// An element of SVG on its way to a text.
struct SVGTag {
  var name: String
  private var attributes: [(name: String, value: String)] = []
  private var style: [String] = []
  private var animations: [String] = []
  var content = ""

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String = "") {
    self.name = name
    self.attributes = attributes.map { ($0, $1) }
    self.content = content
  }

  /// Whether it has no effect on its contents.
  var isPlain: Bool { attributes.isEmpty && style.isEmpty && animations.isEmpty }

  mutating func set(_ name: String, _ value: String) {
    attributes.removeAll { $0.name == name }
    attributes.append((name, value))
  }

  mutating func add(style declaration: String) { style.append(declaration) }

  mutating func add(animation name: String) { animations.append(name) }

  var text: String {
    var text = "<\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(value)\"" }
    var all = style
    if !animations.isEmpty { all.append("animation-name:\(animations.joined(separator: ","))") }
    if !all.isEmpty { text += " style=\"\(all.joined(separator: ";"))\"" }
    return text + (content.isEmpty ? "/>" : ">\(content)</\(name)>")
  }

  /// `content` in a group like this, or unchanged if the group has no effect.
  func around(_ content: String) -> String {
    guard !isPlain, !content.isEmpty else { return content }
    var copy = self
    copy.content = content
    return copy.text
  }
}

extension Double {
  /// A length, in points, to a thousandth.
  var svg: String { nearestFinite.text(digits: 3) }

  /// A factor.
  var svgFactor: String { nearestFinite.text(digits: 5) }
}

extension String {
  /// For the text of an element or the value of an attribute.
  var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case _ where scalar.value < 32 && scalar != "\t" && scalar != "\n": escaped += " "
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      case _: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
