import Keyframes
import Scrolling
import Stage

extension Session {
  /// The demo's parameters, a row each, and what a reset would drop.
  mutating func drawKnobs(in room: Rect, _ ui: inout UI) {
    let card = knobsCard(in: room)
    _ = ui.add(Widget(identity: .backdrop("knobs"), rect: card, role: .surface))
    if layout.sideCovers {
      ui.box(card, Theme.panel, corner: Theme.corner)
      ui.outline(card, Theme.hairline, width: 1, corner: Theme.corner)
    } else {
      ui.box(card, Theme.panel)
      ui.box(Rect(x: card.minX, y: card.minY, width: ui.hair, height: card.height), Theme.hairline)
    }
    let inside = card.inset(x: Theme.margin, y: 0)
    ui.text(
      "Knobs", Theme.heading, Theme.text, at: Point(x: inside.minX, y: card.minY + 28))
    let list = knobsList(in: card)
    knobsScroller.resize(
      to: Extent(range: 0...max(0, knobsHeight - list.height), viewport: max(list.height, 1)))
    ui.clipped(to: list) { drawRows(in: list, &$0) }
    ui.scrollMark(in: list, of: knobsHeight, at: knobsScroller.position)
    let end = min(list.maxY, list.minY + knobsHeight)
    drawDropping(
      Rect(x: inside.minX, y: end, width: inside.width, height: card.maxY - end), &ui)
  }

  private func drawRows(in list: Rect, _ ui: inout UI) {
    let values = player.demo.values
    var top = list.minY - knobsScroller.position
    for knob in shownKnobs {
      let height = KnobRow.height(of: knob)
      let row = Rect(
        x: list.minX + Theme.margin, y: top, width: list.width - 2 * Theme.margin, height: height)
      draw(knob, values.value(of: knob.name), in: row, &ui)
      top += height
    }
  }

  /// Those that are of use as the demo stands.
  var shownKnobs: [Knob] { player.demo.knobs.filter { player.demo.shows($0) } }

  private var knobsHeight: Double { shownKnobs.reduce(0) { $0 + KnobRow.height(of: $1) } }

  /// Where the panel lies: all of the room beside the stage, or a card over it.
  func knobsCard(in room: Rect) -> Rect {
    guard layout.sideCovers else { return room }
    let height = KnobRow.header + knobsHeight + footerHeight
    return Rect(
      x: room.minX, y: room.minY + 8, width: room.width - 8, height: min(height, room.height - 16))
  }

  /// Where the rows are seen.
  func knobsList(in card: Rect) -> Rect {
    let top = card.minY + KnobRow.header
    return Rect(
      x: card.minX, y: top, width: card.width, height: max(card.maxY - footerHeight - top, 1))
  }

  func isOnKnobs(_ place: Point) -> Bool {
    layout.knobs.map { knobsCard(in: $0).contains(place) } ?? false
  }

  /// Scrolls the panel so that a knob's row is seen whole.
  mutating func reveal(knob name: String) {
    guard let room = layout.knobs, let index = shownKnobs.firstIndex(where: { $0.name == name })
    else { return }
    let top = shownKnobs[..<index].reduce(0) { $0 + KnobRow.height(of: $1) }
    let bottom = top + KnobRow.height(of: shownKnobs[index])
    let height = knobsList(in: knobsCard(in: room)).height
    let position = knobsScroller.position
    if top < position {
      knobsScroller.settle(to: top)
    } else if bottom > position + height {
      knobsScroller.settle(to: bottom - height)
    }
  }

  private var footerHeight: Double {
    player.edits.isEmpty
      ? KnobRow.footer : 56 + KnobRow.line * Double(dropped.prefix(KnobRow.lines).count)
  }

