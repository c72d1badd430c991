import Keyframes
import Stage
import Syntax
import Words

extension CSSWriter {
  mutating func addShape(_ element: inout CSSElement) {
    let node = element.node
    guard let shape = node.shape else {
      element.declarations += ["width: 0", "height: 0"]
      return
    }
    let fill = element.node.colors[.fill] == nil ? nil : element.value(ColorProperty.fill)
    if case .text(let text) = shape {
      addText(text, fill, &element)
      return
    }
    element.declarations.append("width: \(element.pixels(.width))")
    element.declarations.append("height: \(element.pixels(.height))")
    switch shape {
    case .rectangle(_, let radius):
      if radius != 0 || element.says(.cornerRadius) {
        element.declarations.append("border-radius: \(element.pixels(.cornerRadius))")
      }
    case .ellipse: element.declarations.append("border-radius: 50%")
    case .path(let path):
      element.clip = "path(\"\(CSSValue.path(path, offset: shape.bounds.origin))\")"
      if element.says(.width) || element.says(.height) {
        losses.add("A path keeps its size: CSS does not stretch what it clips to.")
      }
    case .text, .picture: break
    }
    if let gradient = node.gradient {
      if gradient.keyframes.count > 1 {
        losses.add("CSS cannot blend gradients: each node has its first one.")
      }
      let first = CSSExport.gradient(gradient.keyframes[0].value, &losses)
      element.declarations.append("background: \(first)")
    } else if let fill {
      element.declarations.append("background: \(fill)")
    }
    addStroke(&element, shape)
  }

  private mutating func addText(_ text: Text, _ fill: String?, _ element: inout CSSElement) {
    let family = text.style.family == .mono ? "monospace" : "sans-serif"
    element.declarations += [
      "font: \(text.style.weight.css) \(text.style.size.shortest)px/1.4 \(family)",
      "white-space: pre", "width: max-content", "text-align: \(text.style.alignment.css)",
    ]
    if element.says(.fontSize) {
      element.declarations.append("font-size: \(element.pixels(.fontSize))")
    }
    if element.says(.lineHeight) || text.style.lineHeight != TextStyle.lineHeight {
      element.declarations.append("line-height: \(element.value(Property.lineHeight))")
    }
    if element.says(.letterSpacing) || text.style.letterSpacing != 0 {
      losses.add("CSS adds the spacing of letters after the last one of a line as well.")
      element.declarations.append(
        "letter-spacing: calc(\(element.value(Property.letterSpacing)) * 1em)")
    }
    if let fill { element.declarations.append("color: \(fill)") }
    if element.says(.number) {
      losses.add("CSS counts whole numbers: decimals and separators are left out.", .grave)
      register(
        "count",
        text: "@property --count { syntax: \"<integer>\"; inherits: false; initial-value: 0; }")
      element.declarations.append("--count: \(element.value(Property.number))")
      element.declarations.append("counter-reset: number var(--count)")
    }
    if element.says(.characters) {
      losses.add("A text that is typed is uncovered from the left, not character by character.")
      element.clip =
        "inset(0 calc((1 - \(element.value(Property.characters))) * 100%) 0 0)"
    }
  }

  mutating func addText(_ element: CSSElement) {
    guard case .text(let text)? = element.node.shape else { return }
    var content = CSSValue.string(text.string)
    if element.says(.number) {
      let format = element.node.numberFormat ?? NumberFormat()
      content =
        "\(CSSValue.string(format.prefix)) counter(number) \(CSSValue.string(format.suffix))"
    }
    addRule(".\(element.name)::before", ["position: static", "content: \(content)"])
  }

  private mutating func addStroke(_ element: inout CSSElement, _ shape: Shape) {
    guard let stroke = element.node.stroke else { return }
    if case .path = shape {
      losses.add(
        "The line around a path is left out: CSS draws lines only around boxes. SVG has it.", .grave
      )
      return
    }
    var color = element.node.colors[.stroke] == nil ? nil : element.value(ColorProperty.stroke)
    if case .color(let own) = stroke.paint { color = color ?? CSSValue.color(own) }
    if color == nil { losses.add("A line in a gradient is black: CSS outlines have one colour.") }
    if !stroke.dash.isEmpty { losses.add("The lengths of dashes are the browser's own.") }
    if element.says(.strokeStart) || element.says(.strokeEnd) || element.says(.strokeOffset)
      || stroke.start > 0 || stroke.end < 1
    {
      losses.add("Partly drawn lines are drawn whole.", .grave)
    }
    let style = stroke.dash.isEmpty ? "solid" : "dashed"
    element.declarations.append(
      "outline: \(element.pixels(.strokeWidth)) \(style) \(color ?? "black")")
    element.declarations.append(
      "outline-offset: calc(\(element.value(Property.strokeWidth)) * -0.5px)")
  }
}
