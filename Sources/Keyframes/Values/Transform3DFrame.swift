/// The axes of a map made orthogonal (Gram–Schmidt): three directions, the length of each axis
/// along its own, and its shear along the previous ones.
struct Frame {
  /// Three orthogonal unit vectors.
  var axes: [SIMD3<Double>]
  /// The lengths; 0 for an axis of length 0.
  var scale: SIMD3<Double>
  /// The shear of y along x, of z along x, and of z along y.
  var lean: SIMD3<Double>
  /// Whether the directions are left-handed, a mirror image of the coordinate axes.
  let isLeftHanded: Bool

  init(_ map: Transform3D) {
    let columns = [map.x.xyz, map.y.xyz, map.z.xyz]
    var units: [SIMD3<Double>?] = []
    var scale = SIMD3<Double>.zero
    var leans: [Double] = []
    for (index, column) in columns.enumerated() {
      var rest = column
      for unit in units {
        // Done twice, since once leaves rounding errors if an axis is nearly parallel to another.
        let first = unit.map { $0.dot(rest) } ?? 0
        if let unit { rest -= unit * first }
        let second = unit.map { $0.dot(rest) } ?? 0
        if let unit { rest -= unit * second }
        leans.append(first + second)
      }
      let length = rest.length
      let isThere = length > 1e-12 * column.length && length.isFinite
      units.append(isThere ? rest / length : nil)
      scale[index] = isThere ? length : 0
    }
    axes = Frame.completed(units)
    self.scale = scale
    lean = SIMD3(leans[0], leans[1], leans[2])
    isLeftHanded = axes[0].cross(axes[1]).dot(axes[2]) < 0
  }

  /// For a mirror image, the axis to flip for the smallest remaining rotation: the first that
  /// maximises the trace.
  var flippedAxis: Int? {
    guard isLeftHanded else { return nil }
    let kept = [axes[0].x, axes[1].y, axes[2].z]
    var best = 0
    for index in 1..<3 where kept[index] < kept[best] { best = index }
    return best
  }

  mutating func flip(_ index: Int) {
    axes[index] = axes[index] * -1
    scale[index] = -scale[index]
    if index == 0 {
      lean.x = -lean.x
      lean.y = -lean.y
    } else if index == 1 {
      lean.z = -lean.z
    }
  }

  /// Fills in the directions of axes of length 0: perpendicular to the others, with the least
  /// rotation.
  private static func completed(_ units: [SIMD3<Double>?]) -> [SIMD3<Double>] {
    let own: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    let known = units.indices.filter { units[$0] != nil }
    switch known.count {
    case 3: return units.compactMap { $0 }
    case 2:
      return units.indices.map { index in
        let (next, last) = ((index + 1) % 3, (index + 2) % 3)
        return units[index] ?? (units[next] ?? own[next]).cross(units[last] ?? own[last])
      }
    case 1:
      let index = known[0]
      let turn = Quaternion(from: own[index], to: units[index] ?? own[index])
      let axes = turn.axes
      return [axes.x, axes.y, axes.z]
    default: return own
    }
  }
}

extension Quaternion {
  /// The shortest rotation from one unit vector to another.
  fileprivate init(from start: SIMD3<Double>, to end: SIMD3<Double>) {
    let real = 1 + start.dot(end)
    // Between opposite vectors any perpendicular axis will do.
    let side: SIMD3<Double> = abs(start.z) < 0.5 ? [0, 0, 1] : [0, 1, 0]
    self =
      real > 1e-12
      ? Quaternion(vector: start.cross(end), real: real).normalized
      : Quaternion(vector: side, real: 0)
  }

  /// The rotation that takes the coordinate axes to three orthogonal, right-handed unit vectors
  /// (Shepperd, *Quaternion from Rotation Matrix*, 1978: from the greatest of the four numbers).
  init(axes: [SIMD3<Double>]) {
    let (x, y, z) = (axes[0], axes[1], axes[2])
    let squares = [
      1 + x.x + y.y + z.z, 1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z,
    ]
    let turn: Quaternion
    switch squares.indices.max(by: { squares[$0] < squares[$1] }) {
    case 1: turn = Quaternion(vector: [squares[1], x.y + y.x, x.z + z.x], real: y.z - z.y)
    case 2: turn = Quaternion(vector: [x.y + y.x, squares[2], y.z + z.y], real: z.x - x.z)
    case 3: turn = Quaternion(vector: [x.z + z.x, y.z + z.y, squares[3]], real: x.y - y.x)
    default: turn = Quaternion(vector: [y.z - z.y, z.x - x.z, x.y - y.x], real: squares[0])
    }
    self = turn.normalized
  }
}

extension SIMD4<Double> {
  var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}
