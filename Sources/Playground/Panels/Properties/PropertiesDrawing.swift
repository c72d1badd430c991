import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

extension PropertiesPanel {
  private static let field = 88.0
  private static let diamond = 26.0
  /// The width of the blend mode.
  private static let choice = 124.0

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let card = card(workspace) else { return }
    ui.sidePanel("properties", card)
    let inside = card.inset(x: Theme.margin, y: 0)
    drawHeader(inside, workspace, &ui)
    guard !rows.isEmpty else {
      let words = localized(
        "Nothing is selected. Press Q and click a node on the stage, or click one on the timeline.")
      for (index, line) in ui.wrapped(words, Theme.caption, width: inside.width, lines: 4)
        .enumerated()
      {
        ui.text(
          line, Theme.caption, Theme.faintText,
          at: Point(x: inside.minX, y: card.minY + 100 + 18 * Double(index)))
      }
      return
    }
    let list = ui.list(.properties(.list))
    ui.list(.properties(.list), area: card) { ui, top in
      for (index, row) in rows.enumerated() {
        let rect = Rect(
          x: card.minX, y: top + Double(index) * PropertyRow.height, width: card.width,
          height: PropertyRow.height)
        guard rect.maxY > list.view.minY - 200, rect.minY < list.view.maxY + 200 else { continue }
        draw(row, rect, workspace, &ui)
      }
    }
  }

  /// The nodes, and which properties are shown.
  private func drawHeader(_ inside: Rect, _ workspace: Workspace, _ ui: inout UI) {
    ui.text(
      localized("Properties"), Theme.heading, Theme.text,
      at: Point(x: inside.minX, y: inside.minY + 24))
    let width = inside.width - ui.measure(Text(localized("Properties"), Theme.heading)) - 12
    let name =
      nodes.count > 1
      ? localized("\(nodes.count) nodes")
      : nodes.first.map { workspace.title(ofNode: $0) } ?? ""
    ui.text(
      ui.fitted(name, Theme.label, width: width), Theme.label.aligned(.trailing), Theme.brass,
      at: Point(x: inside.maxX, y: inside.minY + 24))
    let rect = Rect(x: inside.minX, y: inside.minY + 44, width: inside.width, height: 28)
    ui.segments(
      [
        Segment(
          identity: .properties(.all), title: localized("All"), isChosen: showsAll,
          action: .properties(.showAll(true))),
        Segment(
          identity: .properties(.set), title: localized("In use"), isChosen: !showsAll,
          action: .properties(.showAll(false))),
      ], in: rect)
  }

  private func draw(_ row: PropertyRow, _ rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    switch row {
    case .heading(let title):
      ui.text(
        title, Theme.key, Theme.faintText, at: Point(x: rect.minX + Theme.margin, y: rect.maxY - 9))
    case .star(let number, _, let isMixed): drawStar(number, isMixed: isMixed, rect, workspace, &ui)
    case .blend(let isSet): drawBlend(rect, isSet: isSet, workspace, &ui)
    case .property(let content):
      let middle = rect.centre.y
      drawDiamond(
        content,
        Rect(
          x: rect.minX + 6, y: rect.minY + 1, width: Self.diamond, height: rect.height - 2),
        workspace, &ui)
      let right = rect.maxX - Theme.margin
      let value = Rect(x: right - Self.field, y: middle - 12, width: Self.field, height: 24)
      drawLabel(
        content, from: rect.minX + 6 + Self.diamond + 2, to: labelEnd(content, value), middle, &ui)
      drawValue(content, value, workspace, &ui)
    }
  }

  /// The mode, which opens the list of all; a dash where the nodes have different ones.
  private func drawBlend(_ rect: Rect, isSet: Bool, _ workspace: Workspace, _ ui: inout UI) {
    let (middle, right) = (rect.centre.y, rect.maxX - Theme.margin)
    let left = rect.minX + Self.diamond + 12
    let value = Rect(x: right - Self.choice, y: middle - 12, width: Self.choice, height: 24)
    ui.text(
      ui.fitted(localized("blend mode"), Theme.caption, width: value.minX - left - 4),
      Theme.caption,
      isSet ? Theme.text : Theme.mutedText, at: Point(x: left, y: middle))
    ui.box(value, Theme.raised, corner: Theme.corner)
    ui.button(.properties(.blend), value, .properties(.chooseBlend)) { ui, color in
      let title = workspace.blendMode?.title ?? "–"
      ui.text(
        ui.fitted(title, Theme.caption, width: value.width - 30), Theme.caption,
        isSet ? Theme.text : color, at: Point(x: value.minX + 8, y: middle))
      ui.text(
        "▾", Theme.caption.aligned(.trailing), color, at: Point(x: value.maxX - 8, y: middle))
    }
  }

  /// A number of a star, which has no keyframes of its own: its outline has.
  private func drawStar(
    _ number: StarNumber, isMixed: Bool, _ rect: Rect, _ workspace: Workspace, _ ui: inout UI
  ) {
    let right = rect.maxX - Theme.margin
    let left = rect.minX + 6 + Self.diamond + 2
    let value = Rect(x: right - Self.field, y: rect.centre.y - 12, width: Self.field, height: 24)
    let label = Rect(x: left, y: value.minY, width: value.minX - 8 - left, height: 24)
    let look = ui.add(
      Widget(
        identity: .properties(.label(number.rawValue)), rect: label, role: .label, isStop: false))
    ui.text(
      ui.fitted(localized(number.title), Theme.caption, width: label.width - 4), Theme.caption,
      look.isHot || look.isHeld ? Theme.brassHot : Theme.text,
      at: Point(x: left + 4, y: rect.centre.y))
    drawField(
      .properties(.field(number.rawValue)), value, isMixed: isMixed, style: Theme.number, workspace,
      &ui)
  }

  /// Colours have a swatch before their field.
  private func labelEnd(_ content: PropertyRow.Content, _ value: Rect) -> Double {
    if case .color = content.track { value.minX - 34 } else { value.minX - 8 }
  }

  private func drawLabel(
    _ content: PropertyRow.Content, from left: Double, to right: Double, _ middle: Double,
    _ ui: inout UI
  ) {
    let rect = Rect(x: left, y: middle - 12, width: max(right - left, 1), height: 24)
    let style = Theme.caption
    var color = content.isSet ? Theme.text : Theme.mutedText
    if case .number = content.track {
      let look = ui.add(
        Widget(
          identity: .properties(.label(content.name)), rect: rect, role: .label, isStop: false))
      if look.isHot || look.isHeld { color = Theme.brassHot }
    }
    if content.isEdited {
      ui.disc(centre: Point(x: left - 3, y: middle), radius: 2, Theme.brass)
    }
    var width = rect.width - 4
    if content.hasKnob {
      ui.icon(.knobs, Theme.brass, centre: Point(x: rect.maxX - 8, y: middle), size: 12)
      width -= 18
    }
    ui.text(
      ui.fitted(content.name.localizedProperty, style, width: width), style, color,
      at: Point(x: left + 4, y: middle))
  }

  /// Filled where there is a keyframe at the playhead, an outline in brass where the property is animated,
  /// and in grey where it is not.
  private func drawDiamond(
    _ content: PropertyRow.Content, _ rect: Rect, _ workspace: Workspace, _ ui: inout UI
  ) {
    let look = ui.add(
      Widget(
        identity: .properties(.key(content.name)), rect: rect,
        role: .button(.properties(.toggleKey(content.name))), isStop: false))
    let isHere = content.track.index(at: workspace.keyTime) != nil
    let rest = content.track.isConstant ? Theme.faintText : Theme.brass.opacity(0.8)
    let color = look.isHot ? Theme.brassHot : rest
    var path = Path()
    path.addDiamond(at: rect.centre, radius: content.track.isConstant ? 2.5 : 4.5)
    ui.sprites.append(
      Sprite(
        .path(path), fill: isHere ? .color(color) : nil, stroke: Stroke(color, width: 1.25)))
  }

  private func drawValue(
    _ content: PropertyRow.Content, _ rect: Rect, _ workspace: Workspace, _ ui: inout UI
  ) {
    let part = Part.properties(.field(content.name))
    let time = workspace.playhead.timeline.clamp(workspace.player.time)
    switch content.track {
    case .number, .maskOpacity:
      drawField(part, rect, isMixed: content.other != nil, style: Theme.number, workspace, &ui)
    case .color(_, let track):
      let swatch = Rect(x: rect.minX - 30, y: rect.minY, width: 26, height: rect.height)
      drawSwatch(content, swatch, &ui) { ui, box in
        ui.swatch(box, .color(track.value(at: time).clamped))
        guard case .color(let other) = content.other else { return }
        let left = Rect(x: box.minX, y: box.minY, width: box.width / 2, height: box.height)
        ui.swatch(left, .color(other.clamped))
      }
      drawField(part, rect, isMixed: content.other != nil, style: Theme.caption, workspace, &ui)
    case .gradient(let track):
      drawSwatch(content, rect, &ui) { ui, box in
        var shown = track.value(at: time)
        (shown.start, shown.end) = (.zero, Point(x: 1, y: 0))
        ui.swatch(box, .gradient(shown))
      }
    case .hidden(let track):
      let isOn = track.value(at: time)
      ui.toggle(
        .properties(.toggle(content.name)), rect, isOn: isOn, .properties(.setHidden(!isOn)))
    case .outline, .string, .rangeColor, .maskPath: break
    }
  }

  /// Says so where the nodes have different values.
  private func drawField(
    _ part: Part, _ rect: Rect, isMixed: Bool, style: TextStyle, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    ui.field(
      part, rect, text: isMixed ? localized("mixed") : text(of: part, workspace),
      style: isMixed ? Theme.caption : style)
  }

  private func drawSwatch(
    _ content: PropertyRow.Content, _ rect: Rect, _ ui: inout UI, _ fill: (inout UI, Rect) -> Void
  ) {
    ui.button(
      .properties(.swatch(content.name)), rect, .properties(.pickColor(content.name))
    ) { ui, ring in
      fill(&ui, rect.inset(by: 3))
      ui.outline(rect.inset(by: 3), ring.opacity(0.7), width: 1, corner: 4)
    }
  }
}
