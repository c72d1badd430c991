/// A film to be made of a demo.
public struct FilmOrder: Equatable, Sendable {
  /// The demo's name.
  public var demo: String
  /// Its extension decides what the film is; relative to where the program was started.
  public var path: String
  /// Whether a file of that path is replaced.
  public var replaces: Bool
  /// Pixels per point of the scene, above 0.
  public var scale: Double
  /// Frames per second, at least 1.
  public var frameRate: Int
  /// In the demo's unit; nil is all of its time.
  public var range: ClosedRange<Double>?
  /// Whether it starts again at its end.
  public var repeats: Bool
  /// Whether it runs back to its start.
  public var goesBack: Bool
  /// Whether it is without the background.
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
