public import Keyframes

/// The paint of a fill or stroke.
public enum Paint: Hashable, Sendable {
  /// A single colour.
  case color(Color)
  /// A gradient over the shape's box.
  case gradient(Gradient)

  /// A copy with every colour clamped to the valid range.
  var clamped: Paint {
    switch self {
    case .color(let color): .color(color.clamped)
    case .gradient(let gradient): .gradient(gradient.clamped)
    }
  }
}

/// The style of the line along a shape's outline.
public struct Stroke: Hashable, Sendable {
  /// The ends of open lines and dashes.
  public enum Cap: Sendable {
    /// Ends at the last point.
    case butt
    /// Ends half a width beyond the last point.
    case round, square
  }

  /// The shape of corners.
  public enum Join: Sendable {
    /// Pointed, round, or cut off.
    case miter, round, bevel
  }

  /// The paint of the line; clamped when shown.
  public var paint: Paint
  /// The width in points of the shape, at least 0; half of it is on either side of the outline.
  public var width: Double
  /// The ends of open lines and dashes.
  public var cap: Cap
  /// The shape of corners.
  public var join: Join
  /// Alternating lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at the start of the line, in points.
  public var dashPhase: Double
  /// The start of the drawn part of the outline, 0…1 of its length; clamped when shown.
  public var start: Double
  /// The end of the drawn part of the outline, 0…1 of its length; clamped when shown.
  public var end: Double
  /// The fraction of the outline's length by which `start` and `end` are shifted; a part beyond the
  /// end of the outline continues at its start.
  public var offset = 0.0
  /// The greatest length of a pointed corner in widths of the line, at least 1; a longer one is cut off.
  public var miterLimit = 4.0

  /// Creates a stroke with any paint, drawn only from `start` to `end` of its length,
  /// shifted by `offset`.
  public init(
    _ paint: Paint, width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0, start: Double = 0, end: Double = 1, offset: Double = 0,
    miterLimit: Double = 4
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
    self.start = start
    self.end = end
    self.offset = offset
    self.miterLimit = miterLimit
  }

  /// Creates a solid or dashed stroke in one colour.
  public init(
    _ color: Color, width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []
  ) {
    self.init(.color(color), width: width, cap: cap, join: join, dash: dash)
  }
}

extension Stroke {
  /// A copy with every value clamped to its range.
  var clamped: Stroke {
    var copy = self
    copy.paint = paint.clamped
    copy.width = max(0, width)
    copy.start = min(max(start, 0), 1)
    copy.end = min(max(end, 0), 1)
    return copy
  }
}
