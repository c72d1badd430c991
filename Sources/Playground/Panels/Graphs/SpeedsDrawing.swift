import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The speed graph, and the marks of jumps in both graphs.
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
    for graph in markedGraphs(plot) { drawJumps(of: graph, speeds, &ui) }
    for graph in speedGraphs {
      drawHandles(of: graph, speeds, target, &ui)
    }
    drawSpeedNames(speeds, &ui)
    if let marquee = drag as? SpeedMarquee, marquee.hasMoved { draw(marquee.rect, plot, &ui) }
    guard drag == nil, let pointer, let target else { return }
    drawSpeedReadout(target, speeds, at: pointer, workspace, &ui)
  }

  private func draw(_ box: Rect, _ plot: GraphPlot, _ ui: inout UI) {
    let clips = [Clip(plot.parts.plot)]
    ui.box(box, Theme.brass.opacity(0.12), clips: clips)
    ui.outline(box, Theme.brass.opacity(0.8), width: 1, corner: 0, clips: clips)
  }

  // MARK: Curves

  private func drawCurve(
    _ graph: SpeedGraph, width: Double, opacity: Double, _ plot: GraphPlot, _ ui: inout UI
  ) {
    let hue = GraphHue(graph.first.property)
    let beyond = (speeds.beyond(graph), width * 0.7, opacity * 0.75, [4.0, 4.0])
    for (path, width, opacity, dash) in [
      (speeds.path(graph), width, opacity, hue.dash), beyond,
    ] where !path.isEmpty {
      ui.sprites.append(
        Sprite(
          .path(path), name: "graph",
          stroke: Stroke(hue.color.opacity(opacity), width: width, join: .round, dash: dash),
          clips: [Clip(plot.parts.plot)]))
    }
  }

  // MARK: Handles

  private func drawHandles(
    of graph: SpeedGraph, _ speeds: SpeedPlot, _ target: SpeedPlot.Target?, _ ui: inout UI
  ) {
    let clips = [Clip(speeds.plot.parts.plot)]
    let color = GraphHue(graph.first.property).color
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

  /// The graphs whose jumps are marked: the selected ones, or all if they are few.
  private func markedGraphs(_ plot: GraphPlot) -> [SpeedGraph] {
    let selected = speedGraphs.filter { $0.tracks.contains(where: plot.isSelected) }
    return selected.isEmpty && speedGraphs.count <= 6 ? speedGraphs : selected
  }

  /// In the graph of values: above keyframes where the speed jumps.
  func drawJumps(_ plot: GraphPlot, _ ui: inout UI) {
    let drawn = Set(plot.tracksWithKeys.map(\.path))
    for graph in markedGraphs(plot) {
      for jump in speeds.jumps(graph) {
        for track in graph.tracks where drawn.contains(track.path) {
          let indices = track.numbers.indices(from: jump.time, to: jump.time)
          guard let index = indices.first else { continue }
          let point = plot.point(track.numbers.keyframes[index], of: track)
          drawMark(jump, at: Point(x: point.x, y: point.y - 15), plot, &ui)
        }
      }
    }
  }

  private func drawJumps(of graph: SpeedGraph, _ speeds: SpeedPlot, _ ui: inout UI) {
    for jump in self.speeds.jumps(graph) {
      let ends = [graph.speeds.speed(before: jump.time), graph.speeds.speed(at: jump.time)].map {
        speeds.point(graph, jump.time, $0)
      }
      let top = min(ends[0].y, ends[1].y)
      drawMark(jump, at: Point(x: ends[0].x, y: top - 15), speeds.plot, &ui)
    }
  }

  /// A zigzag: filled with coral where the jump is plainly visible, else thin and grey.
  private func drawMark(
    _ jump: SpeedJump, at centre: Point, _ plot: GraphPlot, _ ui: inout UI
  ) {
    guard let weight = jump.weight, plot.parts.plot.inset(by: -8).contains(centre) else { return }
    var path = Path()
    path.move(to: Point(x: centre.x + 2, y: centre.y - 6))
    path.line(to: Point(x: centre.x - 3, y: centre.y + 1))
    path.line(to: Point(x: centre.x + 3, y: centre.y - 1))
    path.line(to: Point(x: centre.x - 2, y: centre.y + 6))
    let isStrong = weight == .strong
    ui.sprites.append(
      Sprite(
        .path(path), name: "jump",
        stroke: Stroke(
          isStrong ? Theme.coral : Theme.mutedText, width: isStrong ? 2 : 1, join: .miter),
        clips: [Clip(plot.parts.plot)]))
  }

  // MARK: Words

  private func name(of graph: SpeedGraph) -> String {
    ([title(of: graph.first)] + graph.tracks.dropFirst().map(\.path.property.localizedProperty))
      .joined(separator: ", ")
  }

  /// The names of as many graphs as have room, at the right, pushed apart.
  private func drawSpeedNames(_ speeds: SpeedPlot, _ ui: inout UI) {
    let rect = speeds.plot.parts.plot
    guard speeds.plot.parts.hasNames, rect.height > 40 else { return }
    let x = speeds.plot.scale.points.upperBound + 12
    let gap = 14.0
    let most = Int((rect.height - 16) / gap)
    let named =
      speedGraphs.count > most ? speedGraphs.filter(speeds.isSelected) : speedGraphs
    var last = rect.minY + 10 - gap
    for (index, graph) in named.prefix(most).enumerated() {
      let times = graph.times
      let height = speeds.point(
        graph, times.upperBound, graph.speeds.speed(before: times.upperBound)
      ).y
      let room = rect.maxY - 10 - gap * Double(min(named.count, most) - 1 - index)
      last = min(max(height, last + gap), room)
      ui.text(
        ui.fitted(name(of: graph), Theme.caption, width: rect.maxX - x - 6), Theme.caption,
        GraphHue(graph.first.property).color, at: Point(x: x, y: last))
    }
  }

  private func drawSpeedReadout(
    _ target: SpeedPlot.Target, _ speeds: SpeedPlot, at pointer: Point, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let unit = workspace.playhead.timeline.unit
    func words(_ graph: SpeedGraph, _ speed: Double) -> String {
      speed.isFinite ? unit.speed(graph.first.reading(speed)) : localized("jump")
    }
    switch target {
    case .handle(let handle):
      guard let graph = speeds.graph(handle.path),
        let side = graph.speeds.side(handle.side, at: handle.time)
      else { return }
      var parts = [
        workspace.reading(handle.time), words(graph, side.tangent.slope),
        localized("influence \((side.tangent.influence * 100).fixed(0))%"),
      ]
      if let jump = self.speeds.jumps(graph).first(where: { $0.time == handle.time }) {
        parts.append(
          localized("jumps by \(words(graph, jump.size)), \((jump.share * 100).fixed(0))%"))
      }
      ui.readout(parts.joined(separator: "  "), above: pointer, speeds.plot.parts.timeline)
    case .curve(let path):
      guard let graph = speeds.graph(path) else { return }
      let time = speeds.plot.scale.time(at: pointer.x)
      let parts = [
        name(of: graph), workspace.reading(time), words(graph, graph.speeds.speed(at: time)),
      ]
      ui.readout(parts.joined(separator: "  "), above: pointer, speeds.plot.parts.timeline)
    case .ground: return
    }
  }
}
