// Shorthands for making a path.
extension Path {
  /// Creates a path by drawing:
  ///
  /// ```swift
  /// let arch = Path {
  ///   $0.move(to: Point(x: -40, y: 0))
  ///   $0.cubic(Point(x: -40, y: -60), Point(x: 40, y: -60), to: Point(x: 40, y: 0))
  /// }
  /// ```
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  /// Creates straight lines through `points`, in order; a closed path ends with one back to the
  /// first. Fewer than two points make nothing visible.
  ///
  /// - Complexity: O(*n*)
  public init(through points: [Point], isClosed: Bool = false) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { line(to: point) }
    }
    if isClosed, !points.isEmpty { close() }
  }

  /// Creates straight lines through points that are written as (x, y):
  /// `Path(through: (0, 0), (40, -20), (80, 0))`.
  public init(through points: (x: Double, y: Double)..., isClosed: Bool = false) {
    self.init(through: points.map { Point(x: $0.x, y: $0.y) }, isClosed: isClosed)
  }

  /// Creates straight lines through the points of a curve at `steps` + 1 equal parts, 0…1.
  ///
  /// - Precondition: `steps` is above 0.
  public init(steps: Int, _ point: (_ part: Double) -> Point) {
    require(steps > 0, "The number of steps is \(steps); it must be above 0.")
    self.init(through: (0...steps).map { point(Double($0) / Double(steps)) })
  }
}
