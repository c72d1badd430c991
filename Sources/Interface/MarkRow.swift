package import Keyframes

/// Diamonds of one size in a row. Those that lie close together are a band.
package struct MarkRow {
  /// Diamonds no further than this, in points, from the one before are left out: of thousands that fill a row no
  /// more would be visible.
  package static let leastGap = 1.0
  /// Diamonds closer than this, in points, are drawn as a band, since their outlines would hide them.
  private static let bandGap = 4.0

  private let radius, y: Double
  package private(set) var diamonds = Path()
  /// A hexagon for each band: a diamond stretched from its first to its last keyframe.
  package private(set) var bands = Path()
  private var band: ClosedRange<Double>?
  private var last = -Double.infinity

  package init(radius: Double, y: Double) { (self.radius, self.y) = (radius, y) }

  /// Adds a diamond at `x`, in points, right of those before.
  package mutating func add(_ x: Double) {
    guard x > last + Self.leastGap else { return }
    if x < last + Self.bandGap {
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
