package import Stage
import Words

/// How a scene that plays on its own is played: which part of it, and how often.
public struct ScenePlayback: Equatable, Sendable {
  /// The part of the timeline, in its unit; nil is all of it.
  public var range: ClosedRange<Double>?
  /// How often it plays, there and back counting as once; 0 is without end.
  public var loops: Int
  /// Whether it plays backwards after it has played.
  public var goesBack: Bool
  /// The factor of the timeline's usual rate; 1 is as fast as Riff plays it.
  public var speed: Double

  /// All of the timeline without end, unless told otherwise.
  public init(
    range: ClosedRange<Double>? = nil, loops: Int = 0, goesBack: Bool = false, speed: Double = 1
  ) {
    self.range = range
    self.loops = loops
    self.goesBack = goesBack
    self.speed = speed
  }

  /// The timeline's units in a second.
  package func rate(of timeline: Timeline) -> Double { timeline.rate * speed }
}

extension Losses {
  /// Scrolling has no clock, and is given one.
  package mutating func addScrolling(_ timeline: Timeline, _ playback: ScenePlayback) {
    guard timeline.unit != .seconds else { return }
    let unit = timeline.unit == .pages ? "pages" : "points"
    add(
      "Scrolling becomes playback at \(playback.rate(of: timeline).shortest) \(unit) per second.",
      .grave)
  }
}
