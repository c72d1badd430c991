public import Keyframes

/// The 27 presets of MengTo's library Spring, under its names.
///
/// Each begins and ends as it does there, and ends at the node's own values: in place, at its size,
/// seen. Only `fadeOut`, `zoomOut` and `fall` leave for good. Those that come in step to where they
/// come from at once, before any delay.
public enum Preset: String, CaseIterable, Sendable {
  /// Slides in over 300 points; called after the way it goes, as all of these are.
  case slideLeft, slideRight, slideDown, slideUp
  /// Slides in, three times as long along its way, and takes its own size.
  case squeezeLeft, squeezeRight, squeezeDown, squeezeUp
  /// Appears; disappears for good; disappears and comes back.
  case fadeIn, fadeOut, fadeOutIn
  /// Slides in over 300 points while it appears.
  case fadeInLeft, fadeInRight, fadeInDown, fadeInUp
  /// Appears from twice its size; disappears towards twice its size; tips over and drops by 600
  /// points.
  case zoomIn, zoomOut, fall
  /// To and fro; larger and smaller.
  case shake, pop
  /// Half a turn out of the plane, left and right over, or top and bottom.
  case flipX, flipY
  /// Wide and flat, narrow and tall, once more; the second pulls harder, and gives way less.
  case morph, squeeze
  /// Disappears and comes back, twice.
  case flash
  /// Turns to and fro, with a shake; without one.
  case wobble, swing

  /// The preset as an animation, with Spring's defaults.
  ///
  /// - Parameters:
  ///   - force: How far, or how much; 1 is the preset's own.
  ///   - duration: Seconds of one time forth; `fadeOutIn` and `flash` take as long again back.
  ///   - delay: Seconds before it begins.
  ///   - damping: The damping ratio of the presets that spring, above 0.
  ///   - velocity: Of those at the start, in whole ways per second.
  ///   - repeatCount: How often, each time from the node's own values; `flash` twice as often.
  ///   - curve: Of the presets that run through keyframes, over the whole of each time.
  /// - Returns: an animation as long as the delay and all of its times.
  /// - Precondition: `duration`, `damping` and `repeatCount` are above 0, `delay` is 0 or more.
  public func animation(
    force: Double = 1, duration: Double = 0.7, delay: Double = 0, damping: Double = 0.7,
    velocity: Double = 0.7, repeatCount: Int = 1, curve: Easing = .default
  ) -> Animation {
    precondition(duration > 0, "A preset cannot last \(duration) seconds.")
    precondition(delay >= 0, "A preset cannot begin \(-delay) seconds ago.")
    precondition(repeatCount >= 1, "A preset cannot run \(repeatCount) times.")
    precondition(damping > 0, "A spring with a damping of \(damping) never comes to rest.")
    let spring = Easing.spring(
      Spring(settlingTime: duration, dampingRatio: damping), velocity: velocity)
    let recipe = Recipe(self, force: force, spring: spring, curve: curve)
    let passes = recipe.passes * repeatCount
    let length = delay + duration * recipe.stretch * Double(passes)
    return .motions(
      recipe.motions.map {
        Motion($0.retimed(passes, after: delay / length), .linear)
      }, duration: length)
  }
}

extension Animation {
  /// One of Spring's presets; see `Preset.animation`.
  public static func preset(
    _ preset: Preset, force: Double = 1, duration: Double = 0.7, delay: Double = 0,
    damping: Double = 0.7, velocity: Double = 0.7, repeatCount: Int = 1, curve: Easing = .default
  ) -> Animation {
    preset.animation(
      force: force, duration: duration, delay: delay, damping: damping, velocity: velocity,
      repeatCount: repeatCount, curve: curve)
  }
}

extension Motion.Change {
  /// Keyframes of one pass as those of several, each from the beginning, in what is left of the
  /// duration after a part of it.
  fileprivate func retimed(_ passes: Int, after delay: Double) -> Motion.Change {
    func tiled(_ track: Track<Double>) -> Track<Double> {
      let length = (1 - delay) / Double(passes)
      return Track(
        (0..<passes).flatMap { pass in
          track.keyframes.map { keyframe in
            let time = delay + (Double(pass) + keyframe.time) * length
            return Keyframe(
              time: min(time, 1), value: keyframe.value, easing: keyframe.easing,
              controls: keyframe.controls)
          }
        })
    }
    switch self {
    case .adding(let property, let track): return .adding(property, tiled(track))
    case .multiplying(let property, let track): return .multiplying(property, tiled(track))
    case .setting(let property, let track): return .setting(property, tiled(track))
    case .to, .by, .times, .color, .colors, .origin, .centre, .along: return self
    }
  }
}
