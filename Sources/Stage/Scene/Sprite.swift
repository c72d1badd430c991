public import Keyframes

/// A node resolved at one time, ready to be painted: all numbers are finite and in range.
public struct Sprite: Equatable, Sendable {
  /// The name of its node; empty for the app's own shapes.
  public var name: String
  /// The shape, relative to its own origin.
  public var shape: Shape
  /// The map from the shape's own coordinates to the surface's points.
  public var transform: Transform
  /// The opacity, 0…1, multiplied into fill and stroke.
  public var opacity: Double
  /// The fill; nil if there is none.
  public var fill: Paint?
  /// The line along the outline; nil if there is none.
  public var stroke: Stroke?
  /// Regions to which the sprite is clipped, all at once.
  public var clips: [Clip]
  /// The blur radius in points of the surface, whatever the transform, as for `box-shadow` in CSS:
  /// the standard deviation of the Gaussian is half of it. 0, negative values and values that are
  /// not finite are sharp; values beyond 8192 pixels count as 8192.
  ///
  /// A blurred sprite has one colour, taken from its fill or else its stroke (the first colour of a
  /// gradient), and is clipped after blurring.
  public var blur: Double
  /// Whether the fill uses the even-odd rule instead of the nonzero rule.
  public var isEvenOdd = false
  /// Whether fill and stroke cover whole pixels, without antialiasing.
  public var hasCrispEdges = false
  /// The node's own numbers by their names, all finite; painting ignores them. See ``Node/own(_:_:_:)``.
  public var own: [String: Double] = [:]
  /// The node's own values of other types by their names, all finite; painting ignores them. See
  /// ``own(_:of:)``.
  public var ownValues: [String: AnyInterpolatable] = [:]
  /// The layer that is painted instead of the shape; nil to paint the shape.
  public var layer: Layer?

  /// Creates a sprite; see the properties for units and ranges.
  public init(
    _ shape: Shape, name: String = "", transform: Transform = .identity, opacity: Double = 1,
    fill: Paint? = nil, stroke: Stroke? = nil, clips: [Clip] = [], blur: Double = 0
  ) {
    self.name = name
    self.shape = shape
    self.transform = transform
    self.opacity = opacity
    self.fill = fill
    self.stroke = stroke
    self.clips = clips
    self.blur = blur
  }

  /// The node's own value of a name, if it has this type; see ``Node/own(_:of:_:_:)``.
  public func own<Value: Interpolatable>(_ name: String, of type: Value.Type) -> Value? {
    ownValues[name]?.value(as: type)
  }
}

/// A region with antialiased edges: a rounded rectangle that may be rotated and scaled.
public struct Clip: Hashable, Sendable {
  /// The rectangle in its own coordinates, which ``transform`` maps to the surface.
  public var rect: Rect
  /// The corner radius in points, at least 0 and at most half of the shorter side.
  public var cornerRadius: Double
  /// The map from the rectangle's coordinates to the surface's points.
  public var transform: Transform

  /// Creates a region; `transform` maps its coordinates to the surface.
  public init(_ rect: Rect, cornerRadius: Double = 0, transform: Transform = .identity) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.transform = transform
  }
}
