public import Keyframes

// The words in which demos describe a node. Each returns a copy, so they can be strung together in
// any order; the order never matters to the picture.
extension Node {
  /// Puts the node at a place; words for one axis leave the other alone.
  public func at(x: Track<Double>? = nil, y: Track<Double>? = nil) -> Node {
    with {
      if let x { $0.x = x }
      if let y { $0.y = y }
    }
  }

  public func named(_ name: String) -> Node { with { $0.name = name } }

  /// Degrees, positive is clockwise.
  public func rotation(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    with { $0.rotation = track.eased(ifSaid: easing) }
  }

  public func scale(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    with {
      $0.scaleX = track.eased(ifSaid: easing)
      $0.scaleY = $0.scaleX
    }
  }

  public func opacity(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    with { $0.opacity = track.eased(ifSaid: easing) }
  }

  public func size(width: Track<Double>? = nil, height: Track<Double>? = nil) -> Node {
    with {
      if let width { $0.width = width }
      if let height { $0.height = height }
    }
  }

  public func fill(_ track: Track<Color>, _ easing: Easing? = nil) -> Node {
    with { $0.fill = track.eased(ifSaid: easing) }
  }

  /// Draws only a part of the stroke: from `start` to `end` of its length, 0…1.
  public func stroke(from start: Track<Double> = 0, to end: Track<Double> = 1) -> Node {
    with {
      $0.strokeStart = start
      $0.strokeEnd = end
    }
  }

  public func depth(_ track: Track<Double>) -> Node { with { $0.depth = track } }

  /// The point of the shape's box that stays in place when it turns and grows. Groups and texts,
  /// which know no box of their own, turn about their origin whatever the anchor.
  public func anchor(_ anchor: Anchor) -> Node { with { $0.anchor = Track(anchor.unit) } }

  /// Gone at `time` and after it.
  public func hidden(from time: Double) -> Node { with { $0.hidden = [time: false, time: true] } }

  /// There from `time` on.
  public func hidden(until time: Double) -> Node { with { $0.hidden = [time: true, time: false] } }

  /// There only from the range's start until just before its end.
  public func shown(during range: Range<Double>) -> Node {
    with {
      $0.hidden = Track([
        Keyframe(time: range.lowerBound, value: true),
        Keyframe(time: range.lowerBound, value: false),
        Keyframe(time: range.upperBound, value: false),
        Keyframe(time: range.upperBound, value: true),
      ])
    }
  }

  /// There only from `start` until just before `end`; either may be infinite.
  public func shown(from start: Double, until end: Double) -> Node {
    switch (start.isFinite, end.isFinite) {
    case (false, false): self
    case (true, false): hidden(until: start)
    case (false, true): hidden(from: end)
    case (true, true): shown(during: start..<end)
    }
  }

  /// Lies on one page and scrolls with it; pages may be fractional, negative or past the end.
  public func onPage(_ page: Double) -> Node { with { $0.page = Track(page) } }

  /// Stays on screen while these pages go by, and scrolls with the first and last of them.
  public func onPages(_ range: ClosedRange<Double>) -> Node {
    onPages([range.lowerBound, range.upperBound])
  }

  /// Lies on `pages` at the times of the same numbers, or at `times`, and between them on its way.
  ///
  /// - Precondition: there are as many times as pages, and at least one.
  public func onPages(
    _ pages: [Double], at times: [Double]? = nil, _ easing: Easing = .linear
  ) -> Node {
    let times = times ?? pages
    precondition(
      times.count == pages.count, "\(pages.count) pages need as many times, not \(times.count).")
    return with {
      $0.page = Track(zip(times, pages).map { Keyframe(time: $0, value: $1, easing: easing) })
    }
  }

  /// Stays fixed on screen through all of `pages` and the rubber band beyond them.
  public func pinned(through pages: Int) -> Node { onPages(-1...Double(pages)) }

  /// Moves along `path`, which begins at the node's place; `turning` turns it with the path.
  public func along(_ path: Path, _ progress: Track<Double>, turning: Bool = false) -> Node {
    with {
      $0.route = PathRoute(path)
      $0.pathProgress = progress
      $0.turnsAlongPath = turning
    }
  }

  /// Paints only what lies inside `rect`, in the node's own coordinates.
  public func clipped(to rect: Rect, cornerRadius: Double = 0) -> Node {
    with {
      $0.clip = rect
      $0.clipCornerRadius = cornerRadius
    }
  }

  func with(_ change: (inout Node) -> Void) -> Node {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Track {
  fileprivate func eased(ifSaid easing: Easing?) -> Track { easing.map { eased($0) } ?? self }
}

/// A point of a box that has a name.
public enum Anchor: CaseIterable, Sendable {
  case topLeft, top, topRight, left, centre, right, bottomLeft, bottom, bottomRight

  /// In parts of the box: (0, 0) is its top left corner.
  public var unit: Point {
    switch self {
    case .topLeft: Point(x: 0, y: 0)
    case .top: Point(x: 0.5, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .left: Point(x: 0, y: 0.5)
    case .centre: Point(x: 0.5, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottom: Point(x: 0.5, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}
