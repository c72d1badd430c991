public import Keyframes

/// Motions and pauses, in turn and together, nested as deep as one likes.
///
/// An animation is a description. `Node.perform(_:at:)` compiles it to keyframes, so that whatever
/// was composed can be scrubbed.
public indirect enum Animation: Equatable, Sendable {
  /// All of the motions together, from the values at their start.
  case motions([Motion], duration: Double)
  /// Nothing moves for so many seconds, 0 or more.
  case wait(Double)
  /// From now on the node turns and grows about this point of its box, (0, 0) its top left corner;
  /// nothing on screen moves by it. Takes no time.
  case anchor(Point)
  /// A moment with a name, for whatever shall happen then: a cue of the node. Takes no time. A film
  /// that runs backwards passes its moments backwards.
  case cue(String)

  /// One after the other.
  case sequence([Animation])
  /// All at once; lasts as long as the longest. Two of them may move one property, but not at one
  /// time.
  case parallel([Animation])
  /// Each time from where the time before ended.
  case repeated(Animation, times: Int)
  /// Round after round without end, so nothing can come after it. All rounds must do the same: what
  /// a round moves either ends where it began or goes on by as much each time. A property that the
  /// node moves before the rounds begin cannot be part of them.
  case forever(Animation)

  /// The film of it backwards: it begins with a jump to where it would have ended. A jump at its
  /// very end or beginning is no more seen.
  case reversed(Animation)
  /// Forth and back, in twice the time.
  case pingPong(Animation)
  /// So many times as fast; more than 0.
  case speed(Animation, Double)

  /// Aimed at the one node of this name in a group: a token.
  case on(String, Animation)
  /// Aimed at every child of a group; the *n*th begins `delays[n]` seconds later. Without delays
  /// all begin at once.
  case each(Animation, delays: [Double] = [])
  /// What somebody else's code does.
  case custom(AnyPerformance)
}
