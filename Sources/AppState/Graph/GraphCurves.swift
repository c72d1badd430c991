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
    /// The track from whose whole curve this one was moved, and that curve.
    var origin: (numbers: Track<Double>, path: Path)?
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
        now[track.path] =
          Self.moved(isSame ? made[track.path] : nil, to: track, scale, axis)
          ?? Made(
            numbers: track.numbers, unit: track.unit, path: GraphCurve.path(of: track, scale, axis),
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
    let origin = old.origin ?? (old.numbers, old.path)
    let whole = track.numbers.keyframes.indices
    guard GraphCurve.seen(track.numbers, scale) == whole,
      GraphCurve.seen(origin.numbers, scale) == whole,
      let way = track.numbers.distance(from: origin.numbers)
    else { return nil }
    let x = scale.x(of: way.time) - scale.x(of: 0)
    let y = axis.y(of: track.onAxis(way.value)) - axis.y(of: track.onAxis(0))
    return Made(
      numbers: track.numbers, unit: track.unit,
      path: origin.path.transformed(by: .translation(x: x, y: y)),
      beyond: GraphCurve.beyond(track, scale, axis), origin: origin)
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

extension Track<Double> {
  /// How far all keyframes have moved in time and value from those of `other`; nil if anything else differs.
  ///
  /// - Complexity: O(*n*)
  fileprivate func distance(from other: Track) -> (time: Double, value: Double)? {
    let (own, old) = (keyframes.span, other.keyframes.span)
    guard own.count == old.count, !isConstant, !other.isConstant else { return nil }
    let (time, value) = (own[0].time - old[0].time, own[0].value - old[0].value)
    let slack = 1e-9 * (1 + abs(time) + abs(value))
    for index in own.indices {
      guard abs(own[index].time - old[index].time - time) <= slack,
        abs(own[index].value - old[index].value - value) <= slack,
        own[index].controls == nil, old[index].controls == nil,
        own[index].easing == old[index].easing
      else { return nil }
    }
    return (time, value)
  }
}
