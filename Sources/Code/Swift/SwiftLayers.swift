import Keyframes
import Stage
import Syntax

extension SwiftWriter {
  /// Masks, mattes, and how a node is painted.
  mutating func layers(_ text: inout SwiftNodeText) {
    let node = text.node
    if node.isComposited { text.assignments.append(".isComposited = true") }
    if node.blend != .normal { text.assignments.append(".blend = .\(node.blend)") }
    if node.trimsFill { text.assignments.append(".trimsFill = true") }
    if node.isEvenOdd { text.assignments.append(".isEvenOdd = true") }
    if node.hasCrispEdges { text.assignments.append(".hasCrispEdges = true") }
    if !node.pathMasks.isEmpty {
      let list = node.pathMasks.map { pathMask($0) }.joined(separator: ", ")
      text.assignments.append(".pathMasks = [\(list)]")
    }
    guard let matte = node.matte else { return }
    let inverted = matte.isInverted ? ", isInverted: true" : ""
    let nodes = self.nodes(matte.nodes).indented(by: 2)
    let made = declare("matte", "Matte", "Matte(.\(matte.kind)\(inverted)) {\n\(nodes)\n}")
    text.assignments.append(".matte = \(made)")
  }

  private mutating func pathMask(_ mask: PathMask) -> String {
    let path = declared("outline", outline(mask.path), "Track<Path>")
    let inverted = mask.isInverted ? ", isInverted: true" : ""
    var opacity = ""
    if mask.opacity != 1 {
      opacity = ", opacity: \(declared("opacity", .number(mask.opacity, &losses), "Track<Double>"))"
    }
    return "PathMask(\(path), .\(mask.mode)\(inverted)\(opacity))"
  }
}
