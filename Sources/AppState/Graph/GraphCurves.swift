package import Editing
package import Keyframes

/// The curves of the graph editor, kept until their tracks or the view change.
package struct GraphCurves {
  private var view: (scale: TimelineScale, axis: ValueAxis)?
  private var made: [TrackPath: Made] = [:]
  private var known: [TrackPath: (numbers: Track<Double>, jumps: [SpeedJump])] = [:]

  private struct Made {
    let numbers: Track<Double>
    let unit: ClosedRange<Double>?
    let path: Path
    /// Beyond the first and the last keyframe.
    let beyond: Path
  }

  package init() {}

  /// Makes the missing ones, and forgets those of other tracks.
  package mutating func update(
    _ tracks: [GraphTrack], _ scale: TimelineScale, _ axis: ValueAxis
  ) {
    let isSame = view?.scale == scale && view?.axis == axis
    var now = made
    now.removeAll(keepingCapacity: true)
    for track in tracks {
      if isSame, let old = made[track.path], old.numbers == track.numbers, old.unit == track.unit {
        now[track.path] = old
      } else {
        now[track.path] = Made(
          numbers: track.numbers, unit: track.unit, path: GraphCurve.path(of: track, scale, axis),
          beyond: GraphCurve.beyond(track, scale, axis))
      }
    }
    (view, made) = ((scale, axis), now)
  }

  /// Finds the speed jumps of tracks, and forgets those of others.
  package mutating func findJumps(of tracks: [GraphTrack]) {
    var now = known
    now.removeAll(keepingCapacity: true)
    for track in tracks {
      if let old = known[track.path], old.numbers == track.numbers {
        now[track.path] = old
      } else {
        now[track.path] = (track.numbers, track.numbers.speedJumps)
      }
    }
    known = now
  }

  package func jumps(of track: TrackPath) -> [SpeedJump] { known[track]?.jumps ?? [] }

  package subscript(track: TrackPath) -> Path { made[track]?.path ?? Path() }

  /// The curve of a track beyond its keyframes; empty where it holds.
  package func beyond(_ track: TrackPath) -> Path { made[track]?.beyond ?? Path() }
}
