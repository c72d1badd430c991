import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

extension TransportPanel {
  /// "Edited" over a button that resets the demo's edits, while it has any.
  /// - Returns: its width.
  func drawEdited(
    at left: Double, _ middle: Double, _ workspace: Workspace, _ ui: inout UI
  ) -> Double {
    let room = workspace.editedRoom
    guard room > 0 else { return 0 }
    let rect = Rect(x: left, y: middle - 3, width: Workspace.editedWidth, height: Theme.target)
    ui.text(
      localized("Edited"), Theme.key.aligned(.centre), Theme.brass,
      at: Point(x: rect.centre.x, y: middle - 13))
    let look = ui.add(
      Widget(identity: .button("reset edits"), rect: rect, role: .button(.dropEdits)))
    ui.box(rect, look.isHot || look.isHeld ? Theme.raisedHot : Theme.raised, corner: 6)
    ui.text(
      localized("Reset"), Theme.caption.aligned(.centre),
      look.isHot ? Theme.text : Theme.mutedText, at: rect.centre)
    if look.hasFocus { ui.focusRing(around: rect, corner: 6) }
    return room
  }
}

extension Workspace {
  fileprivate static let editedWidth = 52.0

  /// The width of "Edited" in the transport; narrow ones do without.
  var editedRoom: Double {
    layout.window.width >= 640 && hasEditsToReset && !isMadeHere ? Self.editedWidth + 12 : 0
  }

  /// Not while the demo only stands for a file that can't be shown: its edits wait for it.
  var hasEditsToReset: Bool { !player.edits.isEmpty && openedFile?.hasDemo != false }
}
