import Keyframes
import Stage
import Syntax

// Pictures and elements that filters draw.
extension SVGBuilder {
  /// Returns the node of an `feImage`: an element moved to `area`, or a picture that fills it; nil if there is
  /// nothing to show.
  mutating func drawing(
    _ primitive: XMLElement, in area: Rect, _ values: [String: String], _ viewport: Size
  ) throws(FileError) -> Node? {
    let source = (primitive.attributes["href"] ?? "").trimmed
    let isElement = source.hasPrefix("#")
    var attributes = ["href": source, "x": area.minX.shortest, "y": area.minY.shortest]
    if !isElement {
      (attributes["width"], attributes["height"]) = (area.width.shortest, area.height.shortest)
      for name in ["preserveAspectRatio", "image-rendering"] { attributes[name] = values[name] }
    }
    let shown = XMLElement(
      name: isElement ? "use" : "image", prefix: prefix, attributes: attributes, contents: [],
      place: -1)
    return try node(shown, in: SVGStyle(), viewport)
  }
}
