import AppState
import DemoKit
import Editing
import Words

// Undo, redo, and jumping in the history. During a gesture, they cancel that instead.
extension Session {
  mutating func undo() {
    guard canTravel() else { return }
    guard workspace.editing.history.undoCount > 0 else {
      return workspace.say(localized("Nothing to undo"))
    }
    travel(to: workspace.editing.history.undoCount - 1)
  }

  mutating func redo() {
    guard canTravel() else { return }
    guard workspace.editing.history.redoCount > 0 else {
      return workspace.say(localized("Nothing to redo"))
    }
    travel(to: workspace.editing.history.undoCount + 1)
  }

  /// Undoes or redoes steps until `count` of them can be undone.
  mutating func jumpInHistory(to count: Int) {
    guard canTravel(), count != workspace.editing.history.undoCount else { return }
    travel(to: count)
  }

  /// Ends an edit by keys; a gesture of the pointer is cancelled.
  /// - Returns: whether there was no such gesture.
  private mutating func canTravel() -> Bool {
    if takeBackGesture() { return false }
    workspace.editing.history.commit()
    workspace.describeSteps()
    return true
  }

  /// Goes to a step, puts a demo that it changes on the stage, and describes the changes.
  private mutating func travel(to count: Int) {
    let (start, demo) = (workspace.editing.history.undoCount, workspace.gallery.chosen)
    let (before, selection) = (workspace.document, workspace.editing.history.selection)
    workspace.editing.history.jump(to: count)
    let restored = workspace.editing.history.selection
    workspace.editing.history.selection = selection
    let changed = workspace.show(changesSince: before)
    if !changed.contains(workspace.player.demo.name),
      let index = workspace.gallery.players.firstIndex(where: { changed.contains($0.demo.name) })
    {
      choose(index)
    }
    if restored.demo == workspace.player.demo.name {
      workspace.editing.history.selection = restored
    }
    say(
      from: start, to: workspace.editing.history.undoCount,
      isElsewhere: workspace.gallery.chosen != demo)
  }

  private mutating func say(from start: Int, to end: Int, isElsewhere: Bool) {
    let isUndo = end < start
    guard abs(end - start) == 1 else {
      let count = String(abs(end - start))
      return workspace.say(localized(isUndo ? "Undid \(count) steps" : "Redid \(count) steps"))
    }
    let words = workspace.words(ofStep: min(start, end))
    if isElsewhere {
      let title = workspace.player.demo.titleNow
      workspace.say(
        localized(isUndo ? "Undid in \(title): \(words)" : "Redid in \(title): \(words)"))
    } else {
      workspace.say(localized(isUndo ? "Undid: \(words)" : "Redid: \(words)"))
    }
  }
}
