public import Keyframes

/// Something on the stage: a shape or a group, described by tracks.
///
/// The order of transforms is fixed, whatever order they are written in: the anchor goes to the
/// origin, then scale, then rotation, then the turns out of the plane and perspective, then the way
/// to the place in the parent's coordinates.
///
/// Every property is a track. A node holds those that were said; the others rest, see ``Property``.
/// What a track says may leave a property's range; it is clamped where it is shown. A node that is
/// somewhere beyond all numbers at some time is not shown then.
public struct Node: Equatable, Sendable {
  /// What it is called in tables and by tokens; may be empty.
  public var name = ""
  /// What is shown; nil for a group.
  public var shape: Shape?
  /// Painted over the shape, in order of depth and then in this order.
  public var children: [Node] = []

  /// The tracks of the properties that were said.
  public internal(set) var numbers: [Property: Track<Double>] = [:]
  /// The tracks of the colours that were said.
  public internal(set) var colors: [ColorProperty: Track<Color>] = [:]

  /// Whether it is gone, with all that it holds.
  public var hidden: Track<Bool> = false
  /// Fills instead of the colour.
  public var gradient: Track<LinearGradient>?
  /// Line style; its colour, width, start, end and dash phase are those of the tracks where they
  /// are said.
  public var stroke: Stroke?
  /// A way, in the parent's coordinates from (`x`, `y`), that the node moves along as far as
  /// ``Property/pathProgress`` says.
  public var route: Route?
  /// Shows as much of the node as ``Property/visibility`` says.
  public var mask: Mask?
  /// How ``Property/number`` is written; nil leaves a text as it is.
  public var numberFormat: NumberFormat?

  /// What lies outside of this box, in the node's own coordinates, is not painted, of the node, of
  /// its shadow and of what it holds.
  public var clip: Rect?
  /// Points, at least 0; the roundness of the clip's corners.
  public var clipCornerRadius = 0.0
  /// Whether it is seen from behind, when it has turned its back.
  public var showsBack = true
  /// What time is for its tracks and for those of its children.
  public var clock = NodeClock.playhead
  /// Named moments, in the node's time; see ``CueTracker``.
  public var cues: [Cue] = []

  /// A shape in one colour, with or without a line around it.
  public init(_ shape: Shape, fill: Track<Color>? = nil, stroke: Stroke? = nil) {
    self.shape = shape
    self.stroke = stroke
    self.fill = fill
  }

  /// A shape in one colour that does not change.
  public init(_ shape: Shape, fill: Color, stroke: Stroke? = nil) {
    self.init(shape, fill: Track(fill), stroke: stroke)
  }

  /// A shape filled with a blend of colours.
  public init(_ shape: Shape, gradient: LinearGradient, stroke: Stroke? = nil) {
    self.init(shape, gradient: Track(gradient), stroke: stroke)
  }

  /// A shape filled with a blend of colours that changes.
  public init(_ shape: Shape, gradient: Track<LinearGradient>, stroke: Stroke? = nil) {
    self.init(shape, fill: Track?.none, stroke: stroke)
    self.gradient = gradient
  }

  /// Words.
  public init(_ string: String, _ style: TextStyle, _ color: Color) {
    self.init(.text(string, style), fill: color)
  }

  /// A number that counts, written by `format`: the track of ``Property/number``.
  public init(
    number: Track<Double>, _ format: NumberFormat, _ style: TextStyle, _ color: Color
  ) {
    self.init("", style, color)
    numbers[.number] = number
    numberFormat = format
  }

  /// A group: its children move, turn and grow as one. Its opacity is multiplied into each of them,
  /// so where they overlap while it fades the lower one shines through.
  public init(@NodeBuilder _ children: () -> [Node]) {
    self.children = children()
  }
}

/// What time is for a node.
public enum NodeClock: Hashable, Sendable {
  /// The scene's time.
  case playhead
  /// Seconds since the playhead came to rest on this page, until it comes to rest on another; 0
  /// before that.
  case settled(page: Int)
}

extension Node {
  /// The track of a property that is one number; of one that was not said a constant of the value
  /// at which it rests.
  public subscript(property: Property) -> Track<Double> {
    get { numbers[property] ?? Track(restingValue(of: property)) }
    set { numbers[property] = newValue }
  }

  /// The track of a property that is a colour; clear where the node has none.
  public subscript(property: ColorProperty) -> Track<Color> {
    get { colors[property] ?? Track(restingColor(of: property)) }
    set { colors[property] = newValue }
  }

  private func restingValue(of property: Property) -> Double {
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
      property.restingValue
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

  /// The track of ``Property/rotation``, in degrees, positive is clockwise.
  public var rotation: Track<Double> {
    get { self[.rotation] }
    set { self[.rotation] = newValue }
  }

  /// The track of ``Property/opacity``, 0…1; clamped when it is shown.
  public var opacity: Track<Double> {
    get { self[.opacity] }
    set { self[.opacity] = newValue }
  }

  /// The track of ``ColorProperty/fill``; nil: not filled.
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
  /// A place in parts of the rectangle; in the middle of a side without length.
  package func unit(of point: Point) -> Point {
    Point(
      x: width > 0 ? (point.x - minX) / width : 0.5,
      y: height > 0 ? (point.y - minY) / height : 0.5)
  }

  func point(at unit: Point) -> Point {
    Point(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}
