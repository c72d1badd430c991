import Keyframes

/// Fills contours with triangles that use the contours' corners, and a few more on horizontal cuts.
///
/// Connected spans of adjacent slabs are merged into one region, whose left and right sides are
/// monotone; such a region is easy to triangulate.
struct MonotoneFill {
  fileprivate struct Region {
    var span: Sweep.Span
    var left: [GridPoint]
    var right: [GridPoint]
    var bottom: Int
  }

  private var sweep = Sweep()
  /// Regions, and former regions that are kept to reuse their storage.
  private var store: [Region] = []
  private var free: [Int] = []

  /// Adds triangles for the points with a positive (clockwise) winding number.
  mutating func fill(_ contours: Contours, into mesh: inout FeatherMesh) {
    var open: [Int] = []
    var next: [Int] = []
    // A local variable, because the sweep's closure uses `self`.
    var sweep = Sweep()
    swap(&sweep, &self.sweep)
    sweep.run(contours, rule: .positive) { top, bottom, spans in
      var candidate = 0
      next.removeAll(keepingCapacity: true)
      for span in spans {
        while candidate < open.count, store[open[candidate]].span.bottomLeft < span.topLeft {
          close(open[candidate], into: &mesh)
          candidate += 1
        }
        if candidate < open.count, store[open[candidate]].goesOn(in: span, at: top) {
          store[open[candidate]].grow(by: span, bottom: bottom)
          next.append(open[candidate])
          candidate += 1
        } else {
          next.append(begin(span, top: top, bottom: bottom))
        }
      }
      for region in open[candidate...] { close(region, into: &mesh) }
      swap(&open, &next)
    }
    swap(&sweep, &self.sweep)
    for region in open { close(region, into: &mesh) }
  }

  private mutating func begin(_ span: Sweep.Span, top: Int, bottom: Int) -> Int {
    let index = free.popLast() ?? store.count
    if index == store.count { store.append(Region(span: span, left: [], right: [], bottom: 0)) }
    store[index].begin(span, top: top, bottom: bottom)
    return index
  }

  private mutating func close(_ index: Int, into mesh: inout FeatherMesh) {
    store[index].close()
    mesh.fill(left: store[index].left, right: store[index].right)
    free.append(index)
  }
}

extension MonotoneFill.Region {
  fileprivate mutating func begin(_ first: Sweep.Span, top: Int, bottom: Int) {
    span = first
    self.bottom = bottom
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    left.append(GridPoint(x: first.topLeft, y: top))
    right.append(GridPoint(x: first.topRight, y: top))
  }

  fileprivate func goesOn(in next: Sweep.Span, at top: Int) -> Bool {
    bottom == top && span.continues(in: next) && next.topLeft < next.topRight
  }

  fileprivate mutating func grow(by next: Sweep.Span, bottom: Int) {
    if next.left != span.left { left.append(GridPoint(x: next.topLeft, y: self.bottom)) }
    if next.right != span.right { right.append(GridPoint(x: next.topRight, y: self.bottom)) }
    span = next
    self.bottom = bottom
  }

  fileprivate mutating func close() {
    left.append(GridPoint(x: span.bottomLeft, y: bottom))
    right.append(GridPoint(x: span.bottomRight, y: bottom))
  }
}

extension FeatherMesh {
  /// Adds the triangles between two sides that go down from one level to another.
  fileprivate mutating func fill(left: [GridPoint], right: [GridPoint]) {
    var chain = Self.merged(left, right)
    guard chain.count > 2 else { return }
    for index in chain.indices {
      chain[index].index = add(chain[index].place.point, cover: 1)
    }
    var stack = [chain[0], chain[1]]
    for index in 2..<chain.count {
      let corner = chain[index]
      guard corner.isLeft == stack[stack.count - 1].isLeft, index < chain.count - 1 else {
        for (one, two) in zip(stack, stack.dropFirst()) {
          addTriangle(corner.index, one.index, two.index)
        }
        stack = [chain[index - 1], corner]
        continue
      }
      var last = stack.removeLast()
      while let previous = stack.last, corner.sees(previous, past: last) {
        addTriangle(corner.index, last.index, previous.index)
        last = stack.removeLast()
      }
      stack += [last, corner]
    }
  }

  private static func merged(_ left: [GridPoint], _ right: [GridPoint]) -> [ChainCorner] {
    var chain: [ChainCorner] = []
    var (i, j) = (0, left.first == right.first ? 1 : 0)
    let end = left.last == right.last ? right.count - 1 : right.count
    while i < left.count || j < end {
      if j >= end || (i < left.count && left[i].y <= right[j].y) {
        chain.append(ChainCorner(place: left[i], isLeft: true))
        i += 1
      } else {
        chain.append(ChainCorner(place: right[j], isLeft: false))
        j += 1
      }
    }
    return chain
  }
}

private struct ChainCorner {
  var place: GridPoint
  var isLeft: Bool
  var index: Int32 = 0

  /// Whether the straight line from here to `corner` on the same side passes `middle` on the
  /// inside.
  func sees(_ corner: ChainCorner, past middle: ChainCorner) -> Bool {
    let (a, b, c) = (corner.place, middle.place, place)
    let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    return isLeft ? turn < 0 : turn > 0
  }
}
