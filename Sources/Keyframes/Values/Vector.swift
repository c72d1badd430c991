/// A way on a plane, in points; `dy` points down. A `Point` is a place, a `Vector` leads from one to
/// another: a shadow's offset, a speed.
public struct Vector: Hashable, Sendable {
  /// To the right, in points.
  public var dx: Double
  /// Down, in points.
  public var dy: Double

  /// No way.
  public static let zero = Vector(dx: 0, dy: 0)

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The way from `start` to `end`.
  public init(from start: Point, to end: Point) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// One way after the other.
  public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
  /// The way that leads from the end of `b` to the end of `a`.
  public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
  /// The way `factor` times as long; a negative one turns it round.
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }

  /// In points, by Pythagoras; never negative.
  public var length: Double { distance(to: .zero) }
}

extension Point {
  /// The place where `way` leads to from here.
  public func offset(by way: Vector) -> Point { Point(x: x + way.dx, y: y + way.dy) }
}

extension Vector: Interpolatable {
  /// Component by component, exact at both ends.
  public func interpolated(to end: Vector, at progress: Double) -> Vector {
    Vector(
      dx: dx.interpolated(to: end.dx, at: progress), dy: dy.interpolated(to: end.dy, at: progress))
  }

  public func moved(by count: Double, from start: Vector, to end: Vector) -> Vector {
    Vector(
      dx: dx.moved(by: count, from: start.dx, to: end.dx),
      dy: dy.moved(by: count, from: start.dy, to: end.dy))
  }
}

extension Vector: Componentwise {
  /// A vector of (dx, dy).
  public init(components: SIMD2<Double>) { self.init(dx: components.x, dy: components.y) }
  /// (dx, dy).
  public var components: SIMD2<Double> { SIMD2(dx, dy) }
}
