import Keyframes
import Stage

extension Track {
  /// The same track with stretches of a cubic Bézier's easing alone, but for those that `isKnown`; what
  /// has another easing becomes straight pieces, which is a loss.
  func withBeziers(_ losses: inout Losses, or isKnown: (Easing) -> Bool) -> Track {
    guard !isConstant else { return self }
    var plain: [Keyframe<Value>] = []
    for (index, keyframe) in keyframes.enumerated() {
      let isLast = index + 1 == keyframes.count
      guard !isLast, keyframe.time < keyframes[index + 1].time,
        keyframe.easing.bezierPoints == nil, !isKnown(keyframe.easing)
      else {
        plain.append(keyframe)
        continue
      }
      let next = keyframes[index + 1]
      for stop in losses.sampled(keyframe.easing, as: "keyframes").stops {
        if stop.input == 1, stop.output == 1 { continue }
        plain.append(
          Keyframe(
            time: keyframe.time + (next.time - keyframe.time) * stop.input,
            value: keyframe.value.interpolated(to: next.value, at: stop.output)))
      }
    }
    return Track(plain).extrapolated(before: before, after: after)
  }
}

/// A spring's physics, with mass 1.
struct SpringPhysics {
  let stiffness, damping: Double
  /// At the start, in whole ways per second.
  let velocity: Double
  /// What the whole motion takes, in seconds.
  let duration: Double

  /// Of an easing that is a spring and nothing else; over `length` seconds, or at its own pace.
  init?(_ easing: Easing, over length: Double? = nil) {
    let tree = EasingTree(easing)
    guard tree.name == "spring", let first = tree.arguments.first?.number else { return nil }
    let velocity = tree.number("velocity") ?? 0
    let spring: Spring
    if let response = tree.number("response"), let ratio = tree.number("dampingRatio") {
      spring = Spring(response: response, dampingRatio: ratio)
    } else {
      spring = Spring(duration: 1, bounce: first)
    }
    let own = Easing.spring(spring, velocity: velocity).naturalDuration ?? 1
    let pace = own / (length ?? own)
    stiffness = spring.stiffness * pace * pace
    damping = spring.damping * pace
    self.velocity = velocity * pace
    duration = length ?? own
  }
}

extension Double {
  /// As Swift writes a finite number.
  var swift: String { nearestFinite.shortest }
}

/// Names of types and functions, none twice.
struct SwiftNames {
  private var taken: Set<String> = []

  /// With a suffix, because a node may be called like a type or a word of the language.
  mutating func fresh(_ name: String, _ suffix: String, startingUpper: Bool) -> String {
    let own = name.camel(startingUpper: startingUpper) + suffix
    var free = own
    var number = 1
    while !taken.insert(free).inserted {
      number += 1
      free = "\(own)\(number)"
    }
    return free
  }
}

extension Node {
  /// What it is called where it needs a name.
  var ownName: String { name.isEmpty ? (shape?.word ?? "group") : name }
}