  private func draw(_ knob: Knob, _ value: KnobValue, in row: Rect, _ ui: inout UI) {
    let middle = row.minY + 16
    drawLabel(knob, value, in: row, middle, &ui)
    let control = Rect(x: row.minX, y: row.minY + 28, width: row.width, height: 24)
    switch (knob.kind, value) {
    case (.number(let range, _, _), .number(let number)):
      let length = max(range.upperBound - range.lowerBound, .leastNormalMagnitude)
      func part(_ number: Double) -> Double { (number - range.lowerBound) / length }
      guard case .number(let usual) = knob.defaultValue else { return }
      ui.slider(
        .knob(knob.name), control.inset(x: -UI.sliderMargin, y: 0), part: part(number),
        mark: part(usual))
    case (.choice(let choices), .choice(let word)):
      drawChoices(knob, choices, word, in: control, &ui)
    case (.toggle, .toggle(let isOn)):
      let rect = Rect(x: row.maxX - 56, y: middle - 12, width: 56, height: 24)
      ui.toggle(.knob(knob.name), rect, isOn: isOn, .turnKnob(knob.name, to: .toggle(!isOn)))
    case (.number, _), (.choice, _), (.toggle, _): break
    }
  }

  private func drawLabel(
    _ knob: Knob, _ value: KnobValue, in row: Rect, _ middle: Double, _ ui: inout UI
  ) {
    let width = row.width - KnobRow.value
    let rect = Rect(x: row.minX, y: middle - 12, width: width, height: 24)
    let look = ui.add(
      Widget(identity: .knobLabel(knob.name), rect: rect, role: .slider, isStop: false))
    let isChanged = player.edits.values[knob.name] != nil && value != knob.defaultValue
    if isChanged {
      ui.disc(centre: Point(x: row.minX - 8, y: middle), radius: 2.5, Theme.brass)
    }
    ui.text(
      ui.fitted(knob.label, Theme.label, width: width), Theme.label,
      look.isHot || look.isHeld ? Theme.text : Theme.mutedText,
      at: Point(x: row.minX, y: middle))
    if case .number = value {
      ui.text(
        knob.text(value), Theme.number.aligned(.trailing), isChanged ? Theme.brass : Theme.text,
        at: Point(x: row.maxX, y: middle))
    }
  }

  private func drawChoices(
    _ knob: Knob, _ choices: [String], _ chosen: String, in rect: Rect, _ ui: inout UI
  ) {
    ui.box(rect, Theme.raised, corner: Theme.corner)
    let widths = choices.map { ui.measure(Text($0, Theme.caption)) + 12 }
    let spare = (rect.width - widths.reduce(0, +)) / Double(choices.count)
    guard spare >= 0 else { return drawStepper(knob, chosen, in: rect, &ui) }
    var left = rect.minX
    for (index, word) in choices.enumerated() {
      let part = Rect(x: left, y: rect.minY, width: widths[index] + spare, height: rect.height)
      let isChosen = word == chosen
      ui.segment(
        isChosen ? .knob(knob.name) : .knobChoice(knob.name, index), part, word,
        isChosen: isChosen, .turnKnob(knob.name, to: .choice(word)))
      left += part.width
    }
  }

  /// For more words than there is room for: the chosen one, and the ways to the next.
  private func drawStepper(_ knob: Knob, _ chosen: String, in rect: Rect, _ ui: inout UI) {
    let side = rect.height + 4
    func turn(_ way: Int) -> Action {
      .turnKnob(knob.name, to: knob.next(after: .choice(chosen), by: way))
    }
    let ends = [(0, "‹", rect.minX, -1), (1, "›", rect.maxX - side, 1)]
    for (index, sign, left, way) in ends {
      let part = Rect(x: left, y: rect.minY, width: side, height: rect.height)
      ui.segment(.knobChoice(knob.name, index), part, sign, isChosen: false, turn(way))
    }
    ui.segment(.knob(knob.name), rect.inset(x: side, y: 0), chosen, isChosen: true, turn(1))
  }
}

/// The measures of the panel, in points.
enum KnobRow {
  static let header = 48.0
  /// A line of words, or a button.
  static let footer = 36.0
  static let line = 18.0
  static let value = 72.0
  /// How many lines tell what a reset drops.
  static let lines = 6

  static func height(of knob: Knob) -> Double {
    switch knob.kind {
    case .number, .choice: 60
    case .toggle: 36
    }
  }
}
