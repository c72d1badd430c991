import Keyframes
import Syntax
import Words

extension Track {
  /// The same track with only segments of a cubic Bézier's easing, except easings that `isKnown`;
  /// segments with other easings become straight pieces, which is a loss.
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
