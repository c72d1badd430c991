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
