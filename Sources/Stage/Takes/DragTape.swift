public import Keyframes

/// The recorded positions of a dragged object, as a track that plays the drag again.
///
/// ```swift
/// var tape = DragTape(card.place(at: 1), at: 1)
/// tape.record(place, at: 1.1)                      // for each event
/// tape.release(at: 1.3, velocity: hand.velocity)   // the next motion can take over the velocity
/// card.cut(at: 1) { $0.at(tape.track) }
/// ```
public struct DragTape: Equatable, Sendable {
  /// The recorded positions, in order of time; never empty.
  private var keyframes: [Keyframe<Point>]

  /// Creates the tape of a drag that begins at `place`.
  public init(_ place: Point, at time: Double) {
    keyframes = [Keyframe(time: time, value: place)]
  }

  /// The time at which the drag begins.
  public var start: Double { keyframes[0].time }

  /// The positions, in the coordinates in which they were recorded.
  public var track: Track<Point> { Track(keyframes) }

  /// Records the position at `time`, forgetting later ones. After a pause of more than 0.04 seconds
  /// the old position is repeated, so that the track does not drift towards the new one.
  public mutating func record(_ place: Point, at time: Double) {
    let start = start
    keyframes.removeAll { $0.time >= time && $0.time > start }
    if let last = keyframes.last, time - last.time > 0.04 {
      keyframes.append(Keyframe(time: time - 1.0 / 60, value: last.value))
    }
    replaceLast(with: place, at: time)
  }

  /// Ends the tape at `time`, which must not be before the last event. The last ten thousandth of a
  /// second moves at `velocity`, in points per second.
  public mutating func release(at time: Double, velocity: Point) {
    let instant = 1e-4
    guard let place = keyframes.last?.value, keyframes[keyframes.count - 1].time <= time else {
      return
    }
    if keyframes[keyframes.count - 1].time == time { keyframes.removeLast() }
    if let before = keyframes.last, before.time < time - instant {
      keyframes.append(Keyframe(time: time - instant, value: place - velocity * instant))
    }
    keyframes.append(Keyframe(time: time, value: place))
  }

  private mutating func replaceLast(with place: Point, at time: Double) {
    if let last = keyframes.last, last.time >= time { keyframes.removeLast() }
    keyframes.append(Keyframe(time: time, value: place))
  }
}
