import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

extension PickerPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let layout = layout(workspace), let parts = parts(workspace),
      let color = color(workspace)
    else { return }
    if isDropping { drawDropper(workspace, &ui) }
    ui.backdrop(.backdrop("picker"), layout.card)
    ui.box(layout.card, Theme.panel, corner: Theme.corner)
    ui.outline(layout.card, Theme.hairline, width: 1, corner: Theme.corner)
    if let gradient = workspace.chosenGradient { drawGradient(gradient, layout, workspace, &ui) }
    drawSquare(parts, layout.square, &ui)
    drawColumn(parts, color, layout.column, workspace, &ui)
  }

  private func drawSquare(_ parts: HSB, _ rect: Rect, _ ui: inout UI) {
    let look = ui.add(Widget(identity: .picker(.square), rect: rect, role: .slider))
    let pure = HSB(hue: parts.hue, saturation: 1, brightness: 1, alpha: 1).color
    ui.box(rect, fill: .gradient(.horizontal(.white, pure)), corner: 4)
    ui.box(rect, fill: .gradient(.vertical(.black.opacity(0), .black)), corner: 4)
    let position = Point(
      x: rect.minX + parts.saturation * rect.width,
      y: rect.minY + (1 - parts.brightness) * rect.height)
    ui.ring(at: position, radius: look.isHeld || look.isHot ? 8 : 7, parts.color.opacity(1))
    if look.hasFocus { ui.focusRing(around: rect, corner: 4) }
  }

  private func drawColumn(
    _ parts: HSB, _ color: Color, _ rect: Rect, _ workspace: Workspace, _ ui: inout UI
  ) {
    func row(_ top: Double, _ height: Double) -> Rect {
      Rect(x: rect.minX, y: rect.minY + top, width: rect.width, height: height)
    }
    let hues = (0...6).map { step in
      Gradient.Stop(
        Double(step) / 6,
        HSB(hue: Double(step) * 60, saturation: 1, brightness: 1, alpha: 1).color)
    }
    let across = (from: Point(x: 0, y: 0), to: Point(x: 1, y: 0))
    drawStrip(
      .hue, row(0, 24), Gradient(from: across.from, to: across.to, hues),
      at: parts.hue / 360, HSB(hue: parts.hue, saturation: 1, brightness: 1, alpha: 1).color, &ui)
    drawStrip(
      .alpha, row(30, 24), .horizontal(color.clamped.opaque.opacity(0), color.clamped.opaque),
      at: parts.alpha, color.clamped.opaque, &ui)
    let field = row(62, 26)
    ui.field(
      .picker(.field(.color)),
      Rect(x: field.minX, y: field.minY, width: field.width - 34, height: 26),
      text: text(of: .picker(.field(.color)), workspace), style: Theme.number)
    let dropper = Rect(x: field.maxX - 28, y: field.minY, width: 28, height: 26)
    ui.button("dropper", dropper, .picker(.toggleDropper), isOn: isDropping) { ui, color in
      ui.dropper(dropper.centre, color)
    }
    drawOldAndNew(color, row(96, 26), &ui)
    drawRecent(row(130, 24), &ui)
  }

  /// A strip in colour, with checks below it where it is clear, and a ring at its value.
  private func drawStrip(
    _ part: PickerPart, _ rect: Rect, _ gradient: Gradient, at value: Double,
    _ color: Color, _ ui: inout UI
  ) {
    let look = ui.add(Widget(identity: .picker(part), rect: rect, role: .slider))
    let line = rect.inset(x: UI.sliderMargin, y: 5)
    if part == .alpha { ui.checks(line) }
    ui.box(line, fill: .gradient(gradient), corner: 4)
    let position = Point(x: line.minX + min(max(value, 0), 1) * line.width, y: line.centre.y)
    ui.ring(at: position, radius: look.isHeld || look.isHot ? 9 : 8, color)
    if look.hasFocus { ui.focusRing(around: rect.inset(x: 0, y: 3), corner: 6) }
  }

  /// The old colour at the left, which can be pressed to have it back, and the new one.
  private func drawOldAndNew(_ color: Color, _ rect: Rect, _ ui: inout UI) {
    let half = rect.width / 2
    let left = Rect(x: rect.minX, y: rect.minY, width: half, height: rect.height)
    let right = Rect(x: rect.minX + half, y: rect.minY, width: half, height: rect.height)
    ui.checks(rect)
    let before = old ?? color
    let look = ui.add(
      Widget(
        identity: .button("old-color"), rect: left, role: .button(.picker(.use(before))),
        tip: localized("Back to \(before.hexText)")))
    ui.box(left, before.clamped)
    ui.box(right, color.clamped)
    ui.outline(rect, look.isHot ? Theme.text : Theme.hairline, width: 1, corner: 2)
    if look.hasFocus { ui.focusRing(around: left, corner: 4) }
  }

  private func drawRecent(_ rect: Rect, _ ui: inout UI) {
    let side = (rect.width - 7 * 3) / 8
    for (index, color) in recent.enumerated() {
      let cell = Rect(
        x: rect.minX + Double(index) * (side + 3), y: rect.minY, width: side, height: rect.height)
      let look = ui.add(
        Widget(
          identity: .button("recent-color-\(index)"), rect: cell,
          role: .button(.picker(.use(color))), isStop: index == 0))
      let shown = cell.inset(x: 0, y: 3)
      ui.checks(shown)
      ui.box(shown, color.clamped)
      ui.outline(shown, look.isHot ? Theme.text : Theme.hairline, width: 1, corner: 2)
      if look.hasFocus { ui.focusRing(around: shown, corner: 4) }
    }
  }

  // MARK: Gradients

  private func drawGradient(
    _ gradient: Gradient, _ layout: PickerLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    let bar = layout.bar
    _ = ui.add(Widget(identity: .picker(.bar), rect: bar, role: .surface))
    ui.checks(bar)
    var shown = gradient
    (shown.start, shown.end) = (.zero, Point(x: 1, y: 0))
    ui.box(bar, fill: .gradient(shown), corner: 4)
    // The chosen stop lies over the others.
    let order = gradient.stops.indices.filter { $0 != stop } + [stop]
    for index in order where gradient.stops.indices.contains(index) {
      let position = Point(x: layout.x(ofStop: gradient.stops[index].offset), y: bar.maxY + 6)
      let rect = Rect(
        centre: Point(x: position.x, y: position.y - 3), size: Size(width: 20, height: 24))
      let look = ui.add(Widget(identity: .picker(.stop(index)), rect: rect, role: .slider))
      ui.ring(
        at: position, radius: index == stop || look.isHot ? 8 : 7,
        gradient.stops[index].color.clamped.opaque,
        index == stop ? Theme.brass : Theme.text)
      if index == stop {
        ui.mark(Rect(x: position.x - 7, y: position.y + 11, width: 14, height: 2))
      }
      if look.hasFocus {
        ui.focusRing(
          around: Rect(centre: position, size: Size(width: 16, height: 16)), corner: 8)
      }
    }
    drawNumbers(layout, workspace, &ui)
  }

  /// The stop's number, then the points between which the gradient lies, each with words above it.
  private func drawNumbers(_ layout: PickerLayout, _ workspace: Workspace, _ ui: inout UI) {
    for (index, field) in PickerField.numbers.enumerated() {
      let part = Part.picker(.field(field))
      let rect = layout.number(index, of: PickerField.numbers.count)
      ui.field(part, rect, text: text(of: part, workspace), style: Theme.number)
      guard let title = field.heading else { continue }
      let last = field == .offset ? index : index + 1
      let end = layout.number(last, of: PickerField.numbers.count).maxX
      ui.text(
        ui.fitted(title, Theme.caption, width: end - rect.minX - 4), Theme.caption, Theme.mutedText,
        at: Point(x: rect.minX + 4, y: rect.minY - 10))
    }
  }

  // MARK: Eyedropper

  /// Covers the stage, and shows the colour under the pointer beside it.
  private func drawDropper(_ workspace: Workspace, _ ui: inout UI) {
    let stage = workspace.layout.stage
    _ = ui.add(Widget(identity: .picker(.dropper), rect: stage, role: .surface))
    ui.outline(stage, Theme.brass, width: 2, corner: workspace.layout.stageCorner)
    guard let position = ui.pointer, stage.contains(position) else { return }
    let above = Point(x: position.x, y: max(position.y - 26, stage.minY + 14))
    ui.ring(at: above, radius: 12, stageColor(at: position, workspace))
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
