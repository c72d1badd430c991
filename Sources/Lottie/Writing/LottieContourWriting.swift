import Keyframes
import Syntax

extension Path {
  /// The subpaths as points with handles, except subpaths of a single point.
  var contours: [LottieContour] {
    var done: [LottieContour] = []
    var now = LottieContour(vertices: [], isClosed: false)
    func finish() {
      if now.vertices.count > 1 { done.append(now) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        now = LottieContour(vertices: [.init(point)], isClosed: false)
      case .line(let point): now.vertices.append(.init(point))
      case .cubic(let one, let two, let end):
        if now.vertices.isEmpty { now.vertices.append(.init(one)) }
        now.vertices[now.vertices.count - 1].leaving = one
        now.vertices.append(.init(end, arriving: two))
      case .close:
        now.isClosed = true
        finish()
        now = LottieContour(
          vertices: now.vertices.prefix(1).map { .init($0.point) }, isClosed: false)
      }
    }
    finish()
    return done
  }
}

extension LottieContour {
  /// The members `c`, `v`, `i` and `o`, with handles relative to their points.
  var json: JSON {
    func list(_ point: (Vertex) -> Point) -> JSON { .list(vertices.map { point($0).json }) }
    return [
      "c": .flag(isClosed), "v": list(\.point), "i": list { $0.arriving - $0.point },
      "o": list { $0.leaving - $0.point },
    ]
  }

  /// Whether it is closed, and its last point is its first one again.
  fileprivate var repeatsStart: Bool {
    guard isClosed, vertices.count > 2, let last = vertices.last else { return false }
    return last.point.distance(to: vertices[0].point) < 1e-6
  }

  fileprivate var withoutRepeatedStart: LottieContour {
    var copy = self
    if let last = copy.vertices.popLast() { copy.vertices[0].arriving = last.arriving }
    return copy
  }
}

extension [LottieContour] {
  /// Whether both have as many points, line by line.
  func isLike(_ other: [LottieContour]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        $0.isClosed == $1.isClosed && $0.vertices.count == $1.vertices.count
      }
  }
}

extension [[LottieContour]] {
  /// Without the last points of lines that end where they begin, if they do so in all of them.
  var joinedAtEnds: [[LottieContour]] {
    guard let first else { return self }
    let joins = first.indices.map { index in allSatisfy { $0[index].repeatsStart } }
    return map { lines in
      zip(lines, joins).map { $1 ? $0.withoutRepeatedStart : $0 }
    }
  }
}
