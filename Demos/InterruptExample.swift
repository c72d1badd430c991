import Keyframes

/// The example that plays before the first drag.
extension Interrupt {
  /// The card is dragged, thrown, caught in flight, and thrown again.
  mutating func playAnExample() {
    move(from: 0.2, along: [(200, 140), (220, 190), (300, 250), (430, 290)], over: 0.36)
    move(from: 0.78, along: [(640, 390), (600, 330), (560, 230), (600, 120)], over: 0.5)
  }

  private mutating func move(
    from start: Double, along points: [(x: Double, y: Double)], over seconds: Double
  ) {
    // Starts wherever the card is by then.
    let offset = place(at: start) - Point(x: points[0].x, y: points[0].y)
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard take(Point(x: x[0], y: y[0]) + offset, at: start) else { return }
    let steps = Int((seconds * 60).rounded())
    var place = Point.zero
    for step in 1...steps {
      let progress = Double(step) / Double(steps)
      place = Point(x: Self.bend(x, progress), y: Self.bend(y, progress)) + offset
      _ = drag(to: place, at: start + seconds * progress)
    }
    letGo(at: start + seconds, throwing: true)
  }

  /// A cubic Bézier curve through the first and the last of four numbers.
  private static func bend(_ p: [Double], _ t: Double) -> Double {
    let s = 1 - t
    return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3]
  }
}
