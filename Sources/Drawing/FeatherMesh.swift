import Keyframes

/// Triangles with soft edges: corner positions in pixels, and the coverage at each corner.
struct FeatherMesh {
  struct Corner {
    var x: Float
    var y: Float
    /// The coverage, 0…1.
    var cover: Float
  }

  private(set) var corners: [Corner] = []
  private(set) var indices: [Int32] = []

  /// Removes all triangles, keeping the storage.
  mutating func removeAll() {
    corners.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  mutating func add(_ point: Point, cover: Float) -> Int32 {
    corners.append(Corner(x: Float(point.x), y: Float(point.y), cover: cover))
    return Int32(truncatingIfNeeded: corners.count - 1)
  }

  mutating func addTriangle(_ a: Int32, _ b: Int32, _ c: Int32) {
    indices.append(a)
    indices.append(b)
    indices.append(c)
  }

  /// Fades small or thin shapes, which are narrower than their soft edge, so that their total
  /// coverage is right.
  mutating func balance(area: Double, thickness: Double) {
    let weight = min(max(2 - thickness, 0), 1)
    guard weight > 0 else { return }
    var covered = 0.0
    for index in stride(from: 0, to: indices.count, by: 3) {
      let a = corners[Int(indices[index])]
      let b = corners[Int(indices[index + 1])]
      let c = corners[Int(indices[index + 2])]
      let double = abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
      covered += Double(double * (a.cover + b.cover + c.cover)) / 6
    }
    guard covered > area else { return }
    let factor = Float(1 + weight * (area / covered - 1))
    for index in corners.indices { corners[index].cover *= factor }
  }
}
