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

  /// See the properties.
  public init(latency: Double?, interval: Double?) {
    (self.latency, self.interval) = (latency, interval)
  }
}
