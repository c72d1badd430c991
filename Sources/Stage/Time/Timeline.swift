/// What a demo's time means, and how far it goes.
public struct Timeline: Equatable, Sendable {
  /// What a time of 1 is.
  public enum Unit: String, Sendable {
    /// A page of the scene, a point of scrolling, or a second.
    case pages, points, seconds
  }

  /// What time counts.
  public var unit: Unit
  /// The playhead moves in here; a rubber band lets it show what lies a little beyond.
  public var range: ClosedRange<Double>
  /// Times that are marked on the scrub bar, in order.
  public var ticks: [Double]

  /// `count` pages, at the times 0, 1 … `count − 1`; one gesture turns one page.
  ///
  /// - Precondition: at least one page.
  public static func pages(_ count: Int) -> Timeline {
    precondition(count >= 1, "A timeline has at least 1 page, not \(count).")
    return Timeline(
      unit: .pages, range: 0...Double(count - 1), ticks: (0..<count).map { Double($0) })
  }

  /// A scroll of `length` points; a negative length is 0.
  public static func points(_ length: Double, ticks: [Double] = []) -> Timeline {
    Timeline(unit: .points, range: 0...max(length, 0), ticks: ticks)
  }

  /// A clip of `duration` seconds; a negative duration is 0.
  public static func seconds(_ duration: Double, ticks: [Double] = []) -> Timeline {
    Timeline(unit: .seconds, range: 0...max(duration, 0), ticks: ticks)
  }

  /// The time in ``range`` that is nearest; one that is not a number stays so.
  public func clamp(_ time: Double) -> Double {
    min(max(time, range.lowerBound), range.upperBound)
  }

  /// From the first time to the last, in the timeline's unit.
  public var length: Double { range.upperBound - range.lowerBound }
}
