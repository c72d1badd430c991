import Keyframes
import Stage

/// One animation of one property of an element, by CSS or by SMIL, with its values as they are
/// written.
struct SVGAnimation {
  /// A value within one round.
  struct Key {
    /// In the round, from 0 to 1.
    var offset: Double
    /// Nil for the value that the element has without the animation.
    var text: String?
    /// From here to the next key.
    var easing: Easing
  }

  var property: String
  /// At least one; their offsets never fall.
  var keys: [Key]
  var timing: SVGTiming
  /// Whether the values are added to the value below.
  var isAdditive = false
  /// Whether each round begins where the one before ended.
  var accumulates = false
  /// The kind of an `animateTransform`: the values of its keys are those of this function.
  var function: String?
  /// The path of an `animateMotion`, whose keys are shares of its length.
  var path: SVGAnimationPath?
  /// The greater, the later it is applied where two animate the same property.
  var rank = 0

  /// The path of an `animateMotion` or an `offset-path`.
  struct SVGAnimationPath {
    var path: Path
    var turning = Route.Turning.never
    /// Added to the direction of the path, in degrees.
    var degrees = 0.0
  }

  /// The indices of the keys that have the value below.
  var open: [Int] { keys.indices.filter { keys[$0].text == nil } }

  /// One round as a track from 0 to 1; nil if a value cannot be read.
  func round<Value>(_ base: Value, _ read: (String) -> Value?) -> Track<Value>? {
    var frames: [Keyframe<Value>] = []
    for key in keys {
      guard let value = key.text.map(read) ?? base, value.isFinite else { return nil }
      frames.append(Keyframe(time: key.offset, value: value, easing: key.easing))
    }
    guard let last = frames.last else { return nil }
    if last.time < 1 {
      frames[frames.count - 1].easing = .hold
      frames.append(Keyframe(time: 1, value: last.value))
    }
    return Track(frames)
  }
}

/// When an animation runs.
struct SVGTiming: Equatable {
  /// The time between a beginning and an end, which may be infinite, in seconds.
  struct Interval: Equatable {
    var begin: Double
    var end: Double
  }

  /// In order, without overlaps.
  var intervals: [Interval]
  /// The length of a round in seconds, above 0; infinite for a value that just holds.
  var duration: Double
  /// Whether every other round runs backwards.
  var alternates = false
  /// Whether the first round runs backwards.
  var isReversed = false
  /// Whether the first value is there before the beginning.
  var fillsBefore = false
  /// Whether the last value stays after an end.
  var freezes = false
  /// The share of a round at which it stands still, if it is paused.
  var paused: Double?

  /// The time after which the same happens again and again; infinite if nothing does.
  var period: Double {
    guard intervals.last?.end == .infinity, paused == nil else { return .infinity }
    return duration * (alternates ? 2 : 1)
  }
}
