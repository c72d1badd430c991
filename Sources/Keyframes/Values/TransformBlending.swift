#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Transform {
  /// A decomposed affine map: first scaling and shear, then rotation, then translation. Every map
  /// has parts, even a flat one, and `Transform(parts)` composes them again.
  public struct Parts: Hashable, Sendable {
    /// The image of the origin, in points.
    public var translation: Vector
    /// The rotation in degrees, clockwise, −180…180.
    public var rotation: Double
    /// Width: the length of the x axis' unit vector when mapped. Height: the distance of the mapped
    /// y axis' unit vector from the mapped x axis. One is negative if the map reflects the plane.
    public var scale: Size
    /// The shear of y along x, in the same unit as `scale`.
    public var shear: Double

    /// Creates parts, by default those of the identity.
    public init(
      translation: Vector = .zero, rotation: Double = 0, scale: Size = Size(width: 1, height: 1),
      shear: Double = 0
    ) {
      self.translation = translation
      self.rotation = rotation
      self.scale = scale
      self.shear = shear
    }

    /// The shear as an angle in degrees that follows the scaling, as nodes have it; 0 of a flat map.
    package var skew: Double {
      scale.height == 0 ? 0 : atan(-shear / scale.height) * 180 / .pi
    }
  }

  /// Creates the map that scales and shears, then rotates, then translates.
  public init(_ parts: Parts) {
    let (sine, cosine) = sineAndCosine(degrees: parts.rotation)
    let (width, height, shear) = (parts.scale.width, parts.scale.height, parts.shear)
    self.init(
      a: cosine * width, b: sine * width, c: cosine * shear - sine * height,
      d: sine * shear + cosine * height, tx: parts.translation.dx, ty: parts.translation.dy)
  }

  /// The decomposition of the map. A reflection flips the axis that leaves the smaller rotation, so
  /// a mirror image does not become half a turn.
  public var parts: Parts { parts(flippingX: a < 0) }

  /// The parts; a reflection flips the x axis or the y axis.
  private func parts(flippingX flipsX: Bool) -> Parts {
    var parts = Parts(translation: Vector(dx: tx, dy: ty))
    let length = hypot(a, b)
    guard length > 0 else {
      // The x axis has length 0, so the y axis gives the rotation.
      parts.scale = Size(width: 0, height: hypot(c, d))
      parts.rotation = degrees(y: -c, x: d)
      return parts
    }
    // The x axis' direction, and the y axis relative to it (Gram–Schmidt).
    var axis = Point(x: a / length, y: b / length)
    parts.scale = Size(width: length, height: axis.x * d - axis.y * c)
    parts.shear = axis.x * c + axis.y * d
    if parts.scale.height < 0, flipsX {
      axis = axis * -1
      parts.scale = Size(width: -length, height: -parts.scale.height)
      parts.shear = -parts.shear
    }
    parts.rotation = degrees(y: axis.y, x: axis.x)
    return parts
  }

  /// The parts of both; if both are reflections they flip the same axis.
  package func parts(with other: Transform) -> (Parts, Parts) {
    let areBothFlipped = determinant < 0 && other.determinant < 0
    return (parts, areBothFlipped ? other.parts(flippingX: a < 0) : other.parts)
  }
}

extension Transform: Interpolatable {
  /// Blends the parts, the rotation in the shorter direction (exactly half a turn goes clockwise),
  /// so that a shape turns without shrinking. Each part continues at constant speed beyond both
  /// ends.
  ///
  /// A map does not contain full turns; blend angles for those.
  public func interpolated(to end: Transform, at progress: Double) -> Transform {
    if progress == 0 { return self }
    if progress == 1 { return end }
    let (from, to) = parts(with: end)
    return Transform(from.blended(with: to, at: progress))
  }

  /// Part by part.
  public func moved(by count: Double, from start: Transform, to end: Transform) -> Transform {
    let (from, to) = start.parts(with: end)
    let here = start.parts(with: self).1
    return Transform(
      Parts(
        translation: here.translation.moved(
          by: count, from: from.translation, to: to.translation),
        rotation: here.rotation + count
          * TurnDirection.shortest.turn(from: from.rotation, to: to.rotation),
        scale: here.scale.moved(by: count, from: from.scale, to: to.scale),
        shear: here.shear.moved(by: count, from: from.shear, to: to.shear)))
  }

  /// Whether no number is infinite or NaN.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Transform.Parts {
  fileprivate func blended(with end: Transform.Parts, at progress: Double) -> Transform.Parts {
    Transform.Parts(
      translation: translation.interpolated(to: end.translation, at: progress),
      rotation: Angle(rotation).interpolated(to: Angle(end.rotation), at: progress).degrees,
      scale: scale.interpolated(to: end.scale, at: progress),
      shear: shear.interpolated(to: end.shear, at: progress))
  }
}

/// The direction of (x, y) in degrees, clockwise from the right; 0 for (0, 0).
private func degrees(y: Double, x: Double) -> Double { atan2(y, x) * 180 / .pi }
