package import Editing
package import Keyframes

/// The curves of the graph editor, kept until their tracks or the view change.
package struct GraphCurves {
  private var view: (scale: TimelineScale, axis: ValueAxis)?
  private var made: [TrackPath: (numbers: Track<Double>, unit: ClosedRange<Double>?, path: Path)] =
    [:]

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
        now[track.path] = (
          track.numbers, track.unit, GraphCurve.path(of: track, scale, axis)
        )
      }
    }
    (view, made) = ((scale, axis), now)
  }

  package subscript(track: TrackPath) -> Path { made[track]?.path ?? Path() }
}
