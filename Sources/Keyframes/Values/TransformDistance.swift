// The distance of two maps, so that their tracks can be paced, is the distance of their parts, as
// browsers define it for `transform` (translation in points, rotation in radians, scale and shear
// as factors), except that rotation, scale and shear are weighted by a radius.

/// The radius for pacing, in points: about half the size of a typical node.
private let usualRadius = 100.0

extension Transform: Measurable {
  /// The distance of the parts, as a point about 100 points from the origin moves.
  public func distance(to other: Transform) -> Double { distance(to: other, radius: usualRadius) }

  /// Returns the Euclidean distance of the two maps' ``parts``: translation in points, and rotation
  /// (in radians, in the shorter direction), scale and shear times `radius` in points.
  ///
  /// A blend from one map to the other covers this distance at constant speed. With a radius of 1 it
  /// is the distance of 2-D matrices in CSS animations (Web Animations, *addition and distance*).
  public func distance(to other: Transform, radius: Double) -> Double {
    let (from, to) = parts(with: other)
    let turn = TurnDirection.shortest.turn(from: from.rotation, to: to.rotation) * .pi / 180
    let shape = SIMD4(
      turn, to.scale.width - from.scale.width, to.scale.height - from.scale.height,
      to.shear - from.shear)
    return hypotenuse(
      SIMD4(to.translation.dx - from.translation.dx, to.translation.dy - from.translation.dy, 0, 0),
      shape * radius)
  }
}

extension Transform3D: Measurable {
  /// The distance of the parts, as a point about 100 points from the origin moves.
  public func distance(to other: Transform3D) -> Double {
    distance(to: other, radius: usualRadius)
  }

  /// Returns the Euclidean distance of the two maps' ``parts``: translation in points; rotation
  /// (the angle between the two in radians), scale and shear times `radius` in points; perspective
  /// times its square. If one of them has no parts, it is the distance of their 16 numbers.
  ///
  /// A blend from one map to the other covers this distance at constant speed.
  public func distance(to other: Transform3D, radius: Double) -> Double {
    guard let (from, to) = parts(with: other) else {
      return hypotenuse(x - other.x, y - other.y, z - other.z, origin - other.origin)
    }
    let turn = from.rotation.distance(to: to.rotation) * .pi / 180
    return hypotenuse(
      SIMD4(to.translation - from.translation, turn * radius),
      SIMD4((to.scale - from.scale) * radius, 0), SIMD4((to.shear - from.shear) * radius, 0),
      (to.perspective - from.perspective) * (radius * radius))
  }
}

/// The length of all components together, computed without overflow.
private func hypotenuse(_ vectors: SIMD4<Double>...) -> Double {
  let largest = vectors.reduce(0) { max($0, $1.max(), -$1.min()) }
  guard largest > 0, largest.isFinite else { return largest }
  let squares = vectors.reduce(0) { $0 + ($1 / largest * ($1 / largest)).sum() }
  return largest * squares.squareRoot()
}
