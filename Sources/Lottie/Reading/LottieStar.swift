import Keyframes
import Syntax

/// A star or a polygon with its first corner at the top.
struct LottieStar {
  var isStar: Bool
  var centre: Point
  var points: Double
  /// Degrees.
  var rotation: Double
  var outerRadius: Double
  var innerRadius: Double
  /// Fractions.
  var outerRoundness: Double
  var innerRoundness: Double

  var contour: LottieContour {
    let points = min(max(points, 0), Double(LottieLimits.corners))
    let whole = Int(points)
    guard isStar else { return LottieContour(vertices: corners(whole), isClosed: true) }
    guard points > Double(whole) else {
      return LottieContour(vertices: corners(2 * whole), isClosed: true)
    }
    return LottieContour(vertices: partial(points, whole), isClosed: true)
  }

  /// Corners at equal angles, for a star by turns outside and inside.
  private func corners(_ count: Int) -> [LottieContour.Vertex] {
    (0..<count).map { index in
      let degrees = rotation - 90 + 360 * Double(index) / Double(count)
      return vertex(degrees, isOuter: !isStar || index.isMultiple(of: 2), of: Double(count))
    }
  }

  /// A star whose last point is only begun: that point is as wide, as long and as round as the
  /// fraction.
  private func partial(_ points: Double, _ whole: Int) -> [LottieContour.Vertex] {
    let (step, part) = (360 / points, points - Double(whole))
    var degrees = rotation - 90 + step / 2 * (1 - part)
    let begun = innerRadius + part * (outerRadius - innerRadius)
    var vertices = [
      vertex(degrees, isOuter: true, of: 2 * points, radius: begun, roundness: part)
    ]
    degrees += step / 2 * part
    for index in 0...2 * whole {
      vertices.append(vertex(degrees, isOuter: !index.isMultiple(of: 2), of: 2 * points))
      degrees += step / 2
    }
    vertices[1].arriving = vertices[1].point.interpolated(to: vertices[1].arriving, at: part)
    let last = vertices[vertices.count - 1]
    vertices[vertices.count - 1].leaving = last.point.interpolated(to: last.leaving, at: part)
    return vertices
  }

  /// A corner with handles along the circle through it: a fraction of a quarter of the stretch to the
  /// next corner of its kind.
  private func vertex(
    _ degrees: Double, isOuter: Bool, of count: Double, radius: Double? = nil,
    roundness: Double = 1
  ) -> LottieContour.Vertex {
    let own = isOuter ? outerRadius : innerRadius
    let part = (isOuter ? outerRoundness : innerRoundness) * roundness
    let handle = Point.polar(
      2 * .pi * own / (isStar ? 2 * count : 4 * count) * part, degrees: degrees + 90)
    let point = centre + .polar(radius ?? own, degrees: degrees)
    return .init(point, arriving: point - handle, leaving: point + handle)
  }
}
