public import Keyframes

/// Something on the stage: a shape or a group, described by tracks.
///
/// The order of transforms is fixed, whatever order they are written in: the anchor moves to the
/// origin, then scale, skew, rotation, rotation out of the plane, perspective, and the move to the
/// position in the parent's coordinates.
///
/// Every property is a track. A node stores only those that were explicitly set; all others have
/// their default, see ``Property``. Values may leave a property's range; they are clamped when
/// shown. A node with a value that is not finite is not shown.
public struct Node: Equatable, Sendable {
  /// The name, used in tables and by `Animation.on`; may be empty.
  public var name = ""
  /// The shape to show; nil for a group.
  public var shape: Shape?
  /// The child nodes, painted over the shape in order of depth and then in this order.
  public var children: [Node] = []

  /// The tracks of the properties that were explicitly set.
  public internal(set) var numbers: [Property: Track<Double>] = [:]
  /// The tracks of the colours that were explicitly set.
  public internal(set) var colors: [ColorProperty: Track<Color>] = [:]

  /// Whether the node is hidden, with its children.
  public var hidden: Track<Bool> = Node.neverHidden
  /// The gradient fill, which replaces the fill colour.
  public var gradient: Track<Gradient>?
  /// The outline over time, which replaces the shape's outline; see ``outline(_:_:)``.
  public var outline: Track<Path>?
  /// The text over time, which replaces the shape's text; see ``text(_:)``.
  public var string: Track<Discrete<String>>?
  /// The colours of ranges of the text, which replace the fill there; where two overlap, the later
  /// one counts. See ``fill(_:of:)``.
  public var rangeColors: [RangeColor] = []
  /// The placement relative to other nodes; see ``constrained(_:to:of:times:plus:)``.
  public var constraints: [Constraint] = []
  /// The line style; tracks that are set override its colour, width, start, end and dash phase.
  @Indirect public var stroke: Stroke?
  /// The motion path, in the parent's coordinates relative to (`x`, `y`); ``Property/pathProgress``
  /// is the position along it.
  @Indirect public var route: Route?
  /// The mask that reveals the node according to ``Property/visibility``.
  @Indirect public var mask: Mask?
  /// The paths that mask the node with its children; see ``PathMask``.
  public var pathMasks: [PathMask] = []
  /// The nodes that mask this node and its children.
  public var matte: Matte?
  /// Whether the node with its children is painted as one picture, and then its opacity is applied
  /// once. Masks and mattes imply it.
  public var isComposited = false
  /// How the node's colours mix with the colours below.
  public var blend = BlendMode.normal
  /// Whether the stroke's start, end and offset also cut the outline that is filled.
  public var trimsFill = false
  /// Whether the fill uses the even-odd rule: a point is inside if the outline winds around it an
  /// odd number of times. Otherwise it uses the nonzero rule.
  public var isEvenOdd = false
  /// Whether fill and stroke cover whole pixels, without antialiasing; texts are drawn as always.
  public var hasCrispEdges = false
  /// Numbers of your own by their names, which nothing here draws: the node's sprite has their values in
  /// ``Sprite/own``. See ``own(_:_:_:)``.
  public var own: [String: Track<Double>] = [:]
  /// Values of your own of other types by their names; the node's sprite has them in
  /// ``Sprite/ownValues``. See ``own(_:of:_:_:)``.
  public var ownValues: [String: Track<AnyInterpolatable>] = [:]
  /// The format of ``Property/number``; nil leaves a text as it is.
  @Indirect public var numberFormat: NumberFormat?

  /// The box, in the node's own coordinates, to which the node, its shadow and its children are
  /// clipped.
  @Indirect public var clip: Rect?
  /// The corner radius of the clip in points, at least 0.
  public var clipCornerRadius = 0.0
  /// Whether the node is visible from behind, when it is rotated away from the viewer.
  public var showsBack = true
  /// The clock for the tracks of the node and of its children.
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
  public init(_ shape: Shape, gradient: Gradient, stroke: Stroke? = nil) {
    self.init(shape, gradient: Track(gradient), stroke: stroke)
  }

  /// Creates a shape with an animated gradient.
  public init(_ shape: Shape, gradient: Track<Gradient>, stroke: Stroke? = nil) {
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
  /// child's, so where children overlap while the group fades, the lower one shows through; see
  /// ``composited()``.
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
