import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

extension HistoryPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let card = card(workspace) else { return }
    ui.sidePanel("history", card)
    ui.text(
      localized("Undo history"), Theme.heading, Theme.text,
      at: Point(x: card.minX + Theme.margin, y: card.minY + 28))
    let list = ui.list(.history(.list))
    _ = ui.add(Widget(identity: .history(.list), rect: list.view, role: .list))
    ui.list(.history(.list), area: card) { ui, top in
      let rows = Self.rows(in: list.view, top: top, count: Self.count(workspace) + 1)
      for row in rows { draw(row, in: Self.rect(row, in: list.view, top: top), workspace, &ui) }
    }
  }

  /// The rows in sight: of a thousand only these are drawn.
  private static func rows(in view: Rect, top: Double, count: Int) -> Range<Int> {
    let first = max(Int(((view.minY - top) / row).rounded(.down)), 0)
    let last = min(Int(((view.maxY - top) / row).rounded(.up)), count)
    return first..<max(first, last)
  }

  private static func rect(_ index: Int, in view: Rect, top: Double) -> Rect {
    Rect(x: view.minX, y: top + Double(index) * row, width: view.width, height: row)
      .inset(x: 6, y: 1)
  }

  private func draw(_ row: Int, in rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    let done = workspace.editing.history.undoCount
    let words =
      row == 0 ? localized(Message("Start", context: "history")) : workspace.words(ofStep: row - 1)
    let inside = rect.inset(x: 10, y: 0)
    let shown = ui.fitted(words, Theme.caption, width: inside.width)
    let look = ui.add(
      Widget(
        identity: .history(.row(row)), rect: rect, role: .button(.jumpInHistory(to: row)),
        isStop: false, tip: shown == words ? "" : words))
    let isCurrent = row == done
    if isCurrent || look.isHot {
      ui.box(rect, look.isHot ? Theme.raisedHot : Theme.raised, corner: Theme.corner)
    }
    if isCurrent {
      ui.box(
        Rect(x: rect.minX + 4, y: rect.minY + 9, width: 3, height: rect.height - 18), Theme.brass,
        corner: 1.5)
    }
    let title = row == 0 ? nil : workspace.demoTitle(ofStep: row - 1)
    draw(shown, below: title, isUndone: row > done, in: inside, &ui)
    if ui.focus == .history(.list), row == cursor ?? done {
      ui.outline(rect, Theme.brass, width: Theme.focusRing, corner: Theme.corner)
    }
  }

  /// The change of a step, and below it its demo. Undone steps are dimmed.
  private func draw(
    _ words: String, below title: String?, isUndone: Bool, in rect: Rect, _ ui: inout UI
  ) {
    let y = title == nil ? rect.centre.y : rect.centre.y - 8
    ui.text(
      words, Theme.caption, isUndone ? Theme.mutedText : Theme.text, at: Point(x: rect.minX, y: y))
    guard let title else { return }
    ui.text(
      ui.fitted(title, Theme.caption, width: rect.width), Theme.caption,
      isUndone ? Theme.faintText : Theme.mutedText, at: Point(x: rect.minX, y: y + 16))
  }
}
