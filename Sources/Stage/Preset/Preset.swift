public import Keyframes

/// The 27 presets of MengTo's library Spring, under its names.
///
/// Each begins and ends as in Spring, and ends at the node's own values: at its position and size,
/// and visible. Only `fadeOut`, `zoomOut` and `fall` leave for good. Presets that enter jump to
/// their start at once, before any delay.
public enum Preset: String, CaseIterable, Sendable {
  /// Slides in over 300 points; named after the direction of motion, like all presets with a
  /// direction.
  case slideLeft, slideRight, slideDown, slideUp
  /// Slides in from 900 points away, stretched to three times its length, and returns to its size:
  /// Spring moves by 300 points first, then scales about the node's own position.
  case squeezeLeft, squeezeRight, squeezeDown, squeezeUp
  /// Appears (`fadeIn`), disappears for good (`fadeOut`), or disappears and reappears
  /// (`fadeOutIn`).
  case fadeIn, fadeOut, fadeOutIn
  /// Slides in over 300 points while fading in.
  case fadeInLeft, fadeInRight, fadeInDown, fadeInUp
  /// Appears from twice its size (`zoomIn`), disappears towards twice its size (`zoomOut`), or tips
  /// over and drops by 600 points (`fall`).
  case zoomIn, zoomOut, fall
  /// Moves from side to side (`shake`), or grows and shrinks (`pop`).
  case shake, pop
  /// Rotates by 180° out of the plane, left over right or top over bottom.
  case flipX, flipY
  /// Becomes wide and flat, then narrow and tall, twice; `squeeze` is stronger in one direction
  /// than in the other.
  case morph, squeeze
  /// Disappears and reappears, twice.
  case flash
  /// Rotates from side to side, with a shake (`wobble`) or without (`swing`).
  case wobble, swing

  /// Returns the preset as an animation, with Spring's defaults.
  ///
  /// Presets with a spring use UIKit's, `Spring(uiKitDuration:dampingRatio:velocity:)`. Its
  /// remaining distance at the end, about 0.001, is spread over the motion, where UIKit jumps.
  ///
  /// - Parameters:
  ///   - force: The strength; 1 is the preset's default.
  ///   - duration: The duration of one pass in seconds; `fadeOutIn` and `flash` take as long again
  ///     to return.
  ///   - delay: The delay in seconds.
  ///   - damping: The damping ratio of presets with a spring, above 0.
  ///   - velocity: The start velocity of presets with a spring, in whole distances per second.
  ///   - repeatCount: The number of repetitions, each from the node's own values; `flash` repeats
  ///     twice as often.
  ///   - curve: The easing over each repetition, for the presets made of keyframes. `flash`, `swing`
  ///     and the rotation of `wobble` do not use it: they are linear between their keys.
  /// - Returns: an animation as long as the delay and all repetitions.
  /// - Precondition: `duration`, `damping` and `repeatCount` are above 0, `delay` is 0 or more.
  public func animation(
    force: Double = 1, duration: Double = 0.7, delay: Double = 0, damping: Double = 0.7,
    velocity: Double = 0.7, repeatCount: Int = 1, curve: Easing = .default
  ) -> Animation {
    require(duration > 0, "The duration of a preset is \(duration); it must be above 0.")
    require(delay >= 0, "The delay of a preset is \(delay); it must be 0 or more.")
    require(repeatCount >= 1, "A preset repeats \(repeatCount) times; it must be at least 1.")
    require(
      damping > 0,
      "The damping of a preset is \(damping); it must be above 0, or the spring never settles.")
    let spring = Spring(uiKitDuration: duration, dampingRatio: damping, velocity: velocity)
    let recipe = Recipe(
      self, force: force, spring: SpringPass(spring, velocity: velocity, over: duration),
      curve: curve)
    let passes = recipe.passes * repeatCount
    let length = delay + duration * recipe.stretch * Double(passes)
    return .motions(
      recipe.motions.map {
        Motion($0.retimed(passes, after: delay / length), .linear)
      }, duration: length)
  }
}

extension Animation {
  /// Returns one of Spring's presets; see `Preset.animation`.
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
  /// Repeats the keyframes of one pass several times within the rest of the duration after `delay`.
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
    case .to, .by, .times, .from, .color, .colors, .origin, .centre, .along: return self
    }
  }
}
