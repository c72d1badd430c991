import Keyframes
import Scrolling
import Stage

extension Session {
  /// Rows are so high where there is room for all of them, and at least so high where they scroll.
  private static let helpRow = 30.0
  private static let lowestHelpRow = 21.0
  private static let helpHead = 64.0

  /// The key map, over everything; where it does not fit, it scrolls.
  mutating func drawHelp(_ ui: inout UI) {
    let window = layout.window
    let lines = Shortcut.help
    let columns = window.width >= 700 ? 2 : 1
    let rows = (lines.count + columns - 1) / columns
    let room = window.height - 24 - Self.helpHead - 24
    let fits = room >= Double(rows) * Self.lowestHelpRow
    let row = fits ? min(Self.helpRow, (room / Double(rows)).rounded(.down)) : Self.helpRow
    let card = Rect(
      centre: window.centre,
      size: Size(
        width: min(window.width - 32, columns == 2 ? 1080 : 480),
        height: min(window.height - 24, Double(rows) * row + Self.helpHead + 24)))
    _ = ui.add(
      Widget(identity: .button("close help"), rect: window, role: .button(.toggleHelp)))
    ui.box(window, Theme.scrim)
    _ = ui.add(Widget(identity: .backdrop("help"), rect: card, role: .surface))
    ui.box(card, Theme.panel, corner: 12)
    ui.outline(card, Theme.hairline, width: 1, corner: 12)
    ui.text(
      "Keys", Theme.title, Theme.text, at: Point(x: card.minX + 24, y: card.minY + 34))
    let list = Rect(
      x: card.minX + 24, y: card.minY + Self.helpHead, width: card.width - 48,
      height: card.height - Self.helpHead - 12)
    scrollHelp(over: Double(rows) * row - list.height, viewport: list.height)
    let columnWidth = list.width / Double(columns)
    for (index, line) in lines.enumerated() {
      let y =
        list.minY + (Double(index % rows) + 0.5) * row - helpScroller.position
      guard y > list.minY - row, y < list.maxY + row else { continue }
      let left = list.minX + Double(index / rows) * columnWidth
      draw(line, Rect(x: left, y: y, width: columnWidth, height: 0), Clip(list), &ui)
    }
    drawHelpBar(list, whole: Double(rows) * row, &ui)
  }

  private func draw(_ line: Shortcut, _ place: Rect, _ clip: Clip, _ ui: inout UI) {
    ui.text(line.keys, Theme.key, Theme.text, at: place.origin, clips: [clip])
    ui.text(
      ui.fitted(line.meaning, Theme.caption, width: place.width - 128), Theme.caption,
      Theme.mutedText, at: Point(x: place.minX + 116, y: place.minY), clips: [clip])
  }

  private mutating func scrollHelp(over overflow: Double, viewport: Double) {
    helpScroller.resize(to: Extent(range: 0...max(0, overflow), viewport: max(viewport, 1)))
  }

  private func drawHelpBar(_ list: Rect, whole: Double, _ ui: inout UI) {
    guard whole > list.height else { return }
    let length = list.height * list.height / whole
    let way = helpScroller.position / (whole - list.height) * (list.height - length)
    ui.box(
      Rect(x: list.maxX + 8, y: list.minY + way, width: 4, height: length), Theme.hairline,
      corner: 2)
  }

  /// - Returns: whether the open key map took the key.
  mutating func moveThroughHelp(_ key: Key) -> Bool {
    let steps: [Key: Double] = [.up: -1, .down: 1, .pageUp: -8, .pageDown: 8]
    guard showsHelp, let rows = steps[key] else { return false }
    helpScroller.settle(to: helpScroller.destination + rows * Self.helpRow)
    return true
  }
}
