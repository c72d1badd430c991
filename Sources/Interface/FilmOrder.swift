/// A request to make a film of a demo.
public struct FilmOrder: Equatable, Sendable {
  /// The demo's name.
  public var demo: String
  /// The path, relative to the starting folder; its extension decides the format.
  public var path: String
  /// Whether an existing file at that path is replaced.
  public var replaces: Bool
  /// Pixels per point of the scene, above 0.
  public var scale: Double
  /// Frames per second, at least 1.
  public var frameRate: Int
  /// The range in the demo's unit; nil for the whole timeline.
  public var range: ClosedRange<Double>?
  /// Whether the film repeats.
  public var repeats: Bool
  /// Whether the film runs back to its start.
  public var goesBack: Bool
  /// Whether the background is left out.
  public var isTransparent: Bool

  /// Creates an order; see the properties for units and ranges.
  public init(
    demo: String, path: String, replaces: Bool, scale: Double, frameRate: Int,
    range: ClosedRange<Double>?, repeats: Bool, goesBack: Bool, isTransparent: Bool
  ) {
    (self.demo, self.path, self.replaces) = (demo, path, replaces)
    (self.scale, self.frameRate, self.range) = (scale, frameRate, range)
    (self.repeats, self.goesBack, self.isTransparent) = (repeats, goesBack, isTransparent)
  }
}
