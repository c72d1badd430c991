import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Keys while the stage is edited.
extension EditorPanel: KeyPanel, HeldKeyPanel, ClosablePanel {
  /// Arrows move the selected nodes by a point on the stage, with Shift by ten; Tab selects the next
  /// node; W records while it is held.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isShown(workspace), ui.writing == nil, isFocusFree(ui) else { return false }
    if workspace.editing.stageEditing.points != nil { return keyToPoints(stroke, &workspace) }
    if stroke.key == .character("a"), [.control, .command].contains(stroke.modifiers),
      !workspace.keyframesGetKeys
    {
      workspace.perform(.selectAll)
      return true
    }
    guard stroke.modifiers.isSubset(of: .shift) else { return false }
    let isShifted = stroke.modifiers.contains(.shift)
    if stroke.key == .tab {
      selectNext(by: isShifted ? -1 : 1, &workspace)
      return true
    }
    if stroke.key == .character("w"), !isShifted {
      isRecordKeyHeld = true
      return true
    }
    if stroke.key == .enter, !isShifted, workspace.canWriteText {
      writeText(&workspace, &ui)
      return true
    }
    if stroke.key == .delete || stroke.key == .backspace, !isShifted {
      return workspace.deleteMotionKeys(motions)
    }
    guard !workspace.selectedNodes.isEmpty, let way = stroke.key.way else { return false }
    let step = way * (isShifted ? 10 : 1)
    if !nudgeMotions(by: step, &workspace) { nudge(step, &workspace) }
    return true
  }

  private func isFocusFree(_ ui: UI) -> Bool { ui.focus == nil || ui.focus == .stage(.tile) }

  private mutating func nudge(_ by: Point, _ workspace: inout Workspace) {
    guard grip == nil else { return }
    workspace.editing.history.begin()
    if nudging == nil {
      let edit = NumberEdit(&workspace)
      let move = NodeMove(
        workspace.selectedNodes, from: .zero, nodes, edit, stage: workspace.player.scene.size)
      guard let move else {
        return workspace.say(
          localized("This node can't be changed here: it or a group around it is scaled to 0."))
      }
      nudging = Nudging(edit: edit, move: move, by: .zero)
    }
    guard var now = nudging else { return }
    now.by = now.by + by
    now.edit.show(now.move.result(movedBy: now.by).values, &workspace)
    nudging = now
  }

  mutating func keyReleased(_ key: Key, _ workspace: inout Workspace) {
    if key == .character("w") { isRecordKeyHeld = false }
    (nudging, nudgedPoints, nudgedMotions) = (nil, nil, nil)
  }

  /// Lets go of the selected nodes, and then of the stage.
  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isShown(workspace), ui.writing == nil, isFocusFree(ui) else { return false }
    switch rung {
    case .trying where workspace.editing.stageEditing.points != nil:
      workspace.letGoOfPoints()
      return true
    case .trying:
      guard !workspace.selectedNodes.isEmpty, !workspace.editing.picksColors else { return false }
      let isTrackOfNode = workspace.selection.track.map {
        workspace.selectedNodes.contains($0.node)
      }
      if isTrackOfNode == true, workspace.selection.keys.isEmpty { workspace.selection.track = nil }
      workspace.selectedNodes = []
      return true
    case .open: return false
    case .last:
      workspace.editing.stageEditing.isOn = false
      return true
    }
  }
}

extension Key {
  /// The direction of an arrow key, one point long.
  var way: Point? {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    case _: nil
    }
  }
}
