/// Where the pages of an extent are, and on which one a drag lands.
extension Extent {
  var pageLength: Double? {
    guard let page, page >= 0.001, page.isFinite else { return nil }
    return min(page, 1e10)
  }

  /// The number of the last page, from `0`; `0` when free.
  var lastPage: Int {
    guard let length = pageLength else { return 0 }
    let limits = range.clamped(to: farthest)
    // The range is often written as a product of the page: forgive its rounding.
    let count = (limits.upperBound - limits.lowerBound) / length + 1e-6
    return Int(count)
  }

  /// The page nearest to `position`, `0...lastPage`; halfway between two it is the later one.
  func page(near position: Double) -> Int {
    page(at: position, rounding: .toNearestOrAwayFromZero)
  }

  func position(ofPage page: Int) -> Double {
    guard let length = pageLength else { return bounds.lowerBound }
    return (bounds.lowerBound + Double(page) * length).clamped(to: bounds)
  }

  /// The page a drag lands on: at most one away from `first`, the page nearest to where it began.
  ///
  /// A fling on in the direction of the drag turns to the neighbour of `first`; a fling back takes
  /// the drag back to the page behind the position; without a fling, which is what is slower than
  /// `slowest` points per second, the nearest page wins.
  func landingPage(
    from start: Double, to position: Double, velocity: Double, slowest: Double
  ) -> Int {
    let first = page(near: start)
    let neighbours = neighbours(of: first)
    let landing: Int
    if abs(velocity) < slowest || velocity == 0 {
      landing = page(near: position)
    } else if (position - start) * velocity >= 0 {
      landing = velocity > 0 ? first + 1 : first - 1
    } else {
      landing = page(at: position, rounding: velocity > 0 ? .up : .down)
    }
    return min(max(landing, neighbours.lowerBound), neighbours.upperBound)
  }

  /// The pages that one gesture can reach from `page`.
  func neighbours(of page: Int) -> ClosedRange<Int> {
    max(page - 1, 0)...min(page + 1, lastPage)
  }

  func page(at position: Double, rounding: FloatingPointRoundingRule) -> Int {
    guard let length = pageLength else { return 0 }
    let pages = (position - bounds.lowerBound) / length
    return Int(pages.rounded(rounding).clamped(to: 0...Double(lastPage)))
  }
}
