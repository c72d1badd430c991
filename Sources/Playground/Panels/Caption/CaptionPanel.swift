import AppState
import Interface
import Keyframes
import Stage

/// Draws the caption of a talk's stop, below the pointing tools.
struct CaptionPanel: Panel {
  var isForTalks: Bool { true }

  func owns(_ part: Part) -> Bool { false }

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    let count = ui.sprites.count
    defer {
      for index in count..<ui.sprites.count { ui.sprites[index].name = TalkCaption.spriteName }
    }
    guard let caption = workspace.caption(ui) else { return }
    let (box, style) = (caption.box, caption.style)
    ui.box(box, Theme.panel.opacity(0.92), corner: style.size * 0.6)
    let top = box.centre.y - caption.step * Double(caption.lines.count - 1) / 2
    for (index, line) in caption.lines.enumerated() {
      let position = Point(x: box.centre.x, y: top + caption.step * Double(index))
      ui.text(line, style, Theme.text, at: position)
    }
  }
}
