// Conventions of the whole project: lengths are points, y points down, angles are degrees and
// positive is clockwise on screen, colours are straight-alpha sRGB in 0…1.

/// A place on a plane, in points; y points down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  public static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }

  public func distance(to other: Point) -> Double { (other - self).length }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = Size(width: 0, height: 0)

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An axis-aligned rectangle, in points; `origin` is its top left corner.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public init(centre: Point, size: Size) {
    self.init(
      x: centre.x - size.width / 2, y: centre.y - size.height / 2,
      width: size.width, height: size.height)
  }

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var centre: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Half open: the left and top edges belong to the rectangle, the right and bottom ones do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Moves every edge inwards by `distance` (outwards where it is negative); a side never becomes
  /// negative.
  public func inset(by distance: Double) -> Rect { inset(x: distance, y: distance) }

  public func inset(x: Double, y: Double) -> Rect {
    let x = min(x, width / 2)
    let y = min(y, height / 2)
    return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }

  public func offset(x: Double = 0, y: Double = 0) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }

  /// The part that both have, or an empty rectangle.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
