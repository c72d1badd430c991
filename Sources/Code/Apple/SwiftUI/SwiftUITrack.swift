import Keyframes
import Syntax
import Words

/// A track as the keyframes of a `KeyframeTrack`, each with the duration of the segment before it.
enum SwiftUITrack {
  /// From `start` on, in seconds, and at rest until `end`; earlier keyframes are left out.
  static func pieces(
    of track: Track<Double>, from start: Double, to end: Double? = nil, _ losses: inout Losses
  ) -> [String] {
    let plain = track.withBeziers(&losses, or: { SpringPhysics($0) != nil })
    var pieces: [String] = []
    var time = start
    var previous: Keyframe<Double>?
    for keyframe in plain.keyframes {
      let value = keyframe.value.swift
      if keyframe.time <= time {
        pieces.append("MoveKeyframe(\(value))")
      } else if let previous, previous.time >= start {
        pieces.append(piece(from: previous, to: keyframe, &losses))
      } else {
        if previous != nil { losses.add("What moves before \(start.swift) s begins at once.") }
        pieces.append("MoveKeyframe(\(value))")
        pieces.append(
          "LinearKeyframe(\(value), duration: \((keyframe.time - time).text(digits: 12)))")
      }
      time = max(time, keyframe.time)
      previous = keyframe
    }
    if let end, let previous, time < end {
      let rest = (end - time).text(digits: 12)
      pieces.append("LinearKeyframe(\(previous.value.swift), duration: \(rest))")
    }
    return pieces
  }

  private static func piece(
    from start: Keyframe<Double>, to end: Keyframe<Double>, _ losses: inout Losses
  ) -> String {
    let length = end.time - start.time
    let arguments = "\(end.value.swift), duration: \(length.text(digits: 12))"
    if let controls = start.controls, start.easing == .linear {
      // Hermite's form of the same cubic: the velocities at its ends.
      let first = (controls.first - start.value) * 3 / length
      let last = (end.value - controls.second) * 3 / length
      return
        "CubicKeyframe(\(arguments), startVelocity: \(first.swift), endVelocity: \(last.swift))"
    }
    if start.easing == .linear { return "LinearKeyframe(\(arguments))" }
    if let points = start.easing.bezierPoints {
      return "LinearKeyframe(\(arguments), timingCurve: .bezier("
        + "startControlPoint: UnitPoint(x: \(points.x1.swift), y: \(points.y1.swift)), "
        + "endControlPoint: UnitPoint(x: \(points.x2.swift), y: \(points.y2.swift))))"
    }
    guard let spring = SpringPhysics(start.easing, over: length) else {
      return "LinearKeyframe(\(arguments))"
    }
    losses.add("SpringKeyframe leaves out the last 0.001 of a spring's way.")
    let velocity = spring.velocity * (end.value - start.value)
    return "SpringKeyframe(\(arguments), spring: Spring(mass: 1, "
      + "stiffness: \(spring.stiffness.swift), damping: \(spring.damping.swift)), "
      + "startVelocity: \(velocity.swift))"
  }

  /// The same track without control values that `CubicKeyframe` can't express.
  static func plain(_ track: Track<Double>, _ name: String, _ losses: inout Losses)
    -> Track<Double>
  {
    let isSayable = track.keyframes.allSatisfy { $0.controls == nil || $0.easing == .linear }
    return isSayable ? track : track.plain(name, &losses)
  }
}
