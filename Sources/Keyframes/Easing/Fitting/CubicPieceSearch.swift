/// Cuts an easing where it turns or jumps, and fits cubic Béziers in between.
struct CubicPieceSearch {
  private(set) var pieces: [CubicPieces.Piece] = []
  private let easing: Easing
  private let tolerance: Double

  /// A stretch of this length or less is not cut.
  private static let shortest = 1.0 / 5000
  /// An easing that needs more searches than these, as no useful one does, continues in straight lines.
  private static let mostSearches = 1000
  private var searches = 0
  /// The number of steps at which the direction is compared.
  private static let grid = 4000

  init(_ easing: Easing, _ tolerance: Double) {
    (self.easing, self.tolerance) = (easing, tolerance)
    let cuts = withoutRipples(cuts())
    for (cut, next) in zip(cuts, cuts.dropFirst()) where next.place > cut.place {
      fit(from: cut.place, cut.after, to: next.place, next.before)
    }
  }

  /// A progress at which a piece has to end.
  private struct Cut {
    var place: Double
    /// The values on both sides; they differ where the easing jumps.
    var before, after: Double
    /// Whether the easing only reverses direction there.
    var isTurn = false
  }

  // MARK: Cutting

  private func cuts() -> [Cut] {
    let leaps = leaps()
    let corners = ([0, 1] + corners(of: easing)).filter { place in
      !leaps.contains { abs($0.place - place) < 1e-9 }
    }
    let fixed = leaps + corners.map { Cut(place: $0, before: easing($0), after: easing($0)) }
    let turns = turns().filter { turn in !fixed.contains { abs($0.place - turn) < 1e-7 } }
    let all =
      fixed + turns.map { Cut(place: $0, before: easing($0), after: easing($0), isTurn: true) }
    return all.sorted { $0.place < $1.place }
  }

  private func leaps() -> [Cut] {
    let stops = SampledEasing(easing, tolerance: 0.1).stops
    return zip(stops, stops.dropFirst()).compactMap { one, next in
      guard one.input == next.input else { return nil }
      // An easing may jump right after 0 and right before 1.
      let isAtEnd = min(one.input, 1 - one.input) < 1e-9
      return Cut(
        place: isAtEnd ? one.input.rounded() : one.input, before: one.output, after: next.output)
    }
  }

  /// Where an easing's formula changes.
  private func corners(of easing: Easing) -> [Double] {
    switch easing.form {
    case .family(_, .easeInOut): return [0.5]
    case .stops(let stops): return stops.compactMap(\.input).filter { $0 > 0 && $0 < 1 }
    // Steps this small are as good as a line.
    case .steps(let count, _) where count > Self.grid: return []
    case .steps(let count, _): return (1..<max(count, 2)).map { Double($0) / Double(count) }
    case .reversed(let inner): return corners(of: inner).map { 1 - $0 }
    case .mirrored(let inner):
      let corners = corners(of: inner)
      // Corners this many are as good as a line, too.
      guard corners.count < Self.grid else { return [] }
      return corners.flatMap { [$0 / 2, 1 - $0 / 2] } + [0.5]
    case .joined(let first, let second, let place, _):
      return corners(of: first).map { $0 * place } + [place]
        + corners(of: second).map { place + $0 * (1 - place) }
    case .blended(let one, let other, _): return corners(of: one) + corners(of: other)
    case .clamped(let inner): return corners(of: inner) + crossings(of: inner)
    case .part(let inner, let start, let end):
      return corners(of: inner).map { ($0 - start) / (end - start) }.filter { $0 > 0 && $0 < 1 }
    case .linear, .hold, .family, .cubicBezier, .spring, .springShape, .custom: return []
    }
  }

  /// Where an easing enters or leaves 0…1.
  private func crossings(of inner: Easing) -> [Double] {
    places { inner($0) > 0 } + places { inner($0) < 1 }
  }

  /// Where the easing reverses direction.
  private func turns() -> [Double] { places { easing.slope(at: $0) > 0 } }

  /// Where a condition changes between 0 and 1.
  private func places(_ holds: (Double) -> Bool) -> [Double] {
    var found: [Double] = []
    var last = holds(0)
    for index in 1..<Self.grid {
      let place = Double(index) / Double(Self.grid)
      let next = holds(place)
      guard next != last else { continue }
      let (low, high) = bisected(Double(index - 1) / Double(Self.grid), place, times: 40) {
        holds($0) == last
      }
      if low > 0 { found.append((low + high) / 2) }
      last = next
    }
    return found
  }

  /// Removes turns between which the easing moves less than half the tolerance.
  private func withoutRipples(_ cuts: [Cut]) -> [Cut] {
    var cuts = cuts
    while let index = flattest(cuts) {
      // Both ends of a ripple, unless one of them has to stay.
      if cuts[index + 1].isTurn { cuts.remove(at: index + 1) }
      if cuts[index].isTurn { cuts.remove(at: index) }
    }
    return cuts
  }

  private func flattest(_ cuts: [Cut]) -> Int? {
    let rises = cuts.indices.dropLast().compactMap { index -> (index: Int, rise: Double)? in
      guard cuts[index].isTurn || cuts[index + 1].isTurn else { return nil }
      let rise = abs(cuts[index + 1].before - cuts[index].after)
      return rise < tolerance / 2 ? (index, rise) : nil
    }
    return rises.min { $0.rise < $1.rise }?.index
  }

  // MARK: Fitting

  /// Adds pieces from `start` to `end`, each as long as the tolerance allows.
  private mutating func fit(
    from start: Double, _ from: Double, to end: Double, _ to: Double
  ) {
    var (start, from) = (start, from)
    var piece = best(from: start, from, to: end, to)
    while piece.error > tolerance, end - start > Self.shortest {
      var (good, bad) = (start, end)
      for _ in 0..<9 {
        let middle = (good + bad) / 2
        let candidate = best(from: start, from, to: middle, easing(middle))
        if candidate.error > tolerance { bad = middle } else { (good, piece) = (middle, candidate) }
      }
      if good == start { piece = best(from: start, from, to: bad, easing(bad)) }
      pieces.append(piece.piece)
      (start, from) = (piece.piece.end, piece.piece.to)
      piece = best(from: start, from, to: end, to)
    }
    pieces.append(piece.piece)
  }

  /// The best curve over a stretch, and its largest error.
  private mutating func best(
    from start: Double, _ from: Double, to end: Double, _ to: Double
  ) -> (piece: CubicPieces.Piece, error: Double) {
    let from = from.isFinite ? from : 0
    let to = to.isFinite ? to : from
    var piece = CubicPieces.Piece(start: start, end: end, from: from, to: to)
    if abs(to - from) > 1e-9 {
      searches += 1
      guard searches <= Self.mostSearches else { return (piece, 0) }
      let targets = (0...HandleTable.steps).map { step in
        let place = start + (end - start) * Double(step) / Double(HandleTable.steps)
        let value = step == 0 ? from : step == HandleTable.steps ? to : easing(place)
        return value.isFinite ? (value - from) / (to - from) : 0
      }
      piece.points = HandleTable.search(targets)
    }
    return (piece, piece.error(easing))
  }
}
