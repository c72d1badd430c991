package import Editing
package import Keyframes
import Stage

/// The paths and jumps of speed graphs, kept until their tracks or the view change.
package struct SpeedCurves {
  private struct Made {
    let graph: SpeedGraph
    let path, beyond: Path
    let jumps: [SpeedJump]
  }

  private var view: (scale: TimelineScale, axis: ValueAxis)?
  private var made: [TrackPath: Made] = [:]

  package init() {}

  /// Makes the missing ones, and forgets those of other graphs.
  package mutating func update(_ graphs: [SpeedGraph], _ plot: GraphPlot) {
    let isSame = view?.scale == plot.scale && view?.axis == plot.axis
    var now: [TrackPath: Made] = [:]
    for graph in graphs {
      let old = made[graph.first.path].flatMap { $0.graph == graph ? $0 : nil }
      if isSame, let old {
        now[graph.first.path] = old
      } else {
        now[graph.first.path] = Made(
          graph: graph, path: Self.path(of: graph, plot), beyond: Self.beyond(graph, plot),
          jumps: old?.jumps ?? graph.speeds.jumps)
      }
    }
    (view, made) = ((plot.scale, plot.axis), now)
  }

  package func path(_ graph: SpeedGraph) -> Path { made[graph.first.path]?.path ?? Path() }
  package func beyond(_ graph: SpeedGraph) -> Path { made[graph.first.path]?.beyond ?? Path() }
  package func jumps(_ graph: SpeedGraph) -> [SpeedJump] { made[graph.first.path]?.jumps ?? [] }

  /// The distance of points along the time.
  private static let step = 4.0

  private static func path(of graph: SpeedGraph, _ plot: GraphPlot) -> Path {
    let (times, scale) = (graph.times, plot.scale)
    let points = graph.speeds.points(
      from: max(times.lowerBound, scale.time(at: scale.points.lowerBound - 60)),
      to: min(times.upperBound, scale.time(at: scale.points.upperBound + 120)),
      step: scale.duration(of: step))
    var path = Path()
    path.reserve(points.count)
    let speeds = SpeedPlot(plot, [])
    for point in points {
      let place = speeds.point(graph, point.x, point.y)
      if path.isEmpty { path.move(to: place) } else { path.line(to: place) }
    }
    return path
  }

  private static func beyond(_ graph: SpeedGraph, _ plot: GraphPlot) -> Path {
    let all = graph.tracks.map(\.numbers)
    guard let before = all.map(\.before).first(where: { $0 != .hold }) ?? all.first?.before,
      let after = all.map(\.after).first(where: { $0 != .hold }) ?? all.first?.after
    else { return Path() }
    return GraphBeyond.path(before: before, after: after, times: graph.times, plot.scale) {
      plot.axis.y(of: graph.onAxis(graph.speeds.speed(at: $0)))
    }
  }
}
