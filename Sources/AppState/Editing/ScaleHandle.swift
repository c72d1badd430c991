package import Keyframes
import Stage

/// One of the eight handles around a box: −1, 0 and 1 are the left, the middle and the right, and the top,
/// the middle and the bottom.
package struct ScaleHandle: Hashable, CaseIterable {
  package let x, y: Int

  package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  package var isCorner: Bool { x != 0 && y != 0 }

  /// From the corners to the middles of the sides, so that corners are hit first.
  package static let allCases: [ScaleHandle] = [
    ScaleHandle(x: -1, y: -1), ScaleHandle(x: 1, y: -1), ScaleHandle(x: 1, y: 1),
    ScaleHandle(x: -1, y: 1), ScaleHandle(x: 0, y: -1), ScaleHandle(x: 1, y: 0),
    ScaleHandle(x: 0, y: 1), ScaleHandle(x: -1, y: 0),
  ]

  package func point(of box: Rect) -> Point {
    Point(
      x: box.centre.x + Double(x) * box.width / 2, y: box.centre.y + Double(y) * box.height / 2)
  }

  package var opposite: ScaleHandle { ScaleHandle(x: -x, y: -y) }

  /// The factors by which a box grows if its handle moves by `change`: `size` leads from the fixed
  /// point to the handle. Never 0, from which nothing grows. `isEven` gives both directions the
  /// same factor, from the pointer's distance along the diagonal.
  package func factors(ofBox size: Point, by change: Point, isEven: Bool) -> Point {
    let wide = Self.factor(x, from: size.x, by: change.x)
    let high = Self.factor(y, from: size.y, by: change.y)
    guard isEven else { return Point(x: wide, y: high) }
    let even = x == 0 ? high : y == 0 ? wide : Self.even(size, by: change)
    return Point(x: even, y: even)
  }

  private static func factor(_ side: Int, from distance: Double, by change: Double) -> Double {
    guard side != 0, abs(distance) > 1e-9 else { return 1 }
    let factor = 1 + change / distance
    return abs(factor) < 0.001 ? 0.001 : factor
  }

  private static func even(_ diagonal: Point, by change: Point) -> Double {
    let square = diagonal.x * diagonal.x + diagonal.y * diagonal.y
    guard square > 1e-9 else { return 1 }
    let factor = 1 + (change.x * diagonal.x + change.y * diagonal.y) / square
    return abs(factor) < 0.001 ? 0.001 : factor
  }
}

extension StageSnapping {
  /// How much farther a handle has to move so that it lies on lines that are near enough, in the directions
  /// in which it scales.
  package func correction(
    ofHandle handle: ScaleHandle, at position: Point, reach: Double
  ) -> (by: Point, lines: Lines) {
    var (more, found) = correction(of: Rect(origin: position, size: .zero), reach: reach)
    if handle.x == 0 { (more.x, found.x) = (0, nil) }
    if handle.y == 0 { (more.y, found.y) = (0, nil) }
    return (more, found)
  }
}
