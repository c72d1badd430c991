/// The pages of an extent, and the one at which a drag lands.
extension Extent {
  var pageLength: Double? {
    guard let page, page >= 0.001, page.isFinite else { return nil }
    return min(page, 1e10)
  }

  /// The index of the last page, from `0`; `0` without pages.
  var lastPage: Int {
    guard let length = pageLength else { return 0 }
    let limits = range.clamped(to: farthest)
    // The range is often a computed multiple of the page, so allow for rounding.
    let count = (limits.upperBound - limits.lowerBound) / length + 1e-6
    return Int(count)
  }

  /// The page nearest to `position`, `0...lastPage`; the later one if halfway between two.
  func page(near position: Double) -> Int {
    page(at: position, rounding: .toNearestOrAwayFromZero)
  }

  func position(ofPage page: Int) -> Double {
    guard let length = pageLength else { return bounds.lowerBound }
    return (bounds.lowerBound + Double(page) * length).clamped(to: bounds)
  }

  /// The page at which a drag lands: at most one away from `first`, the page nearest to the start
  /// of the drag.
  ///
  /// A fling in the direction of the drag goes to the neighbour of `first`; a fling back goes to
  /// the page behind the position. Below `slowest` points per second there is no fling, and the
  /// nearest page is chosen.
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
