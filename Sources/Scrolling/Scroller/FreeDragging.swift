extension Scroller2D {
  /// Creates scrollers for an object that can be dragged freely: it follows the pointer 1:1 within
  /// the ranges, and like a rubber band beyond them. The position is the object's own, in points.
  ///
  /// - Parameters:
  ///   - x: The present horizontal position and its range.
  ///   - y: The present vertical position and its range.
  ///   - viewport: The size of the area; the rubber band stretches by less than this.
  ///   - physics: How the object moves once it is released.
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
