/// A map of space with perspective: 4 × 4 numbers, said by where the axes and the origin go.
///
/// x points right, y down, z towards the viewer. A positive turn about z is clockwise on screen; about
/// x it brings the bottom forward, about y it takes the right side back, as in CSS and Core Animation.
///
/// ```swift
/// let flip = Transform3D.rotation(degrees: 60, about: [0, 1, 0])
///   .then(.perspective(distance: 500))
/// flip.project(Point(x: 100, y: 0))  // (42.6, 0): half as wide, and farther away
/// ```
public struct Transform3D: Hashable, Sendable {
  /// Where the x axis' unit goes, in homogeneous coordinates.
  public var x: SIMD4<Double>
  /// Where the y axis' unit goes.
  public var y: SIMD4<Double>
  /// Where the z axis' unit goes.
  public var z: SIMD4<Double>
  /// Where the origin goes.
  public var origin: SIMD4<Double>

  /// Every place stays.
  public static let identity = Transform3D(
    x: [1, 0, 0, 0], y: [0, 1, 0, 0], z: [0, 0, 1, 0], origin: [0, 0, 0, 1])

  public init(
    x: SIMD4<Double>, y: SIMD4<Double>, z: SIMD4<Double>, origin: SIMD4<Double>
  ) {
    self.x = x
    self.y = y
    self.z = z
    self.origin = origin
  }

  /// The plane's map; z stays.
  public init(_ flat: Transform) {
    self.init(
      x: [flat.a, flat.b, 0, 0], y: [flat.c, flat.d, 0, 0], z: [0, 0, 1, 0],
      origin: [flat.tx, flat.ty, 0, 1])
  }

  /// A move by `x` to the right, `y` down and `z` towards the viewer, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var map = identity
    map.origin = [x, y, z, 1]
    return map
  }

  /// `x` times as wide, `y` times as high and `z` times as deep, seen from the origin.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D(x: [x, 0, 0, 0], y: [0, y, 0, 0], z: [0, 0, z, 0], origin: [0, 0, 0, 1])
  }

  /// A turn about a line through the origin; an axis without length makes it no turn.
  public static func rotation(degrees: Double, about axis: SIMD3<Double>) -> Transform3D {
    let length = axis.length
    guard length > 0 else { return identity }
    // Rodrigues' formula, exact at multiples of 90 about an axis of the space.
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    let unit = axis / length
    func image(_ vector: SIMD3<Double>) -> SIMD4<Double> {
      let turned = vector * cosine + unit.cross(vector) * sine
      return SIMD4(turned + unit * (unit.dot(vector) * (1 - cosine)), 0)
    }
    return Transform3D(
      x: image([1, 0, 0]), y: image([0, 1, 0]), z: image([0, 0, 1]), origin: [0, 0, 0, 1])
  }

  /// The turn about the origin that `turn` stands for.
  public static func rotation(_ turn: Quaternion) -> Transform3D {
    let axes = turn.axes
    return Transform3D(
      x: SIMD4(axes.x, 0), y: SIMD4(axes.y, 0), z: SIMD4(axes.z, 0), origin: [0, 0, 0, 1])
  }

  /// What an eye sees that is `distance` points in front of the origin: what is farther away becomes
  /// smaller. It comes last, after all turns. From infinitely far away nothing becomes smaller.
  ///
  /// - Precondition: `distance` is more than 0.
  public static func perspective(distance: Double) -> Transform3D {
    precondition(distance > 0, "An eye at \(distance) points from the plane does not see it.")
    var map = identity
    map.z.w = -1 / distance
    return map
  }

  /// First `self`, then `next`.
  public func then(_ next: Transform3D) -> Transform3D {
    Transform3D(
      x: next.apply(to: x), y: next.apply(to: y), z: next.apply(to: z),
      origin: next.apply(to: origin))
  }

  /// The same map with `point` for an origin.
  public func about(_ point: Point) -> Transform3D {
    Transform3D.translation(x: -point.x, y: -point.y).then(self)
      .then(.translation(x: point.x, y: point.y))
  }

  /// The image of a place in homogeneous coordinates.
  public func apply(to place: SIMD4<Double>) -> SIMD4<Double> {
    x * place.x + y * place.y + z * place.z + origin * place.w
  }
}
