/// A shape's outline or a line to move along, made of straight lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
  /// A drawing step, in points.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(Point)
    /// Draws a straight line to a point.
    case line(Point)
    /// Draws a cubic Bézier curve from the current point.
    case cubic(control1: Point, control2: Point, end: Point)
    /// Draws a straight line to the start of the subpath and ends it.
    case close
  }

  /// The drawing steps, in order.
  public private(set) var elements: [Element] = []

  /// A path without elements.
  public init() {}

  /// Begins a subpath at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Draws a straight line to `point`.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Draws a cubic Bézier curve to `end`.
  public mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }
  /// Closes the subpath with a straight line to its start.
  public mutating func close() { elements.append(.close) }
  /// Appends a rectangle, clockwise from its top left corner.
  package mutating func addBox(_ rect: Rect) {
    elements.append(.move(Point(x: rect.minX, y: rect.minY)))
    elements.append(.line(Point(x: rect.maxX, y: rect.minY)))
    elements.append(.line(Point(x: rect.maxX, y: rect.maxY)))
    elements.append(.line(Point(x: rect.minX, y: rect.maxY)))
    elements.append(.close)
  }
  /// Appends all elements of `other`.
  ///
  /// - Complexity: O(*n*) in the elements of `other`.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// Reserves memory for `count` more elements.
  package mutating func reserve(_ count: Int) { elements.reserveCapacity(elements.count + count) }

  /// Whether there are no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The image of the path under an affine map; exact, even for curves.
  public func transformed(by map: Transform) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(map.apply(to: point))
      case .line(let point): .line(map.apply(to: point))
      case .cubic(let one, let two, let end):
        .cubic(
          control1: map.apply(to: one), control2: map.apply(to: two), end: map.apply(to: end))
      case .close: .close
      }
    }
    return path
  }

  /// A closed or open sequence of straight lines, such as a flattened subpath.
  public struct Polyline: Hashable, Sendable {
    /// The corners, in order; a closed line does not repeat its first one.
    public var points: [Point]
    /// Whether a last line leads back to the first corner.
    public var isClosed: Bool

    /// Creates a line through `points`, in order.
    public init(points: [Point], isClosed: Bool) {
      self.points = points
      self.isClosed = isClosed
    }
  }

  /// The subpaths as straight lines that stay within `tolerance` points of the curves.
  ///
  /// A cubic gets as many lines as Wang's bound, √(¾ · d / tolerance) with d the largest second
  /// difference of its control points, but at most 500.
  public func flattened(tolerance: Double = 0.1) -> [Polyline] {
    var flattener = Flattener(tolerance: max(tolerance, 1e-6))
    for element in elements { flattener.add(element) }
    return flattener.finish()
  }

  /// The smallest rectangle around the path's flattened outline; empty for an empty path.
  public var bounds: Rect {
    var box = PathBox()
    for element in elements { box.add(element) }
    return box.rect
  }
}

/// The rectangle around the points of a flattened path. These are not kept, as there can be millions.
private struct PathBox {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)
  private var start: Point?
  private var last: Point?
  /// Whether the subpath has only its first point, which is not drawn.
  private var isAlone = false

  var rect: Rect {
    guard low.x <= high.x else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point): begin(at: point)
    case .line(let point): if last == nil { begin(at: point) } else { draw(to: point) }
    case .cubic(let one, let two, let end):
      if last == nil { begin(at: one) }
      PathPiece(last ?? one, one, two, end).flatten(tolerance: 0.05) { point, _ in
        draw(to: point)
      }
    case .close: if let start { begin(at: start) }
    }
  }

  private mutating func begin(at point: Point) {
    (start, last, isAlone) = (point, point, true)
  }

  private mutating func draw(to point: Point) {
    if isAlone, let last { extend(to: last) }
    extend(to: point)
    (last, isAlone) = (point, false)
  }

  private mutating func extend(to point: Point) {
    low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }
}

private struct Flattener {
  let tolerance: Double
  var done: [Path.Polyline] = []
  var points: [Point] = []

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      end(closed: false)
      points = [point]
    case .line(let point):
      points.append(point)
    case .cubic(let one, let two, let end):
      addCubic(points.last ?? one, one, two, end)
    case .close:
      let start = points.first
      end(closed: true)
      points = start.map { [$0] } ?? []
    }
  }

  mutating func finish() -> [Path.Polyline] {
    end(closed: false)
    return done
  }

  private mutating func end(closed: Bool) {
    if points.count > 1 { done.append(Path.Polyline(points: points, isClosed: closed)) }
    points = []
  }

  private mutating func addCubic(_ start: Point, _ one: Point, _ two: Point, _ end: Point) {
    if points.isEmpty { points = [start] }
    PathPiece(start, one, two, end).flatten(tolerance: tolerance) { point, _ in
      points.append(point)
    }
  }
}

extension PathPiece {
  /// Passes on the end of every line of the flattened curve, with the curve's parameter there; see
  /// `Path.flattened(tolerance:)`.
  func flatten(tolerance: Double, _ add: (_ point: Point, _ parameter: Double) -> Void) {
    let bend = max(
      (start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(min(max(wanted, 1), 500)) : 1
    for step in 1..<max(count, 1) {
      let parameter = Double(step) / Double(count)
      add(point(at: parameter), parameter)
    }
    add(end, 1)
  }
}

@inlinable func cubicPoint(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
  let u = 1 - t
  return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
}
