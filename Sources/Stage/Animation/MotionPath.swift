import Keyframes

/// A path to move along once, as a function of progress: exact at the ends, straight beyond them,
/// and with a heading that never jumps by full turns.
struct MotionPath {
  private var pieces: [MotionPathPiece]
  /// The start of each piece as a fraction (0…1) of the whole length, and 1.
  private var starts: [Double] = [0]
  private let length: Double
  private let pace: Route.Pace

  /// Subpaths follow each other; gaps between them take no time. With an even pace each piece takes
  /// a share of the time in proportion to its length, otherwise all take equally long.
  ///
  /// `keyTimes` replaces these shares: the progress at which each piece begins, and 1.
  ///
  /// - Precondition: `path` has at least one line or curve. `keyTimes` has one number more than
  ///   there are pieces, goes from 0 to 1 and never decreases.
  init(_ path: Path, _ pace: Route.Pace, keyTimes: [Double]? = nil) {
    pieces = MotionPathPiece.all(of: path)
    require(
      !pieces.isEmpty, "The path to move along is empty; it needs at least one line or curve.")
    self.pace = pace
    length = pieces.reduce(0) { $0 + $1.length }
    var sum = 0.0
    for (index, piece) in pieces.enumerated() {
      sum += piece.length
      let isByLength = pace == .even && length > 0
      starts.append(
        isByLength ? min(sum / length, 1) : Double(index + 1) / Double(pieces.count))
    }
    starts[pieces.count] = 1
    if let keyTimes {
      Route.check(keyTimes, count: pieces.count, over: 0...1)
      starts = keyTimes
    }
    var heading: Double?
    for index in pieces.indices { heading = pieces[index].unwrap(after: heading) }
  }

  func point(at progress: Double) -> Point {
    let last = pieces[pieces.count - 1]
    if progress == 1 { return last.curve.end }
    if progress < 0 || progress > 1 {
      let beyond = (progress < 0 ? progress : progress - 1) * length
      let heading = heading(at: progress < 0 ? 0 : 1)
      return (progress < 0 ? pieces[0].curve.start : last.curve.end)
        + .polar(beyond, degrees: heading)
    }
    let (piece, parameter) = place(at: progress)
    return pieces[piece].point(at: parameter)
  }

  /// The heading in degrees: 0 is right, 90 down.
  func heading(at progress: Double) -> Double {
    let (piece, parameter) = place(at: min(max(progress, 0), 1))
    return pieces[piece].heading(at: parameter)
  }

  private func place(at progress: Double) -> (piece: Int, parameter: Double) {
    guard progress < 1 else { return (pieces.count - 1, 1) }
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= progress { low = middle } else { high = middle - 1 }
    }
    let span = starts[low + 1] - starts[low]
    let part = span > 0 ? min(max((progress - starts[low]) / span, 0), 1) : 0
    return (low, pace == .even ? pieces[low].parameter(atLength: part) : part)
  }

  /// The positions over `duration` seconds: exact at the raw pace if no easing spans several
  /// curves, otherwise within 0.01 points.
  func places(over duration: Double, _ easing: Easing) -> Track<Point> {
    if pace == .raw && (easing == .linear || pieces.count == 1) && easing(0) == 0 && easing(1) == 1
    {
      return written(over: duration, easing)
    }
    return parts(over: duration).baked(within: 0.01) { point(at: easing($0)) }
  }

  /// The headings over `duration` seconds, within 0.05 degrees.
  func headings(over duration: Double, _ easing: Easing) -> Track<Double> {
    parts(over: duration).baked(within: 0.05) { heading(at: easing($0)) }
  }

  /// Progress over time, with a keyframe at the end of each piece.
  private func parts(over duration: Double) -> Track<Double> {
    Track(starts.map { Keyframe(time: $0 * duration, value: $0) })
  }

  private func written(over duration: Double, _ easing: Easing) -> Track<Point> {
    var keyframes: [Keyframe<Point>] = []
    for (index, piece) in pieces.map(\.curve).enumerated() {
      let controls = Controls(piece.control1, piece.control2)
      keyframes.append(
        Keyframe(
          time: starts[index] * duration, value: piece.start, easing: easing, controls: controls))
      keyframes.append(Keyframe(time: starts[index + 1] * duration, value: piece.end))
    }
    return Track(keyframes.mergingEqualNeighbours)
  }
}

extension [Keyframe<Point>] {
  /// The keyframes without those that equal the next one.
  fileprivate var mergingEqualNeighbours: [Keyframe<Point>] {
    indices.compactMap { index in
      let next = index + 1 < count ? self[index + 1] : nil
      let isRepeated = next?.time == self[index].time && next?.value == self[index].value
      return isRepeated ? nil : self[index]
    }
  }
}
