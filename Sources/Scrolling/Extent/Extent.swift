/// The area that a scroller moves over, in points.
///
/// Any value is accepted; invalid ones are replaced by the nearest valid one. Bounds beyond ±10⁹
/// points, including infinite ones, count as ±10⁹.
public struct Extent: Equatable, Sendable {
  /// The positions at which scrolling can stop. A drag beyond them stretches the rubber band.
  ///
  /// With pages, scrolling cannot stop in a remainder after the last whole page either.
  public var range: ClosedRange<Double>

  /// The length of the visible part, which limits how far the rubber band stretches.
  ///
  /// Lengths below `1` and non-finite ones count as `1`.
  public var viewport: Double

  /// The length of a page: drags and wheels come to rest at multiples of it from
  /// `range.lowerBound`. `nil`, a length below `0.001` or one that is not finite means free
  /// scrolling.
  public var page: Double?

  /// The rule for the page at which a drag comes to rest; ignored without pages.
  public var snapping: Snapping

  /// How far the content moves per point of the pointer: `1` is one to one, `0.5` a damped pan.
  ///
  /// Negative values scroll with the pointer instead of against it. Values that are not finite
  /// count as `1`; the magnitude is limited to `1000`.
  public var follow: Double

  /// Creates an extent; see its properties for the valid values.
  public init(
    range: ClosedRange<Double>, viewport: Double, page: Double? = nil, follow: Double = 1,
    snapping: Snapping = .mandatory
  ) {
    self.range = range
    self.viewport = viewport
    self.page = page
    self.follow = follow
    self.snapping = snapping
  }
}
