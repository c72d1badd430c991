import Keyframes
import Stage

/// The sprites of a node on an otherwise empty stage.
func sprites(
  of nodes: [Node], at time: Double, pageWidth: Double = Scene.size.width
) -> [Sprite] {
  Array(Scene(ground: .black, pageWidth: pageWidth) { nodes }.frame(at: time).dropFirst())
}

extension Node {
  /// The node's only sprite, or one that is nowhere.
  func sprite(at time: Double, pageWidth: Double = Scene.size.width) -> Sprite {
    let all = sprites(of: [self], at: time, pageWidth: pageWidth)
    return all.count == 1
      ? all[0] : Sprite(.circle(radius: 0), transform: .translation(x: .nan, y: .nan))
  }

  /// Where the corners of its box are on the stage, clockwise from the top left one.
  func corners(at time: Double) -> [Point] {
    let sprite = sprite(at: time)
    let box = sprite.shape.bounds
    return [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
    ].map { sprite.transform.apply(to: $0) }
  }

  /// A point of its box on the stage; (0, 0) is the top left corner.
  func place(of unit: Point, at time: Double) -> Point {
    let sprite = sprite(at: time)
    let box = sprite.shape.bounds
    return sprite.transform.apply(
      to: Point(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height))
  }
}

/// The greatest distance between corresponding points of two lists.
func distance(_ a: [Point], _ b: [Point]) -> Double {
  guard a.count == b.count else { return .infinity }
  // NaN counts as far away.
  return zip(a, b).map { $0.distance(to: $1) }.reduce(0) { $1 <= $0 ? $0 : $1 }
}
