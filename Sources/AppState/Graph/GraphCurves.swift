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

  /// A curve that never changes. Copies of it share its memory, because a frame makes several of each.
  private final class Made: Sendable {
    let numbers: Track<Double>
    let unit: ClosedRange<Double>?
    /// Empty if the track has moved.
    let segments: [GraphSegment]
    let path: Path
    /// Beyond the first and the last keyframe.
    let beyond: Path
    /// The numbers whose curve `path` is, if they have moved as a whole since, and how far.
    let origin: (numbers: Track<Double>, offset: Point)?

    init(
      _ track: GraphTrack, _ segments: [GraphSegment], _ path: Path, _ beyond: Path,
      origin: (numbers: Track<Double>, offset: Point)? = nil
    ) {
      (numbers, unit, self.segments) = (track.numbers, track.unit, segments)
      (self.path, self.beyond, self.origin) = (path, beyond, origin)
    }

    /// The same curve if the track's numbers are the same, or moved as a whole, as when all keyframes are
    /// dragged. The view is still the same.
    /// - Returns: nil for other changes, and where only a part of the curve is visible.
    func following(_ track: GraphTrack, _ scale: TimelineScale, _ axis: ValueAxis) -> Made? {
      guard unit == track.unit else { return nil }
      if numbers == track.numbers { return self }
      let old = origin?.numbers ?? numbers
      let whole = old.keyframes.indices
      guard origin != nil || GraphCurve.seen(old, scale) == whole,
        GraphCurve.seen(track.numbers, scale) == whole, let shift = track.numbers.shift(from: old)
      else { return nil }
      let offset = Point(
        x: scale.x(of: shift.time) - scale.x(of: 0),
        y: axis.y(of: track.onAxis(shift.value)) - axis.y(of: track.onAxis(0)))
      return Made(
        track, [], path, GraphCurve.beyond(track, scale, axis), origin: (old, offset))
    }
  }

  package init() {}

  /// Makes the missing ones, and forgets those of other tracks.
  package mutating func update(
    _ tracks: [GraphTrack], _ scale: TimelineScale, _ axis: ValueAxis
  ) {
    let isSame = view?.scale == scale && view?.axis == axis
    for track in tracks {
      let old = made[track.path]
      if isSame, let known = old?.following(track, scale, axis) {
        if known !== old { made[track.path] = known }
        continue
      }
      let kept = old?.numbers == track.numbers ? old?.segments ?? [] : []
      let segments = kept.isEmpty ? GraphSegment.all(of: track.numbers) : kept
      made[track.path] = Made(
        track, segments, GraphCurve.path(of: track, segments, scale, axis),
        GraphCurve.beyond(track, scale, axis))
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
