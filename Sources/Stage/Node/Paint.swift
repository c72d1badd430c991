public import Keyframes

/// What a shape is filled or stroked with.
public enum Paint: Hashable, Sendable {
  /// The same everywhere.
  case color(Color)
  /// A blend over the shape's box.
  case gradient(LinearGradient)

  /// With every colour in the range that can be shown.
  var clamped: Paint {
    switch self {
    case .color(let color): .color(color.clamped)
    case .gradient(let gradient): .gradient(gradient.clamped)
    }
  }
}

/// A blend of colours along a line.
public struct LinearGradient: Hashable, Sendable {
  /// A colour and where it lies.
  public struct Stop: Hashable, Sendable {
    /// 0 where the line begins, 1 where it ends; what lies outside counts as well, but only what
    /// the blend has between the two is seen there.
    public var offset: Double
    /// What the blend is at `offset`; clamped when it is shown.
    public var color: Color

    /// A colour at a part of the line; see ``offset``.
    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where the line begins, in the shape's box: (0, 0) is its top left corner and (1, 1) its bottom
  /// right one.
  public var start: Point
  /// Where the line ends, in the shape's box as well.
  public var end: Point
  /// In order of offset, at least one; the first and last colours go on beyond the ends. Of two
  /// stops at one offset the blend steps from the earlier to the later.
  public var stops: [Stop]

  /// A blend along the line from `start` to `end`, through stops in any order.
  ///
  /// - Precondition: `stops` is not empty.
  /// - Complexity: O(*n* log *n*) in the stops.
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

extension LinearGradient: Interpolatable {
  /// The line's ends and the stops move, the first to the first and so on. Where one has more stops
  /// than the other, each first gets those that it lacks, which changes neither picture.
  ///
  /// - Complexity: O(*n*²) in the stops where one has more than the other, else O(*n*).
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

  /// The colour at a part of the way.
  func color(at offset: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.offset >= offset }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0, stops[next].offset > offset else { return stops[next].color }
    let (before, after) = (stops[next - 1], stops[next])
    let part = (offset - before.offset) / (after.offset - before.offset)
    return before.color.interpolated(to: after.color, at: part)
  }

  /// The same blend with at least as many stops as `other` at each of its offsets, so that both get
  /// equally many.
  private func stops(beside other: LinearGradient) -> [Stop] {
    let offsets = Set((stops + other.stops).map(\.offset)).sorted()
    return offsets.flatMap { offset in
      let own = stops.filter { $0.offset == offset }
      let lacking = other.stops.count { $0.offset == offset } - own.count
      guard lacking > 0 else { return own }
      return own + Array(repeating: own.last ?? Stop(offset, color(at: offset)), count: lacking)
    }
  }

  /// With every colour in the range that can be shown.
  var clamped: LinearGradient {
    var copy = self
    for index in copy.stops.indices { copy.stops[index].color = copy.stops[index].color.clamped }
    return copy
  }
}

/// How a line is drawn along a shape's outline.
public struct Stroke: Hashable, Sendable {
  /// How an open line, and every dash, ends.
  public enum Cap: Sendable {
    /// At its last point.
    case butt
    /// Half a width beyond its last point.
    case round, square
  }

  /// What two pieces of line make of their corner.
  public enum Join: Sendable {
    /// Pointed, round, or cut off.
    case miter, round, bevel
  }

  /// What the line is drawn with; clamped when it is shown.
  public var paint: Paint
  /// In points of the shape, at least 0; half of it lies on either side of the outline.
  public var width: Double
  /// How the line's ends look.
  public var cap: Cap
  /// A miter longer than four widths is bevelled.
  public var join: Join
  /// Lengths of line and gap in turn, in points; empty draws through.
  public var dash: [Double]
  /// How far into the dash pattern the line begins, in points.
  public var dashPhase: Double
  /// Where the part of the outline that is drawn begins, 0…1 of its length; clamped when it is
  /// shown.
  public var start: Double
  /// Where the part of the outline that is drawn ends, 0…1 of its length; clamped when it is shown.
  public var end: Double

  /// A line drawn with any paint, and only from `start` to `end` of its length.
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

  /// A line in one colour that is drawn through or dashed.
  public init(
    _ color: Color, width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []
  ) {
    self.init(.color(color), width: width, cap: cap, join: join, dash: dash)
  }
}

extension Stroke {
  /// With every number that has a range in it.
  var clamped: Stroke {
    var copy = self
    copy.paint = paint.clamped
    copy.width = max(0, width)
    copy.start = min(max(start, 0), 1)
    copy.end = min(max(end, 0), 1)
    return copy
  }
}
