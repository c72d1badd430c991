import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The speed graph.
extension GraphsPanel {
  /// `pointer` is nil unless something under it can be pressed.
  func drawSpeeds(
    _ plot: GraphPlot, _ pointer: Point?, _ workspace: Workspace, _ ui: inout UI
  ) {
    let speeds = speedPlot(plot)
    let target = pointer.map { speeds.target(at: $0) }
    let axis = plot.parts.axis
    ui.text(
      workspace.playhead.timeline.unit.speed(""), Theme.index, Theme.faintText,
      at: Point(x: axis.maxX - 6, y: plot.parts.ruler.minY + 10))
    let hasSelected = speedGraphs.contains(where: speeds.isSelected)
    for isSelected in [false, true] {
      for graph in speedGraphs where speeds.isSelected(graph) == isSelected {
        let opacity = isSelected ? 1 : hasSelected ? 0.55 : 0.95
        drawCurve(graph, width: isSelected ? 2.5 : 1.5, opacity: opacity, plot, &ui)
      }
    }
    drawJumps(speeds, &ui)
    for graph in speedGraphs {
      drawHandles(of: graph, speeds, target, &ui)
    }
    drawNames(speeds, &ui)
  }

  /// The numbers of the speed or lever under the pointer; nil if there is none.
  func speedWords(_ plot: GraphPlot, _ pointer: Point, _ workspace: Workspace) -> String? {
    let speeds = speedPlot(plot)
    return workspace.words(of: speeds.target(at: pointer), speeds, at: pointer, self.speeds)
  }

  // MARK: Curves

  private func drawCurve(
    _ graph: SpeedGraph, width: Double, opacity: Double, _ plot: GraphPlot, _ ui: inout UI
  ) {
    let hue = graph.first.hue
    let beyond = (speeds.beyond(graph), width * 0.7, opacity * 0.75, GraphBeyond.dash)
    for (path, width, opacity, dash) in [
      (speeds.path(graph), width, opacity, hue.dash), beyond,
    ] where !path.isEmpty {
      ui.sprites.append(
        Sprite(
          .path(path), name: "graph",
          stroke: Stroke(hue.color.opacity(opacity), width: width, join: .round, dash: dash),
          clips: [Clip(plot.parts.curves)]))
    }
  }

  // MARK: Handles

  private func drawHandles(
    of graph: SpeedGraph, _ speeds: SpeedPlot, _ target: SpeedPlot.Target?, _ ui: inout UI
  ) {
    let clips = [Clip(speeds.plot.parts.curves)]
    let color = graph.first.hue.color
    let handles = speeds.handles(of: graph)
    for handle in handles where handle.isLever {
      guard let end = speeds.point(of: handle), let start = speeds.anchor(of: handle) else {
        continue
      }
      ui.sprites.append(
        Sprite(
          .line(from: start, to: end), stroke: Stroke(Theme.brass.opacity(0.8), width: 1.25),
          clips: clips))
      let isHot = target == .handle(handle)
      ui.disc(
        centre: end, radius: isHot ? 5.5 : 4.5, isHot ? Theme.brassHot : Theme.brass, clips: clips)
      ui.disc(centre: end, radius: 2, Theme.panel, clips: clips)
    }
    for handle in handles where !handle.isLever {
      guard let point = speeds.point(of: handle) else { continue }
      let isChosen = speeds.isSelected(graph, at: handle.time)
      let radius = (isChosen ? 5.5 : 3.5) + (target == .handle(handle) ? 1.5 : 0)
      let square = Rect(x: point.x, y: point.y, width: 0, height: 0)
      ui.box(
        square.inset(by: -radius), isChosen ? Theme.brass : color,
        stroke: Stroke(Theme.panel, width: 1), clips: clips)
      // Selected ones have a hole, so that their colour alone does not tell.
      if isChosen { ui.box(square.inset(by: -2), Theme.onBrass, clips: clips) }
    }
  }

  // MARK: Jumps

  /// The jumps of the selected graphs, or of all if they are few.
  private func drawJumps(_ speeds: SpeedPlot, _ ui: inout UI) {
    let selected = speedGraphs.filter(speeds.isSelected)
    for graph in selected.isEmpty && speedGraphs.count <= 4 ? speedGraphs : selected {
      for jump in self.speeds.jumps(graph) {
        let ends = [graph.speeds.speed(before: jump.time), graph.speeds.speed(at: jump.time)].map {
          speeds.point(graph, jump.time, $0)
        }
        let top = min(ends[0].y, ends[1].y)
        draw(jump, at: Point(x: ends[0].x, y: top), speeds.plot, &ui)
      }
    }
  }

  // MARK: Words

  private func drawNames(_ speeds: SpeedPlot, _ ui: inout UI) {
    let (x, right) = (speeds.plot.parts.curves.maxX + 5, speeds.plot.parts.plot.maxX)
    for (graph, y) in speeds.names {
      let others = graph.tracks.dropFirst().map { ", " + $0.path.property.localizedProperty }
      ui.text(
        title(of: graph.first, others.joined(), width: right - x - 6, &ui), Theme.caption,
        graph.first.hue.color, at: Point(x: x, y: y))
    }
  }
}
