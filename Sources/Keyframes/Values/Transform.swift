#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  /// How much of x goes into x′.
  public var a: Double
  /// How much of x goes into y′.
  public var b: Double
  /// How much of y goes into x′.
  public var c: Double
  /// How much of y goes into y′.
  public var d: Double
  /// Where the origin's x goes, in points.
  public var tx: Double
  /// Where the origin's y goes, in points.
  public var ty: Double

  /// Every point stays.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A move by `x` to the right and `y` down, in points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// `x` times as wide and `y` times as high, seen from the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// `factor` times as large, seen from the origin.
  public static func scale(_ factor: Double) -> Transform { scale(x: factor, y: factor) }

  /// A turn about the origin: positive degrees turn clockwise on screen. Multiples of 90 are exact.
  public static func rotation(degrees: Double) -> Transform {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// First `self`, then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Where `point` goes.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The signed factor by which areas grow; 0 where the map flattens the plane.
  public var determinant: Double { a * d - b * c }

  /// The factor by which lengths grow on average: the square root of the area's.
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// The map back, or nil where the plane was flattened.
  public var inverse: Transform? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Transform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// The smallest axis-aligned rectangle around the image of `rect`.
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
  let turn = degrees.truncatingRemainder(dividingBy: 360)
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
