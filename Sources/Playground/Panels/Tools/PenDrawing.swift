import AppState
import Keyframes
import Stage
import Words

/// A path while it is being drawn: a click makes a corner, a drag a smooth point with two handles.
struct PenDrawing: Equatable {
  /// A point, and the way from it to the handle ahead; that behind lies opposite.
  struct Corner: Equatable {
    var point: Point
    var handle = Point.zero
  }

  private(set) var corners: [Corner] = []

  /// More corners are not added.
  static let most = 2000
  /// A handle is at least this long, in stage points.
  private static let leastHandle = 3.0
  /// How near to the first corner a press closes the path, in stage points.
  static let reach = 8.0

  mutating func add(_ point: Point) {
    guard corners.count < Self.most else { return }
    corners.append(Corner(point: point.rounded))
  }

  /// Drags the handle of the last corner.
  mutating func dragHandle(to position: Point) {
    guard let last = corners.last else { return }
    let handle = (position - last.point).rounded
    let isSeen = handle.distance(to: .zero) >= Self.leastHandle
    corners[corners.count - 1].handle = isSeen ? handle : .zero
  }

  /// Removes the last corner.
  mutating func stepBack() { corners = corners.dropLast() }

  func closes(at position: Point) -> Bool {
    corners.count > 2 && corners[0].point.distance(to: position) <= Self.reach
  }

  /// Through all corners, and on to `next` if there is one.
  func path(isClosed: Bool, to next: Point? = nil) -> Path {
    var path = Path()
    guard let first = corners.first else { return path }
    path.move(to: first.point)
    for (one, other) in zip(corners, corners.dropFirst()) { path.add(from: one, to: other) }
    if let next, let last = corners.last { path.add(from: last, to: Corner(point: next)) }
    if isClosed, let last = corners.last {
      path.add(from: last, to: first)
      path.close()
    }
    return path
  }

  /// The node: filled if the path is closed, else a line. Nil for a single corner.
  func node(isClosed: Bool, _ color: Color) -> Node? {
    guard corners.count > 1 else { return nil }
    let path = path(isClosed: isClosed)
    let middle = path.bounds.centre.rounded
    let shape = Shape.path(path.transformed(by: .translation(x: -middle.x, y: -middle.y)))
    let line = Stroke(color, width: 4, cap: .round, join: .round)
    let node = isClosed ? Node(shape, fill: color) : Node(shape, stroke: line)
    return node.at(middle).named(localized("Path"))
  }
}

extension Path {
  fileprivate mutating func add(from one: PenDrawing.Corner, to other: PenDrawing.Corner) {
    if one.handle == .zero, other.handle == .zero {
      line(to: other.point)
    } else {
      cubic(one.point + one.handle, other.point - other.handle, to: other.point)
    }
  }
}
