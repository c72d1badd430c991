package import Keyframes

/// A point of a path with its handles, as editors show it.
package struct PathPoint: Equatable, Sendable {
  package var position: Point
  /// From the point to the controls of the curves that arrive and leave; zero for straight lines.
  package var incoming = Point.zero
  package var outgoing = Point.zero

  package init(_ position: Point, incoming: Point = .zero, outgoing: Point = .zero) {
    (self.position, self.incoming, self.outgoing) = (position, incoming, outgoing)
  }

  /// Whether both handles lie on a line, so that the path has no corner here.
  package var isSmooth: Bool {
    let (a, b) = (incoming, outgoing)
    guard a.length > 1e-9, b.length > 1e-9 else { return false }
    let cross = abs(a.x * b.y - a.y * b.x) / (a.length * b.length)
    return cross < 1e-3 && a.x * b.x + a.y * b.y < 0
  }

  package subscript(side: PathSide) -> Point {
    get { side == .incoming ? incoming : outgoing }
    set { if side == .incoming { incoming = newValue } else { outgoing = newValue } }
  }
}

/// A side of a point of a path.
package enum PathSide: CaseIterable, Sendable {
  case incoming, outgoing

  package var other: PathSide { self == .incoming ? .outgoing : .incoming }
}

/// The position of a point in a path: the subpath, and the point in it.
package struct PathIndex: Hashable, Comparable, Sendable {
  package var contour: Int
  package var point: Int

  package init(_ contour: Int, _ point: Int) { (self.contour, self.point) = (contour, point) }

  package static func < (a: PathIndex, b: PathIndex) -> Bool {
    (a.contour, a.point) < (b.contour, b.point)
  }
}

/// A path as points with handles, which can be moved, added and removed.
package struct PathPoints: Equatable, Sendable {
  package struct Contour: Equatable, Sendable {
    package var points: [PathPoint]
    package var isClosed: Bool

    /// How many curves and lines it has.
    package var segmentCount: Int { isClosed ? points.count : max(points.count - 1, 0) }
  }

  package var contours: [Contour] = []

  /// The points of a path; ``path`` is the same one again.
  ///
  /// - Complexity: O(*n*)
  package init(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): contours.append(Contour(points: [PathPoint(point)], isClosed: false))
      case .line(let point): add(PathPoint(point))
      case .cubic(let first, let second, let end):
        if contours.last.map(\.isClosed) ?? true { add(PathPoint(first)) }
        let last = contours.count - 1
        let index = contours[last].points.count - 1
        contours[last].points[index].outgoing = first - contours[last].points[index].position
        add(PathPoint(end, incoming: second - end))
      case .close: close()
      }
    }
    contours.removeAll { $0.points.count < 2 }
  }

  /// After the end of a closed subpath another one begins where that began.
  private mutating func add(_ point: PathPoint) {
    if let last = contours.last, !last.isClosed {
      contours[contours.count - 1].points.append(point)
    } else if let start = contours.last?.points.first {
      contours.append(Contour(points: [PathPoint(start.position), point], isClosed: false))
    } else {
      contours.append(Contour(points: [point], isClosed: false))
    }
  }

  /// A last point on the first one is the same point.
  private mutating func close() {
    guard var contour = contours.popLast() else { return }
    contour.isClosed = true
    if contour.points.count > 2, let last = contour.points.last,
      last.position.distance(to: contour.points[0].position) < 1e-9
    {
      contour.points[0].incoming = last.incoming
      contour.points.removeLast()
    }
    contours.append(contour)
  }

  /// The path through the points.
  package var path: Path {
    Path { path in
      for contour in contours {
        guard let first = contour.points.first else { continue }
        path.move(to: first.position)
        for (from, to) in zip(contour.points, contour.points.dropFirst()) { path.add(from, to) }
        guard contour.isClosed else { continue }
        if let last = contour.points.last, last.outgoing != .zero || first.incoming != .zero {
          path.add(last, first)
        }
        path.close()
      }
    }
  }

  /// All points, in order.
  package var indices: [PathIndex] {
    contours.indices.flatMap { contour in
      contours[contour].points.indices.map { PathIndex(contour, $0) }
    }
  }

  package func contains(_ index: PathIndex) -> Bool {
    contours.indices.contains(index.contour)
      && contours[index.contour].points.indices.contains(index.point)
  }

  package subscript(index: PathIndex) -> PathPoint {
    get { contours[index.contour].points[index.point] }
    set { contours[index.contour].points[index.point] = newValue }
  }
}

extension Path {
  /// Adds a curve between two points, or a line if neither has a handle there.
  fileprivate mutating func add(_ from: PathPoint, _ to: PathPoint) {
    if from.outgoing == .zero, to.incoming == .zero {
      line(to: to.position)
    } else {
      cubic(from.position + from.outgoing, to.position + to.incoming, to: to.position)
    }
  }
}
