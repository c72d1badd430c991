public import Keyframes

/// A node resolved at one time: numbers only, all of them finite and in range, ready to be painted.
public struct Sprite: Equatable, Sendable {
  /// The name of the node it came from; empty for the instrument's own shapes.
  public var name: String
  /// What is painted, about its own origin.
  public var shape: Shape
  /// From the shape's own coordinates to the surface's points.
  public var transform: Transform
  /// 0…1, multiplied into fill and stroke.
  public var opacity: Double
  /// Inside of the outline; nil is not filled.
  public var fill: Paint?
  /// Along the outline; nil is no line.
  public var stroke: Stroke?
  /// Only what lies in all of these regions is painted.
  public var clips: [Clip]
  /// How far the sprite is blurred, in points of the surface whatever the transform, as `box-shadow`
  /// in CSS counts it: a Gaussian with a standard deviation of half of this. 0 is sharp, and so is
  /// what is negative or not finite; beyond 8192 pixels it blurs no further.
  ///
  /// A blurred sprite has one colour, its fill's or else its stroke's (a gradient's first), and is
  /// cut by its clips after it was blurred.
  public var blur: Double

  /// Something to paint; see the properties for units and ranges.
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
}

/// A region with smooth edges: a rectangle with round corners that may be turned and scaled.
public struct Clip: Hashable, Sendable {
  /// In coordinates of its own, from which ``transform`` leads to the surface.
  public var rect: Rect
  /// Points, at least 0 and at most half of the shorter side.
  public var cornerRadius: Double
  /// From the rectangle's coordinates to the surface's points.
  public var transform: Transform

  /// A region, in coordinates that `transform` leads from.
  public init(_ rect: Rect, cornerRadius: Double = 0, transform: Transform = .identity) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.transform = transform
  }
}
