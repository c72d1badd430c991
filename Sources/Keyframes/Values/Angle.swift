/// An angle in degrees, positive clockwise, and the direction in which it is reached.
///
/// ```swift
/// let needle: Track<Angle> = [0: Angle(350), 1: Angle(10), 2: Angle(90, .counterclockwise)]
/// needle.value(at: 0.5).degrees  // 360: 10 is reached by the shortest turn
/// needle.value(at: 1.5).degrees  // -130: 90 is reached counterclockwise
/// ```
///
/// A blend's degrees continue from the degrees of the earlier angle, so just before they reach the
/// later angle they may differ from it by whole turns. `Track.degrees` returns a whole track
/// without such jumps.
public struct Angle: Hashable, Codable, Sendable {
  /// Any number; whole turns matter only for `asWritten`.
  public var degrees: Double
  /// How this angle is reached from the one before it.
  public var direction: TurnDirection

  /// Creates an angle of `degrees`, reached in `direction` from the previous angle.
  public init(_ degrees: Double, _ direction: TurnDirection = .shortest) {
    self.degrees = degrees
    self.direction = direction
  }
}

extension Angle: Interpolatable {
  /// Turns at constant speed, also beyond both ends, in `end`'s direction.
  public func interpolated(to end: Angle, at progress: Double) -> Angle {
    if progress == 0 { return self }
    if progress == 1 { return end }
    let turn = end.direction.turn(from: degrees, to: end.degrees)
    return Angle(degrees + turn * progress, end.direction)
  }

  /// Moves by `count` times the turn from `start` to `end`, in `end`'s direction.
  public func moved(by count: Double, from start: Angle, to end: Angle) -> Angle {
    let turn = end.direction.turn(from: start.degrees, to: end.degrees)
    return Angle(degrees + turn * count, direction)
  }

  /// Whether `degrees` is finite.
  public var isFinite: Bool { degrees.isFinite }
}

extension Track where Value == Angle {
  /// The same turns as plain degrees without jumps; control values are dropped.
  ///
  /// ```swift
  /// ([0: Angle(0), 1: Angle(240, .clockwise), 2: Angle(0, .clockwise)] as Track<Angle>).degrees
  /// // [0: 0, 1: 240, 2: 360]
  /// ```
  public var degrees: Track<Double> {
    guard !isConstant else { return Track<Double>(keyframes[0].value.degrees) }
    var total = keyframes[0].value.degrees
    var previous = total
    return Track<Double>(
      keyframes.map { keyframe in
        total += keyframe.value.direction.turn(from: previous, to: keyframe.value.degrees)
        previous = keyframe.value.degrees
        return Keyframe(time: keyframe.time, value: total, easing: keyframe.easing)
      }
    ).extrapolated(before: before, after: after)
  }
}
