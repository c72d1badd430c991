import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The settings of a scene's knob, below its control.
extension KnobsPanel: CommandPanel {
  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .knobs(let action) = action else { return false }
    switch action {
    case .offer: offer(nil, action, &workspace, ui)
    case .offerMore(let name): offer(name, action, &workspace, ui)
    case .make(let targets):
      guard let name = workspace.makeKnob(of: targets) else { return true }
      show(name, &workspace, &ui)
    case .settings(let name):
      if opened == name, workspace.layout.shows(.knobs) {
        opened = nil
      } else {
        show(name, &workspace, &ui)
      }
    case .link, .unlink, .addChoice, .removeChoice, .remove: return false
    }
    return true
  }

  private mutating func show(_ name: String, _ workspace: inout Workspace, _ ui: inout UI) {
    opened = name
    workspace.show(.knobs)
    ui.setFocus(.knobs(.setting(.name)))
    prepare(&workspace, &ui)
    reveal(.knobs(.control(name)), &workspace, &ui)
  }

  /// Opens the list of what a knob can set, below its button.
  private func offer(
    _ name: String?, _ action: KnobAction, _ workspace: inout Workspace, _ ui: UI
  ) {
    guard let menu = workspace.knobMenu(for: name) else { return }
    let button = ui.widgets.first { $0.identity == .knobs(.act(action)) }?.rect
    let position = button.map { Point(x: $0.minX, y: $0.maxY + 2) } ?? workspace.layout.stage.centre
    workspace.ask(.menu(.open(menu, MenuAnchor(position: position, isPress: false))))
  }

  func drawSettings(from top: Double, _ row: Rect, _ workspace: Workspace, _ ui: inout UI) {
    let height = KnobRow.setting
    ui.box(
      Rect(
        x: row.minX - 6, y: top - 2, width: 2,
        height: height * Double(settings.count)), Theme.hairline, corner: 1)
    for (index, line) in settings.enumerated() {
      let rect = Rect(
        x: row.minX, y: top + height * Double(index), width: row.width, height: height - 4)
      draw(line, rect, workspace, &ui)
    }
  }

  private func draw(
    _ line: KnobSettingLine, _ rect: Rect, _ workspace: Workspace, _ ui: inout UI
  ) {
    let left = rect.minX + 56
    let words = Rect(x: rect.minX, y: rect.minY, width: rect.width - 28, height: rect.height)
    let half = (rect.maxX - left - 8) / 2
    switch line {
    case .name:
      drawWord(localized("Name"), rect, 52, &ui)
      field(.name, Rect(x: left, y: rect.minY, width: rect.maxX - left, height: 24), workspace, &ui)
    case .range:
      drawWord(localized("Range"), rect, 52, &ui)
      field(.low, Rect(x: left, y: rect.minY, width: half, height: 24), workspace, &ui)
      field(
        .high, Rect(x: rect.maxX - half, y: rect.minY, width: half, height: 24), workspace, &ui)
    case .choice(let index, let word):
      field(.word(index), words, workspace, &ui)
      drawClose(.removeChoice(opened ?? "", word: word), rect, &ui)
    case .addChoice: drawButton(localized("Add a choice"), .addChoice(opened ?? ""), rect, &ui)
    case .target(let target, let name):
      drawWord(name, rect, words.width, &ui)
      drawClose(.unlink([target]), rect, &ui)
    case .end:
      let first = Rect(x: rect.minX, y: rect.minY, width: (rect.width - 8) / 2, height: 24)
      drawButton(localized("Link more …"), .offerMore(opened ?? ""), first, &ui)
      drawButton(localized("Remove"), .remove(opened ?? ""), first.offset(x: first.width + 8), &ui)
    }
  }

  private func field(
    _ field: KnobSettingField, _ rect: Rect, _ workspace: Workspace, _ ui: inout UI
  ) {
    ui.field(.knobs(.setting(field)), rect, text: workspace.text(of: field, opened ?? ""))
  }

  private func drawWord(_ word: String, _ rect: Rect, _ width: Double, _ ui: inout UI) {
    ui.text(
      ui.fitted(word, Theme.caption, width: width), Theme.caption, Theme.mutedText,
      at: Point(x: rect.minX, y: rect.minY + 12))
  }

  private func drawClose(_ action: KnobAction, _ rect: Rect, _ ui: inout UI) {
    let box = Rect(x: rect.maxX - 24, y: rect.minY, width: 24, height: 24)
    ui.button(.knobs(.act(action)), box, .knobs(action)) { ui, color in
      ui.icon(.close, color, centre: box.centre, size: 10)
    }
  }

  func drawButton(_ title: String, _ action: KnobAction, _ rect: Rect, _ ui: inout UI) {
    ui.box(rect, Theme.raised, corner: Theme.corner)
    ui.button(.knobs(.act(action)), rect, .knobs(action)) { ui, color in
      ui.text(
        ui.fitted(title, Theme.caption, width: rect.width - 8), Theme.caption.aligned(.centre),
        color, at: rect.centre)
    }
  }
}
