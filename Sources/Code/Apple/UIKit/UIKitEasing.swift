package import Keyframes
package import Syntax
import Words

/// Easings as UIKit and Core Animation know them.
package enum UIKitEasing {
  package static func text(_ easing: Easing, _ losses: inout Losses) -> String {
    if let function = timingFunction(easing) { return function }
    if let spring = SpringPhysics(easing) {
      losses.add(
        "A spring of UIKit's keeps its own pace: let it last \(spring.duration.text(digits: 3)) s.")
      let velocity = spring.velocity.swift
      return "UISpringTimingParameters(mass: 1, stiffness: \(spring.stiffness.swift), "
        + "damping: \(spring.damping.swift), "
        + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
    }
    let stops = losses.sampled(easing, as: "keyframes").stops
    let values = stops.map { $0.output.shortest }.joined(separator: ", ")
    let times = stops.map { $0.input.shortest }.joined(separator: ", ")
    return """
      {
        let animation = CAKeyframeAnimation()
        animation.values = [\(values)]
        animation.keyTimes = [\(times)]
        return animation
      }()
      """
  }

  /// The timing function of linear and cubic Bézier easings.
  package static func timingFunction(_ easing: Easing) -> String? {
    if easing == .linear { return "CAMediaTimingFunction(name: .linear)" }
    return easing.bezierPoints.map { points in
      "CAMediaTimingFunction(controlPoints: "
        + "\(points.numbers.map(\.shortest).joined(separator: ", ")))"
    }
  }
}
