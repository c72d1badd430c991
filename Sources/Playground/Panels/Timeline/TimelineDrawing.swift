import AppState
import Interface
import Keyframes
import Stage
import Words

extension TimelinePanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard var view = view(workspace, ui) else { return }
    let parts = view.parts
    ui.backdrop(.backdrop("timeline"), parts.panel)
    ui.box(parts.panel, Theme.panel)
    ui.box(
      Rect(x: parts.panel.minX, y: parts.panel.minY, width: parts.panel.width, height: ui.hair),
      Theme.hairline)
    let look = ui.add(
      Widget(identity: .timeline(.tracks), rect: parts.field, role: .slider))
    let isFree = look.isHot && !look.isHeld && workspace.input.isPointerFree
    view.hovered = isFree ? ui.pointer.map { view.target(at: $0) } : nil
    view.hasFocus = look.hasFocus
    drawBeyond(view, in: parts.keys, &ui)
    drawLines(view, workspace, &ui)
    for index in view.seenRows {
      draw(view.rows[index], view.rowRect(index), view, workspace, &ui)
    }
    drawBar(parts, &ui)
    drawSelectionBox(view, &ui)
    drawRuler(view, workspace, &ui)
    drawEmptiness(view, at: workspace.player.time, &ui)
    drawCorner(parts, &ui)
    drawMarquee(view, &ui)
    drawPlayhead(at: workspace.player.time, view, &ui)
    ui.box(
      Rect(
        x: parts.field.minX - ui.hair, y: parts.field.minY, width: ui.hair,
        height: parts.field.height), Theme.hairline)
    drawNamesEdge(parts.field, &ui)
    if let readout = drag?.readout, let position = ui.pointer {
      ui.readout(readout, above: position, parts)
    }
    if look.hasFocus { ui.outline(parts.field.inset(by: 2), Theme.brass, width: 2, corner: 4) }
    drawHeader(parts, workspace, &ui)
  }

  /// The bar stands at the right end of the names, where it covers no keyframes.
  private func drawBar(_ parts: TimelineParts, _ ui: inout UI) {
    ui.addList(.timeline(.list), area: parts.names, bar: parts.names)
    ui.drawBar(
      of: ui.list(.timeline(.list)), in: parts.names, isHeld: ui.heldBar == .timeline(.list))
  }

  /// Explains an empty timeline, on the side of the playhead that has more room.
  private func drawEmptiness(_ view: TimelineView, at time: Double, _ ui: inout UI) {
    guard view.rows.isEmpty else { return }
    let words = localized(
      search.isEmpty
        ? "Nothing is animated yet. Choose All above to animate a property."
        : "No row matches. Esc clears the search.")
    let keys = view.parts.keys
    let playhead = min(max(view.scale.x(of: time), keys.minX), keys.maxX)
    let isRight = keys.maxX - playhead >= playhead - keys.minX
    let x = (isRight ? playhead : keys.minX) + Theme.margin
    let room = (isRight ? keys.maxX : playhead) - Theme.margin - x
    for (line, text) in ui.wrapped(words, Theme.caption, width: room, lines: 2).enumerated() {
      ui.text(
        text, Theme.caption, Theme.mutedText,
        at: Point(x: x, y: view.parts.list.minY + 16 + 18 * Double(line)))
    }
  }

  /// The search for rows, above their names.
  private func drawCorner(_ parts: TimelineParts, _ ui: inout UI) {
    let corner = parts.corner
    ui.field(
      .timeline(.search),
      Rect(x: corner.minX + 6, y: corner.minY + 1, width: corner.width - 12, height: 24),
      text: search, placeholder: localized("Search rows"), indent: 18, style: Theme.caption)
    ui.icon(
      .search, search.isEmpty ? Theme.mutedText : Theme.brass,
      centre: Point(x: corner.minX + 18, y: corner.minY + 13), size: 12)
  }

  /// The edge that resizes the names.
  private func drawNamesEdge(_ field: Rect, _ ui: inout UI) {
    let rect = Rect(x: field.minX - 3, y: field.minY, width: 8, height: field.height)
    let look = ui.add(
      Widget(identity: .timeline(.namesEdge), rect: rect, role: .slider, isStop: false))
    guard look.isHot || drag is NamesDrag else { return }
    ui.box(
      Rect(x: field.minX - 1, y: field.minY, width: 2, height: field.height),
      Theme.brass.opacity(0.8))
  }

  private func drawPlayhead(at time: Double, _ view: TimelineView, _ ui: inout UI) {
    let field = view.parts.field
    let x = ui.snap(view.scale.x(of: time))
    let clips = [Clip(field)]
    ui.box(
      Rect(x: x - 0.75, y: field.minY + 6, width: 1.5, height: field.height), Theme.brass,
      clips: clips)
    ui.sprites.append(
      Sprite(
        .corners([Point(x: -6, y: -6), Point(x: 6, y: -6), Point(x: 0, y: 5)]),
        transform: .translation(x: x, y: field.minY + 9), fill: .color(Theme.brass), clips: clips))
  }

  private func drawMarquee(_ view: TimelineView, _ ui: inout UI) {
    guard let rect = (drag as? MarqueeDrag)?.rect(in: view) else { return }
    let clips = [Clip(view.parts.keys)]
    ui.box(rect, Theme.brass.opacity(0.12), clips: clips)
    ui.outline(rect, Theme.brass.opacity(0.8), width: 1, corner: 0, clips: clips)
  }
}
