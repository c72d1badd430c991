/// The key path of a keyframe in a scene: its track, and its index in the track.
public struct KeyframePath: Hashable, Sendable {
  public let track: TrackPath
  /// Counted from 0, in the order of the track's keyframes.
  public let index: Int

  public init(_ track: TrackPath, _ index: Int) {
    (self.track, self.index) = (track, index)
  }
}
