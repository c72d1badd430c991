public import Keyframes

/// When each of many things sets out: one after the other, `interval` seconds apart.
///
/// ```swift
/// Stagger(0.1).delays(count: 4)               // [0, 0.1, 0.2, 0.3]
/// Stagger(0.1, .fromCentre).delays(count: 5)  // [0.2, 0.1, 0, 0.1, 0.2]
/// ```
///
/// Each thing has a *rank*, 0 for what sets out first, and its delay is its rank times `interval`.
/// Things of one rank set out together.
public struct Stagger: Hashable, Sendable {
  /// Who sets out when.
  public enum Order: Hashable, Sendable {
    /// In the order of the list, or against it.
    case forwards, backwards
    /// From the middle of the list outwards, or from both its ends inwards; what is equally far
    /// from the middle sets out together.
    case fromCentre, fromEdges
    /// By distance: the nearest to the point first. The ranks count the different
    /// distances, however much farther the next one is; equal distances set out together.
    case radial(from: Point)
    /// The same from the farthest to the nearest.
    case inverseRadial(from: Point)
    /// By place along one axis, ranks as for distances: a row or a column sets out together.
    case topToBottom, bottomToTop, leftToRight, rightToLeft
  }

  /// Seconds from one rank to the next; 0 or more.
  public var interval: Double {
    didSet { Self.check(interval) }
  }
  /// Who sets out when.
  public var order: Order
  /// Spreads the delays: what is at part *p* of the ranks sets out at part `easing(p)` of the time
  /// until the last one does. An overshoot is clamped to that time.
  public var easing: Easing

  /// - Precondition: `interval` is finite and not negative.
  public init(_ interval: Double, _ order: Order = .forwards, _ easing: Easing = .linear) {
    Self.check(interval)
    self.interval = interval
    self.order = order
    self.easing = easing
  }

  private static func check(_ interval: Double) {
    precondition(
      interval >= 0 && interval.isFinite,
      "A stagger's interval is \(interval) s: it must be finite and not negative.")
  }

  /// Closures and curves of an easing have no hash; stagger values that differ in it alone share
  /// theirs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(interval)
    hasher.combine(order)
  }

  /// The delays of `count` things in a list, in seconds, in the list's order.
  ///
  /// - Complexity: O(*n*)
  /// - Precondition: `count` is not negative, and `order` does not ask for places.
  public func delays(count: Int) -> [Double] {
    precondition(count >= 0, "There are no delays of \(count) things.")
    guard let ranks = ranks(count: count) else {
      preconditionFailure("The order \(order) goes by place: use delays(for:) with the places.")
    }
    return delays(ranks)
  }

  /// The delays of things at `places` (points, y down), in seconds, in the order of the list.
  /// Places within a millionth of a point count as equal; one that is not a number comes last.
  ///
  /// - Complexity: O(*n* log *n*)
  public func delays(for places: [Point]) -> [Double] {
    delays(ranks(count: places.count) ?? Self.ranks(of: places.map { measure($0) }))
  }

  /// How long it all takes if the longest motion lasts `longest` seconds and is the last: the ranks
  /// less one times `interval`, plus `longest`; 0 for no things.
  ///
  /// - Precondition: as for `delays(count:)`.
  public func duration(count: Int, longest: Double) -> Double {
    Self.duration(delays(count: count), longest)
  }

  /// The same for things at `places`.
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

  /// Nil where the order goes by place.
  private func ranks(count: Int) -> [Int]? {
    // Twice the distance from the middle is odd for an even count and even for an odd one.
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

  /// What is less sets out sooner.
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
      // Places on a circle are equally far from its centre but for rounding.
      if rank < 0 || measures[index] > first + 1e-6 { (rank, first) = (rank + 1, measures[index]) }
      ranks[index] = rank
    }
    return ranks
  }
}
