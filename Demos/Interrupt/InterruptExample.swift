/// The example that plays until somebody drags the card.
extension Interrupt {
  /// The card is dragged, thrown, caught in flight, thrown again, sent elsewhere before it arrives, and
  /// called back.
  mutating func playAnExample() {
    move(from: 0.2, along: [(200, 140), (220, 190), (300, 250), (430, 290)], over: 0.36)
    move(from: 0.78, along: [(640, 390), (600, 330), (560, 230), (600, 120)], over: 0.5)
    _ = send(to: Self.slots[2], at: 1.52)
    _ = send(to: Self.slots[1], at: 1.86)
  }

  private mutating func move(
    from start: Double, along points: [(x: Double, y: Double)], over seconds: Double
  ) {
    let points = points.map { Point(x: $0.x, y: $0.y) }
    let curve = Path {
      $0.move(to: points[0])
      $0.cubic(points[1], points[2], to: points[3])
    }
    let route = Route(curve, pace: .raw)
    // The drag starts wherever the card is by then.
    let offset = card.place(at: start) - points[0]
    guard take(points[0] + offset, at: start) else { return }
    let steps = Int((seconds * 60).rounded())
    for progress in (1...steps).map({ Double($0) / Double(steps) }) {
      _ = drag(to: route.place(at: progress).point + offset, at: start + seconds * progress)
    }
    _ = letGo(at: start + seconds, throwing: true)
  }
}
