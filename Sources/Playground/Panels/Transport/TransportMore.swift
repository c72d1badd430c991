import Interface
import Keyframes
import Stage

enum TransportAction: Equatable, Sendable {
  /// Opens the list of what the bar has no room for, or closes it.
  case toggleMore
  /// Performs the command of that index in the list.
  case choose(Int)
}

/// A command that the bar has no room for.
struct MoreItem {
  let name: String
  /// An icon, or else what is set.
  var icon: Icon?
  var value = ""
  let action: Action
  let isOn: Bool

  var title: String { Shortcut.naming(action)?.words ?? action.ownWords ?? "" }
  var keys: String { Shortcut.naming(action)?.keys ?? "" }
}

// The list above "More".
extension TransportPanel {
  private static let row = 32.0
  private static let padding = 6.0
  /// The least width of the list.
  private static let width = 340.0
  private static let gutter = 60.0

  /// What the bar has no room for, in its order.
  func moreItems(_ bar: TransportBar, _ workspace: Workspace) -> [MoreItem] {
    var items = bar.hiddenButtons.map {
      MoreItem(name: $0.name, icon: $0.icon, action: $0.action, isOn: $0.isOn)
    }
    if !bar.showsSpeed {
      let speed = workspace.playhead.speed
      items.append(
        MoreItem(name: "speed", value: speed.short + "×", action: .cycleSpeed, isOn: speed != 1))
    }
    if !bar.showsDriver {
      let driver = workspace.input.driver
      items.append(
        MoreItem(
          name: "driver", value: driver.title, action: .cycleDriver(by: 1), isOn: driver != .any))
    }
    return items
  }

  /// As wide as its longest row, if there is so much room.
  private func moreCard(_ items: [MoreItem], _ bar: Rect, _ ui: UI) -> Rect {
    let widths = items.map { item in
      ui.measure(Text(item.title, Theme.label)) + Self.width(ofKeys: item.keys, ui)
    }
    let width = max(Self.width, (widths.max() ?? 0) + Self.gutter + 24)
    let height = Double(items.count) * Self.row + 2 * Self.padding
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

  /// It closes when there is no more.
  mutating func prepareMore(_ workspace: Workspace, _ ui: inout UI) {
    guard isMoreOpen else { return }
    guard let rect = workspace.layout.transport else { return isMoreOpen = false }
    let items = moreItems(bar(rect, workspace, ui), workspace)
    guard !items.isEmpty else { return isMoreOpen = false }
    ui.resizeList(
      .transport(.moreList), height: Double(items.count) * Self.row,
      view: moreCard(items, rect, ui).inset(x: 0, y: Self.padding))
  }

  mutating func perform(
    _ action: TransportAction, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    switch action {
    case .toggleMore:
      isMoreOpen.toggle()
      ui.changeList(.transport(.moreList)) { $0.jump(to: 0) }
    case .choose(let index):
      guard let rect = workspace.layout.transport else { return }
      let items = moreItems(bar(rect, workspace, ui), workspace)
      guard isMoreOpen, items.indices.contains(index) else { return }
      // What is only set stays at hand, for the next press.
      if items[index].icon != nil { isMoreOpen = false }
      workspace.ask(items[index].action)
    }
  }

  func drawMore(_ bar: TransportBar, _ rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    guard isMoreOpen else { return }
    let items = moreItems(bar, workspace)
    let card = moreCard(items, rect, ui)
    ui.backdrop(.transport(.outside), workspace.layout.window)
    ui.backdrop(.backdrop("more"), card)
    ui.box(card, Theme.raised, corner: Theme.corner)
    ui.outline(card, Theme.faintText.opacity(0.5), width: max(ui.hair, 1), corner: Theme.corner)
    ui.list(.transport(.moreList)) { ui, top in
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
        identity: .transport(.moreItem(item.name)), rect: row,
        role: .button(.transport(.choose(index))), tip: ""))
    if look.isHot || look.isHeld { ui.box(row, Theme.hairline, corner: 5) }
    let color = item.isOn ? Theme.brass : Theme.text
    let middle = row.centre.y
    let start = Point(x: row.minX + Self.gutter / 2, y: middle)
    if let icon = item.icon {
      ui.icon(icon, item.isOn ? Theme.brass : Theme.mutedText, centre: start)
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
