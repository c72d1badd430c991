import Keyframes
import Stage

extension Session {
  /// The key map, over everything.
  func drawHelp(_ ui: inout UI) {
    let window = layout.window
    let lines = Shortcut.help
    let columns = window.width >= 700 ? 2 : 1
    let rows = (lines.count + columns - 1) / columns
    let rowHeight = min(32, (window.height - 104) / Double(rows))
    let size = Size(
      width: min(window.width - 32, columns == 2 ? 760 : 400),
      height: Double(rows) * rowHeight + 88)
    let card = Rect(centre: window.centre, size: size)
    _ = ui.add(
      Widget(identity: .button("close help"), rect: window, role: .button(.toggleHelp)))
    ui.box(window, Theme.scrim)
    _ = ui.add(Widget(identity: .backdrop("help"), rect: card, role: .surface))
    ui.box(card, Theme.panel, corner: 12)
    ui.outline(card, Theme.hairline, width: 1, corner: 12)
    ui.text(
      "Keys", Theme.title, Theme.text, at: Point(x: card.minX + 24, y: card.minY + 34))
    let columnWidth = (card.width - 48) / Double(columns)
    for (index, line) in lines.enumerated() {
      let left = card.minX + 24 + Double(index / rows) * columnWidth
      let y = card.minY + 64 + (Double(index % rows) + 0.5) * rowHeight
      drawKeys(line.keys, at: Point(x: left, y: y), &ui)
      ui.text(
        ui.fitted(line.meaning, Theme.caption, width: columnWidth - 132), Theme.caption,
        Theme.mutedText, at: Point(x: left + 124, y: y))
    }
  }

  private func drawKeys(_ keys: String, at place: Point, _ ui: inout UI) {
    ui.text(keys, Theme.key, Theme.text, at: place)
  }
}
