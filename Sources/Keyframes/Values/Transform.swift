#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Codable, Sendable {
  /// The contribution of x to x′.
  public var a: Double
  /// The contribution of x to y′.
  public var b: Double
  /// The contribution of y to x′.
  public var c: Double
  /// The contribution of y to y′.
  public var d: Double
  /// The x coordinate of the image of the origin, in points.
  public var tx: Double
  /// The y coordinate of the image of the origin, in points.
  public var ty: Double

  /// The map that moves nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns a translation by `x` to the right and `y` down, in points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a scaling about the origin by `x` horizontally and `y` vertically.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a uniform scaling about the origin.
  public static func scale(_ factor: Double) -> Transform { scale(x: factor, y: factor) }

  /// Returns a rotation about the origin: positive degrees are clockwise on screen. Multiples of 90
  /// are exact.
  public static func rotation(degrees: Double) -> Transform {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the map that applies `self`, then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the image of `point`.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The signed factor by which areas grow; 0 if the map flattens the plane.
  public var determinant: Double { a * d - b * c }

  /// The average factor by which lengths grow: the square root of the factor for areas.
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// The inverse map, or nil if this one flattens the plane.
  public var inverse: Transform? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Transform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// Returns the smallest axis-aligned rectangle around the image of `rect`.
  public func bounds(of rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { apply(to: $0) }
    var box = (
      minX: Double.infinity, minY: Double.infinity, maxX: -Double.infinity, maxY: -Double.infinity
    )
    for corner in corners {
      box = (
        min(box.minX, corner.x), min(box.minY, corner.y), max(box.maxX, corner.x),
        max(box.maxY, corner.y)
      )
    }
    return Rect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }
}

/// The sine and cosine of an angle in degrees, exact at multiples of 90.
public func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let turn = abs(degrees) < 360 ? degrees : degrees.truncatingRemainder(dividingBy: 360)
  switch turn {
  case 0: return (0, 1)
  case 90, -270: return (1, 0)
  case 180, -180: return (0, -1)
  case 270, -90: return (-1, 0)
  default:
    let radians = turn * .pi / 180
    return (sin(radians), cos(radians))
  }
}
