import Keyframes

/// Finds the boundary of contours that may cross themselves: the result does not cross itself or
/// overlap, and runs clockwise around the inside.
struct Boundary {
  fileprivate struct Piece {
    var from: GridPoint
    var to: GridPoint
    /// The edge of the sweep, or −1 for a horizontal piece.
    var edge: Int
  }

  private var sweep = Sweep()
  private var pieces: [Piece] = []
  private var order: [Int] = []
  private var isUsed: [Bool] = []

  /// Replaces `result` by the boundary of `contours` under its rule.
  mutating func trace(_ contours: Contours, into result: inout Contours) {
    collect(contours)
    order = pieces.indices.sorted { pieces[$0].from < pieces[$1].from }
    isUsed = Array(repeating: false, count: pieces.count)
    result.removeAll()
    for first in pieces.indices where !isUsed[first] { follow(first, into: &result) }
  }

  private mutating func collect(_ contours: Contours) {
    var pieces = self.pieces
    self.pieces = []
    pieces.removeAll(keepingCapacity: true)
    var above: [Sweep.Span] = []
    var level = Int.min
    sweep.run(contours, rule: contours.isEvenOdd ? .evenOdd : .nonzero) { top, bottom, spans in
      if top != level { Self.addLevel(level, above, [], to: &pieces) }
      Self.addLevel(top, top == level ? above : [], spans, to: &pieces)
      for span in spans {
        pieces.append(
          Piece(
            from: GridPoint(x: span.bottomLeft, y: bottom),
            to: GridPoint(x: span.topLeft, y: top), edge: span.left))
        pieces.append(
          Piece(
            from: GridPoint(x: span.topRight, y: top),
            to: GridPoint(x: span.bottomRight, y: bottom), edge: span.right))
      }
      // Not an assignment, since a shared array would be copied for every slab.
      above.removeAll(keepingCapacity: true)
      above.append(contentsOf: spans)
      level = bottom
    }
    Self.addLevel(level, above, [], to: &pieces)
    pieces.removeAll { $0.from == $0.to }
    self.pieces = pieces
  }

  /// Adds the horizontal pieces where only one of the slabs above and below is inside.
  private static func addLevel(
    _ y: Int, _ above: [Sweep.Span], _ below: [Sweep.Span], to pieces: inout [Piece]
  ) {
    if above.elementsEqual(below, by: { $0.continues(in: $1) }) { return }
    var turns: [(x: Int, isAbove: Bool)] = []
    turns.reserveCapacity(2 * (above.count + below.count))
    for span in above {
      turns.append((span.bottomLeft, true))
      turns.append((span.bottomRight, true))
    }
    for span in below {
      turns.append((span.topLeft, false))
      turns.append((span.topRight, false))
    }
    turns.sort { $0.x < $1.x }
    var (isInsideAbove, isInsideBelow) = (false, false)
    for index in turns.indices.dropLast() {
      if turns[index].isAbove { isInsideAbove.toggle() } else { isInsideBelow.toggle() }
      guard isInsideAbove != isInsideBelow, turns[index].x < turns[index + 1].x else { continue }
      let left = GridPoint(x: turns[index].x, y: y)
      let right = GridPoint(x: turns[index + 1].x, y: y)
      pieces.append(
        isInsideBelow
          ? Piece(from: left, to: right, edge: -1) : Piece(from: right, to: left, edge: -1))
    }
  }

  private mutating func follow(_ first: Int, into result: inout Contours) {
    var corners: [GridPoint] = []
    var current = first
    repeat {
      isUsed[current] = true
      guard let next = successor(of: current, first: first) else { break }
      // Consecutive pieces of one edge, and consecutive horizontal pieces, are merged.
      if pieces[next].edge != pieces[current].edge || pieces[current].isBend(pieces[next]) {
        corners.append(pieces[current].to)
      }
      current = next
    } while current != first
    var last = corners.last
    for corner in corners {
      // Rounding leaves steps of a grid cell or two at crossings.
      if let last, abs(last.x - corner.x) + abs(last.y - corner.y) <= 4 { continue }
      result.add(corner.point)
      last = corner
    }
    result.close()
  }

  /// The piece that continues another: if there are several, the one with the sharpest right turn,
  /// because the inside is on the right.
  private func successor(of piece: Int, first: Int) -> Int? {
    let place = pieces[piece].to
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[order[middle]].from < place { low = middle + 1 } else { high = middle }
    }
    var best: Int?
    while low < order.count, pieces[order[low]].from == place {
      let candidate = order[low]
      low += 1
      if isUsed[candidate] && candidate != first { continue }
      if let other = best,
        pieces[piece].turn(to: pieces[candidate]) <= pieces[piece].turn(to: pieces[other])
      {
        continue
      }
      best = candidate
    }
    return best
  }
}

extension Boundary.Piece {
  fileprivate var way: Point {
    Point(x: Double(to.x - from.x), y: Double(to.y - from.y))
  }

  /// From −2 (sharp left) to 2 (sharp right).
  fileprivate func turn(to next: Boundary.Piece) -> Double {
    let (a, b) = (way, next.way)
    let size = a.length * b.length
    let sine = (a.x * b.y - a.y * b.x) / size
    let cosine = (a.x * b.x + a.y * b.y) / size
    return sine >= 0 ? 1 - cosine : cosine - 1
  }

  fileprivate func isBend(_ next: Boundary.Piece) -> Bool {
    edge < 0 && (to.x > from.x) != (next.to.x > next.from.x)
  }
}

extension GridPoint: Comparable {
  static func < (a: GridPoint, b: GridPoint) -> Bool { a.y == b.y ? a.x < b.x : a.y < b.y }
}
