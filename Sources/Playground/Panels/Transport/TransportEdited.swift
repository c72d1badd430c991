import DemoKit
import Editing
import Interface
import Keyframes
import Stage

extension TransportPanel {
  private static let editedWidth = 52.0

  /// Narrower bars do without.
  private static let widthWithEdited = 640.0

  /// "Edited" over a button that resets the demo's edits, while it has any.
  /// - Returns: the room that it takes.
  func drawEdited(
    at left: Double, _ middle: Double, in bar: Rect, _ workspace: Workspace, _ ui: inout UI
  ) -> Double {
    guard bar.width >= Self.widthWithEdited, !workspace.player.edits.isEmpty else { return 0 }
    let rect = Rect(x: left, y: middle - 3, width: Self.editedWidth, height: Theme.target)
    ui.text(
      Words[.editedBadge], Theme.key.aligned(.centre), Theme.brass,
      at: Point(x: rect.centre.x, y: middle - 13))
    let look = ui.add(
      Widget(identity: .button("reset edits"), rect: rect, role: .button(.dropEdits)))
    ui.box(rect, look.isHot || look.isHeld ? Theme.raisedHot : Theme.raised, corner: 6)
    ui.text(
      Words[.resetEdits], Theme.caption.aligned(.centre),
      look.isHot ? Theme.text : Theme.mutedText, at: rect.centre)
    if look.hasFocus { ui.focusRing(around: rect, corner: 6) }
    return Self.editedWidth + 12
  }
}
