import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Words

extension FilmPanel {
  private static let label = 108.0
  private static let line = 38.0

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    drawWork(workspace, &ui)
    guard isOpen else { return }
    let window = workspace.layout.window
    let height = 64 + Self.line * Double(FilmRow.allCases.count + 1) + 56
    let card = Rect(
      centre: window.centre,
      size: Size(width: min(window.width - 32, 600), height: min(height, window.height - 16)))
    ui.backdrop(.backdrop("beside-film"), window)
    ui.box(window, Theme.scrim)
    ui.box(card, Theme.panel, corner: 12)
    ui.outline(card, Theme.hairline, width: 1, corner: 12)
    let title = localized("Export \(workspace.player.demo.titleNow) as a film")
    ui.text(
      ui.fitted(title, Theme.heading, width: card.width - 40), Theme.heading, Theme.text,
      at: Point(x: card.minX + 20, y: card.minY + 28))
    for (index, row) in FilmRow.allCases.enumerated() {
      draw(row, in: position(of: index, in: card), workspace, &ui)
    }
    drawPath(in: position(of: FilmRow.allCases.count, in: card), &ui)
    drawEnd(of: card, &ui)
  }

  private func position(of index: Int, in card: Rect) -> Rect {
    Rect(
      x: card.minX + 20, y: card.minY + 52 + Self.line * Double(index), width: card.width - 40,
      height: 28)
  }

  private func draw(_ row: FilmRow, in rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    ui.text(
      row.title, Theme.label, Theme.mutedText, at: Point(x: rect.minX, y: rect.centre.y))
    let titles = titles(of: row, workspace)
    let chosen = choices.index(of: row, of: titles.count)
    let segments = titles.enumerated().map { index, title in
      Segment(
        identity: .film(.choice(row, index)), title: title, isChosen: index == chosen,
        action: .film(.choose(row, index)), tip: "")
    }
    let room = Rect(
      x: rect.minX + Self.label, y: rect.minY, width: rect.width - Self.label, height: rect.height)
    ui.segments(segments, in: room, columns: segments.count)
    if row == self.row { ui.focusRing(around: room, corner: Theme.corner) }
  }

  private func drawPath(in rect: Rect, _ ui: inout UI) {
    ui.text(
      localized("File"), Theme.label, Theme.mutedText, at: Point(x: rect.minX, y: rect.centre.y))
    let room = Rect(
      x: rect.minX + Self.label, y: rect.minY - 2, width: rect.width - Self.label, height: 32)
    ui.field(
      .film(.field), room, text: path.text, placeholder: localized("A path, such as ~/ball.gif"))
  }

  private func drawEnd(of card: Rect, _ ui: inout UI) {
    let button = Rect(x: card.maxX - 20 - 96, y: card.maxY - 48, width: 96, height: 32)
    let isKnown = FilmFormat(path.text) != nil
    let look = ui.add(
      Widget(
        identity: .film(.export), rect: button, role: .button(.film(.export)), isEnabled: isKnown,
        tip: ""))
    let ground = look.isHeld ? Theme.brass.opacity(0.8) : look.isHot ? Theme.brassHot : Theme.brass
    ui.box(button, isKnown ? ground : Theme.raised, corner: Theme.corner)
    ui.text(
      localized("Export"), Theme.label.aligned(.centre), isKnown ? Theme.onBrass : Theme.faintText,
      at: button.centre)
    let hint: Message =
      !isKnown
      ? "The name must end in .gif, .png, .mp4, .webm or .webp, or be like frames/%04d.png."
      : path.isAsked
        ? "Press Enter again to replace the file."
        : path.replaces
          ? "This file exists already. Press Enter twice to replace it."
          : "Arrow keys choose, Enter exports, Esc cancels."
    ui.text(
      ui.fitted(localized(hint), Theme.caption, width: button.minX - card.minX - 36), Theme.caption,
      path.replaces || !isKnown ? Theme.coral : Theme.mutedText,
      at: Point(x: card.minX + 20, y: button.centre.y))
  }

  /// How far the film is, over the stage. It takes no input: a replay makes no film.
  private func drawWork(_ workspace: Workspace, _ ui: inout UI) {
    guard let work = workspace.gallery.files.film else { return }
    let stage = workspace.layout.stage
    let name = work.path.folderAndName.name
    let words =
      work.secondsLeft.map {
        localized("\(name): \(work.percent)%, \($0.rounded(.up).short) s left. Esc stops.")
      }
      ?? localized("\(name): \(work.percent)%. Esc stops.")
    let shown = ui.fitted(words, Theme.caption, width: max(stage.width - 64, 80))
    let card = Rect(
      x: stage.centre.x - min(400, stage.width - 24) / 2, y: stage.minY + 12,
      width: min(400, stage.width - 24), height: 44)
    ui.box(card, Theme.raised.opacity(0.96), corner: Theme.corner)
    ui.outline(card, Theme.hairline, width: 1, corner: Theme.corner)
    ui.text(shown, Theme.caption, Theme.text, at: Point(x: card.minX + 16, y: card.minY + 16))
    let bar = Rect(x: card.minX + 16, y: card.maxY - 14, width: card.width - 32, height: 4)
    ui.box(bar.inset(x: 0, y: 1), Theme.control, corner: 1)
    let done = max(4, bar.width * min(max(work.progress, 0), 1))
    ui.box(Rect(x: bar.minX, y: bar.minY, width: done, height: 4), Theme.brass, corner: 2)
  }
}

extension FilmWork {
  fileprivate var percent: String { (progress * 100).rounded(.down).short }
}

extension FilmAction {
  /// Its name in the palette.
  var words: String {
    switch self {
    case .open: localized("Export a film")
    case .choose(let row, _): row.title
    case .export: localized("Export")
    }
  }
}
