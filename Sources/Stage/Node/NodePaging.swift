public import Keyframes

// Which page a node lies on, when (Jazz Hands' keepView:onPages:).
extension Node {
  /// Lies on one page and scrolls with it; pages may be fractional, negative or past the end.
  public func onPage(_ page: Double) -> Node { saying(.page, .always(page)) }

  /// Stays on screen while these pages go by, and scrolls with the first and last of them.
  public func onPages(_ range: ClosedRange<Double>) -> Node {
    onPages([range.lowerBound, range.upperBound])
  }

  /// Lies on `pages` at the times of the same numbers, or at `times`, and between them on its way;
  /// on the first and the last page before and after. On screen it is its page less the time, times
  /// ``Scene/pageWidth``, from where ``Property/x`` says.
  ///
  /// - Precondition: there are as many times as pages, and at least one.
  public func onPages(
    _ pages: [Double], at times: [Double]? = nil, _ easing: Easing = .linear
  ) -> Node {
    let times = times ?? pages
    precondition(
      times.count == pages.count, "\(pages.count) pages need as many times, not \(times.count).")
    return saying(
      .page, Track(zip(times, pages).map { Keyframe(time: $0, value: $1, easing: easing) }))
  }

  /// Stays fixed on screen through all of the `pages` and one page of rubber band at either end.
  public func pinned(through pages: Int) -> Node { onPages(-1...Double(pages)) }

  /// Lies in one row of pages and scrolls with it, where pages go down; see ``Scene/Paging``.
  public func onRow(_ row: Double) -> Node { saying(.row, .always(row)) }

  /// The same for rows that change; see ``onPages(_:at:_:)``.
  ///
  /// - Precondition: there are as many times as rows, and at least one.
  public func onRows(_ rows: [Double], at times: [Double]? = nil, _ easing: Easing = .linear)
    -> Node
  {
    let pages = onPages(rows, at: times, easing)
    return saying(.row, pages[.page])
  }

  /// Lies on `pages` at `times`, the left edge, middle or right edge of its shape (as it is made,
  /// neither scaled nor turned) at that part of the page, `offset` points to the right; `offsets`
  /// gives one for each time. This says ``Property/x`` as well.
  ///
  /// - Precondition: there are as many times, and as many offsets if any, as pages; at least one.
  ///   The node has no anchor.
  public func onPages(
    _ pages: [Double], at times: [Double]? = nil, attribute: PageAttribute, offset: Double = 0,
    offsets: [Double]? = nil, pageWidth: Double = Scene.size.width, _ easing: Easing = .linear
  ) -> Node {
    let times = times ?? pages
    let offsets = offsets ?? Array(repeating: offset, count: pages.count)
    precondition(
      offsets.count == pages.count,
      "\(pages.count) pages need as many offsets, not \(offsets.count).")
    precondition(
      numbers[.anchorX] == nil,
      "A node with an anchor has its place there: say onPages and x, not an attribute.")
    let box = shape?.bounds ?? .zero
    let place = attribute.part * pageWidth - box.minX - attribute.part * box.width
    return onPages(pages, at: times, easing).saying(
      .x,
      Track(zip(times, offsets).map { Keyframe(time: $0, value: place + $1, easing: easing) }))
  }
}

/// Which part of a node meets the same part of its page.
public enum PageAttribute: Hashable, Sendable {
  /// An edge of the node at the same edge of the page, or its middle in the middle.
  case left, centre, right

  /// 0…1 from the left edge.
  public var part: Double {
    switch self {
    case .left: 0
    case .centre: 0.5
    case .right: 1
    }
  }
}

extension Track where Value == Double {
  /// A multiple of a measure, plus a constant: Jazz Hands' multipliers. `multiples.times(540)` are
  /// parts of the stage's height.
  public func times(_ measure: Double, plus constant: Double = 0) -> Track {
    map { $0 * measure + constant }
  }
}
