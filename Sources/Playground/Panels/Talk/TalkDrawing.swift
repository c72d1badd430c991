import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Talks
import Words

// Texts for the audience, in type that the last row can read: at least 1/40 of the stage's height.
extension TalkPanel {
  /// The number that is typed or offered, and how many stops there are.
  func drawNumber(_ presentation: Presentation, _ layout: Layout, _ ui: inout UI) {
    let style = Self.style(layout, 20, .mono)
    let words = localized("\(presentation.digits) / \(presentation.stops.count)")
    let size = Size(
      width: ui.measure(Text(words, style)) + style.size * 1.6, height: style.size * 2)
    let room = layout.panels.stage
    let box = Rect(
      x: room.maxX - room.width * 0.05 - size.width,
      y: room.minY + room.height * 0.05, width: size.width, height: size.height)
    _ = ui.add(
      Widget(identity: .talk(.number), rect: box, role: .button(.talk(.choose)), tip: ""))
    ui.box(box, Theme.panel.opacity(0.95), corner: style.size * 0.6)
    ui.outline(box, Theme.brass, width: 2, corner: style.size * 0.6)
    ui.text(
      words, style, presentation.typedStop == nil ? Theme.coral : Theme.text, at: box.centre)
  }

  /// Centred type of which `lines` fill a stage's height.
  private static func style(
    _ layout: Layout, _ lines: Double, _ family: TextStyle.Family = .sans
  ) -> TextStyle {
    TextStyle(layout.talkType(lines), .semibold, family: family, alignment: .centre)
  }

  // MARK: The contact sheet

  func drawSheet(
    _ presentation: Presentation, chosen: Int, _ workspace: Workspace, _ ui: inout UI
  ) {
    let sheet = TalkSheet(workspace.layout.window, workspace)
    ui.backdrop(.talk(.sheet), workspace.layout.window)
    ui.box(workspace.layout.window, Theme.ground)
    ui.list(.talk(.list), area: sheet.list) { ui, top in
      for index in -sheet.first..<presentation.stops.count {
        let cell = sheet.cell(index, from: top)
        guard cell.intersects(sheet.list) else { continue }
        let current = presentation.showsCard ? -1 : presentation.current
        draw(
          index, in: cell, type: sheet.type, isChosen: index == chosen,
          isCurrent: index == current, workspace, &ui)
      }
    }
    drawHeading(
      presentation, sheet.heading, type: sheet.type,
      isWrong: workspace.talk.open.map { $0.isWrong && !$0.isUnread } == true, &ui)
  }

  private func drawHeading(
    _ presentation: Presentation, _ heading: Rect, type: Double, isWrong: Bool, _ ui: inout UI
  ) {
    // Replaced by a number while one is typed.
    let number =
      presentation.digits.isEmpty
      ? localized("\(presentation.current + 1) / \(presentation.stops.count)") : ""
    let style = TextStyle(type * 2, .semibold, alignment: .leading)
    let figures = TextStyle(type * 2, .semibold, family: .mono, alignment: .trailing)
    let hint = TextStyle(type, .medium, alignment: .leading)
    let y = heading.minY + 12 + type
    ui.text(number, figures, Theme.brass, at: Point(x: heading.maxX, y: y))
    let room = heading.width - ui.measure(Text(number, figures)) - 24
    let title = presentation.heading
    ui.text(
      ui.fitted(title, style, width: room), style, Theme.text, at: Point(x: heading.minX, y: y))
    ui.text(
      ui.fitted(
        localized(
          isWrong
            ? "The talk file has mistakes. This is its last version without any."
            : "Enter opens · type a number and Enter · O closes"), hint, width: room),
      hint, isWrong ? Theme.coral : Theme.mutedText,
      at: Point(x: heading.minX, y: heading.maxY - type))
  }

  private func draw(
    _ index: Int, in cell: Rect, type: Double, isChosen: Bool, isCurrent: Bool,
    _ workspace: Workspace, _ ui: inout UI
  ) {
    guard let presentation = workspace.talk.presentation else { return }
    let stop = index < 0 ? workspace.testCard : presentation.stops[index]
    guard let stop else { return }
    let look = ui.add(
      Widget(
        identity: .talk(.stop(index)), rect: cell, role: .button(.talk(.go(index))), tip: ""))
    let picture = Rect(
      x: cell.minX, y: ui.snap(cell.minY), width: cell.width,
      height: (cell.width * 9 / 16).rounded())
    ui.box(picture, Theme.panel, corner: Theme.corner)
    let thumbnail = pictures.thumbnail(of: index, workspace)
    if let thumbnail {
      ui.thumbnail(thumbnail.sprites, of: thumbnail.size, in: picture)
    }
    if index >= 0, let trouble = workspace.troubleOnStage(with: stop) {
      ui.trouble(trouble, type: type, in: picture, hasPicture: thumbnail != nil)
    }
    let edge = isCurrent ? Theme.brass : look.isHot ? Theme.faintText : Theme.hairline
    ui.outline(
      picture, edge, width: isCurrent ? 3 : max(ui.hair, 1), corner: Theme.corner)
    if isChosen {
      ui.outline(picture.inset(by: -5), Theme.text, width: 2, corner: Theme.corner + 5)
    }
    // The test card is no stop, and has no number.
    let number = index < 0 ? "" : String(index + 1)
    let figures = TextStyle(type, .medium, family: .mono, alignment: .leading)
    let title = TextStyle(type, .semibold, alignment: .leading)
    let words = TextStyle(type, .regular, alignment: .leading)
    let left = cell.minX + (index < 0 ? 0 : ui.measure(Text(number, figures)) + 10)
    let y = picture.maxY + type * 1.2
    ui.text(
      number, figures, isCurrent ? Theme.brass : Theme.mutedText, at: Point(x: cell.minX, y: y))
    ui.text(
      ui.fitted(workspace.title(of: stop), title, width: cell.maxX - left), title,
      isCurrent ? Theme.brass : Theme.text, at: Point(x: left, y: y))
    ui.text(
      ui.fitted(stop.caption, words, width: cell.maxX - left), words, Theme.mutedText,
      at: Point(x: left, y: y + type * 1.3))
  }
}
