import Keyframes
import Scrolling
import Stage

extension Session {
  /// The demo's tracks over time: what is selected, a ruler, a row for each track, and the playhead
  /// over all.
  mutating func drawTimeline(in panel: Rect, _ ui: inout UI) {
    _ = ui.add(Widget(identity: .backdrop("timeline"), rect: panel, role: .surface))
    ui.box(panel, Theme.panel)
    ui.box(Rect(x: panel.minX, y: panel.minY, width: panel.width, height: ui.hair), Theme.hairline)
    let parts = timelineParts(in: panel)
    let scale = timelineScale(in: panel)
    let rows = timelineRows()
    // Rows may have been folded away, or be another demo's.
    if timelineScroller.extent.range.upperBound != timelineOverflow(panel, rows: rows.count) {
      resizeTimelineScroller(panel)
    }
    let look = ui.add(Widget(identity: .timeline, rect: parts.field, role: .slider))
    drawLines(scale, parts, &ui)
    let seen = seenRows(of: rows.count, in: parts)
    let view = TimelineView(
      parts: parts, scale: scale, selected: selectedKeys(),
      hovered: look.isHot ? hoveredTarget(&ui) : nil, hasFocus: look.hasFocus)
    for index in seen { draw(rows[index], rowRect(index, in: parts), view, &ui) }
    drawSelectionBox(rows, view, &ui)
    drawRuler(scale, parts, &ui)
    drawEmptiness(rows, parts, &ui)
    drawMarquee(parts, &ui)
    drawPlayhead(scale, parts, &ui)
    ui.box(
      Rect(
        x: parts.field.minX - ui.hair, y: parts.field.minY, width: ui.hair,
        height: parts.field.height), Theme.hairline)
    drawReadout(parts, &ui)
    if look.hasFocus { ui.outline(parts.field.inset(by: 2), Theme.brass, width: 2, corner: 4) }
    drawTimelineHeader(parts, &ui)
    drawColors(parts, &ui)
  }

  private mutating func hoveredTarget(_ ui: inout UI) -> TimelineTarget? {
    guard gesture == .none, let place = ui.pointer else { return nil }
    return timelineTarget(at: place)
  }

  private func drawEmptiness(_ rows: [TimelineRow], _ parts: TimelineParts, _ ui: inout UI) {
    guard rows.isEmpty else { return }
    ui.text(
      "Nothing here moves by keyframes. Constants can be made to: show them above.", Theme.caption,
      Theme.mutedText,
      at: Point(x: parts.list.minX + Theme.margin, y: parts.list.minY + 16))
  }

  private func drawPlayhead(_ scale: TimelineScale, _ parts: TimelineParts, _ ui: inout UI) {
    let field = parts.field
    let x = ui.snap(scale.x(of: player.time))
    let clips = [Clip(field)]
    ui.box(
      Rect(x: x - 0.75, y: field.minY + 6, width: 1.5, height: field.height), Theme.brass,
      clips: clips)
    ui.sprites.append(
      Sprite(
        .corners([Point(x: -6, y: -6), Point(x: 6, y: -6), Point(x: 0, y: 5)]),
        transform: .translation(x: x, y: field.minY + 9), fill: .color(Theme.brass), clips: clips))
  }

  private func drawMarquee(_ parts: TimelineParts, _ ui: inout UI) {
    guard let marquee = drag as? MarqueeDrag, let rect = marquee.rect(in: self) else { return }
    let clips = [Clip(parts.keys)]
    ui.box(rect, Theme.brass.opacity(0.12), clips: clips)
    ui.outline(rect, Theme.brass.opacity(0.8), width: 1, corner: 0, clips: clips)
  }

  /// The time and the way of what is dragged, above the hand.
  private func drawReadout(_ parts: TimelineParts, _ ui: inout UI) {
    guard let drag = drag as? any ReadoutDrag, let readout = drag.readout, let place = ui.pointer
    else { return }
    let style = Theme.index.aligned(.centre)
    let width = ui.measure(Text(readout, style)) + 20
    let x = min(max(place.x - width / 2, parts.field.minX + 4), parts.field.maxX - width - 4)
    let rect = Rect(x: x, y: max(place.y - 40, parts.panel.minY - 28), width: width, height: 24)
    ui.box(rect, Theme.raised, corner: Theme.corner)
    ui.outline(rect, Theme.hairline, width: 1, corner: Theme.corner)
    ui.text(readout, style, Theme.text, at: rect.centre)
  }
}

/// What rows are drawn with.
struct TimelineView {
  let parts: TimelineParts
  let scale: TimelineScale
  let selected: SelectedKeys
  /// What a press would take.
  let hovered: TimelineTarget?
  /// Whether keys go from row to row.
  let hasFocus: Bool
}
