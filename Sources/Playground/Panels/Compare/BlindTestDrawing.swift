import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// A blind test: a card below the stage with the question, the answers and the score.
extension ComparePanel: KeyPanel, ClosablePanel {
  func draw(_ test: BlindTest, _ layout: Layout, _ ui: inout UI) {
    let (stage, room) = (layout.stage, layout.panels.stage)
    let size = Size(width: min(room.width - 16, 400), height: 72)
    let below = (stage.maxY + room.maxY - size.height) / 2
    let card = Rect(
      x: ui.snap(room.centre.x - size.width / 2),
      y: ui.snap(min(below, room.maxY - size.height - 4)), width: size.width, height: size.height)
    ui.backdrop(.backdrop("blind test"), card)
    ui.box(card, Theme.panel, corner: Theme.corner)
    ui.outline(card, Theme.hairline, width: 1, corner: Theme.corner)
    ui.text(
      ui.fitted(test.words, Theme.label, width: card.width - 24), Theme.label, Theme.text,
      at: Point(x: card.minX + 12, y: card.minY + 18))
    let row = Rect(x: card.minX + 12, y: card.maxY - 40, width: card.width - 24, height: 28)
    var left = row.minX
    for (index, version) in test.versions.enumerated() where !test.isOver {
      let words = "\(index + 1): \(version.title)"
      left = answer(.compare(.answer(index)), words, .answer(index), left, row, &ui)
    }
    if test.isOver {
      left = answer(.button("blind again"), localized("Again"), .answer(0), left, row, &ui)
    }
    let last = answer(
      .button("blind end"), localized("End the test"), .toggle, left, row, &ui)
    let score = localized("\(test.score) of \(test.answers.count) right")
    ui.text(
      ui.fitted(score, Theme.caption, width: max(row.maxX - last, 0)),
      Theme.caption.aligned(.trailing), Theme.mutedText, at: Point(x: row.maxX, y: row.centre.y))
  }

  /// - Returns: the left edge of the next button.
  private func answer(
    _ part: Part, _ words: String, _ action: BlindAction, _ left: Double, _ row: Rect,
    _ ui: inout UI
  ) -> Double {
    let width = max(48, ui.measure(Text(words, Theme.label)) + 24)
    let rect = Rect(x: left, y: row.minY, width: width, height: row.height)
    ui.button(part, rect, .blind(action)) { ui, color in
      ui.outline(rect, Theme.control, width: 1, corner: Theme.corner)
      ui.text(words, Theme.label.aligned(.centre), color, at: rect.centre)
    }
    return rect.maxX + 8
  }

  /// 1 and 2 answer the question.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard let test = workspace.editing.blindTest, stroke.modifiers.isEmpty, !stroke.isRepeat,
      case .character(let character) = stroke.key
    else { return false }
    let index = character.wholeNumberValue.map { $0 - 1 }
    guard let index, test.versions.indices.contains(index) else { return false }
    workspace.perform(.answer(index))
    return true
  }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .open, workspace.editing.blindTest != nil else { return false }
    workspace.endBlindTest()
    return true
  }
}

extension BlindTest {
  /// The question of the round, after the result of the last one.
  fileprivate var words: String {
    if isOver {
      return localized("\(score) of \(Self.rounds). By guessing, 8 or more happens in 5% of tests.")
    }
    let round = answers.count + 1
    let question = localized("Round \(round) of \(Self.rounds): which version is this?")
    guard let last = answers.last else { return question }
    return (last ? localized("Right.") : localized("Wrong.")) + " " + question
  }
}
