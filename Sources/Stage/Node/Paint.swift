public import Keyframes

/// The paint of a fill or stroke.
public enum Paint: Hashable, Sendable {
  /// A single colour.
  case color(Color)
  /// A gradient over the shape's box.
  case gradient(LinearGradient)

  /// A copy with every colour clamped to the valid range.
  var clamped: Paint {
    switch self {
    case .color(let color): .color(color.clamped)
    case .gradient(let gradient): .gradient(gradient.clamped)
    }
  }
}

/// A gradient along a line.
public struct LinearGradient: Hashable, Sendable {
  /// A colour and its position.
  public struct Stop: Hashable, Sendable {
    /// 0 at the start of the line, 1 at its end. Stops outside 0…1 affect the gradient, but only
    /// the part within is visible.
    public var offset: Double
    /// The colour at `offset`; clamped when shown.
    public var color: Color

    /// Creates a stop; see ``offset``.
    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The start of the line in fractions of the shape's box: (0, 0) is the top left corner, (1, 1)
  /// the bottom right corner.
  public var start: Point
  /// The end of the line in fractions of the shape's box.
  public var end: Point
  /// In order of offset, at least one; the first and last colours continue beyond the ends. Two
  /// stops at one offset make a step from the earlier to the later.
  public var stops: [Stop]

  /// Creates a gradient from `start` to `end`, with stops in any order.
  ///
  /// - Precondition: `stops` is not empty.
  /// - Complexity: O(*n* log *n*) in the number of stops.
  public init(from start: Point, to end: Point, _ stops: [Stop]) {
    require(!stops.isEmpty, "A gradient needs at least one stop.")
    self.start = start
    self.end = end
    self.stops = stops.sorted { $0.offset < $1.offset }
  }

  /// Returns a gradient from the top edge to the bottom edge.
  public static func vertical(_ top: Color, _ bottom: Color) -> LinearGradient {
    LinearGradient(
      from: Point(x: 0, y: 0), to: Point(x: 0, y: 1), [Stop(0, top), Stop(1, bottom)])
  }

  /// Returns a gradient from the left edge to the right edge.
  public static func horizontal(_ left: Color, _ right: Color) -> LinearGradient {
    LinearGradient(
      from: Point(x: 0, y: 0), to: Point(x: 1, y: 0), [Stop(0, left), Stop(1, right)])
  }
}

extension LinearGradient: Interpolatable {
  /// Blends the ends of the line and the stops, pairing stops in order. If one has more stops than
  /// the other, each first gets stops where the other has them, which changes neither gradient.
  ///
  /// - Complexity: O(*n*) in the number of stops, or O(*n*²) if the numbers differ.
  public func interpolated(to end: LinearGradient, at progress: Double) -> LinearGradient {
    if progress == 0 { return self }
    if progress == 1 { return end }
    let (from, to) =
      stops.count == end.stops.count
      ? (stops, end.stops) : (stops(beside: end), end.stops(beside: self))
    return LinearGradient(
      from: start.interpolated(to: end.start, at: progress),
      to: self.end.interpolated(to: end.end, at: progress),
      zip(from, to).map { one, other in
        Stop(
          one.offset.interpolated(to: other.offset, at: progress),
          one.color.interpolated(to: other.color, at: progress))
      })
  }

  /// The colour at `offset`.
  package func shownColor(at offset: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.offset >= offset }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0, stops[next].offset > offset else { return stops[next].color }
    let (before, after) = (stops[next - 1], stops[next])
    let part = (offset - before.offset) / (after.offset - before.offset)
    return before.color.interpolated(to: after.color, at: part)
  }

  /// The same gradient with at least as many stops as `other` at each of its offsets, so that both
  /// get equally many.
  private func stops(beside other: LinearGradient) -> [Stop] {
    let offsets = Set((stops + other.stops).map(\.offset)).sorted()
    return offsets.flatMap { offset in
      let own = stops.filter { $0.offset == offset }
      let lacking = other.stops.count { $0.offset == offset } - own.count
      guard lacking > 0 else { return own }
      return own
        + Array(repeating: own.last ?? Stop(offset, shownColor(at: offset)), count: lacking)
    }
  }

  /// A copy with every colour clamped to the valid range.
  var clamped: LinearGradient {
    var copy = self
    for index in copy.stops.indices { copy.stops[index].color = copy.stops[index].color.clamped }
    return copy
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
  /// The shape of corners. A miter longer than four widths is bevelled.
  public var join: Join
  /// Alternating lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at the start of the line, in points.
  public var dashPhase: Double
  /// The start of the drawn part of the outline, 0…1 of its length; clamped when shown.
  public var start: Double
  /// The end of the drawn part of the outline, 0…1 of its length; clamped when shown.
  public var end: Double

  /// Creates a stroke with any paint, drawn only from `start` to `end` of its length.
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
