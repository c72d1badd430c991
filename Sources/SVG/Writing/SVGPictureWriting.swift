import Keyframes
import Stage
import Syntax
import Words

// Pictures of pixels, as data URLs.
extension SVGWriter {
  mutating func image(
    _ picture: Picture, _ node: Node, _ look: SVGLook, ink: SVGCurve?
  ) -> String {
    guard ink == nil else {
      losses.add("Shadows of pictures are left out.", .grave)
      return ""
    }
    if node.stroke != nil { losses.add("Strokes around pictures are left out.", .grave) }
    let own = node.shape?.bounds.size ?? Size(width: 0, height: 0)
    let id = fresh("picture")
    // One unit wide and high, so that it can be stretched.
    define(
      SVGTag(
        "image",
        [
          "id": id, "x": "-.5", "y": "-.5", "width": "1", "height": "1",
          "preserveAspectRatio": "none", "href": picture.dataURL.escapedForXML,
        ]
      ).text)
    var tag = SVGTag("use", ["href": "#\(id)"])
    let sizes = [(Property.width, own.width), (.height, own.height)].map { side, own in
      curve(node, side, or: own).map { [max($0[0], 0)] }
    }
    let size =
      sizes[0].beside(sizes[1])
      ?? maker.baked(sizes.flatMap(\.times)) {
        let box = node.box(at: $0)
        return [box.width, box.height]
      }
    if size.isStill {
      tag.set("transform", "scale(\(size.first[0].svg) \(size.first[1].svg))")
    } else {
      animate(&tag, "scale", size) { "\($0[0].svg) \($0[1].svg)" }
    }
    return faded(tag, look)
  }
}
