import Keyframes

/// Converts contours to meshes: triangles inside, and a soft edge of one pixel along the boundary.
struct Feathering {
  private(set) var mesh = FeatherMesh()

  private var boundary = Boundary()
  private var filler = MonotoneFill()
  private var loops = Contours()
  private var inset = Contours()
  private var loop: [Point] = []

  /// Replaces the mesh by one of the inside of the contours.
  mutating func build(_ contours: Contours) {
    mesh.removeAll()
    guard !contours.isEmpty else { return }
    let isConvex = contours.isConvex
    if isConvex { loops = contours } else { boundary.trace(contours, into: &loops) }
    let area = abs(loops.signedArea)
    let thickness = area / max(loops.perimeter, 1e-9)
    guard area > 1e-9 else { return }
    inset.removeAll()
    for contour in loops.ends.indices {
      let range = loops.range(of: contour)
      addRing(range, depth: min(0.5, thickness, ownThickness(range)), isConvex: isConvex)
    }
    if !isConvex { filler.fill(inset, into: &mesh) }
    mesh.balance(area: area, thickness: thickness)
  }

  /// Half the average width of the inside of a loop; irrelevant for holes.
  private func ownThickness(_ range: Range<Int>) -> Double {
    var own = Contours()
    for index in range { own.add(loops.points[index]) }
    own.close()
    let area = own.signedArea
    return loops.ends.count > 1 && area > 0 ? area / max(own.perimeter, 1e-9) : .infinity
  }
}

extension Feathering {
  /// Adds the soft edge along one loop, from full coverage `depth` pixels inside to none half a
  /// pixel outside. A convex loop is filled too.
  private mutating func addRing(_ range: Range<Int>, depth: Double, isConvex: Bool) {
    loadLoop(range)
    guard loop.count > 2 else { return }
    let side = isConvex && loops.signedArea < 0 ? -1.0 : 1
    let base = Int32(truncatingIfNeeded: mesh.corners.count)
    let count = Int32(truncatingIfNeeded: loop.count)
    var before = inward(from: loop[loop.count - 1], to: loop[0], side)
    for index in loop.indices {
      let point = loop[index]
      let next = inward(from: point, to: loop[index + 1 == loop.count ? 0 : index + 1], side)
      let miter = miter(before, next)
      var inner = point + miter * depth
      if !isConvex {
        inner = GridPoint(inner).point
        inset.add(inner)
      }
      _ = mesh.add(inner, cover: 1)
      _ = mesh.add(point - miter * 0.5, cover: 0)
      before = next
    }
    if !isConvex { inset.close() }
    addStrip(base, count)
    guard isConvex else { return }
    for index in 1..<(count - 1) {
      mesh.addTriangle(base, base + 2 * index, base + 2 * index + 2)
    }
  }

  private mutating func addStrip(_ base: Int32, _ count: Int32) {
    for index in 0..<count {
      let here = base + 2 * index
      let there = base + 2 * (index + 1 == count ? 0 : index + 1)
      mesh.addTriangle(here, here + 1, there)
      mesh.addTriangle(here + 1, there, there + 1)
    }
  }

  /// Loads the corners of a loop, without repeated ones.
  private mutating func loadLoop(_ range: Range<Int>) {
    loop.removeAll(keepingCapacity: true)
    var last = loops.points[range.upperBound - 1]
    for index in range {
      let point = loops.points[index]
      if abs(point.x - last.x) + abs(point.y - last.y) < 2e-3 { continue }
      loop.append(point)
      last = point
    }
  }

  /// The unit normal of an edge, pointing inside.
  private func inward(from: Point, to: Point, _ side: Double) -> Point {
    let way = to - from
    let factor = side / max(way.length, 1e-9)
    return Point(x: -way.y * factor, y: way.x * factor)
  }

  /// The vector from a corner to the intersection of its edges moved inwards by 1; its length is at
  /// most 4.
  private func miter(_ before: Point, _ next: Point) -> Point {
    let sum = before + next
    let dot = before.x * next.x + before.y * next.y
    if dot > -0.875 { return sum * (1 / (1 + dot)) }
    let length = sum.length
    return length > 1e-6 ? sum * (4 / length) : before
  }
}
