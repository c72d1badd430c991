/// The key path of a keyframe in a scene: its track, and its index in the track.
public struct KeyPlace: Hashable, Sendable {
  public let track: TrackPlace
  /// Counted from 0, in the order of the track's keyframes.
  public let index: Int

  public init(_ track: TrackPlace, _ index: Int) {
    (self.track, self.index) = (track, index)
  }
}
