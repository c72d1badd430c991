package import Editing
package import Keyframes
import Stage

/// The speed graph at one moment: where speeds and their handles lie.
package struct SpeedPlot {
  package let plot: GraphPlot
  package let graphs: [SpeedGraph]

  package init(_ plot: GraphPlot, _ graphs: [SpeedGraph]) {
    (self.plot, self.graphs) = (plot, graphs)
  }

  /// A point of a speed graph that can be dragged.
  package struct Handle: Equatable, Sendable {
    /// The first track of its graph.
    package let path: TrackPath
    package let time: Double
    package let side: KeySide
    /// Whether it sets the influence as well; otherwise it lies at the keyframe.
    package let isLever: Bool
  }

  /// The target of a press.
  package enum Target: Equatable, Sendable {
    case handle(Handle)
    case curve(TrackPath)
    case ground
  }

  /// The keyframes with a speed before or after them in a box.
  func keys(in box: Rect) -> KeySet {
    var keys = KeySet()
    for graph in graphs {
      for time in seenTimes(of: graph) {
        let speeds = [graph.speeds.speed(before: time), graph.speeds.speed(at: time)]
        if speeds.contains(where: { box.contains(point(graph, time, $0)) }) {
          keys.formUnion(graph.keys(at: time))
        }
      }
    }
    return keys
  }

  package func graph(_ path: TrackPath) -> SpeedGraph? {
    graphs.first { $0.first.path == path }
  }

  package func isSelected(_ graph: SpeedGraph) -> Bool {
    graph.tracks.contains(where: plot.isSelected)
  }

  /// Whether a keyframe of the graph at that time is selected.
  package func isSelected(_ graph: SpeedGraph, at time: Double) -> Bool {
    graph.tracks.contains { track in
      let chosen = plot.selection.keys[track.path]
      return !chosen.isEmpty
        && track.numbers.indices(from: time, to: time).contains { chosen.contains($0) }
    }
  }

  // MARK: Points

  package func point(_ graph: SpeedGraph, _ time: Double, _ speed: Double) -> Point {
    let y = plot.axis.y(of: graph.onAxis(speed))
    return Point(
      x: plot.scale.x(of: time), y: y.isFinite ? min(max(y, -1e5), 1e5) : plot.parts.plot.minY)
  }

  package func point(of handle: Handle) -> Point? {
    guard let graph = graph(handle.path),
      let side = graph.speeds.side(handle.side, at: handle.time)
    else { return nil }
    let reach = handle.isLever ? side.tangent.influence * side.duration : 0
    return point(
      graph, handle.side == .incoming ? handle.time - reach : handle.time + reach,
      side.tangent.slope)
  }

  /// Where the speed of a handle's keyframe is.
  package func anchor(of handle: Handle) -> Point? {
    point(
      of: Handle(path: handle.path, time: handle.time, side: handle.side, isLever: false))
  }

  /// Keyframes can be pressed if they are so far apart on average, in points.
  private static let leastGap = 6.0

  /// The times of the visible keyframes of a graph; none if they are too close.
  package func seenTimes(of graph: SpeedGraph) -> [Double] {
    let range = graph.tracks.map { plot.seenKeys(of: $0).count }.reduce(0, +)
    guard range > 0, plot.parts.plot.width / Double(range) >= Self.leastGap else { return [] }
    let reach = plot.scale.duration(of: 16)
    let (start, end) = (
      plot.scale.times.lowerBound - reach, plot.scale.time(at: plot.parts.curves.maxX) + reach
    )
    return graph.speeds.times.filter { $0 >= start && $0 <= end }
  }

  /// The draggable points of a graph: at all visible keyframes, and levers at selected ones.
  package func handles(of graph: SpeedGraph) -> [Handle] {
    seenTimes(of: graph).flatMap { time in
      let isChosen = isSelected(graph, at: time)
      return [KeySide.incoming, .outgoing].flatMap { side -> [Handle] in
        guard graph.speeds.side(side, at: time) != nil else { return [] }
        let ends = isChosen ? [false, true] : [false]
        return ends.map { Handle(path: graph.first.path, time: time, side: side, isLever: $0) }
      }
    }
  }

  // MARK: Targets

  private static let reach = 9.0

  /// Levers before points at keyframes, and these before curves; selected graphs before others.
  package func target(at position: Point) -> Target {
    guard plot.parts.curves.contains(position) else { return .ground }
    var best: (handle: Handle, distance: Double)?
    for graph in graphs {
      let bonus = isSelected(graph) ? 1.0 : 0
      for handle in handles(of: graph) {
        guard let point = point(of: handle) else { continue }
        let distance = point.distance(to: position) - bonus - (handle.isLever ? 0.5 : 0)
        if distance <= Self.reach, distance < best?.distance ?? .infinity {
          best = (handle, distance)
        }
      }
    }
    if let best { return .handle(best.handle) }
    return curve(at: position).map { .curve($0) } ?? .ground
  }

  private func curve(at position: Point) -> TrackPath? {
    func y(_ graph: SpeedGraph, _ shift: Double) -> Double {
      let time = plot.scale.time(at: position.x + shift)
      return point(graph, time, graph.speeds.speed(at: time)).y
    }
    return graphs.first { graph in
      let heights = [-4.0, 0, 4].map { y(graph, $0) }
      guard let low = heights.min(), let high = heights.max() else { return false }
      return position.y > low - 5 && position.y < high + 5
    }?.first.path
  }
}
