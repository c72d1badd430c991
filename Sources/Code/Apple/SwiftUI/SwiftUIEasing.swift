package import Keyframes
package import Syntax
import Words

/// Easings as SwiftUI's `Animation`, over a second where they have no pace of their own.
package enum SwiftUIEasing {
  package static func text(_ easing: Easing, _ losses: inout Losses) -> String {
    if easing == .linear { return ".linear" }
    if let points = easing.bezierPoints {
      return ".timingCurve(\(points.numbers.map(\.shortest).joined(separator: ", ")))"
    }
    if let spring = spring(easing, &losses) { return spring }
    let stops = losses.sampled(easing, as: "keyframes").stops
    let pieces = SwiftUITrack.pieces(
      of: Track(stops.map { Keyframe(time: $0.input, value: $0.output) }), from: 0, &losses)
    return "KeyframeTimeline(initialValue: 0.0) {\n"
      + "  KeyframeTrack {\n\(pieces.joined(separator: "\n").indented(by: 4))\n  }\n}"
  }

  /// Nil for all but springs.
  private static func spring(_ easing: Easing, _ losses: inout Losses) -> String? {
    guard let physics = SpringPhysics(easing) else { return nil }
    if case .springShape(let bounce) = easing.form {
      losses.add("The shape of a spring has no pace: here its response is 1 s.")
      return ".spring(duration: 1, bounce: \(bounce.withoutMinusZero.shortest))"
    }
    if physics.velocity != 0 {
      return ".interpolatingSpring(mass: 1, stiffness: \(physics.stiffness.swift), "
        + "damping: \(physics.damping.swift), initialVelocity: \(physics.velocity.swift))"
    }
    return ".spring(response: \(physics.spring.response.swift), "
      + "dampingFraction: \(physics.spring.dampingRatio.swift))"
  }
}
