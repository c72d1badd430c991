package import Editing
package import Keyframes
package import Stage

/// Speeds in the graph editor: of one track, or of x and y of a node together, along their path.
package struct SpeedGraph: Equatable {
  /// One track, or x and y.
  package let tracks: [GraphTrack]
  package let speeds: SpeedTracks
  /// The speed that lies at 1 of a normalised view; nil leaves speeds as they are.
  package var unit: Double?

  private init(_ tracks: [GraphTrack]) {
    self.tracks = tracks
    speeds = SpeedTracks(tracks.map(\.numbers))
  }

  /// The speed graphs of tracks in their order; x and y share one, in the place of x.
  ///
  /// - Complexity: O(*n*)
  package static func graphs(of tracks: [GraphTrack]) -> [SpeedGraph] {
    func positions(_ property: Property) -> [String: GraphTrack] {
      Dictionary(
        tracks.filter { $0.property == property }.map { ($0.path.node, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let (xs, ys) = (positions(.x), positions(.y))
    return tracks.compactMap { track in
      guard track.property == .x || track.property == .y, let x = xs[track.path.node],
        let y = ys[track.path.node]
      else { return SpeedGraph([track]) }
      return track.property == .x ? SpeedGraph([x, y]) : nil
    }
  }

  package var first: GraphTrack { tracks[0] }
  package var isAlongPath: Bool { tracks.count > 1 }

  /// The times of the first and the last keyframe.
  package var times: ClosedRange<Double> {
    let times = speeds.times
    return (times.first ?? 0)...(times.last ?? 0)
  }

  // MARK: From speeds to the axis

  package func onAxis(_ speed: Double) -> Double { unit.map { speed / $0 } ?? speed }
  package func speed(onAxis position: Double) -> Double { unit.map { position * $0 } ?? position }

  /// The range of speeds, with 0; few that are much larger than all others are left out.
  package func range(of points: [Point]) -> ClosedRange<Double> {
    let speeds = points.map(\.y).filter(\.isFinite)
    let sizes = speeds.map(abs).sorted()
    let usual = sizes.isEmpty ? 0 : sizes[min(sizes.count - 1, sizes.count * 97 / 100)]
    let most = usual > 0 && (sizes.last ?? 0) > 8 * usual ? usual : .infinity
    let seen = speeds.filter { abs($0) <= most }
    return min(seen.min() ?? 0, 0)...max(seen.max() ?? 0, 0)
  }

  /// The keyframes at a time.
  package func keys(at time: Double) -> KeySet {
    var keys = KeySet()
    for track in tracks { keys[track.path] = Set(track.numbers.indices(from: time, to: time)) }
    return keys
  }

  /// The tracks with other numbers, by their paths.
  package func tracks(with changed: SpeedTracks) -> [TrackPath: PropertyTrack] {
    var result: [TrackPath: PropertyTrack] = [:]
    for (track, numbers) in zip(tracks, changed.tracks) where numbers != track.numbers {
      result[track.path] = track.track.with(numbers)
    }
    return result
  }
}

/// The points of speed graphs, kept until their tracks change.
package struct SpeedPoints {
  private var made: [TrackPath: (graph: SpeedGraph, points: [Point])] = [:]

  package init() {}

  /// From the first to the last keyframe, close enough for any view that shows all of it.
  ///
  /// - Complexity: O(*n*) in the keyframes, after the tracks have changed.
  package mutating func points(of graph: SpeedGraph) -> [Point] {
    let path = graph.first.path
    if let known = made[path], known.graph == graph { return known.points }
    let times = graph.times
    let points = graph.speeds.points(
      from: times.lowerBound, to: times.upperBound, step: max(times.length / 400, 1e-9))
    made[path] = (graph, points)
    return points
  }
}
