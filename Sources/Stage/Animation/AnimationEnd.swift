extension Animation {
  /// The duration in seconds; infinite for endless animations.
  public var duration: Double { end(from: 0) }

  /// Returns the time at which the animation ends if it begins at `start`: exactly what
  /// `Node.perform(_:at:)` returns.
  public func end(from start: Double) -> Double {
    switch self {
    case .motions(_, let duration), .wait(let duration): start + duration
    case .anchor, .cue: start
    case .sequence(let parts): parts.reduce(start) { $1.end(from: $0) }
    case .parallel(let parts): parts.reduce(start) { max($0, $1.end(from: start)) }
    case .repeated(let part, let times):
      (0..<max(times, 0)).reduce(start) { time, _ in part.end(from: time) }
    case .forever: .infinity
    // Parts that are compiled on their own add up durations from 0.
    case .reversed(let part): start + part.duration
    case .pingPong(let part): start + 2 * part.duration
    case .speed(let part, let factor): start + part.duration * (1 / factor)
    case .on(_, let part): part.end(from: start)
    case .each(let part, let delays):
      (delays.isEmpty ? [0] : delays).reduce(start) { max($0, part.end(from: start + $1)) }
    case .custom(let performance): start + performance.duration
    }
  }
}
