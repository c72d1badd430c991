public import Keyframes

/// Facts about the window and its display.
public struct DisplayFacts: Equatable, Sendable {
  /// The window's size in pixels.
  public var pixels: Size
  /// The window's size in points.
  public var points: Size
  /// Frames per second; 0 if the system does not report it.
  public var refreshRate: Double
  /// SDL's name of the renderer.
  public var renderer: String
  /// The system's name of the display.
  public var name: String
  /// The number of the display, from 1, and the number of displays.
  public var number: Int
  public var count: Int

  /// See the properties for units.
  public init(
    pixels: Size, points: Size, refreshRate: Double, renderer: String, name: String, number: Int,
    count: Int
  ) {
    (self.pixels, self.points, self.refreshRate) = (pixels, points, refreshRate)
    (self.renderer, self.name, self.number, self.count) = (renderer, name, number, count)
  }
}

/// The host's measurements of a frame.
public struct FrameReport: Equatable, Sendable {
  /// Seconds from the first key, press, move or wheel event that the frame shows until it was
  /// passed to the display; nil for a frame that shows no input. Delays in the display or a
  /// projector are not included, nor are those in keyboards and mice.
  public var latency: Double?
  /// Seconds since the previous frame was passed to the display; nil if nothing moved in between.
  public var interval: Double?
  /// How the interval was spent; nil in older recordings.
  public var cost: FrameCost?

  /// See the properties.
  public init(latency: Double?, interval: Double?, cost: FrameCost? = nil) {
    (self.latency, self.interval, self.cost) = (latency, interval, cost)
  }
}

/// How the time until a frame was shown was spent, in seconds. The program slept for the rest of the
/// interval.
public struct FrameCost: Equatable, Sendable {
  /// Handling events, the step and painting.
  public var work: Double
  /// Handing the frame to the display, and waiting for it.
  public var presenting: Double
  /// The time for which it certainly lacked a core, because of other programs or of the host of a virtual
  /// machine; nil if the system does not report it.
  public var withoutCore: Double?

  /// See the properties.
  public init(work: Double, presenting: Double, withoutCore: Double?) {
    (self.work, self.presenting, self.withoutCore) = (work, presenting, withoutCore)
  }
}
