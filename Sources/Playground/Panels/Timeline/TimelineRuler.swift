import Interface
import Keyframes
import Stage

// Times, pages, cues and the loop.
extension TimelinePanel {
  /// The lines behind the rows: times, brighter ones for pages, coral ones for cues.
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
    for cue in player.cues where scale.times.contains(cue.time) {
      line(cue.time, Theme.coral.opacity(0.45))
    }
  }

  func drawRuler(_ view: TimelineView, _ workspace: Workspace, _ ui: inout UI) {
    let (scale, parts, player) = (view.scale, view.parts, workspace.player)
    let ruler = parts.ruler
    ui.box(ruler, Theme.panel)
    let clips = [Clip(ruler)]
    let unit = player.playhead.timeline.unit
    for time in scale.lines(spacing: 72, in: unit) {
      let x = ui.snap(scale.x(of: time))
      ui.box(
        Rect(x: x, y: ruler.minY + 18, width: ui.hair, height: 8), Theme.hairline, clips: clips)
      // The playhead's head is here.
      if abs(x - scale.x(of: player.time)) < 18 { continue }
      ui.text(
        time.roundedText, Theme.index.aligned(.centre), Theme.faintText,
        at: Point(x: x, y: ruler.minY + 10), clips: clips)
    }
    drawLoop(view, clips, &ui)
    drawCues(player.cues, scale, parts, clips, &ui)
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

  /// A flag with its name, as far as there is room up to the next one.
  private func drawCues(
    _ cues: [Cue], _ scale: TimelineScale, _ parts: TimelineParts, _ clips: [Clip],
    _ ui: inout UI
  ) {
    let y = parts.ruler.maxY - TimelineParts.cueHeight / 2
    for (index, cue) in cues.enumerated() where cue.time.isFinite {
      let x = ui.snap(scale.x(of: cue.time))
      guard x > parts.ruler.minX - 200, x < parts.ruler.maxX + 8 else { continue }
      let next = cues[(index + 1)...].first { $0.time > cue.time }
      let room = (next.map { scale.x(of: $0.time) } ?? parts.ruler.maxX) - x - 12
      ui.box(
        Rect(x: x, y: parts.ruler.maxY - TimelineParts.cueHeight, width: ui.hair * 2, height: 16),
        Theme.coral, clips: clips)
      ui.sprites.append(
        Sprite(
          .corners([Point(x: 0, y: -6), Point(x: 8, y: -2.5), Point(x: 0, y: 1)]),
          transform: .translation(x: x, y: y), fill: .color(Theme.coral), clips: clips))
      guard room > 24 else { continue }
      ui.text(
        ui.fitted(cue.name, Theme.caption, width: room), Theme.caption, Theme.coral,
        at: Point(x: x + 10, y: y), clips: clips)
    }
  }
}

extension Double {
  /// Without what adding up steps leaves behind the decimals: "0.3", "12".
  var roundedText: String {
    let rounded = (self * 1e4).rounded() / 1e4
    return rounded == 0 ? "0" : rounded.short
  }
}
