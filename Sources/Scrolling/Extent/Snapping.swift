/// The rule for the page at which a drag comes to rest after release.
///
/// However strong the fling, a drag never goes further than the neighbour of the page where it
/// began. The names are those of CSS and GSAP.
public enum Snapping: Equatable, Sendable {
  /// Always a page: the neighbour in the direction of a fling; without a fling, the nearest.
  case mandatory

  /// Always a page: without a fling, the next one in the direction of the drag, if the drag has
  /// moved by a thousandth of a page. A fling works as with ``mandatory``.
  case directional

  /// A page if the content would come to rest within `pages` (0…0.5 of a page's length) of one;
  /// otherwise it may stop between two pages. Values outside the range are clamped, NaN counts as
  /// `0.25`.
  case proximity(pages: Double)

  /// The least movement that counts as a direction, in pages (GSAP's constant).
  static let threshold = 0.001
}

extension Extent {
  /// The position at which a drag lands that began at `start` and is released at `position`, in
  /// points; `nil` if it may coast as it would without pages. `velocity` is the release velocity in
  /// points per second; `natural` is where it would coast without pages and edges, in points.
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
