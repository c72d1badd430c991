/// What a demo's time means, and how far it goes.
public struct Timeline: Equatable, Sendable {
  public enum Unit: String, Sendable { case pages, points, seconds }

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

  /// A scroll of `length` points.
  public static func points(_ length: Double, ticks: [Double] = []) -> Timeline {
    Timeline(unit: .points, range: 0...max(length, 0), ticks: ticks)
  }

  /// A clip of `duration` seconds.
  public static func seconds(_ duration: Double, ticks: [Double] = []) -> Timeline {
    Timeline(unit: .seconds, range: 0...max(duration, 0), ticks: ticks)
  }

  public func clamp(_ time: Double) -> Double {
    min(max(time, range.lowerBound), range.upperBound)
  }

  public var length: Double { range.upperBound - range.lowerBound }
}
