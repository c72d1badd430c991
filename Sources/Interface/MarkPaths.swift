package import Keyframes

// Outlines of small marks, such as keyframes.
extension Path {
  package static func squares(at points: [Point], radius: Double) -> Path {
    var path = Path()
    path.reserve(5 * points.count)
    for point in points {
      let (left, right) = (point.x - radius, point.x + radius)
      let (top, bottom) = (point.y - radius, point.y + radius)
      path.move(to: Point(x: left, y: top))
      path.line(to: Point(x: right, y: top))
      path.line(to: Point(x: right, y: bottom))
      path.line(to: Point(x: left, y: bottom))
      path.close()
    }
    return path
  }

  package mutating func addDiamond(at centre: Point, radius: Double) {
    move(to: centre + Point(x: 0, y: -radius))
    line(to: centre + Point(x: radius, y: 0))
    line(to: centre + Point(x: 0, y: radius))
    line(to: centre + Point(x: -radius, y: 0))
    close()
  }

  package mutating func addBox(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }
}

/// Diamonds of one size in a row. Those that lie close together are a band.
package struct MarkRow {
  /// Diamonds no further than this, in points, from the one before are left out: of thousands that fill a row no
  /// more would be visible.
  package static let leastGap = 1.0
  /// Outlines of diamonds that lie closer would hide them.
  private static let crowd = 4.0

  private let radius, y: Double
  package private(set) var diamonds = Path()
  /// The outlines of diamonds that were moved from the first to the last one of a band.
  package private(set) var bands = Path()
  private var band: ClosedRange<Double>?
  private var last = -Double.infinity

  package init(radius: Double, y: Double) { (self.radius, self.y) = (radius, y) }

  /// Adds one to the right of the others.
  package mutating func add(_ x: Double) {
    guard x > last + Self.leastGap else { return }
    if x < last + Self.crowd {
      band = (band?.lowerBound ?? x)...x
    } else {
      endBand()
      diamonds.addDiamond(at: Point(x: x, y: y), radius: radius)
    }
    last = x
  }

  /// Call it after the last one.
  package mutating func endBand() {
    guard let band else { return }
    let (left, right) = (band.lowerBound, band.upperBound)
    bands.move(to: Point(x: left - radius, y: y))
    bands.line(to: Point(x: left, y: y - radius))
    bands.line(to: Point(x: right, y: y - radius))
    bands.line(to: Point(x: right + radius, y: y))
    bands.line(to: Point(x: right, y: y + radius))
    bands.line(to: Point(x: left, y: y + radius))
    bands.close()
    self.band = nil
  }
}
