/// A projective map of space, stored as the images of the three axes and the origin (4 × 4
/// numbers).
///
/// x points right, y down, z towards the viewer. A positive rotation about z is clockwise on
/// screen; about x it brings the bottom forward, about y it moves the right side back, as in CSS
/// and Core Animation.
///
/// ```swift
/// let flip = Transform3D.rotation(degrees: 60, about: [0, 1, 0])
///   .then(.perspective(distance: 500))
/// flip.project(Point(x: 100, y: 0))  // (42.6, 0): half as wide, and farther away
/// ```
public struct Transform3D: Hashable, Codable, Sendable {
  /// The image of the x axis' unit vector, in homogeneous coordinates.
  public var x: SIMD4<Double>
  /// The image of the y axis' unit vector.
  public var y: SIMD4<Double>
  /// The image of the z axis' unit vector.
  public var z: SIMD4<Double>
  /// The image of the origin.
  public var origin: SIMD4<Double>

  /// The map that moves nothing.
  public static let identity = Transform3D(
    x: [1, 0, 0, 0], y: [0, 1, 0, 0], z: [0, 0, 1, 0], origin: [0, 0, 0, 1])

  /// Creates a map from the images of the three axes and the origin.
  public init(
    x: SIMD4<Double>, y: SIMD4<Double>, z: SIMD4<Double>, origin: SIMD4<Double>
  ) {
    self.x = x
    self.y = y
    self.z = z
    self.origin = origin
  }

  /// Creates a map of space from a map of the plane; z does not change.
  public init(_ flat: Transform) {
    self.init(
      x: [flat.a, flat.b, 0, 0], y: [flat.c, flat.d, 0, 0], z: [0, 0, 1, 0],
      origin: [flat.tx, flat.ty, 0, 1])
  }

  /// Returns a translation by `x` to the right, `y` down and `z` towards the viewer, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var map = identity
    map.origin = [x, y, z, 1]
    return map
  }

  /// Returns a scaling about the origin by `x`, `y` and `z` along the axes.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D(x: [x, 0, 0, 0], y: [0, y, 0, 0], z: [0, 0, z, 0], origin: [0, 0, 0, 1])
  }

  /// Returns a rotation about a line through the origin; an axis of length 0 means no rotation.
  public static func rotation(degrees: Double, about axis: SIMD3<Double>) -> Transform3D {
    let length = axis.length
    guard length > 0 else { return identity }
    // Rodrigues' formula, exact at multiples of 90 about a coordinate axis.
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    let unit = axis / length
    func image(_ vector: SIMD3<Double>) -> SIMD4<Double> {
      let turned = vector * cosine + unit.cross(vector) * sine
      return SIMD4(turned + unit * (unit.dot(vector) * (1 - cosine)), 0)
    }
    return Transform3D(
      x: image([1, 0, 0]), y: image([0, 1, 0]), z: image([0, 0, 1]), origin: [0, 0, 0, 1])
  }

  /// Returns the rotation `turn` about the origin.
  public static func rotation(_ turn: Quaternion) -> Transform3D {
    let axes = turn.axes
    return Transform3D(
      x: SIMD4(axes.x, 0), y: SIMD4(axes.y, 0), z: SIMD4(axes.z, 0), origin: [0, 0, 0, 1])
  }

  /// Returns the perspective of an eye `distance` points in front of the origin: things farther
  /// away become smaller. Apply it last, after all rotations. An infinite distance changes nothing.
  ///
  /// - Precondition: `distance` is above 0.
  public static func perspective(distance: Double) -> Transform3D {
    require(distance > 0, "The distance of the eye is \(distance); it must be above 0.")
    var map = identity
    map.z.w = -1 / distance
    return map
  }

  /// Returns the map that applies `self`, then `next`.
  public func then(_ next: Transform3D) -> Transform3D {
    Transform3D(
      x: next.apply(to: x), y: next.apply(to: y), z: next.apply(to: z),
      origin: next.apply(to: origin))
  }

  /// Returns the same map with `point` as its origin.
  public func about(_ point: Point) -> Transform3D {
    Transform3D.translation(x: -point.x, y: -point.y).then(self)
      .then(.translation(x: point.x, y: point.y))
  }

  /// Returns the image of `place`, in homogeneous coordinates.
  public func apply(to place: SIMD4<Double>) -> SIMD4<Double> {
    x * place.x + y * place.y + z * place.z + origin * place.w
  }
}
