import Keyframes
import Stage
import Syntax
import Words

// Shapes drawn from their looks: outlines point by point, texts and pictures by maps of the plane.
extension SVGWriter {
  mutating func bakedOutline(
    _ sprite: @escaping (Double) -> Sprite?, _ first: Sprite, _ breaks: [Double], _ node: Node,
    _ look: SVGLook
  ) -> String {
    var tag = SVGTag("path")
    let own = node.outlineTracksMove() ? nil : node.path(at: time(clock.range.lowerBound))
    let fit = SVGRefitting(own ?? Path())
    data(
      &tag,
      maker.baked(breaks, tolerance: 0.25) { fit.curves((sprite($0) ?? first).outlineOnStage) },
      digits: 1)
    if node.isEvenOdd { tag.set("fill-rule", "evenodd") }
    switch first.fill {
    case nil: tag.set("fill", "none")
    case .color:
      paint(
        &tag, "fill",
        maker.baked(breaks, tolerance: 0.5 / 255) {
          (sprite($0) ?? first).ink?.numbers ?? [0, 0, 0, 0]
        }
      )
    case .gradient(let own): tag.set("fill", "url(#\(bakedGradient(own)))")
    }
    if let line = first.stroke {
      switch line.paint {
      case .color:
        paint(
          &tag, "stroke",
          maker.baked(breaks, tolerance: 0.5 / 255) {
            (sprite($0) ?? first).stroke?.paint.ink.numbers ?? [0, 0, 0, 0]
          }
        )
      case .gradient(let own): tag.set("stroke", "url(#\(bakedGradient(own)))")
      }
      length(
        &tag, "stroke-width",
        maker.baked(breaks) {
          let present = sprite($0) ?? first
          return [(present.stroke?.width ?? 0) * present.transform.scale]
        })
      if line.cap != .butt { tag.set("stroke-linecap", "\(line.cap)") }
      if line.join != .miter { tag.set("stroke-linejoin", "\(line.join)") }
      if line.miterLimit != 4 { tag.set("stroke-miterlimit", max(line.miterLimit, 1).svg) }
      if line.start > 0 || line.end < 1 || !line.dash.isEmpty {
        losses.add(
          "Strokes of nodes that rotate in 3D or have constraints are drawn in full, without dashes.",
          .grave)
      }
    }
    return faded(tag, look)
  }

  private mutating func bakedGradient(_ own: Gradient) -> String {
    losses.add("Gradients of nodes turned out of the plane keep their first position.", .grave)
    return gradient(Track(own), Node(.path(Path())), SVGLook())
  }

  /// A text or a picture, by the closest map of the plane.
  mutating func mapped(
    _ text: String, _ sprite: @escaping (Double) -> Sprite?, _ first: Sprite, _ breaks: [Double]
  ) -> String {
    // Factors weigh as much as the points that they move at this distance.
    let reach = 50.0
    let curve = maker.baked(breaks) { time in
      let map = (sprite(time) ?? first).transform
      return [map.a, map.b, map.c, map.d].map { $0 * reach } + [map.tx, map.ty]
    }
    var group = SVGTag("g")
    animate(&group, "transform", curve) { values in
      let factors = values.prefix(4).map { ($0 / reach).svgFactor }
      return "matrix(\((factors + values.suffix(2).map(\.svg)).joined(separator: ",")))"
    }
    return group.around(text)
  }
}

extension Sprite {
  /// The numbers of its outline where it lies.
  var outlineOnStage: [Double] {
    (shape.outline ?? Path()).transformed(by: transform).numbers
  }

  /// The sprite's colour, if it has one.
  var ink: Color? { (fill ?? stroke?.paint)?.ink }
}

extension Paint {
  /// Its colour, or the first one of its gradient.
  fileprivate var ink: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops[0].color
    }
  }
}

extension Clip {
  var outline: Path {
    let path = Shape.rectangle(rect.size, cornerRadius: cornerRadius).outline ?? Path()
    return path.transformed(
      by: Transform.translation(x: rect.centre.x, y: rect.centre.y).then(transform))
  }
}

extension Shape {
  var hasOutline: Bool {
    if case .picture = self { false } else { !isText }
  }
}

extension Transform {
  /// The root of the area by which it stretches.
  var scale: Double { abs(a * d - b * c).squareRoot() }
}
