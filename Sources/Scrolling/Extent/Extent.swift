/// What a scroller moves over, in points.
///
/// Any value is accepted; what makes no sense is read as the nearest thing that does. Bounds beyond
/// ±10⁹ points, infinite ones too, count as ±10⁹.
public struct Extent: Equatable, Sendable {
  /// The positions that can be rested at. A drag goes beyond them only against the rubber band.
  ///
  /// When paged, what is left over after the last whole page cannot be rested at either.
  public var range: ClosedRange<Double>

  /// The length of the visible part: the rubber band never stretches further.
  ///
  /// Lengths below `1` and non-finite ones count as `1`.
  public var viewport: Double

  /// The length of a page: drags and wheels come to rest at multiples of it, counted from
  /// `range.lowerBound`; `nil` scrolls freely, and so does a length below `0.001` or not finite.
  public var page: Double?

  /// Which page a drag comes to rest at. Without pages it has no influence.
  public var snapping: Snapping

  /// How far the content follows the hand: `1` is one to one, `0.5` a damped pan.
  ///
  /// Negative values run with the pointer instead of against it. Non-finite counts as `1`; the
  /// magnitude is limited to `1000`.
  public var follow: Double

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
