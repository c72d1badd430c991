import Keyframes
import Stage

/// A gradient in circles; see `Gradient.offset(at:in:)` for the formula.
struct RadialInk: Ink {
  private let table: [UInt32]
  /// The map from the surface's pixels to the gradient's coordinates, with the focus at the origin.
  private let map: Transform
  /// The vector from the focus to the centre.
  private let across: Point
  /// The square of the radius, less the square of the length of `across`.
  private let rest: Double

  /// Nil if the gradient shows only its last colour.
  init?(_ gradient: Gradient, opacity: Double, box: Rect, under map: Transform) {
    let (radius, focus) = (gradient.end - gradient.start, gradient.shownFocus)
    across = gradient.start - focus
    rest =
      radius.x * radius.x + radius.y * radius.y - (across.x * across.x + across.y * across.y)
    guard rest > 0, rest.isFinite, let back = map.inverse, let own = gradient.map(in: box) else {
      return nil
    }
    self.map = back.then(own).then(.translation(x: -focus.x, y: -focus.y))
    guard self.map.isFinite else { return nil }
    table = gradient.table(GradientInk.size, opacity: opacity)
  }

  @inline(__always)
  func cover(
    _ pixels: inout MutableSpan<UInt32>, base: Int, y: Int, from start: Int, to end: Int,
    coverage: UInt32
  ) {
    let last = Double(GradientInk.size - 1)
    let down = Double(y) + 0.5
    let table = table.span
    for column in start..<end {
      let right = Double(column) + 0.5
      let x = map.a * right + map.c * down + map.tx
      let y = map.b * right + map.d * down + map.ty
      let dot = across.x * x + across.y * y
      let offset = ((dot * dot + rest * (x * x + y * y)).squareRoot() - dot) / rest
      // Far outside it may not be a number.
      let color = table[Int((offset > 0 ? min(offset, 1) : 0) * last + 0.5)]
      let source = coverage == 255 ? color : scaled(color, by: coverage)
      pixels[base + column] = over(source, pixels[base + column])
    }
  }
}

extension Sprite {
  /// Whether the sprite's colours blend with those below it.
  var isBlended: Bool { layer.map { $0.blend != .normal } ?? false }

  /// Whether the sprite is painted pixel by pixel, since triangles in plain colours can't show it.
  var needsPixels: Bool {
    layer != nil || shape.isPicture || fill?.isRadial ?? false || stroke?.paint.isRadial ?? false
  }
}

extension Paint {
  fileprivate var isRadial: Bool {
    if case .gradient(let gradient) = self { gradient.kind == .radial } else { false }
  }
}
