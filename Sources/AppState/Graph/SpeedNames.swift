import Editing
package import Keyframes
import Stage
import Words

extension SpeedPlot {
  /// The heights of the names right of the graphs.
  package var names: [(graph: SpeedGraph, y: Double)] {
    plot.names(of: graphs, isSelected: isSelected) { graph in
      let end = graph.times.upperBound
      return point(graph, end, graph.speeds.speed(before: end)).y
    }.map { (graph: $0.curve, y: $0.y) }
  }
}

extension Workspace {
  /// The time and speed of a speed graph under the pointer; of a keyframe, its influence and how much
  /// the speed jumps, too.
  package func words(
    of target: SpeedPlot.Target, _ speeds: SpeedPlot, at position: Point, _ curves: SpeedCurves
  ) -> String? {
    func words(_ graph: SpeedGraph, _ speed: Double) -> String {
      self.words(ofSpeed: speed, of: graph.first)
    }
    switch target {
    case .handle(let handle):
      guard let graph = speeds.graph(handle.path),
        let side = graph.speeds.side(handle.side, at: handle.time)
      else { return nil }
      var parts = [
        reading(handle.time), words(graph, side.tangent.slope),
        localized("influence \((side.tangent.influence * 100).fixed(0))%"),
      ]
      if let jump = curves.jumps(graph).first(where: { $0.time == handle.time }) {
        parts.append(localized("speed jumps by \(words(graph, jump.size))"))
      }
      return parts.joined(separator: "  ")
    case .curve(let path):
      guard let graph = speeds.graph(path) else { return nil }
      let time = speeds.plot.scale.time(at: position.x)
      return reading(time) + "  " + words(graph, graph.speeds.speed(at: time))
    case .ground: return nil
    }
  }
}
