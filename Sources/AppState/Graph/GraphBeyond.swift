import Editing
import Keyframes
import Stage

/// The paths of what continues beyond the keyframes of a track.
package enum GraphBeyond {
  /// Tells it from the curve between keyframes.
  package static let dash = [4.0, 4]
  /// The distance of points along the time.
  private static let step = 3.0

  /// The curve of a function of time, between the visible times and the ends of `times`, where the track does not
  /// hold; empty if nothing of it is visible.
  static func path(
    before: Extrapolation, after: Extrapolation, times: ClosedRange<Double>,
    _ scale: TimelineScale, y: (Double) -> Double
  ) -> Path {
    var path = Path()
    // Right of the times are names.
    let (left, right) = (scale.points.lowerBound - 60, scale.points.upperBound)
    let (first, last) = (scale.x(of: times.lowerBound), scale.x(of: times.upperBound))
    for (start, end, kind) in [(left, min(first, right), before), (max(last, left), right, after)]
    where kind != .hold && start < end {
      let count = Int(((end - start) / step).rounded(.up))
      for index in 0...count {
        let x = start + (end - start) * Double(index) / Double(count)
        let height = y(scale.time(at: x))
        guard height.isFinite else { continue }
        let point = Point(x: x, y: min(max(height, -1e5), 1e5))
        if index == 0 || path.isEmpty { path.move(to: point) } else { path.line(to: point) }
      }
    }
    return path
  }
}

extension GraphCurve {
  /// The curve beyond both ends.
  static func beyond(_ track: GraphTrack, _ scale: TimelineScale, _ axis: ValueAxis) -> Path {
    let numbers = track.numbers
    guard let times = numbers.times else { return Path() }
    return GraphBeyond.path(before: numbers.before, after: numbers.after, times: times, scale) {
      axis.y(of: track.onAxis(numbers.value(at: $0)))
    }
  }
}
