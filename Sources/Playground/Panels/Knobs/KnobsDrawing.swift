import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

extension KnobsPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let card = card(workspace) else { return }
    ui.sidePanel("knobs", card)
    let inside = card.inset(x: Theme.margin, y: 0)
    ui.text(
      localized("Knobs"), Theme.heading, Theme.text, at: Point(x: inside.minX, y: card.minY + 28))
    ui.list(.knobs(.list), area: card) { ui, top in
      draw(from: top, inside, workspace, &ui)
      drawChanges(from: top + height(of: shown), inside, &ui)
    }
    let list = ui.list(.knobs(.list))
    let end = min(list.view.maxY, list.view.minY + list.height)
    drawDropping(
      Rect(x: inside.minX, y: end, width: inside.width, height: card.maxY - end), workspace, &ui)
  }

  private func draw(
    from top: Double, _ inside: Rect, _ workspace: Workspace, _ ui: inout UI
  ) {
    let values = workspace.player.demo.knobValues
    var top = top
    for knob in shown {
      let height = KnobRow.height(of: knob)
      let row = Rect(x: inside.minX, y: top, width: inside.width, height: height)
      draw(knob, values.value(of: knob.name), in: row, workspace, &ui)
      if knob.name == opened { drawSettings(from: top + height, row, workspace, &ui) }
      top += self.height(of: knob)
    }
  }

  private func draw(
    _ knob: Knob, _ value: KnobValue, in row: Rect, _ workspace: Workspace, _ ui: inout UI
  ) {
    let middle = row.minY + 16
    drawLabel(knob, value, in: row, middle, workspace, &ui)
    let control = Rect(x: row.minX, y: row.minY + 28, width: row.width, height: 24)
    switch (knob.kind, value) {
    case (.number, .number):
      guard let entry = number(of: .knobs(.control(knob.name)), workspace) else { return }
      ui.slider(
        .knobs(.control(knob.name)), control.inset(x: -UI.sliderMargin, y: 0), entry)
    case (.choice(let choices), .choice(let word)):
      drawChoices(knob, choices, word, in: control, workspace, &ui)
    case (.toggle, .toggle(let isOn)):
      let rect = Rect(x: valueEnd(row, workspace) - 56, y: middle - 12, width: 56, height: 24)
      ui.toggle(
        .knobs(.control(knob.name)), rect, isOn: isOn, .turnKnob(knob.name, to: .toggle(!isOn)))
    case (.number, _), (.choice, _), (.toggle, _): break
    }
  }

  private func drawLabel(
    _ knob: Knob, _ value: KnobValue, in row: Rect, _ middle: Double, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let end = valueEnd(row, workspace)
    if end < row.maxX {
      let rect = Rect(x: row.maxX - 24, y: middle - 12, width: 24, height: 24)
      let action = KnobAction.settings(knob.name)
      ui.button(.knobs(.act(action)), rect, .knobs(action), isOn: knob.name == opened) {
        $0.icon(.more, $1, centre: rect.centre, size: 14)
      }
    }
    let field = valueField(knob, value, in: row, to: end, middle, ui)
    let width = (field?.minX ?? end - KnobRow.value) - 8 - row.minX
    let rect = Rect(x: row.minX, y: middle - 12, width: width, height: 24)
    let look = ui.add(
      Widget(identity: .knobs(.label(knob.name)), rect: rect, role: .label, isStop: false))
    let isChanged = workspace.player.edits.values[knob.name] != nil && value != knob.defaultValue
    if isChanged {
      ui.disc(centre: Point(x: row.minX - 8, y: middle), radius: 2.5, Theme.brass)
    }
    let color = look.isHot || look.isHeld ? Theme.text : Theme.mutedText
    draw(
      workspace.label(of: knob), color, at: Point(x: row.minX, y: middle), width: width,
      &ui)
    if let field {
      ui.field(.knobs(.field(knob.name)), field, text: knob.text(value), isStop: false)
    }
  }

  /// The knobs of a scene have a button at the end of the row, for their settings.
  private func valueEnd(_ row: Rect, _ workspace: Workspace) -> Double {
    row.maxX - (workspace.sceneKnobs == nil ? 0 : 28)
  }

  /// In two lines where one is too short, and in smaller ones where two are.
  private func draw(
    _ label: String, _ color: Color, at position: Point, width: Double, _ ui: inout UI
  ) {
    let whole = ui.wrapped(label, Theme.label, width: width, lines: 3)
    let style = whole.count <= 2 ? Theme.label : Theme.caption
    let lines = whole.count <= 2 ? whole : ui.wrapped(label, style, width: width, lines: 2)
    for (index, line) in lines.enumerated() {
      let y = position.y + KnobRow.labelLine * (Double(index) - Double(lines.count - 1) / 2)
      ui.text(line, style, color, at: Point(x: position.x, y: y))
    }
  }

  /// Nil but for numbers; wider where a number is long, at most half of the row.
  private func valueField(
    _ knob: Knob, _ value: KnobValue, in row: Rect, to end: Double, _ middle: Double, _ ui: UI
  ) -> Rect? {
    guard case .number = value else { return nil }
    let text = ui.measure(Text(knob.text(value), Theme.label))
    let width = min(max(KnobRow.value, text + 2 * UI.fieldMargin), row.width / 2)
    return Rect(x: end - width, y: middle - 12, width: width, height: 24)
  }

  /// Words side by side, or one with arrows if they don't fit.
  private func drawChoices(
    _ knob: Knob, _ choices: [String], _ chosen: String, in rect: Rect, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let demo = workspace.player.demo
    let parts = choices.enumerated().map { index, word in
      word == chosen ? KnobPart.control(knob.name) : .choice(knob.name, index)
    }
    let segments = zip(choices, parts).map { word, part in
      Segment(
        identity: .knobs(part),
        title: demo.localized(word), isChosen: word == chosen,
        action: .turnKnob(knob.name, to: .choice(word)),
        identityIfChosen: .knobs(.control(knob.name)))
    }
    if ui.segmentsFit(choices.map { demo.localized($0) }, in: rect.width) {
      ui.segments(segments, in: rect)
      for (word, part) in zip(choices, parts) {
        drawColor(of: word, at: part, knob, workspace, &ui)
      }
      return
    }
    func step(_ sign: String, _ index: Int, by direction: Int) -> Segment {
      Segment(
        identity: .knobs(.choice(knob.name, index)), title: sign, isChosen: true,
        action: .turnKnob(knob.name, to: knob.next(after: .choice(chosen), by: direction)))
    }
    ui.stepper(
      demo.localized(chosen), in: rect, before: step("‹", 0, by: -1), after: step("›", 1, by: 1),
      word: Segment(
        identity: .knobs(.control(knob.name)), title: demo.localized(chosen), isChosen: true,
        action: .knobs(.choose(knob.name))))
    ui.icon(
      .unfolded, Theme.mutedText, centre: Point(x: rect.maxX - 40, y: rect.centre.y), size: 10)
    drawColor(of: chosen, at: .control(knob.name), knob, workspace, &ui)
  }

  /// A bar of its colour at the start of a word, if it sets one.
  private func drawColor(
    of word: String, at part: KnobPart, _ knob: Knob, _ workspace: Workspace, _ ui: inout UI
  ) {
    guard case .choice(let choices)? = workspace.sceneKnob(knob.name)?.kind,
      let color = choices.first(where: { $0.word == word })?.setting.color,
      let rect = ui.widgets.last(where: { $0.identity == .knobs(part) })?.rect
    else { return }
    let bar = Rect(x: rect.minX + 3, y: rect.centre.y - 7, width: 4, height: 14)
    ui.box(bar, color.clamped, corner: 2)
  }

  // MARK: Reset

  private func drawChanges(from top: Double, _ inside: Rect, _ ui: inout UI) {
    for (index, words) in changes.joined().enumerated() {
      ui.text(
        words, Theme.caption, Theme.mutedText,
        at: Point(x: inside.minX, y: top + 14 + KnobRow.line * Double(index)))
    }
  }

  private func drawDropping(_ whole: Rect, _ workspace: Workspace, _ ui: inout UI) {
    var rect = whole
    if workspace.sceneKnobs != nil {
      let new = Rect(x: rect.minX, y: rect.minY + 8, width: rect.width, height: 28)
      drawButton(localized("New knob …"), .offer, new, &ui)
      rect = rect.offset(y: KnobRow.new)
    }
    guard !changes.isEmpty else {
      guard workspace.player.demo.knobs.isEmpty else { return }
      return ui.text(
        localized("This demo has no knobs."), Theme.caption, Theme.faintText,
        at: Point(x: rect.minX, y: rect.minY + 16))
    }
    let button = Rect(x: rect.minX, y: rect.minY + 8, width: rect.width, height: 28)
    let title = Message(
      count: changes.count, one: "Reset 1 knob", other: "Reset \(changes.count) knobs")
    drawButton(localized(title), .reset, button, &ui)
  }
}
