public import Keyframes

/// The start times of many items: one after the other, `interval` seconds apart.
///
/// ```swift
/// Stagger(0.1).delays(count: 4)               // [0, 0.1, 0.2, 0.3]
/// Stagger(0.1, .fromCentre).delays(count: 5)  // [0.2, 0.1, 0, 0.1, 0.2]
/// ```
///
/// Each item has a *rank*, 0 for the items that start first, and its delay is its rank times
/// `interval`. Items of equal rank start together.
public struct Stagger: Hashable, Sendable {
  /// The order in which items start.
  public enum Order: Hashable, Sendable {
    /// In list order, or in reverse.
    case forwards, backwards
    /// From the middle of the list outwards, or from both ends inwards; items equally far from the
    /// middle start together.
    case fromCentre, fromEdges
    /// By distance from a point, the nearest first. Ranks number the distinct distances, however
    /// far apart; items at equal distances start together.
    case radial(from: Point)
    /// By distance from a point, the farthest first.
    case inverseRadial(from: Point)
    /// By position along one axis, with ranks as for distances: a row or a column starts together.
    case topToBottom, bottomToTop, leftToRight, rightToLeft
  }

  /// Seconds from one rank to the next; 0 or more.
  public var interval: Double {
    didSet { Self.check(interval) }
  }
  /// The order in which items start.
  public var order: Order
  /// Distributes the delays: the item at fraction *p* of the ranks starts at fraction `easing(p)`
  /// of the greatest delay. An overshoot is clamped.
  public var easing: Easing

  /// Creates a stagger.
  ///
  /// - Precondition: `interval` is finite and not negative.
  public init(_ interval: Double, _ order: Order = .forwards, _ easing: Easing = .linear) {
    Self.check(interval)
    self.interval = interval
    self.order = order
    self.easing = easing
  }

  private static func check(_ interval: Double) {
    require(
      interval >= 0 && interval.isFinite,
      "The interval of a stagger is \(interval) s; it must be finite and 0 or more.")
  }

  /// Ignores the easing, which has no hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(interval)
    hasher.combine(order)
  }

  /// Returns the delays of `count` items in seconds, in list order.
  ///
  /// - Complexity: O(*n*)
  /// - Precondition: `count` is not negative, and `order` does not depend on positions.
  public func delays(count: Int) -> [Double] {
    require(count >= 0, "The count of a stagger is \(count); it must be 0 or more.")
    guard let ranks = ranks(count: count) else {
      fatalError(
        "The order \(order) depends on positions: use delays(for:) with the positions.")
    }
    return delays(ranks)
  }

  /// Returns the delays of items at `places` (points, y down) in seconds, in list order. Positions
  /// within a millionth of a point count as equal; NaN comes last.
  ///
  /// - Complexity: O(*n* log *n*)
  public func delays(for places: [Point]) -> [Double] {
    delays(ranks(count: places.count) ?? Self.ranks(of: places.map { measure($0) }))
  }

  /// Returns the total duration if the longest motion lasts `longest` seconds and starts last: the
  /// greatest rank times `interval`, plus `longest`; 0 for no items.
  ///
  /// - Precondition: as for `delays(count:)`.
  public func duration(count: Int, longest: Double) -> Double {
    Self.duration(delays(count: count), longest)
  }

  /// Returns the total duration for items at `places`.
  ///
  /// - Complexity: O(*n* log *n*)
  public func duration(for places: [Point], longest: Double) -> Double {
    Self.duration(delays(for: places), longest)
  }

  private static func duration(_ delays: [Double], _ longest: Double) -> Double {
    delays.max().map { $0 + longest } ?? 0
  }

  private func delays(_ ranks: [Int]) -> [Double] {
    let last = ranks.max() ?? 0
    guard easing != .linear, last > 0 else { return ranks.map { Double($0) * interval } }
    let span = Double(last) * interval
    return ranks.map { min(max(easing(Double($0) / Double(last)), 0), 1) * span }
  }

  // MARK: Ranks

  /// The ranks in list order; nil if the order depends on positions.
  private func ranks(count: Int) -> [Int]? {
    // Twice the distance from the middle is odd for an even count and even for an odd count.
    func fromMiddle(_ index: Int) -> Int { abs(2 * index - (count - 1)) / 2 }
    let all = 0..<count
    return switch order {
    case .forwards: Array(all)
    case .backwards: all.reversed()
    case .fromCentre: all.map(fromMiddle)
    case .fromEdges: all.map { fromMiddle(0) - fromMiddle($0) }
    case .radial, .inverseRadial, .topToBottom, .bottomToTop, .leftToRight, .rightToLeft: nil
    }
  }

  /// Items with a smaller measure start sooner.
  private func measure(_ place: Point) -> Double {
    let measure =
      switch order {
      case .forwards, .backwards, .fromCentre, .fromEdges: 0.0
      case .radial(let point): place.distance(to: point)
      case .inverseRadial(let point): -place.distance(to: point)
      case .topToBottom: place.y
      case .bottomToTop: -place.y
      case .leftToRight: place.x
      case .rightToLeft: -place.x
      }
    return measure.isNaN ? .infinity : measure
  }

  private static func ranks(of measures: [Double]) -> [Int] {
    var ranks = measures.map { _ in 0 }
    var (rank, first) = (-1, -Double.infinity)
    for index in measures.indices.sorted(by: { measures[$0] < measures[$1] }) {
      // Positions on a circle are equally far from its centre only up to rounding.
      if rank < 0 || measures[index] > first + 1e-6 { (rank, first) = (rank + 1, measures[index]) }
      ranks[index] = rank
    }
    return ranks
  }
}
