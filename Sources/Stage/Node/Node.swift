public import Keyframes

/// Something on the stage: a shape or a group, described by tracks.
///
/// The order of transforms is fixed, whatever order they are written in: the anchor moves to the
/// origin, then scale, rotation, rotation out of the plane, perspective, and the move to the
/// position in the parent's coordinates.
///
/// Every property is a track. A node stores those that were explicitly set; the others have their
/// default, see ``Property``. Values may leave a property's range; they are clamped when shown. A
/// node with a value that is not finite is not shown.
public struct Node: Equatable, Sendable {
  /// The name, used in tables and by `Animation.on`; may be empty.
  public var name = ""
  /// What is shown; nil for a group.
  public var shape: Shape?
  /// The child nodes, painted over the shape in order of depth and then in this order.
  public var children: [Node] = []

  /// The tracks of the properties that were explicitly set.
  public internal(set) var numbers: [Property: Track<Double>] = [:]
  /// The tracks of the colours that were explicitly set.
  public internal(set) var colors: [ColorProperty: Track<Color>] = [:]

  /// Whether the node is hidden, with its children.
  public var hidden: Track<Bool> = false
  /// The gradient fill, which replaces the fill colour.
  public var gradient: Track<LinearGradient>?
  /// The line style; tracks that are set override its colour, width, start, end and dash phase.
  public var stroke: Stroke?
  /// The motion path, in the parent's coordinates relative to (`x`, `y`); ``Property/pathProgress``
  /// is the position along it.
  public var route: Route?
  /// The mask that reveals the node according to ``Property/visibility``.
  public var mask: Mask?
  /// The format of ``Property/number``; nil leaves a text as it is.
  public var numberFormat: NumberFormat?

  /// The box, in the node's own coordinates, to which the node, its shadow and its children are
  /// clipped.
  public var clip: Rect?
  /// The corner radius of the clip in points, at least 0.
  public var clipCornerRadius = 0.0
  /// Whether its back is visible when it is rotated away from the viewer.
  public var showsBack = true
  /// The clock for its tracks and those of its children.
  public var clock = NodeClock.playhead
  /// Named moments, in the node's time; see ``CueTracker``.
  public var cues: [Cue] = []

  /// Creates a shape in one colour, with or without a stroke.
  public init(_ shape: Shape, fill: Track<Color>? = nil, stroke: Stroke? = nil) {
    self.shape = shape
    self.stroke = stroke
    self.fill = fill
  }

  /// Creates a shape in a constant colour.
  public init(_ shape: Shape, fill: Color, stroke: Stroke? = nil) {
    self.init(shape, fill: Track(fill), stroke: stroke)
  }

  /// Creates a shape with a gradient.
  public init(_ shape: Shape, gradient: LinearGradient, stroke: Stroke? = nil) {
    self.init(shape, gradient: Track(gradient), stroke: stroke)
  }

  /// Creates a shape with an animated gradient.
  public init(_ shape: Shape, gradient: Track<LinearGradient>, stroke: Stroke? = nil) {
    self.init(shape, fill: Track?.none, stroke: stroke)
    self.gradient = gradient
  }

  /// Creates a text.
  public init(_ string: String, _ style: TextStyle, _ color: Color) {
    self.init(.text(string, style), fill: color)
  }

  /// Creates a text that shows ``Property/number``, formatted by `format`.
  public init(
    number: Track<Double>, _ format: NumberFormat, _ style: TextStyle, _ color: Color
  ) {
    self.init("", style, color)
    numbers[.number] = number
    numberFormat = format
  }

  /// Creates a group, whose children are transformed together. Its opacity is multiplied into each
  /// of them, so where they overlap while it fades, the lower one shows through.
  public init(@NodeBuilder _ children: () -> [Node]) {
    self.children = children()
  }
}

/// The clock that a node uses.
public enum NodeClock: Hashable, Sendable {
  /// The scene's time.
  case playhead
  /// Seconds since the playhead settled on this page, until it settles on another; 0 before that.
  case settled(page: Int)
}

extension Node {
  /// The track of a property that is one number; if it is not set, a constant of its default.
  public subscript(property: Property) -> Track<Double> {
    get { numbers[property] ?? Track(defaultValue(of: property)) }
    set { numbers[property] = newValue }
  }

  /// The track of a property that is a colour; clear if it is not set.
  public subscript(property: ColorProperty) -> Track<Color> {
    get { colors[property] ?? Track(restingColor(of: property)) }
    set { colors[property] = newValue }
  }

  private func defaultValue(of property: Property) -> Double {
    switch property {
    case .width: shape?.bounds.width ?? 0
    case .height: shape?.bounds.height ?? 0
    case .cornerRadius: shape?.cornerRadius ?? 0
    case .anchorX: shape.map { $0.bounds.unit(of: .zero).x } ?? 0.5
    case .anchorY: shape.map { $0.bounds.unit(of: .zero).y } ?? 0.5
    case .strokeWidth: stroke?.width ?? 0
    case .strokeStart: stroke?.start ?? 0
    case .strokeEnd: stroke?.end ?? 1
    case .dashPhase: stroke?.dashPhase ?? 0
    case .x, .y, .z, .translationX, .translationY, .rotation, .rotationX, .rotationY, .perspective,
      .scaleX, .scaleY, .opacity, .depth, .pathProgress, .page, .row, .visibility, .shadowX,
      .shadowY, .shadowRadius, .number, .characters, .anchorZ, .contentsX, .contentsY,
      .contentsWidth, .contentsHeight:
      property.defaultValue
    }
  }

  private func restingColor(of property: ColorProperty) -> Color {
    switch property {
    case .fill, .shadow: .clear
    case .stroke: stroke?.color ?? .clear
    }
  }
}

extension Node {
  /// The track of ``Property/x``, in points.
  public var x: Track<Double> {
    get { self[.x] }
    set { self[.x] = newValue }
  }

  /// The track of ``Property/y``, in points.
  public var y: Track<Double> {
    get { self[.y] }
    set { self[.y] = newValue }
  }

  /// The track of ``Property/rotation``, in degrees, positive clockwise.
  public var rotation: Track<Double> {
    get { self[.rotation] }
    set { self[.rotation] = newValue }
  }

  /// The track of ``Property/opacity``, 0…1; clamped when shown.
  public var opacity: Track<Double> {
    get { self[.opacity] }
    set { self[.opacity] = newValue }
  }

  /// The track of ``ColorProperty/fill``; nil if the node is not filled.
  public var fill: Track<Color>? {
    get { colors[.fill] }
    set { colors[.fill] = newValue }
  }
}

extension Shape {
  var cornerRadius: Double {
    if case .rectangle(_, let radius) = self { radius } else { 0 }
  }
}

extension Stroke {
  fileprivate var color: Color? {
    if case .color(let color) = paint { color } else { nil }
  }
}

extension Rect {
  /// A point in fractions of the rectangle; 0.5 along a side of length 0.
  package func unit(of point: Point) -> Point {
    Point(
      x: width > 0 ? (point.x - minX) / width : 0.5,
      y: height > 0 ? (point.y - minY) / height : 0.5)
  }

  func point(at unit: Point) -> Point {
    Point(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}
