import AppState
import Interface
import Keyframes
import Stage
import Words

extension GalleryPanel {
  /// The program's name, what it is, and how to begin something of one's own.
  func drawHead(_ head: Rect, _ ui: inout UI) {
    let inside = head.inset(x: Theme.margin, y: 0)
    let row = head.minY + 26
    ui.text("Riff", Theme.title, Theme.text, at: Point(x: inside.minX, y: row))
    let about = localized("Animation you move by hand")
    ui.text(
      ui.fitted(about, Theme.caption, width: inside.width), Theme.caption, Theme.mutedText,
      at: Point(x: inside.minX, y: head.minY + 50))
    var right = inside.maxX
    let commands: [(name: String, words: String, action: Action)] = [
      ("open-file", localized(Message("Open", context: "gallery")), .file(.toggleOpening)),
      ("new-scene", localized("New scene"), .newScene),
    ]
    for command in commands {
      let width = ui.measure(Text(command.words, Theme.label)) + (head.width < 240 ? 10 : 16)
      let rect = Rect(x: right - width, y: row - 13, width: width, height: 26)
      guard rect.minX > inside.minX + 44 else { return }
      ui.button(command.name, rect, command.action) { ui, color in
        ui.text(command.words, Theme.label.aligned(.centre), color, at: rect.centre)
      }
      ui.outline(rect, Theme.hairline, width: max(ui.hair, 1), corner: Theme.corner)
      right = rect.minX - 4
    }
  }
}
