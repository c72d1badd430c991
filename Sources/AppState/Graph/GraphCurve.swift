import Editing
package import Keyframes
import Stage

/// Draws a track as a path: exact cubic curves where its segments are cubic Béziers, else lines
/// between as many points as can be seen.
package struct GraphCurve {
  private let track: GraphTrack
  private let scale: TimelineScale
  private let points: Points
  private var path = Path()

  /// From times and values to points.
  private struct Points {
    private let start, value, left, bottom, width, height: Double

    init(_ track: GraphTrack, _ scale: TimelineScale, _ axis: ValueAxis) {
      (start, left) = (scale.times.lowerBound, scale.points.lowerBound)
      (value, bottom) = (track.value(onAxis: axis.values.lowerBound), axis.points.upperBound)
      width = scale.points.length / scale.times.length
      height = axis.points.length / track.change(onAxis: axis.values.length)
    }

    func point(_ time: Double, _ value: Double) -> Point {
      let y = bottom - (value - self.value) * height
      return Point(x: left + (time - start) * width, y: y.isFinite ? min(max(y, -1e5), 1e5) : 0)
    }
  }

  /// Segments that are wider than this are drawn only where they are visible.
  private static let widest = 4000.0
  /// Segments that are narrower than this are lines.
  private static let narrowest = 3.0
  /// Smaller changes from point to point are not searched for jumps.
  private static let leastJump = 0.1

  /// The curve between the first and the last keyframe, as far as it is visible. `segments` are those of the track.
  ///
  /// - Complexity: O(*n*) in the visible keyframes.
  package static func path(
    of track: GraphTrack, _ segments: [GraphSegment], _ scale: TimelineScale, _ axis: ValueAxis
  ) -> Path {
    var curve = GraphCurve(track: track, scale: scale, axis: axis)
    curve.add(segments)
    return curve.path
  }

  private init(track: GraphTrack, scale: TimelineScale, axis: ValueAxis) {
    (self.track, self.scale) = (track, scale)
    points = Points(track, scale, axis)
  }

  private mutating func add(_ segments: [GraphSegment]) {
    let numbers = track.numbers
    let seen = Self.seen(numbers, scale)
    guard let first = seen.first else { return }
    let keyframes = numbers.keyframes.span
    path.move(to: point(keyframes[first].time, keyframes[first].value))
    for index in seen.dropLast() {
      let (start, end) = (keyframes[index].time, keyframes[index + 1].time)
      let to = point(end, keyframes[index + 1].value)
      let width = to.x - point(start, 0).x
      switch segments[index] {
      case .level: path.line(to: point(end, keyframes[index].value))
      case .straight, .cubic, .other:
        if width > Self.widest {
          addVisible(start, end)
        } else if width > Self.narrowest {
          if case .cubic(let first, let second) = segments[index] {
            path.cubic(point(first.x, first.y), point(second.x, second.y), to: to)
            continue
          }
          if segments[index] == .other { addPoints(keyframes[index], keyframes[index + 1], width) }
        }
      }
      path.line(to: to)
    }
  }

  /// The keyframes of the segments that are visible, and a little more.
  package static func seen(_ numbers: Track<Double>, _ scale: TimelineScale) -> Range<Int> {
    // The names lie right of the times, so that a little more is visible.
    let reach = scale.duration(of: 120)
    let seen = numbers.indices(
      from: scale.times.lowerBound - reach, to: scale.times.upperBound + reach)
    let first = max(seen.lowerBound - 1, 0)
    return first..<max(first, min(seen.upperBound + 1, numbers.keyframes.count))
  }

  private func point(_ time: Double, _ value: Double) -> Point { points.point(time, value) }

  /// Points within a segment, with upright jumps.
  private mutating func addPoints(
    _ from: Keyframe<Double>, _ to: Keyframe<Double>, _ width: Double
  ) {
    let count = min(max(Int(width / 3), 4), 160)
    var last = (progress: 0.0, value: from.easing(0))
    for step in 1...count {
      let progress = Double(step) / Double(count)
      let value = from.easing(progress)
      if abs(value - last.value) > Self.leastJump,
        let jump = from.easing.jump(from: last.progress, to: progress)
      {
        for value in [jump.before, jump.after] {
          path.line(to: point(at: jump.progress, eased: value, from, to))
        }
      }
      path.line(to: point(at: progress, eased: value, from, to))
      last = (progress, value)
    }
  }

  private func point(
    at progress: Double, eased: Double, _ from: Keyframe<Double>, _ to: Keyframe<Double>
  ) -> Point {
    let time = from.time + (to.time - from.time) * progress
    return point(
      time,
      from.controls == nil
        ? from.value + (to.value - from.value) * eased : track.numbers.value(at: time))
  }

  /// A point for every three that are visible.
  private mutating func addVisible(_ start: Double, _ end: Double) {
    let left = max(scale.x(of: start), scale.points.lowerBound - 60)
    let right = min(scale.x(of: end), scale.points.upperBound + 180)
    guard right > left else { return }
    for step in 0...Int((right - left) / 3) {
      let time = scale.time(at: left + 3 * Double(step))
      path.line(to: point(time, track.numbers.value(at: time)))
    }
  }
}

/// The form of a curve between two keyframes, whatever the view.
package enum GraphSegment: Equatable {
  /// Held, then upright.
  case level
  case straight
  /// A cubic curve with these inner points, of time and value.
  case cubic(Point, Point)
  /// Sampled: any other easing.
  case other

  init(from: Keyframe<Double>, to: Keyframe<Double>) {
    let easing = from.easing.unnamed
    if easing == .hold {
      self = .level
    } else if from.controls == nil, from.value == to.value || easing == .linear {
      self = .straight
    } else if let curve = ValueCurve(from: from, to: to) {
      self = .cubic(curve.first, curve.second)
    } else {
      self = .other
    }
  }

  /// The forms of all segments of a track.
  ///
  /// - Complexity: O(*n*)
  package static func all(of numbers: Track<Double>) -> [GraphSegment] {
    let keyframes = numbers.keyframes
    return zip(keyframes, keyframes.dropFirst()).map { GraphSegment(from: $0, to: $1) }
  }
}
