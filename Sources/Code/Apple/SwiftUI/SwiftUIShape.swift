import Keyframes
import Stage
import Syntax
import Words

extension SwiftUIWriter {
  mutating func shape(_ node: Node) -> String {
    let children = node.children.map { "\(add($0))()\n" }.joined()
    guard let shape = node.shape else { return "ZStack {\n\(children.indented(by: 2))}" }
    var own: String
    if case .text(let text) = shape {
      own = self.text(text, node)
    } else {
      own = "\(outline(shape, node)).fill(\(fill(node)))\n"
      if let stroke = node.stroke { own += line(stroke, outline(shape, node), node) }
      let size = frame(shape, node)
      own = "ZStack {\n\(own.indented(by: 2))\((children).indented(by: 2))}\n\(size)"
      return own
    }
    return children.isEmpty ? own : "ZStack {\n\((own + "\n" + children).indented(by: 2))}"
  }

  private mutating func fill(_ node: Node) -> String {
    if let gradient = node.gradient?.keyframes[0].value {
      gradient.stateLinear(&losses)
      func point(_ point: Point) -> String { "UnitPoint(x: \(point.x.swift), y: \(point.y.swift))" }
      let stops = gradient.stops.map {
        ".init(color: \(SwiftUIWriter.color($0.color)), location: \($0.offset.swift))"
      }
      return "LinearGradient(stops: [\(stops.joined(separator: ", "))], "
        + "startPoint: \(point(gradient.start)), endPoint: \(point(gradient.end)))"
    }
    return node.fill == nil ? "Color.clear" : color("fill")
  }

  private mutating func line(_ stroke: Stroke, _ outline: String, _ node: Node) -> String {
    func value(_ property: Property) -> String { self.value(node, property) }
    var paint = node.colors[.stroke] == nil ? "Color.black" : color("stroke")
    if node.colors[.stroke] == nil, case .color(let own) = stroke.paint {
      paint = SwiftUIWriter.color(own)
    } else if case .gradient = stroke.paint, node.colors[.stroke] == nil {
      losses.add("A line in a gradient is black.")
    }
    let dash = stroke.dash.map(\.swift).joined(separator: ", ")
    return "\(outline).trim(from: \(value(.strokeStart)), to: \(value(.strokeEnd)))\n"
      + "  .stroke(\(paint), style: StrokeStyle(lineWidth: \(value(.strokeWidth)), "
      + "lineCap: .\(stroke.cap), lineJoin: .\(stroke.join), dash: [\(dash)], "
      + "dashPhase: \(value(.dashPhase))))\n"
  }

  private func outline(_ shape: Shape, _ node: Node) -> String {
    switch shape {
    case .rectangle(_, let radius):
      let corners = value(node, .cornerRadius, or: radius)
      return "RoundedRectangle(cornerRadius: \(corners), style: .circular)"
    case .ellipse: return "Ellipse()"
    case .path(let path): return AppleValue.closure(path, .swiftUI)
    case .text, .picture: return "Rectangle()"
    }
  }

  /// A path draws about its own origin, in a frame without size.
  private mutating func frame(_ shape: Shape, _ node: Node) -> String {
    if case .path = shape {
      if node.numbers[.width] != nil || node.numbers[.height] != nil {
        losses.add("A path keeps its size.")
      }
      return ".frame(width: 0, height: 0, alignment: .topLeading)"
    }
    let width = value(node, .width, or: shape.bounds.width)
    let height = value(node, .height, or: shape.bounds.height)
    return ".frame(width: \(width), height: \(height))"
  }

  private mutating func text(_ text: Text, _ node: Node) -> String {
    var string = text.string.swiftLiteral
    if node.numbers[.number] != nil {
      let format = node.numberFormat ?? NumberFormat()
      let digits = ".number.precision(.fractionLength(\(format.decimals)))"
      string = "\(format.prefix.swiftLiteral) + value.number.formatted(\(digits)) "
      string += "+ \(format.suffix.swiftLiteral)"
    }
    if node.numbers[.characters] != nil {
      losses.add("Text that is typed is shown whole.", .grave)
    }
    if node.numbers[.lineHeight] != nil || text.style.lineHeight != TextStyle.lineHeight {
      losses.add("The height of lines is SwiftUI's own.")
    }
    let size = value(node, .fontSize, or: text.style.size)
    let spacing = value(node, .letterSpacing, or: text.style.letterSpacing)
    let kerning = spacing == "0" ? "" : "\n  .kerning(\(spacing) * \(size))"
    let design = text.style.family == .mono ? ".monospaced" : ".default"
    let color = node.fill == nil ? "Color.clear" : color("fill")
    if text.style.alignment != .centre { losses.add("Words are centred on their place.") }
    return "Text(\(string))\n  .font(.system(size: \(size), "
      + "weight: .\(text.style.weight), design: \(design)))\n  .foregroundStyle(\(color))\(kerning)\n"
      + "  .fixedSize()"
  }
}
