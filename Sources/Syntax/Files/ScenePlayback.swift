/// How a scene that plays on its own is played: which part of it, and how often.
public struct ScenePlayback: Equatable, Sendable {
  /// The part of the timeline, in its unit; nil is all of it.
  public var range: ClosedRange<Double>?
  /// How often it plays, there and back counting as once; 0 is without end.
  public var loops: Int
  /// Whether it plays backwards after it has played.
  public var goesBack: Bool

  /// All of the timeline without end, unless told otherwise.
  public init(range: ClosedRange<Double>? = nil, loops: Int = 0, goesBack: Bool = false) {
    self.range = range
    self.loops = loops
    self.goesBack = goesBack
  }
}
