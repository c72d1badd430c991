import Keyframes
import Stage
import Syntax

// Pictures and elements that filters draw.
extension SVGBuilder {
  /// Returns the node of an `feImage`: an element as `use` shows it, or a picture that fills `area`; nil if there is
  /// nothing to show.
  mutating func drawing(
    _ primitive: XMLElement, in area: Rect, _ values: [String: String], _ viewport: Size
  ) throws(FileError) -> Node? {
    let source = (primitive.attributes["href"] ?? "").trimmed
    let isElement = source.hasPrefix("#")
    var attributes = ["href": source]
    if !isElement {
      let sides = ["x": area.minX, "y": area.minY, "width": area.width, "height": area.height]
      attributes.merge(sides.mapValues(\.shortest)) { $1 }
      for name in ["preserveAspectRatio", "image-rendering"] { attributes[name] = values[name] }
    }
    let shown = XMLElement(
      name: isElement ? "use" : "image", prefix: prefix, attributes: attributes, contents: [],
      place: -1)
    return try node(shown, in: SVGStyle(), viewport)
  }
}
