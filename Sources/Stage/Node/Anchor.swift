public import Keyframes

/// A point of a box that has a name.
public enum Anchor: CaseIterable, Sendable {
  /// Row by row.
  case topLeft, top, topRight, left, centre, right, bottomLeft, bottom, bottomRight

  /// In parts of the box: (0, 0) is its top left corner.
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
  /// Points that the anchor lies in front of the shape's plane, behind it where they are negative
  /// (Core Animation's `anchorPointZ`): the axes of the turns out of the plane go through it there.
  ///
  /// The anchor stays at ``Property/z``, so the plane lies that much behind it; that shows where there
  /// is perspective, or a turn. Four faces whose anchor lies half a side behind them,
  /// `anchorZ(-side / 2)`, and that are each turned a quarter further about y, are the sides of a box.
  public func anchorZ(_ distance: Track<Double>) -> Node { saying(.anchorZ, distance) }
}
