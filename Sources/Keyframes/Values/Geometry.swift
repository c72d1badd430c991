// Conventions of the whole project: lengths are points, y points down, angles are degrees and
// positive is clockwise on screen, colours are straight-alpha sRGB in 0…1. A direction is an angle
// from the right: 0 is right, 90 down, 180 left, −90 up. This holds for headings, polar coordinates
// and arcs alike, so a figure that is drawn pointing right and rotated by a heading points there.

/// A point on a plane; coordinates in points, y down.
public struct Point: Hashable, Codable, Sendable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// The origin, the top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the sum, component by component.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// Returns the difference, component by component.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  /// Returns both components times `factor`.
  public static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }

  /// The distance from the origin.
  @inlinable public var length: Double { (x * x + y * y).squareRoot() }

  /// Returns the distance to `other`, in points.
  @inlinable public func distance(to other: Point) -> Double { (other - self).length }
}

/// A width and a height, in points.
public struct Size: Hashable, Codable, Sendable {
  /// The width in points; an overshooting easing may make it negative.
  public var width: Double
  /// The height in points; may be negative, as `width`.
  public var height: Double

  /// Width and height 0.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from its width and height.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An axis-aligned rectangle, in points; `origin` is its top left corner.
public struct Rect: Hashable, Codable, Sendable {
  /// The top left corner, if neither side is negative.
  public var origin: Point
  /// The width and the height, in points.
  public var size: Size

  /// A rectangle at the origin with width and height 0.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its top left corner and its size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its top left corner and its size, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates a rectangle from its centre and size.
  public init(centre: Point, size: Size) {
    self.init(
      x: centre.x - size.width / 2, y: centre.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge: the left edge plus the width.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge: the top edge plus the height.
  public var maxY: Double { origin.y + size.height }
  /// `size.width`.
  public var width: Double { size.width }
  /// `size.height`.
  public var height: Double { size.height }
  /// The point halfway between opposite edges.
  public var centre: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
  /// Whether the rectangle contains no point: a side is 0, negative or NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether `point` is inside. The left and top edges belong to the rectangle, the right and
  /// bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Moves every edge inwards by `distance` (outwards where it is negative); a side never becomes
  /// negative.
  public func inset(by distance: Double) -> Rect { inset(x: distance, y: distance) }

  /// Moves the left and right edges inwards by `x`, the others by `y`. A side never becomes
  /// negative: each edge moves by at most half of it.
  public func inset(x: Double, y: Double) -> Rect {
    let x = min(x, width / 2)
    let y = min(y, height / 2)
    return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }

  /// Returns the rectangle, moved right by `x` and down by `y`.
  public func offset(x: Double = 0, y: Double = 0) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }

  /// Returns the rectangle of a cell in rows of `columns`: this one is the first, and `step` leads to
  /// the next.
  public func cell(_ index: Int, of columns: Int, every step: Size) -> Rect {
    offset(x: step.width * Double(index % columns), y: step.height * Double(index / columns))
  }

  /// Returns the common part of both, or an empty rectangle.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether both overlap; rectangles that only touch do not.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
