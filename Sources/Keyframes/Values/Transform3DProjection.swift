/// The four corners of a projected rectangle, in order around it.
public struct Quad: Hashable, Codable, Sendable {
  /// The projection of the top left corner.
  public var topLeft: Point
  /// The projection of the top right corner.
  public var topRight: Point
  /// The projection of the bottom right corner.
  public var bottomRight: Point
  /// The projection of the bottom left corner.
  public var bottomLeft: Point

  /// Creates a quad from its corners.
  public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}

extension Transform3D {
  /// Returns the projection of a point of the plane; nil if it is level with or behind the eye.
  public func project(_ point: Point) -> Point? {
    let image = apply(to: [point.x, point.y, 0, 1])
    let place = Point(x: image.x / image.w, y: image.y / image.w)
    return image.w > 0 && place.x.isFinite && place.y.isFinite ? place : nil
  }

  /// Returns the projection of a rectangle of the plane; nil if a part of it is level with or
  /// behind the eye. Straight lines stay straight, so the four corners define it.
  public func quad(of rect: Rect) -> Quad? {
    guard let topLeft = project(rect.origin),
      let topRight = project(Point(x: rect.maxX, y: rect.minY)),
      let bottomRight = project(Point(x: rect.maxX, y: rect.maxY)),
      let bottomLeft = project(Point(x: rect.minX, y: rect.maxY))
    else { return nil }
    return Quad(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  /// The map of the plane as seen, if there is no perspective; otherwise nil.
  public var affine: Transform? {
    guard x.w == 0, y.w == 0, origin.w > 0 else { return nil }
    return Transform(
      a: x.x / origin.w, b: x.y / origin.w, c: y.x / origin.w, d: y.y / origin.w,
      tx: origin.x / origin.w, ty: origin.y / origin.w)
  }

  /// Returns the affine map closest to the projection of `rect`, with the least sum of squared
  /// distances at its four corners. Nil if a part of it is level with or behind the eye.
  ///
  /// For a rectangle of width or height 0 it is `tangent(at:)` its centre.
  public func nearestAffine(over rect: Rect) -> Transform? {
    if let affine { return affine }
    guard let quad = quad(of: rect) else { return nil }
    guard !rect.isEmpty else { return tangent(at: rect.centre) }
    let (one, two, three, four) = (
      quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft
    )
    // The corners are symmetric about the centre, so the normal equations are independent.
    let centre = (one + two + three + four) * 0.25
    let across = (two + three - one - four) * (0.5 / rect.width)
    let down = (three + four - one - two) * (0.5 / rect.height)
    let middle = rect.centre
    return Transform(
      a: across.x, b: across.y, c: down.x, d: down.y,
      tx: centre.x - across.x * middle.x - down.x * middle.y,
      ty: centre.y - across.y * middle.x - down.y * middle.y)
  }

  /// Returns the affine map that agrees with the projection at `point` and, to first order, around
  /// it; nil if the point is level with or behind the eye.
  public func tangent(at point: Point) -> Transform? {
    guard let place = project(point) else { return nil }
    let depth = apply(to: [point.x, point.y, 0, 1]).w
    let across = Point(x: x.x - place.x * x.w, y: x.y - place.y * x.w) * (1 / depth)
    let down = Point(x: y.x - place.x * y.w, y: y.y - place.y * y.w) * (1 / depth)
    return Transform(
      a: across.x, b: across.y, c: down.x, d: down.y,
      tx: place.x - across.x * point.x - down.x * point.y,
      ty: place.y - across.y * point.x - down.y * point.y)
  }

  /// Whether the viewer sees the back of the plane, as a mirror image; false edge-on.
  public var showsBack: Bool {
    // The determinant of the map from the plane to the picture.
    let cofactor = SIMD3(
      y.y * origin.w - origin.y * y.w, origin.y * x.w - x.y * origin.w, x.y * y.w - y.y * x.w)
    return SIMD3(x.x, y.x, origin.x).dot(cofactor) < 0
  }
}
