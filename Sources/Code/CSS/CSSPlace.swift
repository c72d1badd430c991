import Keyframes
import Stage
import Syntax
import Words

extension CSSWriter {
  mutating func addPlace(_ element: inout CSSElement) {
    let x = way(element, .x, .translationX, .page, "camera-x", pageSize.width)
    let y = way(element, .y, .translationY, .row, "camera-y", pageSize.height)
    element.declarations.append("translate: \(x) \(y)")
    if let route = element.node.route {
      element.declarations.append("offset-path: path(\"\(CSSValue.path(route.path))\")")
      element.declarations.append(
        "offset-distance: calc(\(element.value(Property.pathProgress)) * 100%)")
      element.declarations.append("offset-rotate: \(route.turning.css)")
      element.declarations.append("offset-anchor: 0 0")
      if route.pace == .raw {
        losses.add("A path timed piece by piece is followed at an even speed.")
      }
    }
    let transform = transform(element)
    if !transform.isEmpty {
      element.declarations.append("transform: \(transform.joined(separator: " "))")
    }
    if element.says(.depth) {
      losses.add("Depths are rounded to whole numbers.")
      element.declarations.append("z-index: calc(\(element.value(Property.depth)))")
    }
  }

  private func way(
    _ element: CSSElement, _ place: Property, _ offset: Property, _ page: Property,
    _ camera: String, _ size: Double
  ) -> String {
    var parts = ["\(element.value(place)) * 1px"]
    if element.says(offset) { parts.append("\(element.value(offset)) * 1px") }
    if element.says(page) {
      parts.append("(\(element.value(page)) - var(--\(camera))) * \(CSSValue.number(size))px")
    }
    if parts.count == 1 { return element.pixels(place) }
    return "calc(\(parts.joined(separator: " + ")))"
  }

  /// The outermost first: Riff's order is anchor, scale, rotation, turns out of the plane, perspective.
  private mutating func transform(_ element: CSSElement) -> [String] {
    var parts: [String] = []
    if element.says(.perspective) { parts.append("perspective(\(element.pixels(.perspective)))") }
    if element.says(.z) { parts.append("translateZ(\(element.pixels(.z)))") }
    if element.says(.axisRotation) {
      let axis = [Property.axisX, .axisY, .axisZ].map { element.value($0) }
      parts.append("rotate3d(\(axis.joined(separator: ", ")), \(element.degrees(.axisRotation)))")
    }
    if element.says(.rotationY) { parts.append("rotateY(\(element.degrees(.rotationY)))") }
    if element.says(.rotationX) { parts.append("rotateX(\(element.degrees(.rotationX)))") }
    if element.says(.rotation) { parts.append("rotate(\(element.degrees(.rotation)))") }
    if element.says(.scaleX) || element.says(.scaleY) {
      parts.append("scale(\(element.value(Property.scaleX)), \(element.value(Property.scaleY)))")
    }
    if element.says(.anchorZ) {
      parts.append("translateZ(calc(\(element.value(Property.anchorZ)) * -1px))")
    }
    guard let shape = element.node.shape else { return parts }
    if case .text(let text) = shape {
      parts.append("translate(\(text.style.alignment.percent), -50%)")
      return parts
    }
    let anchors = [Property.anchorX, .anchorY].map { property in
      let value = element.value(property)
      return value.hasPrefix("var")
        ? "calc(\(value) * -100%)" : "\((-100 * (Double(value) ?? 0)).text(digits: 6))%"
    }
    parts.append("translate(\(anchors.joined(separator: ", ")))")
    return parts
  }
}
