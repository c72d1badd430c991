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
    var numbers: Track<Double>
    let unit: ClosedRange<Double>?
    /// Empty if the track has moved.
    var segments: [GraphSegment]
    let path: Path
    /// Beyond the first and the last keyframe.
    var beyond: Path
    /// The numbers whose curve `path` is, if they have moved as a whole since, and how far.
    var origin: (numbers: Track<Double>, offset: Point)?

    /// Takes over the numbers of the track if they are the same, or moved as a whole, as when all keyframes are
    /// dragged. The view is still the same.
    /// - Returns: false for other changes, and where only a part of the curve is visible.
    mutating func follow(_ track: GraphTrack, _ scale: TimelineScale, _ axis: ValueAxis) -> Bool {
      guard unit == track.unit else { return false }
      if numbers == track.numbers { return true }
      let old = origin?.numbers ?? numbers
      let whole = old.keyframes.indices
      guard origin != nil || GraphCurve.seen(old, scale) == whole,
        GraphCurve.seen(track.numbers, scale) == whole, let shift = track.numbers.shift(from: old)
      else { return false }
      let offset = Point(
        x: scale.x(of: shift.time) - scale.x(of: 0),
        y: axis.y(of: track.onAxis(shift.value)) - axis.y(of: track.onAxis(0)))
      (numbers, segments, origin) = (track.numbers, [], (old, offset))
      beyond = GraphCurve.beyond(track, scale, axis)
      return true
    }
  }

  package init() {}

  /// Makes the missing ones, and forgets those of other tracks.
  package mutating func update(
    _ tracks: [GraphTrack], _ scale: TimelineScale, _ axis: ValueAxis
  ) {
    let isSame = view?.scale == scale && view?.axis == axis
    for track in tracks {
      if isSame, made[track.path]?.follow(track, scale, axis) == true { continue }
      let old = made[track.path]
      let kept = old?.numbers == track.numbers ? old?.segments ?? [] : []
      let segments = kept.isEmpty ? GraphSegment.all(of: track.numbers) : kept
      made[track.path] = Made(
        numbers: track.numbers, unit: track.unit, segments: segments,
        path: GraphCurve.path(of: track, segments, scale, axis),
        beyond: GraphCurve.beyond(track, scale, axis))
    }
    if made.count > tracks.count {
      let paths = Set(tracks.map(\.path))
      made = made.filter { paths.contains($0.key) }
    }
    view = (scale, axis)
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

  /// The curve of a track, where its points are measured from, and the curve beyond its keyframes, which is empty
  /// where it holds.
  package subscript(track: TrackPath) -> (path: Path, origin: Point, beyond: Path) {
    made[track].map { ($0.path, $0.origin?.offset ?? .zero, $0.beyond) } ?? (Path(), .zero, Path())
  }
}
