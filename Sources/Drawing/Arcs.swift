import Keyframes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The greatest distance of a flattened curve from the true one, in pixels.
let flatness = 0.06

extension Transform {
  /// The largest factor by which the map stretches any length.
  var maxScale: Double {
    let mean = (a * a + b * b + c * c + d * d) / 2
    let half = (a * a + b * b - c * c - d * d) / 2
    let skew = a * c + b * d
    return (mean + (half * half + skew * skew).squareRoot()).squareRoot()
  }
}

/// A quarter circle as a chain of chords with the area of the true sector.
struct Quarter {
  /// The number of chords.
  let count: Int
  /// The rotation from one chord to the next.
  private let sine: Double
  private let cosine: Double
  /// The radius of the corners, chosen so that the chords cut off as much area as they add.
  let reach: Double

  /// `radius` is in pixels.
  init(radius: Double) {
    let step = (12 * flatness / max(radius, 1e-6)).squareRoot()
    let wanted = (.pi / 2 / step).rounded(.up)
    count = Int(min(max(wanted.isFinite ? wanted : 1, 2), 1024))
    let angle = .pi / 2 / Double(count)
    sine = sin(angle)
    cosine = cos(angle)
    reach = (angle / sine).squareRoot()
  }

  /// Calls `body` with the chain's corners as (cosine, sine) on the unit circle, from (1, 0) up to
  /// but not including (0, 1).
  func forEach(_ body: (_ cosine: Double, _ sine: Double) -> Void) {
    var (x, y) = (1.0, 0.0)
    for _ in 0..<count {
      body(x, y)
      (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    }
  }
}

/// Calls `body` with the corners of an ellipse about the origin, clockwise from the top.
func forEachEllipsePoint(_ size: Size, pixelRadius: Double, _ body: (Point) -> Void) {
  let quarter = Quarter(radius: pixelRadius)
  let (rx, ry) = (size.width / 2 * quarter.reach, size.height / 2 * quarter.reach)
  for (sx, sy) in [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)] {
    quarter.forEach { cosine, sine in
      // (sx, sy) rotated clockwise: the quarter's next axis is (−sy, sx).
      body(Point(x: rx * (sx * cosine - sy * sine), y: ry * (sy * cosine + sx * sine)))
    }
  }
}

/// Calls `body` with a rounded rectangle's corners, clockwise from the left end of its top edge.
func forEachRectanglePoint(
  _ rect: Rect, cornerRadius: Double, scale: Double, _ body: (Point) -> Void
) {
  let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
  guard radius * scale > 0.02 else {
    body(rect.origin)
    body(Point(x: rect.maxX, y: rect.minY))
    body(Point(x: rect.maxX, y: rect.maxY))
    body(Point(x: rect.minX, y: rect.maxY))
    return
  }
  let quarter = Quarter(radius: radius * scale)
  let inner = rect.inset(by: radius)
  let corners = [
    (Point(x: inner.maxX, y: inner.minY), 0.0, -1.0), (Point(x: inner.maxX, y: inner.maxY), 1, 0),
    (Point(x: inner.minX, y: inner.maxY), 0, 1), (Point(x: inner.minX, y: inner.minY), -1, 0),
  ]
  for (centre, sx, sy) in corners {
    quarter.forEach { cosine, sine in
      let reach = sine == 0 ? radius : radius * quarter.reach
      body(
        centre + Point(x: reach * (sx * cosine - sy * sine), y: reach * (sy * cosine + sx * sine)))
    }
    body(centre + Point(x: -sy * radius, y: sx * radius))
  }
}

/// The offsets along a clockwise arc about the origin, both ends included; those in between are a
/// little farther out, as in `Quarter`.
func arc(from: Point, to: Point, pixelRadius: Double) -> [Point] {
  let dot = from.x * to.x + from.y * to.y
  let cross = from.x * to.y - from.y * to.x
  var angle = atan2(cross, dot)
  if angle <= 0 { angle += 2 * .pi }
  // As many as a quarter circle has, at most: a wide line has an arc at each bend of a curve.
  let step = max((4 * flatness / max(pixelRadius, 1e-6)).squareRoot(), .pi / 2048)
  let wanted = (angle / min(step, .pi / 2)).rounded(.up)
  let count = Int(max(wanted.isFinite ? wanted : 1, 1))
  let (sine, cosine) = (sin(angle / Double(count)), cos(angle / Double(count)))
  let reach = count > 1 ? (angle / Double(count) / sine).squareRoot() : 1
  var offset = from
  var offsets = [from]
  for _ in 1..<max(count, 1) {
    offset = Point(x: offset.x * cosine - offset.y * sine, y: offset.x * sine + offset.y * cosine)
    offsets.append(offset * reach)
  }
  offsets.append(to)
  return offsets
}
