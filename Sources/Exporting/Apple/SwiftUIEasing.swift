import Keyframes

/// Easings as SwiftUI's `Animation`, over a second where they have no pace of their own.
enum SwiftUIEasing {
  static func text(_ easing: Easing, _ losses: inout Losses) -> String {
    if easing == .linear { return ".linear" }
    if let points = easing.bezierPoints {
      return ".timingCurve(\(points.numbers.map(\.shortest).joined(separator: ", ")))"
    }
    let tree = EasingTree(easing)
    if tree.name == "spring" { return spring(easing, tree, &losses) }
    let stops = losses.sampled(easing, as: "keyframes").stops
    let pieces = SwiftUITrack.pieces(
      of: Track(stops.map { Keyframe(time: $0.input, value: $0.output) }), from: 0, &losses)
    return "KeyframeTimeline(initialValue: 0.0) {\n"
      + "  KeyframeTrack {\n\(pieces.joined(separator: "\n").indented(by: 4))\n  }\n}"
  }

  private static func spring(
    _ easing: Easing, _ tree: EasingTree, _ losses: inout Losses
  ) -> String {
    guard let physics = SpringPhysics(easing) else { return ".spring" }
    guard let response = tree.number("response"), let ratio = tree.number("dampingRatio") else {
      losses.add("The shape of a spring has no pace: here its response is 1 s.")
      return ".spring(duration: 1, bounce: \(tree.arguments[0].text))"
    }
    if physics.velocity != 0 {
      return ".interpolatingSpring(mass: 1, stiffness: \(physics.stiffness.swift), "
        + "damping: \(physics.damping.swift), initialVelocity: \(physics.velocity.swift))"
    }
    return ".spring(response: \(response.swift), dampingFraction: \(ratio.swift))"
  }
}
