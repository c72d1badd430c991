public import Keyframes

/// The shape of a node, relative to its own origin.
public enum Shape: Hashable, Sendable {
  /// A rectangle centred on the origin; a corner radius is at most half of the shorter side.
  case rectangle(Size, cornerRadius: Double)
  /// An ellipse centred on the origin.
  case ellipse(Size)
  /// Any outline, in its own coordinates.
  case path(Path)
  /// A text, aligned to the origin.
  case text(Text)
  /// A picture, centred on the origin and stretched to the size in points. It has no fill, and a
  /// tint does not change its colours.
  case picture(Picture, Size)

  /// A rectangle centred on the origin, in points; the corner radius is at most half of the shorter
  /// side.
  public static func rectangle(_ width: Double, _ height: Double, cornerRadius: Double = 0) -> Shape
  {
    .rectangle(Size(width: width, height: height), cornerRadius: cornerRadius)
  }

  /// A circle about the origin, in points.
  public static func circle(radius: Double) -> Shape {
    .ellipse(Size(width: 2 * radius, height: 2 * radius))
  }

  /// A text at the origin.
  public static func text(_ string: String, _ style: TextStyle) -> Shape {
    .text(Text(string, style))
  }

  /// A regular polygon with its first corner at the top.
  ///
  /// - Precondition: at least three sides.
  public static func polygon(sides: Int, radius: Double) -> Shape {
    require(sides >= 3, "A polygon has \(sides) sides; it needs at least 3.")
    return .corners(
      (0..<sides).map { .polar(radius, degrees: 360 * Double($0) / Double(sides) - 90) })
  }

  /// A star with its first point at the top; `waist` is the inner radius as a fraction of the
  /// outer.
  ///
  /// - Precondition: at least two points.
  public static func star(points: Int, radius: Double, waist: Double = 0.45) -> Shape {
    require(points >= 2, "A star has \(points) points; it needs at least 2.")
    return .corners(
      (0..<2 * points).map {
        .polar(
          $0.isMultiple(of: 2) ? radius : radius * waist,
          degrees: 180 * Double($0) / Double(points) - 90)
      })
  }

  /// A closed shape through `corners`.
  public static func corners(_ corners: [Point]) -> Shape {
    .path(Path(through: corners, isClosed: true))
  }

  /// A closed shape through corners that are written as (x, y).
  public static func corners(_ corners: (x: Double, y: Double)...) -> Shape {
    .corners(corners.map { Point(x: $0.x, y: $0.y) })
  }

  /// A straight line, which can be stroked but not filled.
  public static func line(from start: Point, to end: Point) -> Shape {
    .path(Path(through: [start, end]))
  }

  /// Straight lines through points that are written as (x, y), to be stroked.
  public static func line(_ points: (x: Double, y: Double)...) -> Shape {
    .path(Path(through: points.map { Point(x: $0.x, y: $0.y) }))
  }

  /// An arc of a circle about the origin, in degrees: 0 is to the right, positive is clockwise. A
  /// clock's arc from twelve to three is `.arc(radius: 9, from: -90, to: 0)`.
  public static func arc(radius: Double, from start: Double, to end: Double) -> Shape {
    .path(Path { $0.addArc(radius: radius, from: start, to: end) })
  }

  /// The bounding box in the shape's coordinates; empty for text, whose size depends on the font.
  ///
  /// - Complexity: O(*n*) in the number of lines of a flattened path.
  public var bounds: Rect {
    switch self {
    case .rectangle(let size, _), .ellipse(let size), .picture(_, let size):
      Rect(centre: .zero, size: size)
    case .path(let path): path.bounds
    case .text: .zero
    }
  }
}

extension Path {
  /// Adds an arc of a circle about `centre`, connected by a line to the current point. 0 degrees is
  /// to the right of the centre, positive is clockwise.
  ///
  /// It consists of cubic pieces of at most 90°, whose radius is within 0.03 % of the circle's.
  public mutating func addArc(
    centre: Point = .zero, radius: Double, from start: Double, to end: Double
  ) {
    let wanted = (abs(end - start) / 90).rounded(.up)
    require(wanted <= 1e6, "An arc from \(start)° to \(end)° is endless or turns too often.")
    let pieces = max(1, Int(wanted))
    let step = (end - start) / Double(pieces)
    let (sine, cosine) = sineAndCosine(degrees: step / 4)
    let handle = 4.0 / 3 * (sine / cosine) * radius
    let first = centre + .polar(radius, degrees: start)
    if isEmpty { move(to: first) } else { line(to: first) }
    for piece in 0..<pieces {
      let a = start + step * Double(piece)
      let b = a + step
      cubic(
        centre + .polar(radius, degrees: a) + .polar(handle, degrees: a + 90),
        centre + .polar(radius, degrees: b) + .polar(handle, degrees: b - 90),
        to: centre + .polar(radius, degrees: b))
    }
  }
}
