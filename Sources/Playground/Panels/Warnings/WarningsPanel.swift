import AppState
import Interface
import Keyframes
import Stage
import Words

enum WarningPart: Hashable {
  case card
  case dismiss(Warning.Identity)
  /// The words of a warning that is cut off.
  case words(Warning.Identity)
  /// The banner with the mistakes in a file.
  case problems
  case dismissProblems
}

/// Shows the latest warnings above the stage's centre, each with a button that dismisses it. The session
/// takes presses on that before all others.
struct WarningsPanel: Panel, PressedPanel, ClosablePanel {
  func owns(_ part: Part) -> Bool {
    if case .warning = part { true } else { false }
  }

  func press(_ press: Press, _ workspace: inout Workspace, _ ui: inout UI) -> PressReply {
    .button
  }

  func pointerShape(over part: Part) -> PointerShape? {
    switch part {
    case .warning(.dismiss), .warning(.dismissProblems): .hand
    case _: nil
    }
  }

  func escape(_ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI) -> Bool {
    rung == .last && (workspace.dismissProblems() || workspace.window.warnings.dismissLatest())
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    drawWork(workspace, &ui)
    drawProblems(workspace, &ui)
    guard !workspace.window.warnings.shown.isEmpty else { return }
    let rows = Row.rows(of: workspace, ui)
    let height = rows.reduce(0) { $0 + $1.height }
    let card = Rect(
      x: Row.left(in: workspace.layout), y: Row.top(in: workspace.layout),
      width: Row.width(in: workspace.layout), height: height)
    ui.backdrop(.warning(.card), card)
    ui.box(card, Theme.raised, corner: Theme.corner)
    var top = card.minY
    for (index, row) in rows.enumerated() {
      if index > 0 {
        let line = Rect(x: card.minX + 12, y: top, width: card.width - 24, height: ui.hair)
        ui.box(line, Theme.hairline)
      }
      draw(row, Rect(x: card.minX, y: top, width: card.width, height: row.height), &ui)
      top += row.height
    }
    ui.outline(card, Theme.coral.opacity(0.6), width: 1, corner: Theme.corner)
    drawRest(workspace.window.warnings.shown.count - rows.count, below: card, &ui)
  }

  private func draw(_ row: Row, _ rect: Rect, _ ui: inout UI) {
    let first = rect.minY + Row.padding + Row.line / 2
    ui.icon(.warning, Theme.coral, centre: Point(x: rect.minX + 22, y: first))
    if row.isCut {
      _ = ui.add(
        Widget(
          identity: .warning(.words(row.warning.identity)), rect: rect, role: .surface,
          tip: localized(row.warning.message)))
    }
    for (index, line) in row.lines.enumerated() {
      let y = first + Row.line * Double(index)
      ui.text(line, Row.style, Theme.text, at: Point(x: rect.minX + Row.indent, y: y))
    }
    let button = Rect(
      centre: Point(x: rect.maxX - 22, y: first), size: Size(width: 28, height: 28))
    let part = Part.warning(.dismiss(row.warning.identity))
    let look = ui.add(
      Widget(
        identity: part, rect: button, role: .surface,
        tip: row.isCut ? localized(row.warning.message) : localized("Dismiss")))
    if look.isHot { ui.box(button, Theme.raisedHot, corner: Theme.corner) }
    ui.icon(.close, look.isHot ? Theme.text : Theme.mutedText, centre: button.centre)
  }

  /// The number of warnings that don't fit.
  private func drawRest(_ count: Int, below card: Rect, _ ui: inout UI) {
    guard count > 0 else { return }
    let words = localized("\(count) more")
    let tab = Rect(
      x: card.minX + 12, y: card.maxY + 4, width: ui.measure(Text(words, Theme.caption)) + 16,
      height: 20)
    ui.box(tab, Theme.raised, corner: 10)
    ui.text(words, Theme.caption, Theme.mutedText, at: Point(x: tab.minX + 8, y: tab.centre.y))
  }
}

/// One warning in its lines.
private struct Row {
  let warning: Warning
  let lines: [String]
  /// Whether the warning is cut off.
  let isCut: Bool

  static let style = Theme.label
  static let line = 20.0
  static let padding = 8.0
  /// Where words begin, right of the icon.
  static let indent = 42.0
  private static let most = 3
  private static let mostLines = 6

  var height: Double { Self.line * Double(lines.count) + 2 * Self.padding }

  static func width(in layout: Layout) -> Double {
    min(600, max(layout.stage.width - 24, 280), right(in: layout) - 16)
  }

  /// Where a panel at the right begins.
  private static func right(in layout: Layout) -> Double {
    layout.rightEdge
  }

  static func left(in layout: Layout) -> Double {
    let width = width(in: layout)
    let middle = layout.stage.centre.x - width / 2
    return max(min(middle, right(in: layout) - 8 - width), 8)
  }

  static func top(in layout: Layout) -> Double { layout.stage.minY + 12 }

  /// As many of the latest as fit above the stage's centre, and at least one.
  static func rows(of workspace: Workspace, _ ui: UI) -> [Row] {
    let layout = workspace.layout
    let width = width(in: layout) - indent - 44
    var room = layout.stage.centre.y - top(in: layout) - 16
    var rows: [Row] = []
    for warning in workspace.window.warnings.shown.prefix(most) {
      let count = max(Int((room - 2 * padding) / line), rows.isEmpty ? 1 : 0)
      guard count > 0 else { break }
      let all = ui.lines(of: localized(warning.message), style, width: width, most: mostLines)
      guard all.count <= count || rows.isEmpty else { break }
      let lines = ui.lines(
        of: localized(warning.message), style, width: width, most: min(count, mostLines))
      rows.append(
        Row(warning: warning, lines: lines, isCut: lines != all || all.count == mostLines))
      room -= rows[rows.count - 1].height
    }
    return rows
  }
}
