import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage

// Trying out on the stage: a preset that is pointed at or has the focus, and an easing that is being
// typed, are shown there without being set.
extension CurvePanel: FollowingPanel {
  /// Shows the easing on trial, or the document's if there is none.
  mutating func followPreview(_ workspace: inout Workspace, _ ui: UI) {
    if ui.pointer != mutedPointer { mutedPointer = nil }
    guard let easing = triedEasing(workspace, ui) else {
      endPreview(&workspace)
      return unpin(&workspace)
    }
    if let preview, preview.easing == easing, preview.demo == workspace.gallery.chosen { return }
    endPreview(&workspace)
    guard let target = workspace.curveTarget() else { return }
    if workspace.editing.chosenSegments[workspace.player.demo.name] == nil {
      workspace.pin(target)
      let demo = workspace.player.demo.name
      pinned = workspace.editing.chosenSegments[demo].map { (demo, $0) }
    }
    var edits = workspace.player.edits
    for (path, indices) in target.keys.byTrack {
      edits[path] = workspace.track(at: path)?.leaving(indices, with: easing)
    }
    workspace.player.apply(edits)
    preview = CurvePreview(demo: workspace.gallery.chosen, easing: easing, target: target)
  }

  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {
    endPreview(&workspace)
  }

  /// Once nothing is tried any more, the editor follows the playhead again, as it did before, unless
  /// another segment was chosen meanwhile.
  private mutating func unpin(_ workspace: inout Workspace) {
    guard let (demo, segment) = pinned else { return }
    pinned = nil
    if workspace.editing.chosenSegments[demo] == segment {
      workspace.editing.chosenSegments[demo] = nil
    }
  }

  private mutating func endPreview(_ workspace: inout Workspace) {
    guard let preview else { return }
    self.preview = nil
    let name = workspace.gallery.players[preview.demo].demo.name
    workspace.gallery.players[preview.demo].apply(workspace.document[name])
  }

  private func triedEasing(_ workspace: Workspace, _ ui: UI) -> Easing? {
    guard workspace.layout.shows(.curve), workspace.input.isPointerFree else { return nil }
    if let index = pointedPreset(ui) ?? focusedPreset(ui) { return triedEasing(of: index) }
    if let kind = triedNearest(ui) { return nearest?[kind].easing }
    guard let writing = ui.writing, case .curve(.field(let field)) = writing.name else {
      return nil
    }
    if field == .presetName || field == .tokenSeconds { return nil }
    if field == .search {
      return query.isEmpty ? nil : matches.first.flatMap { triedEasing(of: $0) }
    }
    guard writing.edit.text != writing.before else { return nil }
    return try? easing(typedIn: field, writing.edit.text, workspace)
  }

  func pointedPreset(_ ui: UI) -> Int? {
    guard mutedPointer == nil, let position = ui.pointer,
      case .curve(.preset(let index))? = ui.widget(at: position)?.identity,
      ui.held == nil || ui.held == .curve(.preset(index))
    else { return nil }
    return index
  }

  func focusedPreset(_ ui: UI) -> Int? {
    if case .curve(.preset(let index))? = ui.focus, ui.showsFocus { index } else { nil }
  }
}
