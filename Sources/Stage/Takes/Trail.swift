public import Keyframes

/// A trail of a moving object: its positions at equal times, as nodes that appear then and fade.
///
/// ```swift
/// var trail = Trail(from: 0)
/// trail.follow(from: 0, until: 2) { card.place(at: $0) }
/// let dots = trail.nodes(Node(.circle(radius: 4), fill: .black), opacity: 0.7)
/// ```
public struct Trail: Equatable, Sendable {
  private let start: Double
  private let interval: Double
  private let count: Int
  private var places: [Point] = []

  /// Creates a trail that begins at `start`, with a mark every `interval` seconds. There are
  /// `count` marks at once: each fades until it is reused.
  ///
  /// - Precondition: `interval` and `count` are above 0.
  public init(from start: Double, every interval: Double = 1.0 / 24, count: Int = 30) {
    require(
      interval > 0 && count > 0, "A trail of \(count) marks every \(interval) seconds has none.")
    self.start = start
    self.interval = interval
    self.count = count
  }

  private func time(_ index: Int) -> Double { start + Double(index) * interval }

  /// Forgets the marks from `start` on, and calls `place` for the positions of the marks until
  /// `end`.
  ///
  /// - Complexity: O(*n*) in the marks since `start`.
  public mutating func follow(
    from start: Double, until end: Double, _ place: (_ time: Double) -> Point
  ) {
    let known = max(Int(((start - self.start) / interval).rounded(.up)), 0)
    if known < places.count { places.removeSubrange(known...) }
    while time(places.count) <= end { places.append(place(time(places.count))) }
  }

  /// The marks, as copies of `mark` named "dot-1" and so on. A mark appears with `opacity` at its
  /// time if it is more than half a point from the previous one.
  public func nodes(_ mark: Node, opacity: Double) -> [Node] {
    (0..<min(count, places.count)).map { first in
      let turns = Array(stride(from: first, to: places.count, by: count))
      let times = turns.map(time)
      let strengths = turns.map { turn in
        turn > 0 && places[turn].distance(to: places[turn - 1]) > 0.5 ? opacity : 0
      }
      let end = times[times.count - 1] + Double(count) * interval
      return mark.at(Track(turns.map { places[$0] }, at: times, .hold))
        .opacity(
          Track(strengths.flatMap { [0, $0] } + [0], at: times.flatMap { [$0, $0] } + [end])
        )
        .named("dot-\(first + 1)")
    }
  }
}
