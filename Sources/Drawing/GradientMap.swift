import Keyframes
import Stage

/// The offset along a gradient of each point of the surface: 0 at its start, 1 at its end.
struct GradientMap {
  /// The increase per pixel to the right, and down.
  let stepX: Double
  let stepY: Double
  /// The offset at the surface's top left corner.
  let origin: Double

  /// Creates the map; `box` is the shape's box in its own coordinates, which `map` maps to pixels.
  init(_ gradient: Gradient, box: Rect, under map: Transform) {
    guard gradient.isPlain else {
      (stepX, stepY, origin) = Self.steps(of: gradient, box: box, under: map) ?? (0, 0, 1)
      return
    }
    let direction = gradient.end - gradient.start
    let square = direction.x * direction.x + direction.y * direction.y
    guard square > 0, let back = map.inverse else {
      (stepX, stepY, origin) = (0, 0, 1)
      return
    }
    // Along the box's sides the offset grows by `direction` per width and height.
    let perX = box.width > 0 ? direction.x / square / box.width : 0
    let perY = box.height > 0 ? direction.y / square / box.height : 0
    let start = (gradient.start.x * direction.x + gradient.start.y * direction.y) / square
    let steps = (
      back.a * perX + back.b * perY, back.c * perX + back.d * perY,
      (back.tx - box.minX) * perX + (back.ty - box.minY) * perY - start
    )
    guard (steps.0 + steps.1 + steps.2).isFinite else {
      (stepX, stepY, origin) = (0, 0, 1)
      return
    }
    (stepX, stepY, origin) = steps
  }

  /// The steps for a gradient in points or with a transform; nil if it shows only its last colour.
  private static func steps(
    of gradient: Gradient, box: Rect, under map: Transform
  ) -> (Double, Double, Double)? {
    let way = gradient.end - gradient.start
    let square = way.x * way.x + way.y * way.y
    guard square > 0, let back = map.inverse, let own = gradient.map(in: box) else { return nil }
    let all = back.then(own)
    let steps = (
      (all.a * way.x + all.b * way.y) / square, (all.c * way.x + all.d * way.y) / square,
      ((all.tx - gradient.start.x) * way.x + (all.ty - gradient.start.y) * way.y) / square
    )
    return (steps.0 + steps.1 + steps.2).isFinite ? steps : nil
  }

  func offset(x: Double, y: Double) -> Double { stepX * x + stepY * y + origin }
}

extension Gradient {
  /// The colour at `offset` along the line.
  func color(at offset: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    return from.color.interpolated(
      to: to.color, at: (offset - from.offset) / (to.offset - from.offset))
  }
}
