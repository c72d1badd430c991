public import AppState
import DemoKit
import Editing

extension Session {
  /// Takes over steps of undo that were saved. If the document has changed since then, as by the
  /// command line, that is another step.
  public mutating func resume(_ undo: SavedUndo) { workspace.follow(undo.stack) }
}
