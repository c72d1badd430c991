import Keyframes

/// Which page is on the stage, on which one time has settled, and how long ago. A value: whoever moves
/// time tells it, and `Scene.frame(at:settled:)` takes what it knows.
///
/// ```swift
/// var pager = Pager(pages: 4)
/// pager.advance(by: 0.5, to: 0.8, isResting: false)  // pager.page == 1
/// pager.advance(by: 0.5, to: 1, isResting: true)     // 1: it has just settled
/// pager.advance(by: 0.5, to: 1, isResting: true)     // nil; pager.settled?.seconds == 0.5
/// scene.frame(at: pager.time, settled: pager.settled)
/// ```
public struct Pager: Equatable, Sendable {
  /// How many pages there are, at the times 0, 1 …; at least 1.
  public var pages: Int {
    didSet { check() }
  }
  /// The time, in pages; beyond the first and the last while a rubber band is stretched.
  public private(set) var time: Double
  /// The page on which time settled last, and the seconds since then, also while time has moved on;
  /// nil before it has settled.
  public private(set) var settled: Settling?

  /// Creates a pager that has not settled yet.
  ///
  /// - Precondition: there is at least one page, and `time` is finite.
  public init(pages: Int, at time: Double = 0) {
    self.pages = pages
    self.time = time
    check()
    require(time.isFinite, "The time of a pager is \(time); it must be finite.")
  }

  /// The nearest page, the later one if halfway between two.
  public var page: Int {
    // Compared as numbers, since a far time has no Int.
    let nearest = (time + 0.5).rounded(.down)
    if nearest <= 0 { return 0 }
    return nearest < Double(pages - 1) ? Int(nearest) : pages - 1
  }

  /// Whether the last page has been reached, or passed.
  public var isAtEnd: Bool { time >= Double(pages - 1) }

  /// Lets `seconds` pass, after which time is at `time`, in pages. A page settles when time rests on
  /// it (within a millionth of a page), once, until another one does. NaN and infinite times are
  /// ignored. `isResting` is whether nothing moves time, and no hand holds it.
  ///
  /// - Returns: the page that has just settled; nil if none has.
  @discardableResult
  public mutating func advance(
    by seconds: Double, to time: Double, isResting: Bool
  ) -> Int? {
    if time.isFinite { self.time = time }
    settled?.seconds += max(seconds, 0)
    guard isResting, abs(self.time - Double(page)) < 1e-6, page != settled?.page else { return nil }
    settled = Settling(page: page, seconds: 0)
    return page
  }

  private func check() {
    require(pages >= 1, "A pager has \(pages) pages; it needs at least 1.")
  }
}

extension Timeline {
  /// How many pages there are; 1 where time is in another unit.
  public var pages: Int { unit == .pages ? Int(length.rounded()) + 1 : 1 }
}
