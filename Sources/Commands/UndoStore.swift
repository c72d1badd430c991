import AppState
import Editing
import Playground
import SDLHost

/// Saves the steps of undo beside the document, each time that it has been saved, and at the end.
/// Steps that do not belong to the document that is opened, or are damaged, are ignored.
///
/// They are saved on another thread, so that no frame waits for many of them.
final class UndoStore {
  /// Seconds for which quitting waits for a save.
  private static let patience = 60.0

  private let path: String?
  private let documentPath: String?
  private var writer = UndoWriter()
  /// Steps that are being saved; then the writer knows them.
  private var saving: Background<UndoWriter>?

  init(
    path: String? = Storage.statePath("undo"),
    documentPath: String? = Storage.statePath("document")
  ) {
    (self.path, self.documentPath) = (path, documentPath)
  }

  /// The steps that belong to the saved document, before it is written anew; nil if there are none.
  func read(_ document: Document) -> SavedUndo? {
    guard let path, let documentPath, Storage.exists(path),
      let text = try? Storage.read(path), let documentText = try? Storage.read(documentPath)
    else { return nil }
    return SavedUndo(text, of: document, documentText: documentText)
  }

  /// The steps with which a session begins are not saved again.
  func begin(with session: Session) { writer.begin(with: session) }

  /// Saves the steps if there are others than before, and the document `isSaved`.
  func keep(_ session: Session, isSaved: Bool, isQuitting: Bool) {
    guard let path, isQuitting || isSaved && !session.isEditing, settle(waiting: isQuitting),
      let steps = writer.steps(of: session, isQuitting: isQuitting)
    else { return }
    let writer = writer
    saving = Background {
      var writer = writer
      // Without saved steps, everything else works as before.
      try? Storage.write(writer.text(of: steps), to: path)
      return writer
    }
    if isQuitting { settle(waiting: true) }
  }

  /// - Returns: whether nothing is being saved any more.
  @discardableResult
  func settle(waiting: Bool) -> Bool {
    guard let saving else { return true }
    guard let written = waiting ? saving.result(within: Self.patience) : saving.result else {
      return false
    }
    (writer, self.saving) = (written, nil)
    return true
  }
}
