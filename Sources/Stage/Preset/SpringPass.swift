import Keyframes

/// A spring at its own pace within one pass (0…1) of a preset.
struct SpringPass {
  /// The motion until the spring settles, or until the pass ends.
  let easing: Easing
  /// The end of the easing within the pass; at most 1.
  let end: Double

  /// A pass of `duration` seconds.
  init(_ spring: Spring, velocity: Double, over duration: Double) {
    let whole = Easing.spring(spring, velocity: velocity)
    let part = duration / (whole.naturalDuration ?? duration)
    let cut = part < 1 ? Easing(validating: .part(whole, from: 0, to: part)) : nil
    easing = cut ?? whole
    end = min(1 / part, 1)
  }
}
