public import Keyframes

/// Something on the stage: a shape or a group, described by tracks.
///
/// The order of transforms is fixed, whatever order they are written in: the anchor goes to the
/// origin, then scale, then rotation, then the way to (`x`, `y`) in the parent's coordinates.
public struct Node: Equatable, Sendable {
  public var name = ""
  /// What is shown; nil for a group.
  public var shape: Shape?
  /// Painted over the shape, in order of depth and then in this order.
  public var children: [Node] = []

  public var x: Track<Double> = 0
  public var y: Track<Double> = 0
  /// nil: the shape's own.
  public var width: Track<Double>?
  public var height: Track<Double>?
  public var cornerRadius: Track<Double>?
  public var rotation: Track<Double> = 0
  public var scaleX: Track<Double> = 1
  public var scaleY: Track<Double> = 1
  public var opacity: Track<Double> = 1
  public var depth: Track<Double> = 0
  public var hidden: Track<Bool> = false

  /// The part of the shape's box that lies at (`x`, `y`) and that scale and rotation leave in
  /// place: (0, 0) is its top left corner, (1, 1) its bottom right one. nil is the shape's own
  /// origin.
  public var anchor: Track<Point>?

  public var fill: Track<Color>?
  /// Fills instead of `fill`.
  public var gradient: LinearGradient?
  /// Line style; its colour, width, start and end are those of the tracks below where they are set.
  public var stroke: Stroke?
  public var strokeColor: Track<Color>?
  public var strokeWidth: Track<Double>?
  public var strokeStart: Track<Double>?
  public var strokeEnd: Track<Double>?

  /// The page the node lies on. It then moves with the pages: at time T it stands
  /// `page(T) − T` widths of a page from (`x`, `y`), so it is fixed on screen while its page is
  /// the time. nil is fixed on screen always.
  public var page: Track<Double>?

  /// A path, in the parent's coordinates from (`x`, `y`), that the node moves along.
  public var route: PathRoute?
  public var pathProgress: Track<Double> = 0
  /// Whether the node turns with the path.
  public var turnsAlongPath = false

  /// What lies outside of this box, in the node's own coordinates, is not painted.
  public var clip: Rect?
  public var clipCornerRadius = 0.0

  public init(_ shape: Shape, fill: Track<Color>? = nil, stroke: Stroke? = nil) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }

  public init(_ shape: Shape, fill: Color, stroke: Stroke? = nil) {
    self.init(shape, fill: Track(fill), stroke: stroke)
  }

  public init(_ shape: Shape, gradient: LinearGradient, stroke: Stroke? = nil) {
    self.init(shape, fill: Track?.none, stroke: stroke)
    self.gradient = gradient
  }

  public init(_ string: String, _ style: TextStyle, _ color: Color) {
    self.init(.text(string, style), fill: color)
  }

  /// A group: its children move, turn and grow as one. Its opacity is multiplied into each of them,
  /// so where they overlap while it fades the lower one shines through.
  public init(@NodeBuilder _ children: () -> [Node]) {
    self.children = children()
  }
}

extension Node {
  /// The track of a property that is one number; a property that the node leaves to its shape is
  /// a constant of the shape's value.
  public subscript(property: Property) -> Track<Double> {
    get {
      switch property {
      case .x: x
      case .y: y
      case .width: width ?? Track(shape?.bounds.width ?? 0)
      case .height: height ?? Track(shape?.bounds.height ?? 0)
      case .cornerRadius: cornerRadius ?? Track(shape?.cornerRadius ?? 0)
      case .rotation: rotation
      case .scaleX: scaleX
      case .scaleY: scaleY
      case .opacity: opacity
      case .depth: depth
      case .strokeWidth: strokeWidth ?? Track(stroke?.width ?? 0)
      case .strokeStart: strokeStart ?? Track(stroke?.start ?? 0)
      case .strokeEnd: strokeEnd ?? Track(stroke?.end ?? 1)
      case .pathProgress: pathProgress
      case .page: page ?? 0
      }
    }
    set {
      switch property {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      case .cornerRadius: cornerRadius = newValue
      case .rotation: rotation = newValue
      case .scaleX: scaleX = newValue
      case .scaleY: scaleY = newValue
      case .opacity: opacity = newValue
      case .depth: depth = newValue
      case .strokeWidth: strokeWidth = newValue
      case .strokeStart: strokeStart = newValue
      case .strokeEnd: strokeEnd = newValue
      case .pathProgress: pathProgress = newValue
      case .page: page = newValue
      }
    }
  }

  /// The track of a property that is a colour; clear where the node has none.
  public subscript(property: ColorProperty) -> Track<Color> {
    get {
      switch property {
      case .fill: fill ?? Track(.clear)
      case .stroke: strokeColor ?? Track(stroke?.color ?? .clear)
      }
    }
    set {
      switch property {
      case .fill: fill = newValue
      case .stroke: strokeColor = newValue
      }
    }
  }
}

extension Shape {
  fileprivate var cornerRadius: Double {
    if case .rectangle(_, let radius) = self { radius } else { 0 }
  }
}

extension Stroke {
  fileprivate var color: Color? {
    if case .color(let color) = paint { color } else { nil }
  }
}
