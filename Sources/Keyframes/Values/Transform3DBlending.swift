extension Transform3D {
  /// A decomposed map of space: first scaling and shear, then rotation, then translation, then
  /// perspective (CSS Transforms 2, section 11.1, except that flat maps have parts too and a
  /// reflection flips only one axis).
  public struct Parts: Hashable, Sendable {
    /// The last row of the perspective: 0, 0, −1/distance, 1 for an eye in front of the origin.
    public var perspective: SIMD4<Double>
    /// The image of the origin before perspective, in points.
    public var translation: SIMD3<Double>
    /// The rotation, after scaling and shear.
    public var rotation: Quaternion
    /// The factors along the axes; one is negative if the map reflects space.
    public var scale: SIMD3<Double>
    /// The shear of y along x, of z along x, and of z along y, in the same unit as `scale`.
    public var shear: SIMD3<Double>

    /// Creates parts, by default those of the identity.
    public init(
      perspective: SIMD4<Double> = [0, 0, 0, 1], translation: SIMD3<Double> = .zero,
      rotation: Quaternion = .identity, scale: SIMD3<Double> = .one, shear: SIMD3<Double> = .zero
    ) {
      self.perspective = perspective
      self.translation = translation
      self.rotation = rotation
      self.scale = scale
      self.shear = shear
    }
  }

  /// Creates the map that scales and shears, then rotates, then translates, then applies
  /// perspective.
  public init(_ parts: Parts) {
    let axes = parts.rotation.axes
    func seen(_ place: SIMD3<Double>, _ rest: Double) -> SIMD4<Double> {
      SIMD4(place, (parts.perspective * SIMD4(place, rest)).sum())
    }
    self.init(
      x: seen(axes.x * parts.scale.x, 0),
      y: seen(axes.x * parts.shear.x + axes.y * parts.scale.y, 0),
      z: seen(axes.x * parts.shear.y + axes.y * parts.shear.z + axes.z * parts.scale.z, 0),
      origin: seen(parts.translation, 1))
  }

  /// The decomposition of the map; a reflection flips the axis that leaves the smallest rotation.
  /// Nil for a flat map whose perspective no eye could produce.
  public var parts: Parts? { parts(flipping: nil) }

  fileprivate var reflects: Bool { Frame(self).isLeftHanded }

  fileprivate var flippedAxis: Int? { Frame(self).flippedAxis }

  /// The parts; a reflection flips `axis`, or, if that is nil, the axis that leaves the smallest
  /// rotation.
  fileprivate func parts(flipping axis: Int?) -> Parts? {
    var frame = Frame(self)
    if let flipped = frame.flippedAxis { frame.flip(axis ?? flipped) }
    let lean = frame.lean
    // The perspective maps the axes' images to their last components: three equations, solved in
    // order. An axis of length 0 gives no equation.
    let wanted = [x.w, y.w, z.w]
    let leans: [SIMD3<Double>] = [.zero, [lean.x, 0, 0], [lean.y, lean.z, 0]]
    var along = SIMD3<Double>.zero
    for index in 0..<3 where frame.scale[index] != 0 {
      along[index] = (wanted[index] - leans[index].dot(along)) / frame.scale[index]
    }
    let sight = frame.axes[0] * along.x + frame.axes[1] * along.y + frame.axes[2] * along.z
    let translation = origin.xyz
    let parts = Parts(
      perspective: SIMD4(sight, origin.w - sight.dot(translation)), translation: translation,
      rotation: Quaternion(axes: frame.axes), scale: frame.scale, shear: lean)
    return isNear(Transform3D(parts)) ? parts : nil
  }

  private func isNear(_ other: Transform3D) -> Bool {
    zip([x, y, z, origin], [other.x, other.y, other.z, other.origin]).allSatisfy { mine, its in
      let size = max(mine.xyz.length, abs(mine.w), 1)
      return (mine - its).xyz.length <= 1e-6 * size && abs(mine.w - its.w) <= 1e-6 * size
    }
  }

  /// The parts of all maps, with reflections flipping the same axis as this map's; nil if one of
  /// them has no parts.
  fileprivate func parts(with others: [Transform3D]) -> [Parts]? {
    let all = [self] + others
    let axis = all.filter(\.reflects).first?.flippedAxis
    let parts = all.compactMap { $0.parts(flipping: axis) }
    return parts.count == all.count ? parts : nil
  }

  /// The parts between which this map and another are blended; nil if one of them has no parts.
  func parts(with other: Transform3D) -> (Parts, Parts)? {
    parts(with: [other]).map { ($0[0], $0[1]) }
  }
}

extension Transform3D: Interpolatable {
  /// Blends the parts, the rotation about one axis at constant speed in the shorter direction; each
  /// part continues at constant speed beyond both ends. Half a turn about z goes clockwise.
  ///
  /// If one of the two has no parts the 16 numbers are blended. A map does not contain full turns;
  /// blend angles for those.
  public func interpolated(to end: Transform3D, at progress: Double) -> Transform3D {
    if progress == 0 { return self }
    if progress == 1 { return end }
    guard let parts = parts(with: [end]) else {
      return combined(end, end) { mine, its, _ in mine + (its - mine) * progress }
    }
    let (from, to) = (parts[0], parts[1])
    return Transform3D(
      Parts(
        perspective: from.perspective + (to.perspective - from.perspective) * progress,
        translation: from.translation + (to.translation - from.translation) * progress,
        rotation: from.rotation.interpolated(to: to.rotation, at: progress),
        scale: from.scale + (to.scale - from.scale) * progress,
        shear: from.shear + (to.shear - from.shear) * progress))
  }

  /// Part by part; if one has no parts, number by number.
  public func moved(by count: Double, from start: Transform3D, to end: Transform3D) -> Transform3D {
    guard let parts = parts(with: [start, end]) else {
      return combined(start, end) { mine, first, last in mine + (last - first) * count }
    }
    let (here, from, to) = (parts[0], parts[1], parts[2])
    return Transform3D(
      Parts(
        perspective: here.perspective + (to.perspective - from.perspective) * count,
        translation: here.translation + (to.translation - from.translation) * count,
        rotation: here.rotation.moved(by: count, from: from.rotation, to: to.rotation),
        scale: here.scale + (to.scale - from.scale) * count,
        shear: here.shear + (to.shear - from.shear) * count))
  }

  /// Whether none of the 16 numbers is infinite or NaN.
  public var isFinite: Bool {
    [x, y, z, origin].allSatisfy { $0 - $0 == .zero }
  }

  private func combined(
    _ one: Transform3D, _ two: Transform3D,
    _ combine: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
  ) -> Transform3D {
    Transform3D(
      x: combine(x, one.x, two.x), y: combine(y, one.y, two.y), z: combine(z, one.z, two.z),
      origin: combine(origin, one.origin, two.origin))
  }
}
