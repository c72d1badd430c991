import Keyframes
import Syntax

/// Fits cubic curves to a number that is computed.
struct LottieFit {
  /// The largest distance that may remain.
  let tolerance: Double
  /// Shorter segments are not halved again, in frames.
  static let shortest = 0.1
  /// How often all of it may be halved.
  var most = 2000

  /// A graph through all `breaks`, where the number may jump or turn sharply. At a break `value`
  /// returns the number after it.
  func graph(_ breaks: [Double], _ value: (Double) -> Double) -> LottieGraph {
    let breaks = Set(breaks).sorted()
    guard let end = breaks.last else { return LottieGraph(limited(value(0))) }
    return LottieGraph(stretches(breaks, value), last: limited(value(end)))
  }

  func stretches(_ breaks: [Double], _ value: (Double) -> Double) -> [LottieGraph.Stretch] {
    var done: [LottieGraph.Stretch] = []
    for (low, high) in zip(breaks, breaks.dropFirst()) where low < high {
      var budget = max(8, most / breaks.count)
      let last = limited(value(high - min(1e-6, (high - low) / 16)))
      func at(_ time: Double) -> Double { time < high ? limited(value(time)) : last }
      let parts = max(1, min(40, Int((high - low) / 90)))
      var from = low
      for part in 1...parts {
        let to = part == parts ? high : low + (high - low) * Double(part) / Double(parts)
        fit(from, to, at, &budget, &done)
        from = to
      }
    }
    return done
  }

  private func fit(
    _ low: Double, _ high: Double, _ value: (Double) -> Double, _ budget: inout Int,
    _ done: inout [LottieGraph.Stretch]
  ) {
    func at(_ part: Double) -> Double { value(part == 1 ? high : low + (high - low) * part) }
    let (a, b, c, d) = (at(0), at(1.0 / 3), at(2.0 / 3), at(1))
    var stretch = LottieGraph.Stretch(from: low, to: high, a, d)
    let twelfths: [Double] = [1, 2, 3, 5, 6, 7, 9, 10, 11]
    let places = twelfths.map { $0 / 12 }
    let wanted = places.map(at)
    func isClose(_ stretch: LottieGraph.Stretch) -> Bool {
      zip(places, wanted).allSatisfy {
        abs(LottieGraph.Stretch.blend(stretch.values, at: $0) - $1) <= tolerance
      }
    }
    if isClose(stretch), abs(b - stretch.values[1]) <= tolerance {
      return done.append(stretch)
    }
    stretch.values = [
      a, (18 * b - 5 * a - 9 * c + 2 * d) / 6, (18 * c - 9 * b + 2 * a - 5 * d) / 6, d,
    ]
    let middle = low + (high - low) / 2
    if budget == 0 || high - low <= Self.shortest || isClose(stretch) {
      return done.append(stretch)
    }
    budget -= 1
    fit(low, middle, value, &budget, &done)
    fit(middle, high, value, &budget, &done)
  }
}

extension LottieGraph {
  /// The sum of both: exact where one of them is straight in time, else fitted.
  func adding(_ other: LottieGraph, tolerance: Double) -> LottieGraph {
    if let constant { return other.scaled(1, plus: constant) }
    if let constant = other.constant { return scaled(1, plus: constant) }
    return combined(with: other, tolerance: tolerance) {
      $0 + $1
    } stretch: { one, other in
      guard other.isStraight else { return nil }
      var sum = one
      let slope = (other.values[3] - other.values[0]) / (other.end - other.start)
      sum.values += other.values[0] + slope * (one.times - one.start)
      return sum
    }
  }

  /// The product of both: exact where one of them does not change, else fitted.
  func times(_ other: LottieGraph, tolerance: Double) -> LottieGraph {
    if let constant { return other.scaled(constant) }
    if let constant = other.constant { return scaled(constant) }
    return combined(with: other, tolerance: tolerance) {
      $0 * $1
    } stretch: { one, other in
      guard other.isFlat else { return nil }
      var product = one
      product.values *= other.values[0]
      return product
    }
  }

  /// `stretch` combines two over the same times, or gives nil; it is asked both ways round.
  private func combined(
    with other: LottieGraph, tolerance: Double, _ value: (Double, Double) -> Double,
    stretch: (Stretch, Stretch) -> Stretch?
  ) -> LottieGraph {
    let times = Set(times + other.times).sorted()
    let (mine, its) = (aligned(to: times), other.aligned(to: times))
    let stretches = zip(mine, its).flatMap { one, other in
      if let both = stretch(one, other) ?? stretch(other, one) { return [both] }
      let fit = LottieFit(tolerance: tolerance, most: max(8, 4000 / times.count))
      return fit.stretches([one.start, one.end]) {
        value(one.value(at: $0), other.value(at: $0))
      }
    }
    return LottieGraph(stretches, last: value(last, other.last))
  }

  /// The same graph with a stretch between each two of `times`, which include all of its own.
  func aligned(to times: [Double]) -> [Stretch] {
    guard let first = times.first, let end = times.last else { return [] }
    guard let own = stretches.first?.start, let ownEnd = stretches.last?.end else {
      return zip(times, times.dropFirst()).map { Stretch(from: $0, to: $1, last, last) }
    }
    var parts: [Stretch] = []
    if first < own {
      parts += Stretch(from: first, to: own, value(at: first), value(at: first)).split(at: times)
    }
    parts += stretches.flatMap { $0.split(at: times) }
    if ownEnd < end { parts += Stretch(from: ownEnd, to: end, last, last).split(at: times) }
    return parts
  }
}
