/// Which page a drag comes to rest at, once the hand lets go.
///
/// Whatever the strength of the throw, a page further away from where the drag began than the
/// neighbours is never passed. The names are those of CSS and GSAP.
public enum Snapping: Equatable, Sendable {
  /// Always a page: the direction of a throw picks the neighbour, without a throw the nearest wins.
  case mandatory

  /// Always a page, the next in the direction of the drag: a thousandth of a page without a throw
  /// is enough. A throw goes its own way, as with ``mandatory``.
  case directional

  /// A page if the content would come to rest within `pages` of one, from 0 to 0.5 of a page's
  /// length; between two pages it may stay. Numbers beyond count as the nearest of these, NaN as
  /// `0.25`.
  case proximity(pages: Double)

  /// What a direction needs, in pages. GSAP's number.
  static let threshold = 0.001
}

extension Extent {
  /// Where a drag lands that began at `start` and is let go at `position`, in points; `nil` if it
  /// may coast to where it would without pages.
  /// `velocity` is that of the release, in points per second; `natural` where it would coast
  /// without pages and edges, in points.
  func landing(
    from start: Double, to position: Double, velocity: Double, natural: Double, _ physics: Physics
  ) -> Double? {
    guard let length = pageLength else { return nil }
    let throwing = abs(velocity) >= physics.slowestThrow
    switch snapping {
    case .directional where !throwing && abs(position - start) >= Snapping.threshold * length:
      let sign = position > start ? 1.0 : -1
      return self.position(ofPage: nextPage(from: start, to: position, direction: sign))
    case .mandatory, .directional:
      let page = landingPage(
        from: start, to: position, velocity: velocity, slowest: physics.slowestThrow)
      return self.position(ofPage: page)
    case .proximity(let pages):
      let share = pages.isNaN ? 0.25 : pages.clamped(to: 0...0.5)
      let neighbours = neighbours(of: page(near: start))
      let reach =
        self.position(ofPage: neighbours.lowerBound)...self.position(ofPage: neighbours.upperBound)
      let end = natural.clamped(to: reach)
      let nearest = self.position(ofPage: page(near: end))
      return end != natural || abs(end - nearest) <= share * length ? nearest : nil
    }
  }

  /// The page at or after `position` in a direction, at most one from the page of `start`.
  private func nextPage(from start: Double, to position: Double, direction: Double) -> Int {
    let page = page(at: position, rounding: direction > 0 ? .up : .down)
    let neighbours = neighbours(of: self.page(near: start))
    return min(max(page, neighbours.lowerBound), neighbours.upperBound)
  }
}
