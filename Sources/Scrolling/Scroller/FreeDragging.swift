extension Scroller2D {
  /// Creates scrollers for something that is dragged about: it follows the pointer 1:1 within the ranges,
  /// and like a rubber band beyond them. Its position is that of the thing itself, in points.
  ///
  /// - Parameters:
  ///   - x: where it is now, and its horizontal range.
  ///   - y: the same vertically.
  ///   - viewport: the size of the area, which the rubber band stretches by less than.
  ///   - physics: how it moves once it is released.
  public init(
    dragging x: (position: Double, range: ClosedRange<Double>),
    _ y: (position: Double, range: ClosedRange<Double>),
    viewport: (width: Double, height: Double), physics: Physics = .iOS
  ) {
    self.init(
      x: Scroller(
        Extent(range: x.range, viewport: viewport.width, follow: -1), position: x.position,
        physics: physics),
      y: Scroller(
        Extent(range: y.range, viewport: viewport.height, follow: -1), position: y.position,
        physics: physics))
  }
}
