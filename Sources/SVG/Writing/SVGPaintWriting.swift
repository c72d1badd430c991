import Keyframes
import Stage
import Syntax
import Words

// Fills, gradients and shadows.
extension SVGWriter {
  mutating func fill(_ tag: inout SVGTag, _ node: Node, _ look: SVGLook, ink: SVGCurve?) {
    if node.isEvenOdd { tag.set("fill-rule", "evenodd") }
    if node.hasCrispEdges { tag.set("shape-rendering", "crispEdges") }
    if let ink {
      paint(&tag, "fill", ink)
    } else if let track = node.gradient {
      tag.set("fill", "url(#\(gradient(track, node, look)))")
    } else if let track = node.fill {
      paint(&tag, "fill", color(track, "fill", look))
    }
  }

  /// Defines a gradient, and returns its identifier.
  mutating func gradient(_ track: Track<Gradient>, _ node: Node, _ look: SVGLook) -> String {
    let start = time(clock.range.lowerBound)
    let first = track.value(at: start)
    let id = fresh("gradient")
    var tag = line(of: first, node, at: start)
    tag.set("id", id)
    let gradients = track.keyframes.map(\.value)
    if gradients.contains(where: { !$0.hasLine(of: first) }) {
      losses.add("The line of a gradient stays where it begins.", .grave)
    }
    let offsets = gradients.map { $0.stops.map(\.offset) }
    let isSame = offsets.allSatisfy { $0 == offsets[0] }
    let places = isSame ? offsets[0] : Set(offsets.flatMap { $0 }).sorted()
    for (index, offset) in places.enumerated() {
      let colors = track.map { isSame ? $0.stops[index].color : $0.shownColor(at: offset) }
      var stop = SVGTag("stop", ["offset": min(max(offset, 0), 1).svgFactor])
      paint(&stop, "stop-color", color(colors, "gradient", look), opacity: "stop-opacity")
      tag.content += stop.text
    }
    if !isSame {
      losses.add("The stops of a gradient that moves fade in their places.", .grave)
    }
    define(tag.text)
    return id
  }

  /// The element without its stops.
  private func line(of gradient: Gradient, _ node: Node, at time: Double) -> SVGTag {
    let isRadial = gradient.kind == .radial
    var tag = SVGTag(isRadial ? "radialGradient" : "linearGradient")
    let box = node.box(at: time)
    var map = gradient.transform
    // A box without a width or a height has no gradient in SVG.
    let isFlat = gradient.units == .box && (box.width == 0 || box.height == 0)
    if gradient.units == .points || isFlat { tag.set("gradientUnits", "userSpaceOnUse") }
    if isFlat {
      map = map.then(
        Transform(
          a: max(box.width, 1), b: 0, c: 0, d: max(box.height, 1), tx: box.minX, ty: box.minY))
    }
    if map != .identity { tag.set("gradientTransform", map.svg) }
    let (start, end) = (gradient.start, gradient.end)
    if isRadial {
      tag.set("cx", start.x.svgFactor)
      tag.set("cy", start.y.svgFactor)
      tag.set("r", (end - start).length.svgFactor)
      if let focus = gradient.focus {
        tag.set("fx", focus.x.svgFactor)
        tag.set("fy", focus.y.svgFactor)
      }
    } else {
      for (name, number) in [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)] {
        tag.set(name, number.svgFactor)
      }
    }
    return tag
  }

  /// The silhouette of a node's own shape, beside the node, along its parent's axes.
  mutating func shadow(of node: Node, _ look: SVGLook) -> String {
    guard let track = node.colors[.shadow], !node.castsWholeShadow else { return "" }
    let ink = curve(track, "shadow")
    guard !ink.isStill || ink.first[3] > 0 else { return "" }
    let (x, y) = (curve(node, .shadowX), curve(node, .shadowY))
    let moves = x.beside(y).map { [$0] } ?? [x.map { [$0[0], 0] }, y.map { [0, $0[0]] }]
    let blur = blurring(curve(node, .shadowRadius).map { [max($0[0], 0) / 2] })
    if node.clip != nil || node.mask != nil {
      losses.add("The shadow of a clipped node isn't clipped.", .grave)
    }
    var text = blur.around(placed(shapes(of: node, look, ink: ink), node))
    for move in moves { text = moving(move).around(text) }
    return text
  }
}

extension Gradient {
  /// Whether both lie alike.
  fileprivate func hasLine(of other: Gradient) -> Bool {
    kind == other.kind && units == other.units && start == other.start && end == other.end
      && focus == other.focus && transform == other.transform
  }
}

extension Transform {
  /// `matrix(…)`.
  var svg: String {
    "matrix(\([a, b, c, d].map(\.svgFactor).joined(separator: " ")) \(tx.svg) \(ty.svg))"
  }
}
