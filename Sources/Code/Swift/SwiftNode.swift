import Keyframes
import Stage
import Syntax

/// One node on its way to Swift: words where there are words, assignments for the rest.
struct SwiftNodeText {
  let node: Node
  /// `.at(x: 480)` and the like.
  var words: [String] = []
  /// `[.z] = 40`, for properties without a word.
  var assignments: [String] = []
  /// The properties that the initialiser or a word has set already.
  var writtenNumbers: Set<Property> = []
  var writtenColors: Set<ColorProperty> = []
  /// Whether the initialiser has the number's format.
  var isCounter = false
}

extension SwiftWriter {
  /// The node as an expression; as the name of a `let` where words do not suffice.
  mutating func expression(_ node: Node) -> String {
    var text = SwiftNodeText(node: node)
    let head = head(&text)
    placeWords(&text)
    boxWords(&text)
    colorWords(&text)
    lineWords(&text)
    detailWords(&text)
    pageWords(&text)
    otherWords(&text)
    rest(&text)
    let made = joined(head, text.words)
    guard !text.assignments.isEmpty else { return made }
    let lines = text.assignments.map { "  node\($0)\n" }.joined()
    let body = "{ () -> Node in\n  var node = \(made.hanging(by: 2))\n\(lines)  return node\n}()"
    return declare("node", "Node", body)
  }

  private func joined(_ head: String, _ words: [String]) -> String {
    let line = head + words.joined()
    if line.utf8.count <= 84, !line.contains("\n") { return line }
    let margin = head.hasSuffix("}") ? "" : "  "
    return ([head] + words.map { margin + $0 }).joined(separator: "\n")
  }

  // MARK: Initialiser

  private mutating func head(_ text: inout SwiftNodeText) -> String {
    let node = text.node
    guard let shape = node.shape else { return group(&text) }
    if let counter = counter(&text, shape) { return counter }
    if !node.children.isEmpty {
      text.assignments.append(".children = \(children(node.children))")
    }
    if let words = self.words(&text, shape) { return words }
    let stroke = node.stroke.map { ", stroke: \(SwiftValue.stroke($0))" } ?? ""
    guard let fill = node.fill else {
      guard let gradient = node.gradient else { return "Node(\(self.shape(shape))\(stroke))" }
      let track = declared("gradient", .gradient(gradient, &losses), "Track<Gradient>")
      return "Node(\(self.shape(shape)), gradient: \(track)\(stroke))"
    }
    gradientWord(&text)
    text.writtenColors.insert(.fill)
    return "Node(\(self.shape(shape)), fill: \(color(fill, "fill"))\(stroke))"
  }

  private mutating func group(_ text: inout SwiftNodeText) -> String {
    let node = text.node
    if let stroke = node.stroke {
      text.assignments.append(".stroke = \(SwiftValue.stroke(stroke))")
    }
    gradientWord(&text)
    guard !node.children.isEmpty else { return "Node {}" }
    return "Node {\n\(nodes(node.children).indented(by: 2))\n}"
  }

  private mutating func gradientWord(_ text: inout SwiftNodeText) {
    guard let gradient = text.node.gradient else { return }
    let track = declared("gradient", .gradient(gradient, &losses), "Track<Gradient>")
    text.words.append(".gradient(\(track))")
  }

  private mutating func children(_ nodes: [Node]) -> String {
    let list = nodes.map { "  \(expression($0).hanging(by: 2)),\n" }.joined()
    return declare("children", "[Node]", "[\n\(list)]")
  }

  /// Words in one colour.
  private func words(_ text: inout SwiftNodeText, _ shape: Shape) -> String? {
    let node = text.node
    guard case .text(let words) = shape, words.colors.isEmpty, let fill = node.fill,
      fill.isPlainConstant, node.stroke == nil, node.gradient == nil
    else { return nil }
    text.writtenColors.insert(.fill)
    return "Node(\(words.string.swiftLiteral), \(SwiftValue.style(words.style)), "
      + "\(SwiftValue.color(fill.keyframes[0].value)))"
  }

  /// A number that counts.
  private mutating func counter(_ text: inout SwiftNodeText, _ shape: Shape) -> String? {
    let node = text.node
    guard case .text(let words) = shape, words.string.isEmpty, words.colors.isEmpty,
      let number = node.numbers[.number],
      let format = node.numberFormat, let fill = node.fill, fill.isPlainConstant,
      node.stroke == nil, node.gradient == nil, node.children.isEmpty
    else { return nil }
    text.isCounter = true
    text.writtenNumbers.insert(.number)
    text.writtenColors.insert(.fill)
    let track = declared("number", .number(number, &losses), "Track<Double>")
    return "Node(number: \(track), \(SwiftValue.format(format)), "
      + "\(SwiftValue.style(words.style)), \(SwiftValue.color(fill.keyframes[0].value)))"
  }

  private mutating func color(_ track: Track<Color>, _ stem: String) -> String {
    if track.isPlainConstant { return SwiftValue.color(track.keyframes[0].value) }
    return declared(stem, .color(track, &losses), "Track<Color>")
  }
}
