import AppState
import Interface
import Keyframes
import Stage

/// Where the parts of a menu lie, in logical points.
struct MenuLayout: Equatable {
  let card: Rect
  /// Where the commands are seen.
  let list: Rect
  /// The height of all commands with the heading and the lines between groups.
  let height: Double
  /// The commands, measured from the top of the list.
  let items: [Rect]
  /// Lines between groups, likewise.
  let lines: [Double]
  let hasHeading: Bool

  static let row = 24.0
  static let gap = 7.0
  static let padding = 6.0
  /// The room for check marks.
  static let gutter = 28.0
  private static let margin = 4.0

  /// Below and to the right of `position` if it fits, else above or to the left; always within the
  /// window.
  init(_ menu: Menu, at position: Point, in window: Rect, _ ui: UI) {
    let room = window.inset(by: Self.margin)
    let words = menu.items.map { item in
      ui.measure(Text(item.title, Theme.label))
        + (item.submenu == nil ? 0 : 24)
        + (item.keys.isEmpty ? 0 : 28 + ui.measure(Text(item.keys, Theme.key)))
    }
    let heading = ui.measure(Text(menu.heading, Theme.caption))
    let width = min(max(words.max() ?? 0, heading, 120) + Self.gutter + 17, room.width)
    hasHeading = !menu.heading.isEmpty
    var (y, items, lines) = (hasHeading ? Self.row : 0, [Rect](), [Double]())
    for group in menu.groups where !group.isEmpty {
      if !items.isEmpty {
        lines.append(y + Self.gap / 2)
        y += Self.gap
      }
      for _ in group {
        items.append(Rect(x: 0, y: y, width: width, height: Self.row))
        y += Self.row
      }
    }
    height = y
    let tall = min(y + 2 * Self.padding, room.height)
    func fitted(_ start: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      let after = start + length <= high ? start : start - length
      return min(max(after, low), max(high - length, low))
    }
    card = Rect(
      x: fitted(position.x, width, room.minX, room.maxX),
      y: fitted(position.y, tall, room.minY, room.maxY), width: width, height: tall)
    list = card.inset(x: 0, y: Self.padding)
    let left = card.minX
    self.items = items.map { $0.offset(x: left) }
    self.lines = lines
  }

  /// Whether it is taller than the window.
  var scrolls: Bool { height > list.height + 0.5 }
}

extension MenuPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let menu, let layout else { return }
    ui.backdrop(.menu(.outside), workspace.layout.window)
    ui.backdrop(.menu(.card), layout.card)
    ui.box(layout.card.inset(by: -1).offset(y: 2), Theme.ground.opacity(0.45), corner: 10)
    ui.box(layout.card, Theme.raised, corner: Theme.corner)
    ui.outline(
      layout.card, Theme.faintText.opacity(0.5), width: max(ui.hair, 1), corner: Theme.corner)
    ui.list(.menu(.list)) { ui, top in
      if layout.hasHeading {
        let words = ui.fitted(
          menu.heading, Theme.caption, width: layout.card.width - MenuLayout.gutter - 16)
        ui.text(
          words, Theme.caption, Theme.mutedText,
          at: Point(x: layout.card.minX + MenuLayout.gutter, y: top + MenuLayout.row / 2 - 2))
      }
      for line in layout.lines {
        ui.box(
          Rect(
            x: layout.card.minX, y: ui.snap(top + line), width: layout.card.width,
            height: ui.hair), Theme.faintText.opacity(0.4))
      }
      for (index, item) in menu.items.enumerated() {
        draw(item, index, layout.items[index].offset(y: top), &ui)
      }
    }
  }

  private func draw(_ item: MenuItem, _ index: Int, _ rect: Rect, _ ui: inout UI) {
    _ = ui.add(
      Widget(
        identity: .menu(.item(index)), rect: rect, role: .button(.menu(.perform(index))),
        isEnabled: item.isEnabled, isStop: false, tip: item.reason))
    let isChosen = chosen == index
    if isChosen {
      ui.box(rect.inset(x: 5, y: 0), Theme.brass.opacity(0.22), corner: 5)
      ui.chosenBar(rect.inset(x: 5, y: 0))
    }
    let middle = rect.centre.y
    if item.isOn { drawCheck(at: Point(x: rect.minX + 15, y: middle), &ui) }
    let keysWidth = item.keys.isEmpty ? 0 : ui.measure(Text(item.keys, Theme.key))
    let room = rect.width - MenuLayout.gutter - 16 - (keysWidth > 0 ? keysWidth + 12 : 0)
    ui.text(
      ui.fitted(item.title, Theme.label, width: room), Theme.label,
      item.isEnabled ? Theme.text : Theme.faintText,
      at: Point(x: rect.minX + MenuLayout.gutter, y: middle))
    if item.submenu != nil { drawArrow(at: Point(x: rect.maxX - 17, y: middle), &ui) }
    ui.text(
      item.keys, Theme.key.aligned(.trailing),
      isChosen ? Theme.text : item.isEnabled ? Theme.mutedText : Theme.faintText,
      at: Point(x: rect.maxX - 14, y: middle))
  }

  /// It shows other commands.
  private func drawArrow(at centre: Point, _ ui: inout UI) {
    let corners = [Point(x: -2, y: -4), Point(x: 2, y: 0), Point(x: -2, y: 4)]
    ui.sprites.append(
      Sprite(
        .path(Path(through: corners)), transform: .translation(x: centre.x, y: centre.y),
        stroke: Stroke(Theme.mutedText, width: 1.5, cap: .round, join: .round)))
  }

  private func drawCheck(at centre: Point, _ ui: inout UI) {
    let corners = [Point(x: -4, y: 0), Point(x: -1, y: 3), Point(x: 4, y: -4)]
    ui.sprites.append(
      Sprite(
        .path(Path(through: corners)), transform: .translation(x: centre.x, y: centre.y),
        stroke: Stroke(Theme.brass, width: 1.75, cap: .round, join: .round)))
  }
}
