/// A way on a plane, in points; `dy` points down. A `Point` is a place, a `Vector` leads from one to
/// another: a shadow's offset, a speed.
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public static let zero = Vector(dx: 0, dy: 0)

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The way from `start` to `end`.
  public init(from start: Point, to end: Point) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
  public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }

  public var length: Double { distance(to: .zero) }
}

extension Point {
  public func offset(by way: Vector) -> Point { Point(x: x + way.dx, y: y + way.dy) }
}

extension Vector: Interpolatable {
  public func interpolated(to end: Vector, at progress: Double) -> Vector {
    Vector(
      dx: dx.interpolated(to: end.dx, at: progress), dy: dy.interpolated(to: end.dy, at: progress))
  }

  public func moved(by count: Double, from start: Vector, to end: Vector) -> Vector {
    self + (end - start) * count
  }
}

extension Vector: Componentwise {
  public init(components: SIMD2<Double>) { self.init(dx: components.x, dy: components.y) }
  public var components: SIMD2<Double> { SIMD2(dx, dy) }
}
