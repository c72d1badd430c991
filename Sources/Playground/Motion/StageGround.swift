import Keyframes
import Stage

extension [Sprite] {
  /// The colour on which a picture in `area` lies: that of the sprites that cover all of it, one over the
  /// other, on `color`.
  ///
  /// - Complexity: O(*n*).
  func ground(of area: Rect, on color: Color) -> Color {
    // The edges of a sprite that covers the area exactly lie on the area's.
    let inside = area.inset(x: area.width * 0.01, y: area.height * 0.01)
    return reduce(color) { below, sprite in
      guard case .color(let fill)? = sprite.fill, sprite.covers(inside) else { return below }
      return fill.over(below, opacity: sprite.opacity)
    }
  }
}

extension Sprite {
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

extension Color {
  fileprivate func over(_ below: Color, opacity: Double) -> Color {
    let share = alpha * opacity
    func mix(_ own: Double, _ other: Double) -> Double { own * share + other * (1 - share) }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }
}
