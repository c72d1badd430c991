public import Keyframes

/// A change of one property, from the value that it has when the change begins.
public struct Motion: Equatable, Sendable {
  public enum Change: Equatable, Sendable {
    case to(Property, Double)
    case by(Property, Double)
    case times(Property, Double)
    case color(ColorProperty, Color)
  }

  public var change: Change
  public var easing: Easing

  public init(_ change: Change, _ easing: Easing = .linear) {
    self.change = change
    self.easing = easing
  }
}

/// Motions and pauses, in turn and together, nested as deep as one likes.
///
/// An animation is a description. `Node.perform(_:at:)` compiles it to keyframes, so that whatever
/// was composed can be scrubbed.
public indirect enum Animation: Equatable, Sendable {
  /// All of the motions together.
  case motions([Motion], duration: Double)
  case wait(Double)
  /// One after the other.
  case sequence([Animation])
  /// All at once; lasts as long as the longest.
  case parallel([Animation])
  case repeated(Animation, times: Int)

  /// In seconds.
  public var duration: Double {
    switch self {
    case .motions(_, let duration), .wait(let duration): duration
    case .sequence(let parts): parts.reduce(0) { $0 + $1.duration }
    case .parallel(let parts): parts.reduce(0) { max($0, $1.duration) }
    case .repeated(let part, let times): part.duration * Double(max(times, 0))
    }
  }
}

extension Animation {
  public static func fadeIn(_ duration: Double = 0.25, _ easing: Easing = .linear) -> Animation {
    .motions([Motion(.to(.opacity, 1), easing)], duration: duration)
  }

  public static func fadeOut(_ duration: Double = 0.25, _ easing: Easing = .linear) -> Animation {
    .motions([Motion(.to(.opacity, 0), easing)], duration: duration)
  }

  public static func scale(
    to factor: Double, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions(
      [Motion(.to(.scaleX, factor), easing), Motion(.to(.scaleY, factor), easing)],
      duration: duration)
  }

  /// By so many points; an axis without a number is left alone.
  public static func move(
    x: Double? = nil, y: Double? = nil, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    let changes = [x.map { Motion.Change.by(.x, $0) }, y.map { Motion.Change.by(.y, $0) }]
    return .motions(changes.compactMap { $0 }.map { Motion($0, easing) }, duration: duration)
  }

  public static func rotate(
    by degrees: Double, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions([Motion(.by(.rotation, degrees), easing)], duration: duration)
  }

  public static func fill(
    _ color: Color, over duration: Double, _ easing: Easing = .linear
  ) -> Animation {
    .motions([Motion(.color(.fill, color), easing)], duration: duration)
  }
}

extension Node {
  /// Compiles `animation` to keyframes that begin at `start`; the values that it sets out from are
  /// those that the node has when each motion begins.
  ///
  /// - Returns: the time at which the animation is over.
  /// - Precondition: no property that it moves has a keyframe after the motion's start, and no
  ///   duration is negative.
  @discardableResult
  public mutating func perform(_ animation: Animation, at start: Double) -> Double {
    switch animation {
    case .motions(let motions, let duration):
      precondition(duration >= 0, "A motion cannot last \(duration) seconds.")
      for motion in motions { apply(motion, from: start, to: start + duration) }
      return start + duration
    case .wait(let duration):
      precondition(duration >= 0, "A pause cannot last \(duration) seconds.")
      return start + duration
    case .sequence(let parts):
      return parts.reduce(start) { perform($1, at: $0) }
    case .parallel(let parts):
      return parts.reduce(start) { max($0, perform($1, at: start)) }
    case .repeated(let part, let times):
      return (0..<max(times, 0)).reduce(start) { time, _ in perform(part, at: time) }
    }
  }

  private mutating func apply(_ motion: Motion, from start: Double, to end: Double) {
    switch motion.change {
    case .to(let property, let value):
      self[property].move(to: { _ in value }, from: start, to: end, motion.easing)
    case .by(let property, let value):
      self[property].move(to: { $0 + value }, from: start, to: end, motion.easing)
    case .times(let property, let factor):
      self[property].move(to: { $0 * factor }, from: start, to: end, motion.easing)
    case .color(let property, let color):
      self[property].move(to: { _ in color }, from: start, to: end, motion.easing)
    }
  }
}

extension Track {
  /// Adds a stretch that leaves from the value at `start`.
  fileprivate mutating func move(
    to target: (Value) -> Value, from start: Double, to end: Double, _ easing: Easing
  ) {
    if let last = times?.upperBound {
      precondition(
        last <= start, "A motion from \(start) would change what already moves until \(last).")
    }
    let value = value(at: start)
    leave(start, with: easing)
    add(target(value), at: end)
  }
}
