import Exporting
import Keyframes
import Scrolling
import Stage

/// The measures of the panel, in points.
enum HomeRow {
  static let header = 48.0
  static let step = 36.0
  static let line = 16.0
  /// Letters of the code.
  static let style = TextStyle(12, .regular, family: .mono, alignment: .leading)
  /// How many lines tell what is lost.
  static let losses = 6
}

extension Session {
  /// What is taken home, as code: the subject, the language, the text and what it cannot say.
  mutating func drawHome(in room: Rect, _ ui: inout UI) {
    _ = player.rows()
    let card = homeCard(in: room)
    drawHomeGround(card, &ui)
    let inside = card.inset(x: Theme.margin, y: 0)
    ui.text(
      "Take home", Theme.heading, Theme.text, at: Point(x: inside.minX, y: card.minY + 28))
    var row = Rect(x: inside.minX, y: card.minY + HomeRow.header, width: inside.width, height: 28)
    drawHomeSubjects(row, &ui)
    row = row.offset(y: HomeRow.step)
    drawHomeFormats(row, &ui)
    row = row.offset(y: HomeRow.step)
    drawHomeStepper(row, &ui)
    row = row.offset(y: HomeRow.step)
    let taken = takenHome(width: inside.width - 16, ui)
    drawHomeCopy(row, taken, &ui)
    guard let taken else { return }
    let bottom = drawHomeLosses(taken, above: card.maxY - 12, inside, &ui)
    let top = row.maxY + 8
    drawHomeText(
      taken, Rect(x: inside.minX, y: top, width: inside.width, height: max(bottom - top, 24)), &ui)
  }

  /// Where the panel lies: all of the room beside the stage, or a card over it.
  func homeCard(in room: Rect) -> Rect {
    guard layout.sideCovers else { return room }
    return Rect(
      x: room.minX, y: room.minY + 8, width: room.width - 8, height: max(room.height - 16, 1))
  }

  func isOnHome(_ place: Point) -> Bool {
    layout.side == .home && homeCard(in: layout.sideRoom).contains(place)
  }

  private func drawHomeGround(_ card: Rect, _ ui: inout UI) {
    _ = ui.add(Widget(identity: .backdrop("home"), rect: card, role: .surface))
    guard layout.sideCovers else {
      ui.box(card, Theme.panel)
      return ui.box(
        Rect(x: card.minX, y: card.minY, width: ui.hair, height: card.height), Theme.hairline)
    }
    ui.box(card, Theme.panel, corner: Theme.corner)
    ui.outline(card, Theme.hairline, width: 1, corner: Theme.corner)
  }

  // MARK: Choosing

  private func drawHomeSubjects(_ row: Rect, _ ui: inout UI) {
    let parts = HomeSubject.allCases.map { subject in
      (
        HomePart.subject(subject),
        subject.rawValue.prefix(1).uppercased()
          + subject.rawValue.dropFirst(), Action.takeHome(subject), subject == home.subject
      )
    }
    drawHomeChoice(parts, row, "Take home:", &ui)
  }

  private func drawHomeFormats(_ row: Rect, _ ui: inout UI) {
    let parts = ExportFormat.allCases.map { format in
      (
        HomePart.format(format), format == .swift ? "Swift" : format.title,
        Action.writeHome(format), format == home.format
      )
    }
    drawHomeChoice(parts, row, "Write it in", &ui)
  }

  private func drawHomeChoice(
    _ parts: [(part: HomePart, word: String, action: Action, isChosen: Bool)], _ row: Rect,
    _ verb: String, _ ui: inout UI
  ) {
    ui.box(row, Theme.raised, corner: Theme.corner)
    let widths = parts.map { ui.measure(Text($0.word, Theme.caption)) + 12 }
    let spare = (row.width - widths.reduce(0, +)) / Double(parts.count)
    var left = row.minX
    for (index, part) in parts.enumerated() {
      let rect = Rect(x: left, y: row.minY, width: widths[index] + spare, height: row.height)
      ui.segment(
        .home(part.part), rect, part.word, isChosen: part.isChosen, part.action,
        tip: "\(verb) \(part.word)")
      left += rect.width
    }
  }

  private func drawHomeStepper(_ row: Rect, _ ui: inout UI) {
    let title = homeTitle(home.subject)
    let hasSteps = home.subject != .scene
    let side = hasSteps ? 32.0 : 0
    ui.box(row, Theme.raised, corner: Theme.corner)
    ui.text(
      ui.fitted(title, Theme.caption, width: row.width - 2 * side - 8),
      Theme.caption.aligned(.centre), Theme.text, at: row.centre)
    guard hasSteps else { return }
    for (way, sign, left) in [(-1, "‹", row.minX), (1, "›", row.maxX - side)] {
      let rect = Rect(x: left, y: row.minY, width: side, height: row.height)
      let words = "The \(way < 0 ? "previous" : "next") "
      ui.segment(
        .home(.step(way)), rect, sign, isChosen: false, .stepHome(way), isStop: true,
        tip: words + (home.subject == .easing ? "stretch" : home.subject.rawValue))
    }
  }

  private func drawHomeCopy(_ row: Rect, _ taken: TakenHome?, _ ui: inout UI) {
    let button = Rect(x: row.minX, y: row.minY, width: 88, height: row.height)
    let look = ui.add(
      Widget(
        identity: .home(.copy), rect: button, role: .button(.copyHome), isEnabled: taken != nil,
        tip: "Copy the code · Ctrl C"))
    let ground =
      look.isHeld ? Theme.brass.opacity(0.8) : look.isHot ? Theme.brassHot : Theme.brass
    ui.box(button, taken == nil ? Theme.raised : ground, corner: Theme.corner)
    ui.text(
      "Copy", Theme.label.aligned(.centre), taken == nil ? Theme.faintText : Theme.onBrass,
      at: button.centre)
    if look.hasFocus { ui.focusRing(around: button, corner: Theme.corner) }
    let words = taken.map { $0.size } ?? "Nothing of that kind here."
    ui.text(
      ui.fitted(words, Theme.caption, width: row.width - 104), Theme.caption.aligned(.trailing),
      Theme.mutedText, at: Point(x: row.maxX, y: row.centre.y))
  }
}

extension TakenHome {
  /// "34 lines, 1.2 kB".
  fileprivate var size: String {
    let bytes = exported.text.utf8.count
    let amount = bytes < 1000 ? "\(bytes) bytes" : "\((Double(bytes) / 1000).fixed(1)) kB"
    return "\(count) \(count == 1 ? "line" : "lines"), \(amount)"
  }
}
