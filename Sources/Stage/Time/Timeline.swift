import Keyframes

/// The unit and the range of a demo's time.
public struct Timeline: Equatable, Sendable {
  /// The unit of time.
  public enum Unit: String, Sendable {
    /// Pages of the scene, points of scrolling, or seconds.
    case pages, points, seconds
  }

  /// The unit of time.
  public var unit: Unit
  /// The range of the playhead, which a rubber band may exceed a little.
  public var range: ClosedRange<Double>
  /// Times marked on the scrub bar, in order.
  public var ticks: [Double]
  /// Named times for people, in order. They do not affect scenes, unlike a ``Cue`` of a node.
  public var markers: [Cue] = []
  /// Frames per second of a film or of an animation made frame by frame; nil for all others. The
  /// arrow keys step by one frame.
  public var frameRate: Double?

  /// Returns a timeline of `count` pages at the times 0, 1 … `count − 1`; one gesture turns one
  /// page.
  ///
  /// - Precondition: at least one page.
  public static func pages(_ count: Int) -> Timeline {
    require(count >= 1, "A timeline has \(count) pages; it needs at least 1.")
    return Timeline(
      unit: .pages, range: 0...Double(count - 1), ticks: (0..<count).map { Double($0) })
  }

  /// Returns a timeline of `length` points; a negative length counts as 0, and NaN traps.
  public static func points(_ length: Double, ticks: [Double] = []) -> Timeline {
    require(!length.isNaN, "The length of a timeline is not a number.")
    return Timeline(unit: .points, range: 0...max(length, 0), ticks: ticks)
  }

  /// Returns a timeline of `duration` seconds; a negative duration counts as 0, and NaN
  /// traps.
  public static func seconds(_ duration: Double, ticks: [Double] = []) -> Timeline {
    require(!duration.isNaN, "The duration of a timeline is not a number.")
    return Timeline(unit: .seconds, range: 0...max(duration, 0), ticks: ticks)
  }

  /// Returns the nearest time in ``range``; NaN stays NaN.
  public func clamp(_ time: Double) -> Double {
    min(max(time, range.lowerBound), range.upperBound)
  }

  /// The length of the range, in the timeline's unit.
  public var length: Double { range.upperBound - range.lowerBound }

  /// How far a clock moves time in one second, in the timeline's unit. For timelines that are made
  /// for scrolling it is slow enough to follow.
  public var rate: Double {
    switch unit {
    case .pages: 0.5
    case .points: 320
    case .seconds: 1
    }
  }
}
