package import Editing
package import Keyframes

/// The curves of the graph editor, cached so that they are always the same as new ones:
/// - the forms of segments, until the numbers of the track change;
/// - the path, until the numbers, their normalised view, or the view change;
/// - the path, with an offset, while the track has only moved as a whole.
package struct GraphCurves {
  private var view: (scale: TimelineScale, axis: ValueAxis)?
  private var made: [TrackPath: Made] = [:]
  private var known: [TrackPath: (numbers: Track<Double>, jumps: [SpeedJump])] = [:]

  private struct Made {
    let numbers: Track<Double>
    let unit: ClosedRange<Double>?
    /// Empty if the track has moved.
    let segments: [GraphSegment]
    let path: Path
    /// Beyond the first and the last keyframe.
    let beyond: Path
    /// The numbers whose curve `path` is, if they have moved as a whole since, and how far.
    var origin: (numbers: Track<Double>, offset: Point)?
  }

  package init() {}

  /// Makes the missing ones, and forgets those of other tracks.
  package mutating func update(
    _ tracks: [GraphTrack], _ scale: TimelineScale, _ axis: ValueAxis
  ) {
    let isSame = view?.scale == scale && view?.axis == axis
    var now: [TrackPath: Made] = [:]
    now.reserveCapacity(tracks.count)
    for track in tracks {
      let old = made[track.path]
      let isUnchanged = old?.numbers == track.numbers
      if isSame, isUnchanged, let old, old.unit == track.unit {
        now[track.path] = old
      } else if isSame, let moved = Self.moved(old, to: track, scale, axis) {
        now[track.path] = moved
      } else {
        let kept = isUnchanged ? old?.segments ?? [] : []
        let segments = kept.isEmpty ? GraphSegment.all(of: track.numbers) : kept
        now[track.path] = Made(
          numbers: track.numbers, unit: track.unit, segments: segments,
          path: GraphCurve.path(of: track, segments, scale, axis),
          beyond: GraphCurve.beyond(track, scale, axis))
      }
    }
    (view, made) = ((scale, axis), now)
  }

  /// The curve of a track that was moved as a whole, as when all its keyframes are dragged; nil for others, and where
  /// only a part of either is visible.
  private static func moved(
    _ old: Made?, to track: GraphTrack, _ scale: TimelineScale, _ axis: ValueAxis
  ) -> Made? {
    guard let old, old.unit == track.unit else { return nil }
    let origin = old.origin?.numbers ?? old.numbers
    let whole = track.numbers.keyframes.indices
    guard GraphCurve.seen(track.numbers, scale) == whole, GraphCurve.seen(origin, scale) == whole,
      let shift = track.numbers.shift(from: origin)
    else { return nil }
    let offset = Point(
      x: scale.x(of: shift.time) - scale.x(of: 0),
      y: axis.y(of: track.onAxis(shift.value)) - axis.y(of: track.onAxis(0)))
    return Made(
      numbers: track.numbers, unit: track.unit, segments: [], path: old.path,
      beyond: GraphCurve.beyond(track, scale, axis), origin: (origin, offset))
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

  /// The curve of a track, and where its points are measured from.
  package subscript(track: TrackPath) -> (path: Path, origin: Point) {
    made[track].map { ($0.path, $0.origin?.offset ?? .zero) } ?? (Path(), .zero)
  }

  /// The curve of a track beyond its keyframes; empty where it holds.
  package func beyond(_ track: TrackPath) -> Path { made[track]?.beyond ?? Path() }
}
