extension Scroller {
  /// Whether the position is the first at which scrolling can stop, or before it (with the rubber
  /// band stretched).
  public var isAtStart: Bool { position <= extent.bounds.lowerBound }

  /// Whether the position is the last at which scrolling can stop, or beyond it (with the rubber
  /// band stretched). Content without a range is at both ends.
  public var isAtEnd: Bool { position >= extent.bounds.upperBound }
}

/// Reports when scrolling reaches an end, and when a drag is released there, for example to leave
/// an intro by pulling beyond its last page.
///
/// ```swift
/// var ends = ScrollEnds(scroller)
/// scroller.drag(to: -400, time: 0.1)
/// ends.follow(scroller)               // [.reached(.end)]
/// scroller.endDrag(time: 0.1)
/// ends.follow(scroller)               // [.released(.end)]
/// ```
///
/// It only compares states: a change that is undone between two calls is not reported. Call it
/// after each event and after each frame.
public struct ScrollEnds: Equatable, Sendable {
  /// An end of the range.
  public enum End: Hashable, Sendable, CaseIterable {
    /// The first or the last position.
    case start, end
  }

  /// An event at an end.
  public enum Event: Hashable, Sendable {
    /// The position has reached the end or gone beyond it. Reported once, until the position has
    /// left the end again.
    case reached(End)
    /// A drag was released or cancelled at the end or beyond.
    case released(End)
  }

  private var reached: Set<End>
  private var isDragging: Bool

  /// Starts from the present state of `scroller`, which is not reported.
  public init(_ scroller: Scroller) {
    reached = scroller.ends
    isDragging = scroller.isDragging
  }

  /// Returns the events since the last call: ends that were reached, then the end at which a drag
  /// was released. Content without a range is at both ends.
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
