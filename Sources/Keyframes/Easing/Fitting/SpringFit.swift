#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The spring whose motion until it settles comes nearest to an easing, by least squares.
///
/// Its shape depends on the damping ratio and on the start velocity, which are searched for on a
/// coarse grid and then in ever smaller steps. A spring that starts from rest is preferred unless
/// another one has less than half of its error.
package struct SpringFit: Equatable, Sendable {
  package let dampingRatio: Double
  /// In whole distances per response.
  package let velocity: Double
  /// The spring as an easing.
  package let easing: Easing

  /// Approximates `target`. The spring settles in `seconds`; without them it is a shape without a
  /// pace if it starts from rest, else its response is half a second.
  package init(_ target: Easing, seconds: Double? = nil) {
    let values = Shape.places.map { place -> Double in
      let value = target(place)
      return value.isFinite ? min(max(value, -1e3), 1e3) : 0
    }
    let still = Self.search(values, from: Self.nearest(in: Shape.still, values), isMoving: false)
    var best = still
    // A smaller error could not be seen.
    if still.error(values) > 1e-6 {
      // In some rows of the grid the nearest leads to another hollow.
      let starts = Shape.moving.map { Self.nearest(in: $0, values) }
      let moving = starts.sorted { $0.error(values) < $1.error(values) }.prefix(2).map {
        Self.search(values, from: $0, isMoving: true)
      }
      for one in moving
      where one.error(values) < min(still.error(values) / 4, best.error(values)) {
        best = one
      }
    }
    dampingRatio = best.dampingRatio
    velocity = best.velocity
    easing = Self.easing(best, seconds)
  }

  private static func easing(_ shape: Shape, _ seconds: Double?) -> Easing {
    let pace = Spring(response: 1, dampingRatio: shape.dampingRatio)
    let length = pace.settlingTime(velocity: shape.velocity)
    if shape.velocity == 0, seconds == nil { return .spring(bounce: pace.bounce.thousandths) }
    let response = seconds.flatMap { $0 > 0 ? ($0 / length).thousandths : nil } ?? 0.5
    let spring = Spring(response: max(response, 0.001), dampingRatio: shape.dampingRatio)
    return Easing(
      validating: .spring(spring, velocity: (shape.velocity / spring.response).thousandths))
      ?? .spring(bounce: pace.bounce.thousandths)
  }

  private static func nearest(in row: [Shape], _ values: [Double]) -> Shape {
    row.min { $0.error(values) < $1.error(values) } ?? row[0]
  }

  private static func search(_ values: [Double], from start: Shape, isMoving: Bool) -> Shape {
    var best = (shape: start, error: start.error(values))
    func attempt(_ shape: Shape) -> Bool {
      let error = shape.error(values)
      guard error < best.error else { return false }
      best = (shape, error)
      return true
    }
    var (factor, step) = (1.2, 1.0)
    while factor > 1.001 {
      let (ratio, velocity) = (best.shape.dampingRatio, best.shape.velocity)
      var around = [(ratio * factor, velocity), (ratio / factor, velocity)]
      if isMoving {
        around += [(ratio, velocity + step), (ratio, velocity - step)]
        around += [(ratio * factor, velocity + step), (ratio / factor, velocity - step)]
      }
      let isBetter = around.reduce(false) { attempt(Shape($1.0, $1.1)) || $0 }
      if !isBetter { (factor, step) = (factor.squareRoot(), step / 2) }
    }
    return best.shape.rounded
  }
}

/// A spring's motion until it settles, at equal steps.
private struct Shape {
  let dampingRatio, velocity: Double
  private let values: [Double]

  private static let steps = 48
  static let places = (0...steps).map { Double($0) / Double(steps) }

  private static let ratios = (0..<18).map { 0.06 * pow(4 / 0.06, Double($0) / 17) }
  static let still = ratios.map { Shape($0, 0) }
  static let moving = [-4.0, 1, 3, 7, 15].map { velocity in ratios.map { Shape($0, velocity) } }

  init(_ dampingRatio: Double, _ velocity: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.03), 8)
    self.velocity = min(max(velocity, -60), 60)
    let spring = Spring(response: 1, dampingRatio: self.dampingRatio)
    // Hundreds of shapes are tried; a microsecond more changes none of them visibly.
    let duration = spring.settlingTime(velocity: self.velocity, within: 1e-6)
    let rest = 1 - spring.value(at: duration, velocity: self.velocity)
    let motion = spring.values(
      every: duration / Double(Self.steps), count: Self.steps + 1, velocity: self.velocity)
    values = zip(Self.places, motion).map { place, value in value + place * rest }
  }

  var rounded: Shape { Shape(dampingRatio.thousandths, velocity.thousandths) }

  /// The mean square of the distances.
  func error(_ targets: [Double]) -> Double {
    var sum = 0.0
    for (value, target) in zip(values, targets) { sum += (value - target) * (value - target) }
    return sum / Double(targets.count)
  }
}

extension Double {
  fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 }
}
