package import Keyframes
import Stage

/// A star or a regular polygon that an outline is, whatever its size and proportions, so that drawn ones keep
/// their numbers.
package struct StarOutline: Equatable, Sendable {
  /// How many outer corners it has, at least 3.
  package var points: Int
  /// The distance of the inner corners from the centre, in outer radii; nil for a polygon, which has none.
  package var innerRadius: Double?
  /// From the unit circle through the outer corners to the outline's coordinates.
  private let map: Transform

  package static let pointLimits = 3.0...100
  package static let radiusLimits = 0.01...1

  /// Nil for another outline.
  package init?(_ path: Path) {
    let contours = PathPoints(path).contours
    guard contours.count == 1, contours[0].isClosed,
      contours[0].points.allSatisfy({ $0.incoming == .zero && $0.outgoing == .zero })
    else { return nil }
    let corners = contours[0].points.map(\.position)
    if let polygon = StarOutline(outer: corners, inner: []) {
      self = polygon
      return
    }
    let outer = stride(from: 0, to: corners.count, by: 2).map { corners[$0] }
    let inner = stride(from: 1, to: corners.count, by: 2).map { corners[$0] }
    guard let star = StarOutline(outer: outer, inner: inner) else { return nil }
    self = star
  }

  private init?(outer: [Point], inner: [Point]) {
    guard Self.pointLimits.contains(Double(outer.count)),
      inner.isEmpty || inner.count == outer.count
    else { return nil }
    points = outer.count
    let (own, unit) = (
      Path(through: outer).bounds, Path(through: Self.unit(outer.count)).bounds
    )
    guard own.width > 1e-6, own.height > 1e-6 else { return nil }
    map = Transform.translation(x: -unit.minX, y: -unit.minY)
      .then(.scale(x: own.width / unit.width, y: own.height / unit.height))
      .then(.translation(x: own.minX, y: own.minY))
    innerRadius = nil
    if let first = inner.first, let back = map.inverse?.apply(to: first) {
      let radius = (back.length * 1e3).rounded() / 1e3
      guard radius <= 1.0005, radius > 1e-4 else { return nil }
      innerRadius = min(radius, 1)
    }
    // Drawn corners are rounded to hundredths.
    let reach = 0.03 + 2e-3 * max(own.width, own.height)
    let expected = corners
    let actual = inner.isEmpty ? outer : zip(outer, inner).flatMap { [$0, $1] }
    guard zip(expected, actual).allSatisfy({ $0.distance(to: $1) <= reach }) else { return nil }
  }

  /// The corners of a polygon on the unit circle, the first at the top.
  private static func unit(_ count: Int) -> [Point] {
    (0..<count).map { .polar(1, degrees: 360 * Double($0) / Double(count) - 90) }
  }

  private var corners: [Point] {
    guard let innerRadius else { return Self.unit(points).map { map.apply(to: $0) } }
    return (0..<2 * points).map { index in
      map.apply(
        to: .polar(
          index.isMultiple(of: 2) ? 1 : innerRadius,
          degrees: 180 * Double(index) / Double(points) - 90))
    }
  }

  package var path: Path { Path(through: corners, isClosed: true) }
}

/// A number of a star or a polygon.
package enum StarNumber: String, CaseIterable, Sendable {
  case points, innerRadius

  /// Nil where the outline has no such number.
  package func value(in star: StarOutline) -> Double? {
    switch self {
    case .points: Double(star.points)
    case .innerRadius: star.innerRadius
    }
  }

  package func set(_ value: Double, in star: inout StarOutline) {
    switch self {
    case .points:
      let limits = StarOutline.pointLimits
      star.points = Int(min(max(value.rounded(), limits.lowerBound), limits.upperBound))
    case .innerRadius:
      let limits = StarOutline.radiusLimits
      star.innerRadius = min(max(value, limits.lowerBound), limits.upperBound)
    }
  }
}
