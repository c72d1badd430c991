import Exporting
import Keyframes
import Scrolling
import Stage

/// The code in its panel, and what it cannot say.
extension Session {
  /// The export, made anew only where something else is to be shown. A demo that moves by itself is
  /// written anew once it rests.
  mutating func takenHome(width: Double, _ ui: UI) -> TakenHome? {
    let columns = Int(width / max(ui.measure(Text("0", HomeRow.style)), 1))
    let place = home.subject == .scene ? "" : homeTitle(home.subject)
    let key = "\(player.demo.name) \(home.subject.rawValue) \(place)"
    let kept = home.taken.flatMap { $0.key == key && $0.format == home.format ? $0 : nil }
    if let kept, kept.columns == columns, player.demoMoves { return kept }
    guard let thing = homeThing(home.subject) else { return nil }
    if let kept, kept.thing == thing {
      if kept.columns != columns { home.taken = kept.broken(at: columns) }
    } else {
      home.taken = TakenHome(thing, home.format, key: key, columns: columns)
    }
    return home.taken
  }

  mutating func drawHomeText(_ taken: TakenHome, _ box: Rect, _ ui: inout UI) {
    let look = ui.add(Widget(identity: .home(.text), rect: box, role: .list))
    ui.box(box, Theme.ground, corner: Theme.corner)
    let view = box.inset(x: 8, y: 8)
    let whole = Double(taken.lines.count) * HomeRow.line
    home.scroller.resize(
      to: Extent(range: 0...max(0, whole - view.height), viewport: max(view.height, 1)))
    let position = home.scroller.position
    let first = max(Int(position / HomeRow.line), 0)
    let count = Int(view.height / HomeRow.line) + 2
    let clips = [Clip(box.inset(x: 0, y: 4))]
    for (index, line) in taken.lines.enumerated().dropFirst(first).prefix(count) {
      let y = view.minY + (Double(index) + 0.5) * HomeRow.line - position
      ui.text(line, HomeRow.style, Theme.text, at: Point(x: view.minX, y: y), clips: clips)
    }
    if whole > view.height {
      let length = max(box.height * view.height / whole, 16)
      let part = min(max(position / (whole - view.height), 0), 1)
      ui.box(
        Rect(
          x: box.maxX - 6, y: box.minY + 2 + part * (box.height - length - 4), width: 4,
          height: length), Theme.hairline, corner: 2)
    }
    if look.hasFocus { ui.focusRing(around: box.inset(by: 2), corner: Theme.corner) }
  }

  /// - Returns: where they begin.
  func drawHomeLosses(
    _ taken: TakenHome, above bottom: Double, _ inside: Rect, _ ui: inout UI
  ) -> Double {
    let losses = taken.exported.losses
    let room = max(Int((bottom - inside.minY - 280) / HomeRow.line), 1)
    let most = min(HomeRow.losses, room)
    var lines = losses.flatMap {
      ui.wrapped($0, Theme.caption, width: inside.width - 12, lines: 3)
    }
    if lines.count > most {
      let words = losses.count == 1 ? lines[0] : "\(losses.count) things are lost; JSON keeps all."
      lines = most == 1 ? [words] : Array(lines.prefix(most - 1)) + ["and more; JSON keeps all."]
    }
    guard !lines.isEmpty else {
      ui.text(
        "Nothing is lost.", Theme.caption, Theme.mutedText,
        at: Point(x: inside.minX, y: bottom - 8))
      return bottom - 24
    }
    let top = bottom - Double(lines.count) * HomeRow.line
    ui.box(
      Rect(x: inside.minX, y: top, width: 2, height: bottom - top), Theme.coral, corner: 1)
    for (index, line) in lines.enumerated() {
      ui.text(
        ui.fitted(line, Theme.caption, width: inside.width - 10), Theme.caption, Theme.coral,
        at: Point(x: inside.minX + 10, y: top + (Double(index) + 0.5) * HomeRow.line))
    }
    return top - 8
  }
}
