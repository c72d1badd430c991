import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

extension GraphsPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard workspace.layout.graphs != nil, let plot = drawnPlot else { return }
    let parts = plot.parts
    ui.backdrop(.backdrop("graphs"), parts.panel)
    ui.box(parts.panel, Theme.panel)
    line(
      Rect(x: parts.panel.minX, y: parts.panel.minY, width: parts.panel.width, height: ui.hair), &ui
    )
    let look = ui.add(Widget(identity: .graph(.plot), rect: parts.timeline.keys, role: .slider))
    _ = ui.add(Widget(identity: .graph(.ruler), rect: parts.ruler, role: .slider, isStop: false))
    _ = ui.add(Widget(identity: .graph(.axis), rect: parts.axis, role: .slider, isStop: false))
    let isFree = look.isHot && !look.isHeld && workspace.input.isPointerFree
    let pointer = isFree ? ui.pointer : nil
    let hovered = pointer.flatMap { isOnSpeeds($0, plot) ? nil : plot.target(at: $0) }
    drawGrid(plot, workspace, &ui)
    if state.showsSpeed {
      drawSpeeds(plot, pointer, workspace, &ui)
    } else {
      drawCurves(plot, hovered, &ui)
      drawHandles(plot, hovered, &ui)
      drawKeys(plot, hovered, &ui)
      drawJumps(plot, &ui)
      drawBox(plot, hovered, &ui)
    }
    drawBars(plot, hovered, &ui)
    drawSnap(plot, &ui)
    drawPlayhead(plot, workspace, &ui)
    if !state.showsSpeed { drawNames(plot, &ui) }
    if let marquee = drag as? GraphMarquee, marquee.hasMoved {
      let clips = [Clip(parts.timeline.keys)]
      ui.box(marquee.rect, Theme.brass.opacity(0.12), clips: clips)
      ui.outline(marquee.rect, Theme.brass.opacity(0.8), width: 1, corner: 0, clips: clips)
    }
    drawRows(plot, workspace, &ui)
    drawRuler(plot, workspace, &ui)
    if look.hasFocus {
      ui.outline(parts.timeline.keys.inset(by: 2), Theme.brass, width: 2, corner: 4)
    }
    drawHeader(plot, readout(plot, pointer, hovered, workspace, ui), workspace, &ui)
    drawEdges(parts, &ui)
  }

  private func line(_ rect: Rect, _ ui: inout UI) { ui.box(rect, Theme.hairline) }

  // MARK: Lines

  private func drawGrid(_ plot: GraphPlot, _ workspace: Workspace, _ ui: inout UI) {
    let (scale, rect) = (plot.scale, plot.parts.plot)
    let clips = [Clip(rect)]
    let unit = workspace.playhead.timeline.unit
    for time in scale.lines(spacing: 72, in: unit) {
      ui.box(
        Rect(x: ui.snap(scale.x(of: time)), y: rect.minY, width: ui.hair, height: rect.height),
        Theme.hairline.opacity(0.7), clips: clips)
    }
    let isEmpty = plot.shown.isEmpty
    for value in isEmpty ? [] : plot.axis.lines(spacing: 36) {
      let y = ui.snap(plot.axis.y(of: value))
      let color = value == 0 ? Theme.faintText.opacity(0.6) : Theme.hairline.opacity(0.7)
      ui.box(Rect(x: rect.minX, y: y, width: rect.width, height: ui.hair), color, clips: clips)
      guard y > rect.minY + 8, y < rect.maxY - 8 else { continue }
      let words = state.isNormalised ? (value * 100).fixed(0) + "%" : value.roundedText
      ui.text(
        ui.fitted(words, Theme.index, width: plot.parts.axis.width - 8), Theme.index,
        Theme.faintText, at: Point(x: plot.parts.axis.maxX - 6, y: y))
    }
    let range = workspace.playhead.timeline.range
    let (first, last) = (scale.x(of: range.lowerBound), scale.x(of: range.upperBound))
    for (from, to) in [(rect.minX, first), (last, rect.maxX)] where to > from {
      ui.box(
        Rect(x: from, y: rect.minY, width: to - from, height: rect.height),
        Theme.ground.opacity(0.5), clips: clips)
    }
    line(Rect(x: rect.minX - ui.hair, y: rect.minY, width: ui.hair, height: rect.height), &ui)
    guard isEmpty else { return }
    let words =
      listed.isEmpty
      ? localized("No numbers or colours are animated here.")
      : localized("All curves are hidden. Press an eye to show one.")
    ui.text(
      ui.fitted(words, Theme.caption, width: rect.width - 2 * Theme.margin), Theme.caption,
      Theme.mutedText, at: Point(x: rect.minX + Theme.margin, y: rect.minY + 20))
  }

  private func drawRuler(_ plot: GraphPlot, _ workspace: Workspace, _ ui: inout UI) {
    let (scale, ruler) = (plot.scale, plot.parts.ruler)
    let clips = [Clip(ruler)]
    for time in scale.lines(spacing: 72, in: workspace.playhead.timeline.unit) {
      let x = ui.snap(scale.x(of: time))
      ui.box(
        Rect(x: x, y: ruler.minY + 18, width: ui.hair, height: 8), Theme.hairline, clips: clips)
      if abs(x - scale.x(of: workspace.player.time)) < 18 { continue }
      ui.text(
        time.roundedText, Theme.index.aligned(.centre), Theme.faintText,
        at: Point(x: x, y: ruler.minY + 10), clips: clips)
    }
    line(Rect(x: ruler.minX, y: ruler.maxY - ui.hair, width: ruler.width, height: ui.hair), &ui)
  }

  private func drawPlayhead(_ plot: GraphPlot, _ workspace: Workspace, _ ui: inout UI) {
    let (ruler, rect) = (plot.parts.ruler, plot.parts.timeline.keys)
    let x = ui.snap(plot.scale.x(of: workspace.player.time))
    let clips = [Clip(Rect(x: ruler.minX, y: ruler.minY, width: ruler.width, height: 9999))]
    ui.box(
      Rect(x: x - 0.75, y: ruler.minY + 6, width: 1.5, height: rect.maxY - ruler.minY - 6),
      Theme.brass, clips: clips)
    ui.sprites.append(
      Sprite(
        .corners([Point(x: -6, y: -6), Point(x: 6, y: -6), Point(x: 0, y: 5)]),
        transform: .translation(x: x, y: ruler.minY + 9), fill: .color(Theme.brass), clips: clips))
  }

  /// Lines at the time and the value that a drag has snapped to.
  private func drawSnap(_ plot: GraphPlot, _ ui: inout UI) {
    guard let snap = drag?.snapped else { return }
    let rect = plot.parts.plot
    let clips = [Clip(rect)]
    if let time = snap.time {
      let x = ui.snap(plot.scale.x(of: time))
      ui.box(
        Rect(x: x, y: rect.minY, width: ui.hair, height: rect.height), Theme.brass, clips: clips)
    }
    if let value = snap.value {
      let y = ui.snap(plot.axis.y(of: value))
      ui.box(
        Rect(x: rect.minX, y: y, width: rect.width, height: ui.hair), Theme.brass, clips: clips)
    }
  }

  /// The result of a drag, else the numbers of the curve or keyframe under the pointer; nil while a field is edited.
  private func readout(
    _ plot: GraphPlot, _ pointer: Point?, _ hovered: GraphTarget?, _ workspace: Workspace, _ ui: UI
  ) -> String? {
    if let drag { return drag.readout }
    guard let pointer, ui.writing == nil else { return nil }
    if isOnSpeeds(pointer, plot) { return speedWords(plot, pointer, workspace) }
    return hovered.flatMap { workspace.words(of: $0, plot, curves) }
  }

  private func drawEdges(_ parts: GraphParts, _ ui: inout UI) {
    let (panel, names) = (parts.panel, parts.timeline.names)
    for (edge, rect, line) in [
      (
        GraphEdge.top, Rect(x: panel.minX, y: panel.minY - 3, width: panel.width, height: 6),
        Rect(x: panel.minX, y: panel.minY - 1, width: panel.width, height: 2)
      ),
      (
        .names, Rect(x: names.maxX - 3, y: names.minY, width: 6, height: names.height),
        Rect(x: names.maxX - 1, y: names.minY, width: 2, height: names.height)
      ),
    ] {
      let look = ui.add(
        Widget(identity: .graph(.edge(edge)), rect: rect, role: .slider, isStop: false))
      if look.isHot || look.isHeld { ui.box(line, Theme.brass.opacity(0.8)) }
    }
  }
}
