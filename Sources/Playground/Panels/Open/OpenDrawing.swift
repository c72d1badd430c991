import AppState
import Interface
import Keyframes
import Stage
import Words

/// Where the parts of the panel that opens files lie, in logical points.
struct OpenLayout {
  let card: Rect
  let title: Point
  let field: Rect
  let list: Rect
  let hint: Point

  init(_ layout: Layout) {
    let window = layout.window
    card = Rect(
      centre: window.centre,
      size: Size(width: min(window.width - 32, 640), height: min(window.height - 24, 440)))
    title = Point(x: card.minX + 20, y: card.minY + 26)
    field = Rect(x: card.minX + 16, y: card.minY + 48, width: card.width - 32, height: 36)
    list = Rect(
      x: card.minX + 16, y: card.minY + 96, width: card.width - 32,
      height: max(card.height - 96 - 40, 1))
    hint = Point(x: card.minX + 20, y: card.maxY - 20)
  }
}

extension OpenPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard isOpen else { return }
    let window = workspace.layout.window
    let layout = OpenLayout(workspace.layout)
    _ = ui.add(
      Widget(
        identity: .button("close opening"), rect: window, role: .button(.file(.toggleOpening)),
        isStop: false, tip: ""))
    ui.box(window, Theme.scrim)
    ui.backdrop(.backdrop("open"), layout.card)
    ui.box(layout.card, Theme.panel, corner: 12)
    ui.outline(layout.card, Theme.hairline, width: 1, corner: 12)
    ui.text(
      localized(
        placesPicture
          ? "Place a picture in the scene" : "Open a demo, a scene, Lottie, SVG or a picture"),
      Theme.heading, Theme.text, at: layout.title)
    ui.searchField(
      .open(.field), layout.field, text: typed,
      placeholder: localized(
        placesPicture ? "Type a path, such as ~/logo.png" : "Type a path, such as ~/ball.json"))
    ui.list(.open(.list)) { ui, top in
      for index in paths.indices {
        let rect = Rect(
          x: layout.list.minX, y: top + Double(index) * Self.rowHeight, width: layout.list.width,
          height: Self.rowHeight)
        if rect.intersects(layout.list) { draw(index, in: rect, &ui) }
      }
    }
    if paths.isEmpty {
      let words =
        typed.isEmpty
        ? localized("No files have been opened yet.")
        : localized("No folder and no file that Riff can open begins like this.")
      ui.text(
        words, Theme.caption, Theme.mutedText,
        at: Point(x: layout.list.minX + 12, y: layout.list.minY + 16))
    }
    let hint = ui.fitted(
      localized(
        placesPicture
          ? "Enter places it, Tab completes, ↑ ↓ choose, Esc closes. Pictures can also be dropped."
          : "Enter opens, Tab completes, ↑ ↓ choose, Esc closes. Files can also be dropped here."),
      Theme.caption, width: layout.card.width - 40)
    ui.text(hint, Theme.caption, Theme.faintText, at: layout.hint)
  }

  private func draw(_ index: Int, in rect: Rect, _ ui: inout UI) {
    let look = ui.add(
      Widget(
        identity: .open(.path(index)), rect: rect, role: .button(.file(.take(index))),
        isStop: false, tip: ""))
    let isChosen = chosen == index
    if isChosen || look.isHot {
      ui.box(rect, isChosen ? Theme.raisedHot : Theme.raised, corner: Theme.corner)
    }
    if isChosen { ui.chosenBar(rect.inset(x: 4, y: 0)) }
    let (folder, name) = paths[index].folderAndName
    let y = rect.centre.y
    let room = rect.width - 24
    let shown = ui.fitted(name, Theme.label, width: room)
    ui.text(
      shown, Theme.label, isChosen ? Theme.text : Theme.mutedText,
      at: Point(x: rect.minX + 12, y: y))
    let used = ui.measure(Text(shown, Theme.label))
    guard room - used > 80 else { return }
    let rest = ui.fitted(folder, Theme.caption, width: room - used - 16)
    ui.text(
      rest, Theme.caption, Theme.faintText, at: Point(x: rect.minX + 12 + used + 16, y: y))
  }
}

extension String {
  /// A path's folder and the rest, which keeps its slash where it is a folder itself.
  var folderAndName: (folder: String, name: String) {
    let end = hasSuffix("/") ? index(before: endIndex) : endIndex
    guard let slash = self[..<end].lastIndex(of: "/") else { return ("", self) }
    return (String(self[...slash]), String(self[index(after: slash)...]))
  }
}
