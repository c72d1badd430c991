public import Keyframes

/// Motions and pauses, in sequence and in parallel, nested to any depth.
///
/// An animation is only a description. `Node.perform(_:at:)` compiles it to keyframes, so that
/// everything can be scrubbed.
public indirect enum Animation: Equatable, Sendable {
  /// All motions at once, from the values at their start.
  case motions([Motion], duration: Double)
  /// A pause in seconds, 0 or more.
  case wait(Double)
  /// Moves the anchor, about which the node rotates and scales, to a point of its box, where (0, 0)
  /// is the top left corner. Nothing moves on screen. Takes no time.
  case anchor(Point)
  /// A named moment that other code can react to: a cue of the node. Takes no time. In a reversed
  /// animation the cues are passed backwards.
  case cue(String)

  /// One after the other.
  case sequence([Animation])
  /// All at once; lasts as long as the longest. Two of these animations may move the same property,
  /// but not at the same time.
  case parallel([Animation])
  /// Repeats the animation, each time from where the previous time ended; 0 times or fewer is
  /// nothing.
  case repeated(Animation, times: Int)
  /// Repeats the animation without end, so nothing can come after it. All rounds must be alike: a
  /// property ends each round with the value with which it began it, or changes by the same amount
  /// each time. A property that the node moves before the first round cannot be part of it.
  case forever(Animation)

  /// The animation backwards, beginning with a jump to where it would have ended. A jump at its
  /// very end or beginning is lost.
  case reversed(Animation)
  /// Forward, then back, in twice the time.
  case pingPong(Animation)
  /// The animation, faster by a factor above 0.
  case speed(Animation, Double)

  /// The animation for the one node with this name in a group.
  case on(String, Animation)
  /// The animation for every child of a group; the *n*th begins `delays[n]` seconds later. Without
  /// delays all begin at once.
  case each(Animation, delays: [Double] = [])
  /// A performance written in code.
  case custom(AnyPerformance)
}
