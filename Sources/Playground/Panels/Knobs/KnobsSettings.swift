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
    case .offer: open(workspace.knobMenu(for: nil), below: .act(action), &workspace, ui)
    case .offerMore(let name):
      open(workspace.knobMenu(for: name), below: .act(action), &workspace, ui)
    case .choose(let name):
      open(
        workspace.knob(name).flatMap(workspace.choiceMenu), below: .control(name), &workspace, ui)
    case .make(let targets):
      guard let name = workspace.makeKnob(of: targets) else { return true }
      show(name, &workspace, &ui)
    case .settings(let name):
      if opened == name, workspace.layout.shows(.knobs) {
        opened = nil
      } else {
        show(name, &workspace, &ui)
      }
    case .addChoice(let name):
      var index: Int?
      workspace.changeKnobs { index = $0.addChoice(to: name, own: $1) }
      guard opened == name, let index, workspace.layout.shows(.knobs) else { return true }
      prepare(&workspace, &ui)
      ui.setFocus(.knobs(.setting(.word(index))))
      reveal(.knobs(.setting(.word(index))), &workspace, &ui)
    case .link, .unlink, .removeChoice, .remove, .reset: return false
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

  mutating func reveal(_ part: Part, _ workspace: inout Workspace, _ ui: inout UI) {
    guard case .knobs(let part) = part else { return }
    let name: String?
    switch part {
    case .control(let knob), .act(.settings(let knob)): name = knob
    case .act(.offer), .act(.reset), .list, .label, .field, .choice: return
    case .setting, .act: name = opened
    }
    guard let index = shown.firstIndex(where: { $0.name == name }) else { return }
    let top = height(of: shown[..<index])
    let end = top + height(of: shown[index])
    ui.changeList(.knobs(.list)) { $0.reveal(from: top, to: end) }
    guard let line = settings.firstIndex(where: { $0.has(part, of: name ?? "") }) else { return }
    let start = top + KnobRow.height(of: shown[index]) + KnobRow.setting * Double(line)
    ui.changeList(.knobs(.list)) { $0.reveal(from: start, to: start + KnobRow.setting) }
  }

  /// Opens a list below its button.
  private func open(
    _ menu: Menu?, below part: KnobPart, _ workspace: inout Workspace, _ ui: UI
  ) {
    guard let menu else { return }
    let button = ui.widgets.first { $0.identity == .knobs(part) }?.rect
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
    case .choice(let index, let word, let color, let isOnly):
      if let color {
        let box = Rect(x: rect.minX, y: rect.minY + 2, width: 20, height: 20)
        ui.box(box, color.clamped, corner: 4)
        ui.outline(box, Theme.hairline, width: 1, corner: 4)
      }
      let indent = color == nil ? 0 : 28.0
      field(
        .word(index),
        Rect(
          x: words.minX + indent, y: words.minY, width: words.width - indent, height: words.height),
        workspace, &ui)
      if !isOnly { drawClose(.removeChoice(opened ?? "", word: word), rect, &ui) }
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
    ui.button(.knobs(.act(action)), rect, .knobs(action)) { ui, _ in
      ui.text(
        ui.fitted(title, Theme.caption, width: rect.width - 8), Theme.caption.aligned(.centre),
        Theme.text, at: rect.centre)
    }
  }
}

extension KnobSettingLine {
  /// Whether a part of the panel is in this line of the knob's settings.
  func has(_ part: KnobPart, of name: String) -> Bool {
    switch (part, self) {
    case (.setting(.name), .name), (.setting(.low), .range), (.setting(.high), .range),
      (.act(.addChoice), .addChoice), (.act(.offerMore), .end), (.act(.remove), .end):
      true
    case (.setting(.word(let index)), .choice(let own, _, _, _)): index == own
    case (.act(.removeChoice(_, let word)), .choice(_, let own, _, _)): word == own
    case (.act(.unlink(let targets)), .target(let own, _)): targets == [own]
    case (_, _): false
    }
  }
}
