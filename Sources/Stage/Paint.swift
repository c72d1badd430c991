public import Keyframes

/// What a shape is filled or stroked with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(LinearGradient)
}

/// A blend of colours along a line.
public struct LinearGradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// 0…1 along the line.
    public var offset: Double
    public var color: Color

    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where the line begins and ends, in the shape's box: (0, 0) is its top left corner and (1, 1)
  /// its bottom right one.
  public var start: Point
  public var end: Point
  /// In order of offset, at least one; the first and last colours go on beyond the ends.
  public var stops: [Stop]

  /// - Precondition: `stops` is not empty.
  public init(from start: Point, to end: Point, _ stops: [Stop]) {
    precondition(!stops.isEmpty, "A gradient needs at least one stop.")
    self.start = start
    self.end = end
    self.stops = stops.sorted { $0.offset < $1.offset }
  }

  /// From the top edge down to the bottom edge.
  public static func vertical(_ top: Color, _ bottom: Color) -> LinearGradient {
    LinearGradient(
      from: Point(x: 0, y: 0), to: Point(x: 0, y: 1), [Stop(0, top), Stop(1, bottom)])
  }

  /// From the left edge to the right edge.
  public static func horizontal(_ left: Color, _ right: Color) -> LinearGradient {
    LinearGradient(
      from: Point(x: 0, y: 0), to: Point(x: 1, y: 0), [Stop(0, left), Stop(1, right)])
  }
}

/// How a line is drawn along a shape's outline.
public struct Stroke: Hashable, Sendable {
  public enum Cap: Sendable { case butt, round, square }
  public enum Join: Sendable { case miter, round, bevel }

  public var paint: Paint
  /// In points of the shape; half of it lies on either side of the outline.
  public var width: Double
  public var cap: Cap
  /// A miter longer than four widths is bevelled.
  public var join: Join
  /// Lengths of line and gap in turn, in points; empty draws through.
  public var dash: [Double]
  /// How far into the dash pattern the line begins, in points.
  public var dashPhase: Double
  /// The part of the outline's length that is drawn, 0…1.
  public var start: Double
  public var end: Double

  public init(
    _ paint: Paint, width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0, start: Double = 0, end: Double = 1
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
    self.start = start
    self.end = end
  }

  public init(
    _ color: Color, width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []
  ) {
    self.init(.color(color), width: width, cap: cap, join: join, dash: dash)
  }
}
