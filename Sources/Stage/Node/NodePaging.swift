public import Keyframes

// The page of a node over time (Jazz Hands' `keepView:onPages:`).
extension Node {
  /// Places the node on a page and scrolls it along; pages may be fractional, negative or past the
  /// end.
  public func onPage(_ page: Double) -> Node { setting(.page, .always(page)) }

  /// Places the node on a page of a row and scrolls it along.
  public func onPage(_ page: Double, row: Double) -> Node { onPage(page).onRow(row) }

  /// Places the node on page x of row y, such as a point of ``Scene/Paging``'s track.
  public func onPage(_ place: Point) -> Node { onPage(place.x, row: place.y) }

  /// Keeps the node on screen during these pages; it scrolls in with the first and out with the
  /// last.
  public func onPages(_ range: ClosedRange<Double>) -> Node {
    onPages([range.lowerBound, range.upperBound])
  }

  /// Places the node on `pages` at `times`, by default the same numbers, and moves it in between;
  /// before and after, it is on the first and the last page. On screen it is offset from
  /// ``Property/x`` by (page − time) · ``Scene/pageWidth``.
  ///
  /// - Precondition: there are as many times as pages, and at least one.
  public func onPages(
    _ pages: [Double], at times: [Double]? = nil, _ easing: Easing = .linear
  ) -> Node {
    setting(.page, Track(pages, at: times ?? pages, easing))
  }

  /// Keeps the node fixed on screen during all `pages` and one page of rubber band at either end.
  ///
  /// - Precondition: `pages` is 0 or more.
  public func pinned(through pages: Int) -> Node {
    require(pages >= 0, "A node is pinned through \(pages) pages; it must be 0 or more.")
    return onPages(-1...Double(pages))
  }

  /// Places the node in a row of pages and scrolls it along, for pages that scroll down; see
  /// ``Scene/Paging``.
  public func onRow(_ row: Double) -> Node { setting(.row, .always(row)) }

  /// Places the node in rows that change; see ``onPages(_:at:_:)``.
  ///
  /// - Precondition: there are as many times as rows, and at least one.
  public func onRows(_ rows: [Double], at times: [Double]? = nil, _ easing: Easing = .linear)
    -> Node
  {
    setting(.row, Track(rows, at: times ?? rows, easing))
  }

  /// Places the node on `pages` at `times` and aligns the left edge, centre or right edge of its
  /// shape (without scale and rotation) with the same part of the page, `offset` points to the
  /// right; `offsets` has one offset for each time. This also sets ``Property/x``.
  ///
  /// - Precondition: there are as many times, and as many offsets if any, as pages; at least one.
  ///   The node has no anchor.
  public func onPages(
    _ pages: [Double], at times: [Double]? = nil, attribute: PageAttribute, offset: Double = 0,
    offsets: [Double]? = nil, pageWidth: Double = Scene.size.width, _ easing: Easing = .linear
  ) -> Node {
    aligned(
      PageAlignment(axis: .across, places: pages, part: attribute.part, length: pageWidth),
      at: times,
      offsets ?? Array(repeating: offset, count: pages.count), easing)
  }
}

/// The part of a node that is aligned with the same part of its page.
public enum PageAttribute: Hashable, Sendable {
  /// An edge of the node with the same edge of the page, or centre with centre.
  case left, centre, right

  /// The position of the part, 0…1 from the left edge.
  public var part: Double {
    switch self {
    case .left: 0
    case .centre: 0.5
    case .right: 1
    }
  }
}

extension Track where Value == Double {
  /// Returns the track multiplied by a measure, plus a constant (Jazz Hands' multipliers).
  /// `multiples.times(540)` converts fractions of the stage's height to points.
  public func times(_ measure: Double, plus constant: Double = 0) -> Track {
    map { $0 * measure + constant }
  }
}
