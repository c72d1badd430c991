import Keyframes
import Stage
import Syntax

// Clips, masks and mattes.
extension SVGWriter {
  /// The contents of a node, within its clip and its mask.
  mutating func clipped(_ contents: String, _ node: Node) -> String {
    guard !contents.isEmpty else { return "" }
    var text = contents
    if let mask = node.mask { text = clip(text, revealed(by: mask, node)) }
    guard let box = node.clip else { return text }
    var rect = SVGTag("rect")
    rect.set(box, radius: max(node.clipCornerRadius, 0))
    return clip(text, rect)
  }

  mutating func clip(_ contents: String, _ shape: SVGTag) -> String {
    let id = fresh("clip")
    define(SVGTag("clipPath", ["id": id], shape.text).text)
    return SVGTag("g", ["clip-path": "url(#\(id))"]).around(contents)
  }

  private mutating func revealed(by mask: Mask, _ node: Node) -> SVGTag {
    let start = time(clock.range.lowerBound)
    let sides = [Property.width, .height].compactMap { node.numbers[$0] }
    let visibility = node[.visibility]
    let isMoving = mask.box == nil && !isWaiting && (sides.contains { $0.moves })
    let box = mask.box ?? node.box(at: start)
    var part = curve(visibility, "visibility")
    if part.bounds.lowerBound < 0 || part.bounds.upperBound > 1 {
      part = maker.baked(visibility.breaks(in: clock.range), tolerance: 0.0005) {
        [max(0, min(visibility.value(at: $0), 1))]
      }
    }
    let isCircle = mask.reveal == .toCircle || mask.reveal == .toBounds
    // x, y, width and height, or the radius.
    let place = { (box: Rect, part: Double) -> [Double] in mask.place(in: box, at: part) }
    let curve =
      isMoving
      ? maker.baked((sides + [visibility]).flatMap { $0.breaks(in: clock.range) }) {
        place(node.box(at: $0), max(0, min(visibility.value(at: $0), 1)))
      } : part.map { place(box, $0[0]) }
    var tag = SVGTag(isCircle ? "circle" : "rect")
    let names = isCircle ? ["cx", "cy", "r"] : ["x", "y", "width", "height"]
    for (index, name) in names.enumerated() { length(&tag, name, curve.map { [$0[index]] }) }
    return tag
  }

  // MARK: Layers

  /// A node as one picture, with its masks, its matte and its opacity.
  mutating func masked(_ contents: String, _ node: Node, _ look: SVGLook) -> String {
    guard !contents.isEmpty else { return "" }
    var text = contents
    if !node.pathMasks.isEmpty {
      let id = fresh("mask")
      text = SVGTag("g", ["mask": mask(id, coverage(of: node))]).around(text)
    }
    if let matte = node.matte { text = matted(text, matte) }
    var group = SVGTag("g")
    group.content = text
    guard look.isOpaque else { return faded(group, look) }
    return text
  }

  /// Defines a mask, and returns the reference to it.
  mutating func mask(_ id: String, _ content: String, isAlpha: Bool = false) -> String {
    var mask = SVGTag(
      "mask",
      [
        "maskUnits": "userSpaceOnUse", "x": "-1e5", "y": "-1e5", "width": "2e5", "height": "2e5",
        "id": id,
      ], content)
    if isAlpha { mask.add(style: "mask-type:alpha") }
    define(mask.text)
    return "url(#\(id))"
  }

  private func area(_ color: String) -> SVGTag {
    SVGTag(
      "rect", ["x": "-1e5", "y": "-1e5", "width": "2e5", "height": "2e5", "fill": color])
  }

  /// The area that the masks of a node leave, in white on black.
  private mutating func coverage(of node: Node) -> String {
    let startsEmpty = [.add, .difference].contains(node.pathMasks[0].mode)
    var text = startsEmpty ? area("#000").text : area("#fff").text
    for mask in node.pathMasks {
      let opacity = curve(mask.opacity, "mask opacity")
      let path = isWaiting ? Track(mask.path.value(at: 0)) : mask.path
      let outline = Node(.path(path.keyframes[0].value)).outline(path)
      var tag = SVGTag("path")
      data(&tag, outlineCurve(of: outline))
      let isBlack = mask.mode == .subtract || mask.mode == .intersect
      tag.set("fill", isBlack ? "#000" : "#fff")
      // An intersection is the rest without the outside.
      let isOutside = mask.isInverted != (mask.mode == .intersect)
      var layer = isOutside ? outside(tag, isBlack ? "#000" : "#fff") : tag
      if mask.mode == .difference { layer.add(style: "mix-blend-mode:difference") }
      if mask.mode == .intersect {
        // A mask that counts in part leaves no more than its part.
        fade(&layer, SVGCurve(1))
        text += placed(layer.text, node)
        var rest = area("#000")
        if !opacity.isStill || opacity.first[0] != 1 {
          fade(&rest, opacity.scaled(-1, plus: 1))
          text += rest.text
        }
      } else {
        if !opacity.isStill || opacity.first[0] != 1 { fade(&layer, opacity) }
        text += placed(layer.text, node)
      }
    }
    return text
  }

  /// Everything but a shape, in one colour.
  private mutating func outside(_ shape: SVGTag, _ color: String) -> SVGTag {
    let id = fresh("outside")
    var hole = shape
    hole.set("fill", "#000")
    var tag = area(color)
    tag.set("mask", mask(id, area("#fff").text + hole.text))
    return tag
  }

  private mutating func matted(_ contents: String, _ matte: Matte) -> String {
    let id = fresh("matte")
    var content = markup(of: matte.nodes, SVGLook())
    if matte.isInverted {
      let filter = fresh("black")
      // Black, with the matte as opacity.
      let alpha = matte.kind == .alpha ? "0 0 0 1 0" : "0.2126 0.7152 0.0722 0 0"
      define(
        "<filter id=\"\(filter)\" filterUnits=\"userSpaceOnUse\" x=\"-1e5\" y=\"-1e5\" width=\"2e5\" "
          + "height=\"2e5\" color-interpolation-filters=\"sRGB\"><feColorMatrix "
          + "values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 \(alpha)\"/></filter>")
      content =
        area("#fff").text + SVGTag("g", ["filter": "url(#\(filter))"]).around(content)
    }
    let isAlpha = matte.kind == .alpha && !matte.isInverted
    return SVGTag("g", ["mask": mask(id, content, isAlpha: isAlpha)]).around(contents)
  }
}

extension Mask {
  /// x, y, width and height of the visible part of a box, or the centre and the radius of its circle.
  fileprivate func place(in box: Rect, at part: Double) -> [Double] {
    let (rect, radius) = region(of: box, at: part)
    let isCircle = reveal == .toCircle || reveal == .toBounds
    return isCircle
      ? [box.centre.x, box.centre.y, radius] : [rect.minX, rect.minY, rect.width, rect.height]
  }
}

extension SVGTag {
  mutating func set(_ rect: Rect, radius: Double) {
    for (name, number) in [
      ("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height),
    ] { set(name, number.svg) }
    if radius > 0 { set("rx", min(radius, rect.width / 2, rect.height / 2).svg) }
  }
}
