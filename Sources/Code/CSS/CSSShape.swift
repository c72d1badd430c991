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
    guard !isDrawn(element) else { return draw(&element) }
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
    addStroke(&element)
  }

  private mutating func addText(_ text: Text, _ fill: String?, _ element: inout CSSElement) {
    element.declarations += [
      "font: \(text.style.weight.css) \(text.style.size.shortest)px/1.4 \(text.style.family.css)",
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
    if element.says(.number) { count(&element) }
    if element.says(.characters) {
      losses.add("A text that is typed is uncovered from the left, not character by character.")
      element.clip =
        "inset(0 calc((1 - \(element.value(Property.characters))) * 100%) 0 0)"
    }
  }

  mutating func addText(_ element: CSSElement) {
    guard case .text(let text)? = element.node.shape else { return }
    var content = CSSValue.string(text.string)
    if element.says(.number) { content = counted(element.node.numberFormat ?? NumberFormat()) }
    addRule(".\(element.name)::before", ["position: static", "content: \(content)"])
  }

  private mutating func addStroke(_ element: inout CSSElement) {
    guard let stroke = element.node.stroke else { return }
    let color = lineColor(element, stroke)
    if !stroke.dash.isEmpty { losses.add("The lengths of dashes are the browser's own.") }
    if element.trims(stroke) { losses.add("Partly drawn lines are drawn whole.", .grave) }
    let style = stroke.dash.isEmpty ? "solid" : "dashed"
    element.declarations.append(
      "outline: \(element.pixels(.strokeWidth)) \(style) \(color)")
    element.declarations.append(
      "outline-offset: calc(\(element.value(Property.strokeWidth)) * -0.5px)")
  }
}
