import DemoKit
public import Editing

/// Steps of undo that were saved, and belong to the document that is opened.
public struct SavedUndo: Sendable {
  package let stack: UndoStack

  /// Nil if the steps belong to another document than the one with `documentText`, or are damaged.
  public init?(_ text: String, of document: Document, documentText: String) {
    guard let stack = UndoText.stack(text, of: document, documentText: documentText) else {
      return nil
    }
    self.stack = stack
  }
}
