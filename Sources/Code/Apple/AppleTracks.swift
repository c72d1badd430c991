import Keyframes
import Syntax
import Words

extension Track {
  /// The same track with only segments of a cubic Bézier's easing, except easings that `isKnown`;
  /// segments with other easings become straight pieces, which is a loss.
  func withBeziers(_ losses: inout Losses, or isKnown: (Easing) -> Bool) -> Track {
    guard !isConstant else { return self }
    return replacing { keyframe, next in
      guard keyframe.easing.bezierPoints == nil, !isKnown(keyframe.easing) else { return nil }
      return losses.sampled(keyframe.easing, as: "keyframes").stops.compactMap { stop in
        if stop.input == 1, stop.output == 1 { return nil }
        return Keyframe(
          time: keyframe.time + (next.time - keyframe.time) * stop.input,
          value: keyframe.value.interpolated(to: next.value, at: stop.output))
      }
    }
  }
}
