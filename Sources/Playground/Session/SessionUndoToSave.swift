import AppState
import DemoKit
public import Editing
public import Persistence

extension Session {
  /// The steps of undo to save: a talk leaves no traces.
  public var undoToSave: UndoStack { kept.editing.history }

  /// Takes over steps of undo that were saved. If the document has changed since then, as by the
  /// command line, that is another step.
  public mutating func resume(_ undo: SavedUndo) { workspace.follow(undo.stack) }
}
