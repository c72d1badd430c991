import DemoKit
package import Editing

// Changing the document, and updating the demos.
extension Workspace {
  /// Opens a saved document; it cannot be undone.
  package mutating func open(_ document: Document) {
    let (before, selection) = (editing.history.value, editing.history.selection)
    editing.history = UndoStack(document)
    editing.history.selection = selection
    show(changesSince: before)
    relayout()
  }

  /// Changes the document and updates the demos. Between `history.begin()` and `history.commit()`
  /// the change is part of that step, else a separate step.
  package mutating func edit(_ change: (inout Document) -> Void) {
    let before = editing.history.value
    // During a gesture the file is as it was when the gesture changed something first.
    let follows = !editing.history.hasOpenChanges
    let file = contentOfFile()
    editing.history.change { document in
      if let file, follows { document.follow(file) }
      change(&document)
      if let file { document.noteOriginals(file) }
    }
    show(changesSince: before)
  }

  /// Takes over the undo steps of `later`, and adds the change from its document to the current one as
  /// a step, so that undo brings the later document back.
  package mutating func follow(_ later: UndoStack) {
    let (document, selection) = (editing.history.value, editing.history.selection)
    editing.history = later
    editing.history.commit()
    editing.history.change { $0 = document }
    editing.history.selection = selection
  }

  /// Cancels the open step, and updates the demos.
  package mutating func cancelStep() {
    let before = editing.history.value
    editing.history.cancel()
    show(changesSince: before)
  }

  /// Commits the step of edits by keys, unless the pointer is changing something.
  package mutating func endKeyEdits(whilePressed: Bool = false) {
    if whilePressed { return }
    editing.history.commit()
    editing.keyEditing.gesture = nil
  }

  /// Updates the demos whose edits differ from those in `before`.
  /// - Returns: the names of these demos.
  @discardableResult
  package mutating func show(changesSince before: Document) -> Set<String> {
    let document = editing.history.value
    let changed = document.demosThatDiffer(from: before)
    if changed.contains(where: MadeScene.isName) {
      addMadeScenes()
      // The demos' pictures in the gallery are made again.
      if !editing.history.isOpen { gallery.revision += 1 }
    }
    for index in gallery.players.indices where changed.contains(gallery.players[index].demo.name) {
      let name = gallery.players[index].demo.name
      gallery.players[index].apply(document[name], since: originals(of: name))
    }
    if !changed.isEmpty { adopt(gallery.shared.physics.profile) }
    return changed
  }
}
