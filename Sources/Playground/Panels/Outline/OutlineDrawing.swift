import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

extension OutlinePanel {
  private static let signWidth = 26.0

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let card = card(workspace) else { return }
    ui.sidePanel("outline", card)
    let middle = card.minY + 28
    ui.text(
      localized("Outline"), Theme.heading, Theme.text,
      at: Point(x: card.minX + Theme.margin, y: middle))
    let list = ui.list(.outline(.list))
    let look = ui.add(Widget(identity: .outline(.list), rect: list.view, role: .list))
    guard !outline.rows.isEmpty else { return drawEmptiness(in: list.view, &ui) }
    let selected = Set(workspace.selectedNodes)
    ui.list(.outline(.list), area: card) { ui, top in
      for index in visibleRows(in: list.view, top: top) {
        let rect = Rect(
          x: list.view.minX, y: top + Double(index) * Self.row, width: list.view.width,
          height: Self.row)
        draw(outline.rows[index], in: rect.inset(x: 6, y: 1), selected, workspace, &ui)
      }
      drawDrop(in: list.view, top: top, &ui)
    }
    if look.hasFocus, workspace.selectedNodes.isEmpty {
      ui.outline(list.view.inset(by: 2), Theme.brass, width: Theme.focusRing, corner: Theme.corner)
    }
  }

  private func drawEmptiness(in view: Rect, _ ui: inout UI) {
    let lines = ui.wrapped(
      localized("There is nothing on the stage yet. Draw something with the tools beside it."),
      Theme.caption, width: view.width - 2 * Theme.margin, lines: 4)
    for (index, line) in lines.enumerated() {
      ui.text(
        line, Theme.caption, Theme.mutedText,
        at: Point(x: view.minX + Theme.margin, y: view.minY + 12 + 17 * Double(index)))
    }
  }

  private func draw(
    _ row: OutlineRow, in rect: Rect, _ selected: Set<String>, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let edits = workspace.player.edits
    let isSelected = selected.contains(row.name)
    let left = rect.minX + 6 + Self.indent * Double(min(row.depth, 8))
    let name = Rect(
      x: left + 40, y: rect.minY, width: max(rect.maxX - 2 * Self.signWidth - 4 - left - 40, 24),
      height: rect.height)
    let isNaming = naming == row.name
    let shown = ui.fitted(row.title, Theme.caption, width: name.width)
    let look = ui.add(
      Widget(
        identity: .outline(.row(row.name)), rect: rect, role: .surface, isStop: false,
        tip: shown == row.title ? "" : row.title))
    if isSelected || look.isHot {
      let color = isSelected ? Theme.raisedHot : Theme.raised
      ui.box(rect, color, corner: 6)
    }
    if isSelected {
      ui.box(
        Rect(x: rect.minX, y: rect.minY + 5, width: 3, height: rect.height - 10), Theme.brass,
        corner: 1.5)
    }
    if row.hasChildren { drawFold(row, at: Point(x: left + 8, y: rect.centre.y), &ui) }
    let isDim = edits.hiddenNodes.coversNode(row.name)
    ui.icon(
      row.kind, isSelected ? Theme.brass : isDim ? Theme.faintText : Theme.mutedText,
      centre: Point(x: left + 26, y: rect.centre.y), size: 13)
    if isNaming {
      ui.field(
        .outline(.name), name.inset(x: -6, y: 1), text: row.title, style: Theme.caption)
    } else {
      ui.text(
        shown, Theme.caption, isDim ? Theme.faintText : Theme.text,
        at: Point(x: name.minX, y: rect.centre.y))
    }
    drawSigns(row, in: rect, isHot: isUnderPointer(rect, ui), edits, &ui)
  }

  private func isUnderPointer(_ rect: Rect, _ ui: UI) -> Bool {
    grip == nil && ui.pointer.map(rect.contains) == true
  }

  private func drawFold(_ row: OutlineRow, at centre: Point, _ ui: inout UI) {
    let rect = Rect(centre: centre, size: Size(width: 18, height: 24))
    let look = ui.add(
      Widget(
        identity: .outline(.fold(row.name)), rect: rect,
        role: .button(.outline(.fold(row.name))), isStop: false, tip: ""))
    let isFolded = outline.folded.contains(row.name)
    ui.icon(
      isFolded ? .folded : .unfolded, look.isHot ? Theme.text : Theme.mutedText, centre: centre,
      size: 10)
  }

  /// The eye and the lock: visible when set, or under the pointer.
  private func drawSigns(
    _ row: OutlineRow, in rect: Rect, isHot: Bool, _ edits: DemoEdits, _ ui: inout UI
  ) {
    let isHidden = edits.hiddenNodes.contains(row.name)
    let isLocked = edits.lockedNodes.contains(row.name)
    let signs: [(OutlinePart, Icon, Bool, Action)] = [
      (.lock(row.name), isLocked ? .locked : .unlocked, isLocked, .nodes(.toggleLocked(row.name))),
      (.eye(row.name), isHidden ? .hidden : .eye, isHidden, .nodes(.toggleHidden(row.name))),
    ]
    for (index, (part, icon, isOn, action)) in signs.enumerated() {
      let sign = Rect(
        x: rect.maxX - Self.signWidth * Double(2 - index) - 2, y: rect.minY,
        width: Self.signWidth, height: rect.height)
      let look = ui.add(
        Widget(identity: .outline(part), rect: sign, role: .button(action), isStop: false))
      guard isOn || isHot else { continue }
      ui.icon(
        icon, look.isHot ? Theme.text : isOn ? Theme.mutedText : Theme.faintText,
        centre: sign.centre, size: 14)
    }
  }

  /// A line where dragged nodes would go, or a frame around the group.
  private func drawDrop(in view: Rect, top: Double, _ ui: inout UI) {
    guard case .drag(let drop?) = grip else { return }
    let left = view.minX + 12 + Self.indent * Double(min(drop.depth, 8))
    if drop.isInto {
      let rect = Rect(
        x: view.minX, y: top + Double(drop.row) * Self.row, width: view.width, height: Self.row)
      return ui.outline(rect.inset(x: 6, y: 1), Theme.brass, width: 2, corner: 6)
    }
    let y = top + Double(drop.row + 1) * Self.row
    ui.box(Rect(x: left, y: y - 1, width: view.maxX - 8 - left, height: 2), Theme.brass, corner: 1)
    ui.disc(centre: Point(x: left, y: y), radius: 3, Theme.brass)
  }
}
