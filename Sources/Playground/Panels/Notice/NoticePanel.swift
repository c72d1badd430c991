import AppState
import Interface
import Keyframes
import Stage

/// Shows the notice over the stage.
struct NoticePanel: Panel {
  func owns(_ part: Part) -> Bool { false }

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let notice = workspace.requests.notice, let noticeBox = workspace.noticeBox(&ui) else {
      return
    }
    let opacity = workspace.window.arrangement.reducesMotion ? 1 : notice.opacity
    let box = noticeBox.box
    ui.box(box, Theme.panel.opacity(0.95 * opacity), corner: 16)
    ui.outline(box, Theme.hairline.opacity(opacity), width: 1, corner: 16)
    for (index, line) in noticeBox.lines.enumerated() {
      let y = box.minY + 16 + NoticeBox.step * Double(index)
      ui.text(
        line, NoticeBox.style, Theme.text.opacity(opacity), at: Point(x: box.centre.x, y: y))
    }
  }
}
