/// A displacement on a plane, in points; `dy` is down. A `Point` is a location, a `Vector` the
/// difference of two, such as a shadow's offset or a velocity.
public struct Vector: Hashable, Codable, Sendable {
  /// To the right, in points.
  public var dx: Double
  /// Down, in points.
  public var dy: Double

  /// No displacement.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Creates a vector from its components.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector from `start` to `end`.
  public init(from start: Point, to end: Point) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Returns the sum.
  public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
  /// Returns the difference.
  public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
  /// Returns the vector times `factor`; a negative factor reverses it.
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }

  /// The length in points; never negative.
  public var length: Double { distance(to: .zero) }
}

extension Point {
  /// Returns this point moved by `vector`.
  public func offset(by vector: Vector) -> Point {
    Point(x: x + vector.dx, y: y + vector.dy)
  }
}

extension Vector: Componentwise {
  /// A vector of (dx, dy).
  @inlinable
  public init(components: SIMD2<Double>) { self.init(dx: components.x, dy: components.y) }
  /// (dx, dy).
  @inlinable public var components: SIMD2<Double> { SIMD2(dx, dy) }
}
