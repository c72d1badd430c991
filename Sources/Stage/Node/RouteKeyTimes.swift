public import Keyframes

// Key times of a path, as in a `CAKeyframeAnimation` with a path.
extension Route {
  /// The progress at which each line or curve of the path begins, and 1: by length at an even pace,
  /// otherwise in equal steps. Empty for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of lines of the flattened path.
  public var stops: [Double] {
    let pieces = MotionPathPiece.all(of: path)
    let lengths = pieces.map { pace == .even ? PathRoute($0.path).length : 1 }
    let total = lengths.reduce(0, +)
    guard !pieces.isEmpty else { return [] }
    var sum = 0.0
    return [0]
      + pieces.indices.map { index in
        sum += lengths[index]
        if index + 1 == pieces.count { return 1 }
        return total > 0 ? min(sum / total, 1) : Double(index + 1) / Double(pieces.count)
      }
  }

  /// Returns progress that arrives at the end of each line or curve at its key time. Before the
  /// first time the node is at the beginning of the path, after the last at its end. Between two
  /// equal times it jumps.
  ///
  /// ```swift
  /// let route = Route(corner)  // two lines
  /// route.progress(keyTimes: [0, 0.25, 2])  // the first line within a quarter of a second
  /// ```
  ///
  /// - Precondition: there is one time more than lines and curves, all are finite, and none is
  ///   before the previous one.
  public func progress(keyTimes: [Double], _ easing: Easing = .linear) -> Track<Double> {
    let stops = stops
    Route.check(keyTimes, count: max(stops.count - 1, 0), over: nil)
    return Track(
      zip(keyTimes, stops).map { Keyframe(time: $0, value: $1, easing: easing) })
  }

  static func check(_ keyTimes: [Double], count: Int, over range: ClosedRange<Double>?) {
    require(
      count > 0 && keyTimes.count == count + 1,
      "A path of \(count) lines and curves needs \(count + 1) key times, but there are \(keyTimes.count)."
    )
    require(
      zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 },
      "The key times of a path are \(keyTimes); none may be before the one before it.")
    if let range {
      require(
        keyTimes[0] == range.lowerBound && keyTimes[count] == range.upperBound,
        "The key times of a path are \(keyTimes); they must go from \(range.lowerBound) to \(range.upperBound)."
      )
    }
  }
}

extension Node {
  /// Moves the node along `path`, relative to its position, from line to line and curve to curve at
  /// `keyTimes`, in the unit of the playhead; `easing` applies to each of them.
  ///
  /// - Precondition: as for `Route.progress(keyTimes:_:)`.
  /// - Complexity: O(*n*) in the pieces of the flattened path.
  public func along(
    _ path: Path, keyTimes: [Double], _ easing: Easing = .linear,
    turning: Route.Turning = .never, pace: Route.Pace = .even
  ) -> Node {
    let route = Route(path, turning: turning, pace: pace)
    return with { $0.route = route }
      .setting(.pathProgress, route.progress(keyTimes: keyTimes, easing))
  }
}

extension MotionPathPiece {
  fileprivate var path: Path {
    var path = Path()
    path.move(to: curve.start)
    path.cubic(curve.control1, curve.control2, to: curve.end)
    return path
  }
}
