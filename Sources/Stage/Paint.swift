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

extension LinearGradient: Interpolatable {
  /// The line's ends and the stops move; a gradient with fewer stops first gets the other's.
  public func interpolated(to end: LinearGradient, at progress: Double) -> LinearGradient {
    if progress == 0 { return self }
    if progress == 1 { return end }
    let (from, to) =
      stops.count == end.stops.count
      ? (stops, end.stops) : (stops(at: end.offsets), end.stops(at: offsets))
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

  private var offsets: [Double] { stops.map(\.offset) }

  /// The same blend with stops at `others` as well; steps that only one of two has stay steps there.
  private func stops(at others: [Double]) -> [Stop] {
    let missing = others.filter { !offsets.contains($0) }.map { Stop($0, color(at: $0)) }
    let all = (stops + missing).sorted { $0.offset < $1.offset }
    let count = max(all.count, others.count)
    return all + Array(repeating: all[all.count - 1], count: count - all.count)
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
