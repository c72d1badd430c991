import Keyframes

/// The visible page, the page on which time has settled, and the seconds since then. It is a value:
/// tell it how time moves, and pass its state to `Scene.frame(at:settled:)`.
///
/// ```swift
/// var pager = Pager(pages: 4)
/// pager.advance(by: 0.5, to: 0.8, isResting: false)  // pager.page == 1
/// pager.advance(by: 0.5, to: 1, isResting: true)     // 1: it has just settled
/// pager.advance(by: 0.5, to: 1, isResting: true)     // nil; pager.settled?.seconds == 0.5
/// scene.frame(at: pager.time, settled: pager.settled)
/// ```
public struct Pager: Equatable, Sendable {
  /// The pages; each is at the time equal to its number.
  public var pages: ClosedRange<Int>
  /// The time in pages; outside the first and the last page while a rubber band is stretched.
  public private(set) var time: Double
  /// The page on which time settled last, and the seconds since then, even if time has moved on;
  /// nil before it has settled.
  public private(set) var settled: Settling?

  /// Creates a pager of `count` pages, counted from 0, that has not settled yet.
  ///
  /// - Precondition: there is at least one page.
  public init(pages count: Int) {
    require(count >= 1, "A pager has \(count) pages; it needs at least 1.")
    pages = 0...(count - 1)
    time = 0
  }

  /// Creates a pager of a timeline's pages, at their beginning, that has not settled yet.
  public init(_ timeline: Timeline) {
    pages = timeline.pageRange
    time = Double(pages.lowerBound)
  }

  /// The nearest page, the later one if halfway between two.
  public var page: Int {
    // Clamped as a `Double`, since a far time would overflow `Int`.
    let nearest = (time + 0.5).rounded(.down)
    return Int(min(max(nearest, Double(pages.lowerBound)), Double(pages.upperBound)))
  }

  /// Whether the last page has been reached, or passed.
  public var isAtEnd: Bool { time >= Double(pages.upperBound) }

  /// Lets `seconds` pass, after which time is at `time`, in pages. A page settles once when time
  /// rests on it (within a millionth of a page), and not again before another page has settled. NaN
  /// and infinite times are ignored. `isResting` tells whether nothing moves time and no pointer
  /// holds it.
  ///
  /// - Returns: the page that has just settled; nil if none has.
  @discardableResult
  public mutating func advance(
    by seconds: Double, to time: Double, isResting: Bool
  ) -> Int? {
    if time.isFinite { self.time = time }
    if seconds > 0 { settled?.seconds += seconds }
    guard isResting, abs(self.time - Double(page)) < 1e-6, page != settled?.page else { return nil }
    settled = Settling(page: page, seconds: 0)
    return page
  }
}

extension Timeline {
  /// The pages within the timeline's range; only page 0 if time is not in pages.
  public var pageRange: ClosedRange<Int> {
    let first = Int(clamping: range.lowerBound.rounded(.up))
    let last = Int(clamping: range.upperBound.rounded(.down))
    return unit == .pages && first <= last ? first...last : 0...0
  }
}

extension Int {
  /// The nearest whole number, limited to ±10¹⁵, which a `Double` expresses exactly.
  fileprivate init(clamping number: Double) {
    self = Int(Swift.min(Swift.max(number, -1e15), 1e15))
  }
}
