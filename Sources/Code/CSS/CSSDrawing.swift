import Keyframes
import Stage
import Syntax
import Words

// Shapes as inline SVG: lines around paths, parts of lines, dashes, and shadows of what is clear itself. CSS
// alone draws boxes.
extension CSSWriter {
  /// Whether a node's shape is drawn as SVG.
  func isDrawn(_ element: CSSElement) -> Bool {
    let node = element.node
    guard let shape = node.shape, shape.outline != nil, !shape.isText else { return false }
    if case .path = shape {
      return node.stroke != nil || node.gradient == nil && node.colors[.shadow] != nil
    }
    let isSized = [Property.width, .height, .cornerRadius].contains { element.says($0) }
    guard let stroke = node.stroke, !isSized else { return false }
    return !stroke.dash.isEmpty || element.trims(stroke)
  }

  /// The fill and the line of a node, as the rules of an element and of its path.
  mutating func draw(_ element: inout CSSElement) {
    var fill = "none"
    if element.node.gradient != nil {
      losses.add("A path with a line and a gradient is filled with the first colour.", .noticeable)
      let stop = element.node.gradient?.keyframes[0].value.stops[0]
      fill = stop.map { CSSValue.color($0.color) } ?? "none"
    } else if element.node.colors[.fill] != nil {
      fill = element.value(ColorProperty.fill)
    }
    addDrawing(&element, "line", ["fill: \(fill)"] + line(element))
  }

  /// The silhouette of a node that is clear itself, and has a shadow.
  mutating func drawShadow(_ element: inout CSSElement) {
    let blur = "calc(\(element.value(Property.shadowRadius)) * 0.5px)"
    addDrawing(
      &element, "shadow",
      [
        "fill: \(element.value(ColorProperty.shadow))", "filter: blur(\(blur))",
        "translate: \(element.pixels(.shadowX)) \(element.pixels(.shadowY))",
      ])
  }

  private mutating func addDrawing(
    _ element: inout CSSElement, _ kind: String, _ declarations: [String]
  ) {
    guard let shape = element.node.shape, let outline = shape.outline else { return }
    let box = shape.bounds
    let isSized = element.says(.width) || element.says(.height)
    let sides = "\(CSSValue.number(box.width)) \(CSSValue.number(box.height))"
    let frame = isSized ? " viewBox=\"0 0 \(sides)\" preserveAspectRatio=\"none\"" : ""
    let length = element.node.stroke.map { element.trims($0) } == true ? " pathLength=\"1\"" : ""
    let name = fresh("\(element.name)-\(kind)")
    element.drawing +=
      "<svg class=\"\(name)\"\(frame)><path\(length) d=\"\(CSSValue.path(outline, offset: box.origin))\"/></svg>"
    // Custom properties reach no element below unless told to.
    let handed = element.moving.sorted().map { "--\($0): inherit" }
    // An element without width or height draws nothing, not even what overflows it.
    let isFlat = box.width == 0 || box.height == 0
    addRule(
      ".\(name)",
      handed + ["width: 100%", "height: 100%"]
        + (isFlat ? ["min-width: 1px", "min-height: 1px"] : []) + ["overflow: visible"])
    addRule(
      ".\(name) path",
      handed + declarations + (isSized ? ["vector-effect: non-scaling-stroke"] : []))
  }

  private mutating func line(_ element: CSSElement) -> [String] {
    guard let stroke = element.node.stroke else { return [] }
    var declarations = [
      "stroke: \(lineColor(element, stroke))", "stroke-width: \(element.pixels(.strokeWidth))",
    ]
    if stroke.cap != .butt { declarations.append("stroke-linecap: \(stroke.cap)") }
    if stroke.join != .miter { declarations.append("stroke-linejoin: \(stroke.join)") }
    if element.trims(stroke) {
      if !stroke.dash.isEmpty { losses.add("A dashed line in part has no dashes.", .noticeable) }
      let (start, end) = (element.value(Property.strokeStart), element.value(Property.strokeEnd))
      declarations += [
        "stroke-dasharray: calc(max(\(end) - \(start), 0) * 1px) 3px",
        "stroke-dashoffset: calc((\(start) + \(element.value(Property.strokeOffset))) * -1px)",
      ]
    } else if !stroke.dash.isEmpty {
      let dashes = stroke.dash.map { "\(CSSValue.number(max($0, 0)))px" }
      declarations += [
        "stroke-dasharray: \(dashes.joined(separator: " "))",
        "stroke-dashoffset: \(element.pixels(.dashPhase))",
      ]
    }
    return declarations
  }

  /// The colour of a line; of a gradient, the first.
  mutating func lineColor(_ element: CSSElement, _ stroke: Stroke) -> String {
    if element.node.colors[.stroke] != nil { return element.value(ColorProperty.stroke) }
    switch stroke.paint {
    case .color(let own): return CSSValue.color(own)
    case .gradient(let own):
      losses.add("A line in a gradient has its first colour.")
      return CSSValue.color(own.stops[0].color)
    }
  }
}

extension CSSElement {
  /// Whether a part of the line is drawn.
  func trims(_ stroke: Stroke) -> Bool {
    [Property.strokeStart, .strokeEnd, .strokeOffset].contains { says($0) }
      || stroke.start > 0 || stroke.end < 1 || stroke.offset != 0
  }

  /// Whether a filter would find nothing to cast a shadow of.
  var isClear: Bool {
    node.children.isEmpty && node.stroke == nil && node.gradient == nil
      && (node.colors[.fill]?.keyframes.allSatisfy { $0.value.alpha == 0 } ?? true)
  }
}
