public import Keyframes

/// A gradient along a line, or around a point.
public struct Gradient: Hashable, Sendable {
  /// The arrangement of the colours.
  public enum Kind: Hashable, CaseIterable, Sendable {
    /// Along the line from ``Gradient/start`` to ``Gradient/end``.
    case linear
    /// In circles about ``Gradient/start``; the last one goes through ``Gradient/end``.
    case radial
  }

  /// The coordinates in which the ends and the focus are.
  public enum Units: Hashable, CaseIterable, Sendable {
    /// Fractions of the shape's box: (0, 0) is the top left corner, (1, 1) the bottom right corner.
    case box
    /// The shape's own coordinates, in points.
    case points
  }

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

  /// The start of the line, or the centre of the circles; see ``units``.
  public var start: Point
  /// The end of the line, or a point of the last circle.
  public var end: Point
  /// In order of offset, at least one; the first and last colours continue beyond the ends. Two
  /// stops at one offset make a step from the earlier to the later.
  public var stops: [Stop]
  /// The properties that few gradients set; nil if all have their defaults.
  private var rest: Rest?

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

  /// Creates a gradient in circles about `centre`, with stops in any order. `edge` is a point of
  /// the last circle; the colours spread from `focus`, by default the centre.
  ///
  /// - Precondition: `stops` is not empty.
  /// - Complexity: O(*n* log *n*) in the number of stops.
  public init(
    around centre: Point, to edge: Point, focus: Point? = nil, units: Units = .box, _ stops: [Stop]
  ) {
    self.init(from: centre, to: edge, stops)
    change {
      $0.kind = .radial
      $0.focus = focus
      $0.units = units
    }
  }

  /// Returns a gradient from the top edge to the bottom edge.
  public static func vertical(_ top: Color, _ bottom: Color) -> Gradient {
    Gradient(
      from: Point(x: 0, y: 0), to: Point(x: 0, y: 1), [Stop(0, top), Stop(1, bottom)])
  }

  /// Returns a gradient from the left edge to the right edge.
  public static func horizontal(_ left: Color, _ right: Color) -> Gradient {
    Gradient(
      from: Point(x: 0, y: 0), to: Point(x: 1, y: 0), [Stop(0, left), Stop(1, right)])
  }
}

extension Gradient {
  /// The arrangement of the colours.
  public var kind: Kind {
    get { rest?.kind ?? .linear }
    set { change { $0.kind = newValue } }
  }

  /// The coordinates in which ``start``, ``end`` and ``focus`` are.
  public var units: Units {
    get { rest?.units ?? .box }
    set { change { $0.units = newValue } }
  }

  /// The point of a radial gradient from which the colours spread; nil if that is the centre. A
  /// focus on or outside the last circle is moved to 0.99 of the radius from the centre.
  public var focus: Point? {
    get { rest?.focus }
    set { change { $0.focus = newValue } }
  }

  /// The transform of the whole gradient, in its ``units``. If it flattens the plane, only the last
  /// colour is shown.
  public var transform: Transform {
    get { rest?.transform ?? .identity }
    set { change { $0.transform = newValue } }
  }

  /// Whether the gradient is linear, in fractions of the box, and not transformed.
  package var isPlain: Bool { rest == nil }

  /// Held by reference, so that the gradients of most sprites stay small.
  private final class Rest: Hashable, Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }

    var kind: Kind { values.kind }
    var units: Units { values.units }
    var focus: Point? { values.focus }
    var transform: Transform { values.transform }

    static func == (a: Rest, b: Rest) -> Bool { a === b || a.values == b.values }
    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  private struct Values: Hashable {
    var kind = Kind.linear
    var units = Units.box
    var focus: Point?
    var transform = Transform.identity
  }

  private mutating func change(_ change: (inout Values) -> Void) {
    var values = rest?.values ?? Values()
    change(&values)
    rest = values == Values() ? nil : Rest(values)
  }
}
