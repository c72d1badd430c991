import AppState
import Interface
import Keyframes
import Stage

/// A command that doesn't fit in the bar.
struct MoreItem {
  let name: String
  /// An icon, or else the current value.
  var icon: Icon?
  var value = ""
  let action: Action
  let isOn: Bool

  var title: String { Shortcut.naming(action)?.words ?? action.ownWords ?? "" }
  var keys: String { Shortcut.naming(action)?.keys ?? "" }
}

extension Workspace {
  /// The commands that don't fit in the transport, in order, and its position; nil without a transport.
  func moreItems(_ ui: UI) -> (items: [MoreItem], bar: Rect)? {
    guard let rect = layout.transport else { return nil }
    let bar = transportBar(rect, ui)
    var items = bar.hiddenButtons.map {
      MoreItem(name: $0.name, icon: $0.icon, action: $0.action, isOn: $0.isOn)
    }
    if !bar.showsSpeed {
      let speed = playhead.speed
      items.append(
        MoreItem(name: "speed", value: speed.short + "×", action: .cycleSpeed, isOn: speed != 1))
    }
    let driver = input.driver
    items.append(
      MoreItem(
        name: "driver", value: driver.title, action: .cycleDriver(by: 1), isOn: driver != .any))
    return (items, rect)
  }
}

extension MorePanel {
  private static let row = 32.0
  static let padding = 6.0
  /// The least width of the list.
  private static let width = 340.0
  private static let gutter = 84.0

  static func height(of items: [MoreItem]) -> Double { Double(items.count) * row }

  /// As wide as its longest row, if that fits.
  func card(_ items: [MoreItem], _ bar: Rect, _ ui: UI) -> Rect {
    let widths = items.map { item in
      ui.measure(Text(item.title, Theme.label)) + Self.width(ofKeys: item.keys, ui)
    }
    let width = max(Self.width, (widths.max() ?? 0) + Self.gutter + 24)
    let height = Self.height(of: items) + 2 * Self.padding
    let size = Size(
      width: min(width, bar.width - 16), height: min(height, max(bar.minY - 16, 1)))
    return Rect(
      x: bar.maxX - 8 - size.width, y: bar.minY - 8 - size.height, width: size.width,
      height: size.height)
  }

  /// With the space before them.
  private static func width(ofKeys keys: String, _ ui: UI) -> Double {
    keys.isEmpty ? 0 : ui.measure(Text(keys, Theme.key)) + 12
  }

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard workspace.window.showsMore, let more = workspace.moreItems(ui) else { return }
    let items = more.items
    let card = card(items, more.bar, ui)
    ui.backdrop(.more(.outside), workspace.layout.window)
    ui.backdrop(.backdrop("more"), card)
    ui.box(card, Theme.raised, corner: Theme.corner)
    ui.outline(card, Theme.faintText.opacity(0.5), width: max(ui.hair, 1), corner: Theme.corner)
    ui.list(.more(.list)) { ui, top in
      for (index, item) in items.enumerated() {
        let row = Rect(
          x: card.minX + 5, y: top + Double(index) * Self.row, width: card.width - 10,
          height: Self.row)
        draw(item, index, row, &ui)
      }
    }
  }

  private func draw(_ item: MoreItem, _ index: Int, _ row: Rect, _ ui: inout UI) {
    let look = ui.add(
      Widget(
        identity: .more(.item(item.name)), rect: row,
        role: .button(.more(.choose(index))), tip: ""))
    if look.isHot || look.isHeld { ui.box(row, Theme.hairline, corner: 5) }
    let color = item.isOn ? Theme.brass : Theme.text
    let middle = row.centre.y
    let start = Point(x: row.minX + Self.gutter / 2, y: middle)
    if let icon = item.icon {
      ui.icon(icon, item.isOn ? Theme.brass : Theme.mutedText, centre: start)
      if item.isOn { ui.mark(Rect(x: start.x - 6, y: row.maxY - 4, width: 12, height: 2)) }
    } else {
      ui.text(item.value, Theme.caption.aligned(.centre), color, at: start)
    }
    let width = row.width - Self.gutter - 12 - Self.width(ofKeys: item.keys, ui)
    ui.text(
      ui.fitted(item.title, Theme.label, width: width), Theme.label, color,
      at: Point(x: row.minX + Self.gutter, y: middle))
    ui.text(
      item.keys, Theme.key.aligned(.trailing), Theme.mutedText,
      at: Point(x: row.maxX - 10, y: middle))
    if look.hasFocus { ui.outline(row, Theme.brass, width: Theme.focusRing, corner: 5) }
  }
}
