import Keyframes

/// Splits the inside of contours into horizontal slabs in which no two edges cross.
///
/// From here on coordinates are integers with `grid` units per pixel, so that equal points compare
/// equal.
struct Sweep {
  enum Rule {
    case nonzero, positive, evenOdd

    func isInside(_ winding: Int) -> Bool {
      switch self {
      case .nonzero: winding != 0
      case .positive: winding > 0
      case .evenOdd: winding & 1 != 0
      }
    }
  }

  /// The inside between two edges in one slab.
  struct Span {
    var left: Int
    var right: Int
    var topLeft: Int
    var topRight: Int
    var bottomLeft: Int
    var bottomRight: Int

    /// Whether a span of the slab below continues this one.
    func continues(in next: Span) -> Bool {
      bottomLeft == next.topLeft && bottomRight == next.topRight
    }
  }

  static let grid = 1024.0

  private var edges: [SweepEdge] = []
  private var levels: [Int] = []
  private var active: [Placed] = []
  private var spans: [Span] = []

  /// An edge that crosses the slab, and its positions there.
  private struct Placed {
    var edge: Int
    var top = 0.0
    var bottom = 0.0
  }

  /// Calls `body` with every slab from the top down and its spans from the left to the right. Edge
  /// numbers stay the same from slab to slab.
  mutating func run(
    _ contours: Contours, rule: Rule, _ body: (_ top: Int, _ bottom: Int, _ spans: [Span]) -> Void
  ) {
    load(contours)
    active.removeAll(keepingCapacity: true)
    var next = 0
    for (level, end) in zip(levels, levels.dropFirst()) {
      active.removeAll { edges[$0.edge].bottom <= level }
      while next < edges.count, edges[next].top <= level {
        active.append(Placed(edge: next))
        next += 1
      }
      var top = level
      while top < end {
        var bottom = end
        place(top, bottom)
        while let cut = crossing(top, bottom) {
          bottom = cut
          place(top, bottom)
        }
        collectSpans(rule)
        body(top, bottom, spans)
        top = bottom
      }
    }
  }

  private mutating func load(_ contours: Contours) {
    edges.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    for contour in contours.ends.indices {
      let range = contours.range(of: contour)
      var previous = GridPoint(contours.points[range.upperBound - 1])
      for index in range {
        let point = GridPoint(contours.points[index])
        if let edge = SweepEdge(previous, point) { edges.append(edge) }
        levels.append(point.y)
        previous = point
      }
    }
    edges.sort { $0.top < $1.top }
    levels.sort()
    var unique = 0
    for index in levels.indices where index == 0 || levels[index] != levels[unique] {
      if index > 0 { unique += 1 }
      levels[unique] = levels[index]
    }
    levels.removeSubrange(min(unique + 1, levels.count)...)
  }

  /// Sorts the active edges by their positions halfway between two levels.
  private mutating func place(_ top: Int, _ bottom: Int) {
    for index in active.indices {
      let edge = edges[active[index].edge]
      var placed = active[index]
      (placed.top, placed.bottom) = (edge.x(at: top), edge.x(at: bottom))
      // Insertion sort, since they are nearly sorted already.
      var hole = index
      while hole > 0, active[hole - 1].top + active[hole - 1].bottom > placed.top + placed.bottom {
        active[hole] = active[hole - 1]
        hole -= 1
      }
      active[hole] = placed
    }
  }

  /// A level between two others at which two edges cross that are adjacent halfway.
  private func crossing(_ top: Int, _ bottom: Int) -> Int? {
    guard bottom - top > 1, active.count > 1 else { return nil }
    for index in 1..<active.count {
      let (left, right) = (active[index - 1], active[index])
      let above = right.top - left.top
      let below = right.bottom - left.bottom
      guard min(above, below) < -0.75, max(above, below) > 0 else { continue }
      let cut = top + Int((Double(bottom - top) * above / (above - below)).rounded())
      if cut > top, cut < bottom { return cut }
    }
    return nil
  }

  private mutating func collectSpans(_ rule: Rule) {
    spans.removeAll(keepingCapacity: true)
    var (winding, top, bottom) = (0, Int.min, Int.min)
    var span = Span(left: 0, right: 0, topLeft: 0, topRight: 0, bottomLeft: 0, bottomRight: 0)
    for placed in active {
      let wasInside = rule.isInside(winding)
      winding += edges[placed.edge].winding
      let isInside = rule.isInside(winding)
      top = max(top, Int(placed.top.rounded()))
      bottom = max(bottom, Int(placed.bottom.rounded()))
      if !wasInside && isInside {
        (span.left, span.topLeft, span.bottomLeft) = (placed.edge, top, bottom)
      } else if wasInside && !isInside {
        (span.right, span.topRight, span.bottomRight) = (placed.edge, top, bottom)
        append(span)
      }
    }
  }

  /// Adds a span, or merges it with the previous one if they touch along their whole edge.
  private mutating func append(_ span: Span) {
    if span.topLeft == span.topRight && span.bottomLeft == span.bottomRight { return }
    if let last = spans.last, last.topRight == span.topLeft, last.bottomRight == span.bottomLeft {
      spans[spans.count - 1].right = span.right
      spans[spans.count - 1].topRight = span.topRight
      spans[spans.count - 1].bottomRight = span.bottomRight
    } else {
      spans.append(span)
    }
  }
}

/// A point on the sweep's grid.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  init(_ point: Point) {
    x = Int((point.x * Sweep.grid).rounded())
    y = Int((point.y * Sweep.grid).rounded())
  }

  var point: Point { Point(x: Double(x) / Sweep.grid, y: Double(y) / Sweep.grid) }
}

private struct SweepEdge {
  let top: Int
  let bottom: Int
  private let topX: Int
  private let bottomX: Int
  private let slope: Double
  /// The change of the winding number from left to right: 1 for the left side of a clockwise
  /// contour.
  let winding: Int

  init?(_ from: GridPoint, _ to: GridPoint) {
    guard from.y != to.y else { return nil }
    let (high, low) = from.y < to.y ? (from, to) : (to, from)
    winding = from.y < to.y ? -1 : 1
    (top, bottom, topX, bottomX) = (high.y, low.y, high.x, low.x)
    slope = Double(bottomX - topX) / Double(bottom - top)
  }

  func x(at y: Int) -> Double {
    if y == bottom { return Double(bottomX) }
    return Double(topX) + Double(y - top) * slope
  }
}
