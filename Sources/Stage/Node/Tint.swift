public import Keyframes

extension Node {
  /// Lays a colour over the node and its children without changing their fills: each colour of
  /// their fills, gradients, strokes and texts is blended towards the tint by the tint's alpha, and
  /// keeps its own alpha. The shadow does not change.
  ///
  /// ```swift
  /// Node { sun; clouds }.tint([0: .clear, 1: Color(0x002244, alpha: 0.6)])  // night falls
  /// ```
  ///
  /// A child's own tint is applied first.
  public func tint(_ color: Track<Color>, _ easing: Easing? = nil) -> Node {
    with { $0[.tint] = easing.map { color.eased($0) } ?? color }
  }
}

extension Color {
  /// The colour with `tint` laid over it; both are clamped.
  package func tinted(_ tint: Color) -> Color {
    func mix(_ own: Double, _ other: Double) -> Double { own + (other - own) * tint.alpha }
    return Color(
      red: mix(red, tint.red), green: mix(green, tint.green), blue: mix(blue, tint.blue),
      alpha: alpha)
  }

  /// The single tint that is equivalent to this one with `outer` laid over it; both are clamped.
  func tint(under outer: Color) -> Color {
    let alpha = outer.alpha + self.alpha * (1 - outer.alpha)
    guard alpha > 0 else { return .clear }
    var both = tinted(outer.opacity(1 / alpha))
    both.alpha = alpha
    return both
  }
}

extension Paint {
  func tinted(_ tint: Color) -> Paint {
    switch self {
    case .color(let color): return .color(color.tinted(tint))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.tinted(tint)
      }
      return .gradient(gradient)
    }
  }
}

extension Sprite {
  /// Lays a clamped colour over everything that the sprite paints.
  mutating func tint(_ tint: Color) {
    guard tint.alpha > 0 else { return }
    fill = fill?.tinted(tint)
    if let line = stroke { stroke?.paint = line.paint.tinted(tint) }
    guard case .text(var text) = shape, !text.colors.isEmpty else { return }
    for index in text.colors.indices {
      text.colors[index].color = text.colors[index].color.tinted(tint)
    }
    shape = .text(text)
  }
}
