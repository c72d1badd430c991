package import Editing
package import Keyframes
package import Stage

/// A track of numbers over time, with its speed.
package struct Graph: Equatable {
  /// The track's node and property.
  package let path: TrackPath
  package let property: Property
  /// At equal intervals, in the timeline's unit.
  package let times: [Double]
  package let values: [Double]
  /// The change of the value per unit of time; see ``speed(of:at:step:)``.
  package let speeds: [Double]

  /// `count` samples, at least two, over `range`.
  ///
  /// - Complexity: O(*n* log *k*) for *n* samples of *k* keyframes.
  package init(
    _ path: TrackPath, _ property: Property, _ track: Track<Double>,
    over range: ClosedRange<Double>, count: Int, step: Double
  ) {
    self.path = path
    self.property = property
    let last = Double(max(count, 2) - 1)
    let times = (0..<max(count, 2)).map { range.lowerBound + Double($0) / last * range.length }
    self.times = times
    values = times.map { track.value(at: $0) }
    speeds = times.map { Self.speed(of: track, at: $0, step: step) }
  }

  /// The central difference over `step` to either side.
  package static func speed(of track: Track<Double>, at time: Double, step: Double) -> Double {
    (track.value(at: time + step) - track.value(at: time - step)) / (2 * step)
  }

  /// A step so short that curves are practically straight over it, in the timeline's unit.
  package static func step(of timeline: Timeline) -> Double {
    max(timeline.length, timeline.rate / 60) / 16_384
  }
}

/// A cache of the visible graphs, and the tracks and times it was made for.
package struct Graphs: Equatable {
  package let paths: [TrackPath]
  package let view: ClosedRange<Double>
  package let count: Int
  package let graphs: [Graph]
}

extension Workspace {
  /// The tracks to show as graphs: the selected one, the tracks of the selected keyframes, or the
  /// tracks that change nearest to the playhead; at most three, in the timeline's order.
  package mutating func graphed() -> [Mover] {
    let movers = player.movers().filter { $0.number != nil }
    if let track = selection.track, let mover = movers.first(where: { $0.path == track }) {
      return [mover]
    }
    let wanted = selection.keys.tracks
    let selected = movers.filter { wanted.contains($0.path) }
    if !selected.isEmpty { return Array(selected.prefix(3)) }
    let node = selection.track?.node
    let own = movers.filter { $0.path.node == node }
    let candidates = own.isEmpty ? movers : own
    let now = player.playhead.timeline.clamp(player.time)
    let order = candidates.indices.sorted {
      (candidates[$0].distance(from: now), $0) < (candidates[$1].distance(from: now), $1)
    }
    return order.prefix(3).sorted().map { candidates[$0] }
  }

  /// The graphs of these tracks over the visible times, with a sample every 1.5 points.
  package mutating func graphs(of movers: [Mover], over scale: TimelineScale) -> [Graph] {
    let paths = movers.map(\.path)
    let count = Int(scale.points.length / 1.5) + 2
    if let made = player.sights.graphs,
      made.paths == paths && made.view == scale.times && made.count == count
    {
      return made.graphs
    }
    let step = Graph.step(of: player.playhead.timeline)
    let graphs = movers.compactMap { mover in
      mover.number.map {
        Graph(mover.path, $0.property, $0.track, over: scale.times, count: count, step: step)
      }
    }
    player.sights.graphs = Graphs(paths: paths, view: scale.times, count: count, graphs: graphs)
    return graphs
  }
}
