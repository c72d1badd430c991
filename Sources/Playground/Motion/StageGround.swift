import Keyframes
import Stage

extension [Sprite] {
  /// The colour on which a picture in `area` lies: that of the sprites that cover all of it, one over the
  /// other, on `color`. Of a gradient it is the mean, and a page that comes or goes counts by the share
  /// that it covers, so that the colour does not jump.
  ///
  /// - Complexity: O(*n*).
  func ground(of area: Rect, on color: Color) -> Color {
    // The edges of a sprite that covers the area exactly lie on the area's.
    let inside = area.inset(x: area.width * 0.01, y: area.height * 0.01)
    return reduce(color) { below, sprite in
      guard let fill = sprite.fill?.mean else { return below }
      let share = sprite.share(of: inside, area)
      return share > 0 ? fill.over(below, opacity: sprite.opacity * share) : below
    }
  }
}

extension Sprite {
  /// The share of `area` that it covers, if it is large enough to cover `inside`.
  fileprivate func share(of inside: Rect, _ area: Rect) -> Double {
    if covers(inside) { return 1 }
    guard case .rectangle = shape, transform.b == 0, transform.c == 0 else { return 0 }
    let box = transform.bounds(of: shape.bounds)
    let seen = clips.reduce(box.intersection(area)) {
      $0.intersection($1.transform.bounds(of: $1.rect))
    }
    guard area.width > 0, area.height > 0, seen.width > 0, seen.height > 0 else { return 0 }
    var there = self
    let way = area.centre - box.centre
    there.transform = transform.then(.translation(x: way.x, y: way.y))
    return there.covers(inside) ? seen.width * seen.height / (area.width * area.height) : 0
  }

  fileprivate func covers(_ area: Rect) -> Bool {
    guard clips.count <= 1, blur == 0, layer == nil, let inverse = transform.inverse else {
      return false
    }
    let corners = area.corners.map(inverse.apply(to:))
    switch shape {
    case .rectangle(let size, cornerRadius: let radius):
      let (x, y) = (size.width / 2 - radius * 0.3, size.height / 2 - radius * 0.3)
      return corners.allSatisfy { abs($0.x) <= x && abs($0.y) <= y }
    case .ellipse(let size):
      let (x, y) = (size.width / 2, size.height / 2)
      guard x > 0, y > 0 else { return false }
      return corners.allSatisfy { ($0.x / x) * ($0.x / x) + ($0.y / y) * ($0.y / y) <= 1 }
    case .path, .text, .picture: return false
    }
  }
}

extension Paint {
  /// Its colour, or the mean of its colours.
  fileprivate var mean: Color? {
    switch self {
    case .color(let color): return color
    case .gradient(let gradient):
      let steps = (0...8).map { gradient.shownColor(at: Double($0) / 8) }
      func mean(_ part: (Color) -> Double) -> Double {
        steps.map(part).reduce(0, +) / Double(steps.count)
      }
      return Color(
        red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }
  }
}

extension Color {
  fileprivate func over(_ below: Color, opacity: Double) -> Color {
    let share = alpha * opacity
    func mix(_ own: Double, _ other: Double) -> Double { own * share + other * (1 - share) }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }
}
