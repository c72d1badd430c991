import AppState
import Interface
import Keyframes
import Stage

// Times, pages, cues and the loop.
extension TimelinePanel {
  /// The lines behind the rows: times, brighter ones for pages, and coloured ones for cues, takes and
  /// markers.
  func drawLines(_ view: TimelineView, _ workspace: Workspace, _ ui: inout UI) {
    let (scale, parts, player) = (view.scale, view.parts, workspace.player)
    let clips = [Clip(parts.keys)]
    func line(_ time: Double, _ color: Color) {
      let x = ui.snap(scale.x(of: time))
      ui.box(
        Rect(x: x, y: parts.list.minY, width: ui.hair, height: parts.list.height), color,
        clips: clips)
    }
    let unit = player.playhead.timeline.unit
    for time in scale.lines(spacing: 72, in: unit) { line(time, Theme.hairline.opacity(0.7)) }
    for page in player.playhead.timeline.ticks where scale.times.contains(page) {
      line(page, Theme.faintText.opacity(0.7))
    }
    for landmark in workspace.landmarks where scale.times.contains(landmark.cue.time) {
      line(landmark.cue.time, landmark.color.opacity(0.45))
    }
  }

  func drawRuler(_ view: TimelineView, _ workspace: Workspace, _ ui: inout UI) {
    let (scale, parts, player) = (view.scale, view.parts, workspace.player)
    let ruler = parts.ruler
    ui.box(ruler, Theme.panel)
    drawBeyond(view, in: ruler, &ui)
    let clips = [Clip(ruler)]
    let unit = player.playhead.timeline.unit
    for time in scale.lines(spacing: 72, in: unit) {
      let x = ui.snap(scale.x(of: time))
      ui.box(
        Rect(x: x, y: ruler.minY + 18, width: ui.hair, height: 8), Theme.hairline, clips: clips)
      // The playhead's head is here.
      if abs(x - scale.x(of: player.time)) < 18 { continue }
      // So is the tab at the end.
      let isAtEnd = view.endHandle.map { abs(x - $0.centre.x) < 18 } ?? false
      ui.text(
        time.roundedText, Theme.index.aligned(isAtEnd ? .trailing : .centre), Theme.faintText,
        at: Point(
          x: isAtEnd ? min(x, scale.x(of: view.range.upperBound)) - 4 : x, y: ruler.minY + 10),
        clips: clips)
    }
    drawLoop(view, clips, &ui)
    drawEnd(view, clips, &ui)
    drawFlags(view, &ui)
    ui.box(
      Rect(x: ruler.minX, y: ruler.maxY - ui.hair, width: ruler.width, height: ui.hair),
      Theme.hairline)
  }

  /// The part that the clock loops in: its ends can be dragged, and between them all of it.
  private func drawLoop(_ view: TimelineView, _ clips: [Clip], _ ui: inout UI) {
    guard let loop = view.loop else { return }
    let (scale, parts) = (view.scale, view.parts)
    let (left, right) = (scale.x(of: loop.lowerBound), scale.x(of: loop.upperBound))
    let held = (drag as? LoopDrag)?.part
    let color = held == .whole ? Theme.brassHot : Theme.brass.opacity(0.55)
    ui.box(
      Rect(x: left, y: parts.ruler.minY + 20, width: max(right - left, 1), height: 4), color,
      clips: clips)
    for (part, x) in [(LoopDrag.Part.start, left), (.end, right)] {
      let shift = part == .start ? 0.0 : -4
      ui.box(
        Rect(x: x + shift, y: parts.ruler.minY + 12, width: 4, height: 14),
        held == part ? Theme.brassHot : Theme.brass, corner: 1, clips: clips)
    }
  }

  /// Dims the area before the start and after the end of the timeline, with a line between.
  func drawBeyond(_ view: TimelineView, in area: Rect, _ ui: inout UI) {
    let clips = [Clip(area)]
    let (first, last) = (
      view.scale.x(of: view.range.lowerBound), view.scale.x(of: view.range.upperBound)
    )
    for (from, to) in [(area.minX, first), (last, area.maxX)] where to > from {
      ui.box(
        Rect(x: from, y: area.minY, width: to - from, height: area.height),
        Theme.ground.opacity(0.7), clips: clips)
    }
    guard last < area.maxX else { return }
    ui.box(
      Rect(x: ui.snap(last), y: area.minY, width: ui.hair, height: area.height), Theme.faintText,
      clips: clips)
  }

  /// A tab at the end of the timeline, which can be dragged.
  private func drawEnd(_ view: TimelineView, _ clips: [Clip], _ ui: inout UI) {
    guard let handle = view.endHandle else { return }
    let isHot = drag is LengthDrag || view.hovered == .end
    ui.box(
      handle.inset(x: 1, y: 0), isHot ? Theme.brassHot : Theme.mutedText, corner: 2, clips: clips)
    for shift in [-1.5, 1.5] {
      ui.box(
        Rect(x: handle.centre.x + shift - 0.5, y: handle.minY + 4, width: 1, height: 6),
        Theme.panel, clips: clips)
    }
  }
}

extension Double {
  /// Without the rounding errors of adding up steps: "0.3", "12".
  var roundedText: String {
    let rounded = (self * 1e4).rounded() / 1e4
    return rounded == 0 ? "0" : rounded.short
  }
}
