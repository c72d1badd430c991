extension Scroller {
  /// Whether it is at the first position at which scrolling can stop, or before it (with the rubber
  /// band stretched).
  public var isAtStart: Bool { position <= extent.bounds.lowerBound }

  /// Whether it is scrolled to the end: at the last position at which scrolling can stop, or beyond
  /// it (with the rubber band stretched). Content without a range is at both ends.
  public var isAtEnd: Bool { position >= extent.bounds.upperBound }
}

/// Reports when scrolling has reached an end, and when a hand has let go there, such as to leave an
/// intro by pulling on beyond its last page.
///
/// ```swift
/// var ends = ScrollEnds(scroller)
/// scroller.drag(to: -400, time: 0.1)
/// ends.follow(scroller)               // [.reached(.end)]
/// scroller.endDrag(time: 0.1)
/// ends.follow(scroller)               // [.released(.end)]
/// ```
///
/// It only compares: what happens and is undone between two calls is not reported. Call it after each
/// event and after each frame.
public struct ScrollEnds: Equatable, Sendable {
  /// An end of the range.
  public enum End: Hashable, Sendable, CaseIterable {
    /// The first or the last position.
    case start, end
  }

  /// What has happened at an end.
  public enum Event: Hashable, Sendable {
    /// The position has come to the end, or beyond. Once, until it has left it again.
    case reached(End)
    /// A drag was let go, or cancelled, at the end or beyond.
    case released(End)
  }

  private var reached: Set<End>
  private var isDragging: Bool

  /// Begins with the present state of `scroller`, which is not reported.
  public init(_ scroller: Scroller) {
    reached = scroller.ends
    isDragging = scroller.isDragging
  }

  /// Returns what has happened since the last call: ends that were reached, then the one at which a
  /// drag was let go. At content without a range that is both.
  public mutating func follow(_ scroller: Scroller) -> [Event] {
    let now = scroller.ends
    let isReleased = isDragging && !scroller.isDragging
    let arrivals = End.allCases.filter { now.contains($0) && !reached.contains($0) }
    let releases = End.allCases.filter { isReleased && now.contains($0) }
    reached = now
    isDragging = scroller.isDragging
    return arrivals.map { .reached($0) } + releases.map { .released($0) }
  }
}

extension Scroller {
  fileprivate var ends: Set<ScrollEnds.End> {
    Set((isAtStart ? [.start] : []) + (isAtEnd ? [.end] : []))
  }
}
