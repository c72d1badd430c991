public import Keyframes

/// What is known of the display on which the window is.
public struct DisplayFacts: Equatable, Sendable {
  /// The window's.
  public var pixels: Size
  /// The window's.
  public var points: Size
  /// Pictures a second; 0 if the system does not say.
  public var refreshRate: Double
  /// SDL's name of what draws.
  public var renderer: String
  /// As the system calls it.
  public var name: String
  /// Which display it is, from 1, and how many there are.
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

/// What the host has measured of a frame.
public struct FrameReport: Equatable, Sendable {
  /// Seconds from the first key, press, move or wheel that the frame shows until it was handed to the
  /// display; nil for a frame that shows no input. What the display and a projector take after that is not
  /// in it, nor what keyboards and mice take before.
  public var latency: Double?
  /// Seconds since the frame before was handed over, if something moved all the time; else nil.
  public var interval: Double?
  /// How the interval was spent; nil in recordings, which have no room for it.
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
