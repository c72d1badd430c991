public import Keyframes

/// A named point of a box.
public enum Anchor: CaseIterable, Sendable {
  /// The points of the box, row by row.
  case topLeft, top, topRight, left, centre, right, bottomLeft, bottom, bottomRight

  /// The point in fractions of the box: (0, 0) is the top left corner, (1, 1) the bottom right
  /// corner.
  public var unit: Point {
    switch self {
    case .topLeft: Point(x: 0, y: 0)
    case .top: Point(x: 0.5, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .left: Point(x: 0, y: 0.5)
    case .centre: Point(x: 0.5, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottom: Point(x: 0.5, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}

extension Node {
  /// Sets how far the anchor is in front of the shape's plane, in points; negative is behind (Core
  /// Animation's `anchorPointZ`). Rotations out of the plane go through it.
  ///
  /// The anchor stays at ``Property/z``, so the plane moves behind it by this distance, which is
  /// visible with perspective or rotation. Four faces with an anchor half a side behind them,
  /// `anchorZ(-side / 2)`, each rotated by another 90° about y, are the sides of a box.
  public func anchorZ(_ distance: Track<Double>, _ easing: Easing? = nil) -> Node {
    setting(.anchorZ, distance, easing)
  }
}
