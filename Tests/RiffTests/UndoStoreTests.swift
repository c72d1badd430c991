import AppState
import Demos
import Editing
import Foundation
import Interface
import Playground
import SDLHost
import Stage
import Testing

@testable import Commands

/// Steps of undo are saved with the document, so that whatever is in the folder at any moment belongs together.
@MainActor @Suite struct UndoStoreTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func store() -> DocumentStore {
    DocumentStore(path: folder.path + "/document", warner: Warner(), spares: [])
  }

  private static func session(_ document: Document = Document()) -> Session {
    SessionStart(
      demos: catalog.map(\.name), size: .init(width: 800, height: 600), demo: "springs",
      document: document
    ).session(of: catalog) { 7 * Double($0.string.count) }
  }

  private static func press(_ key: Key, _ modifiers: Modifiers, _ session: inout Session) {
    _ = session.step([TimedEvent(time: 0, .keyPressed(key, modifiers, isRepeat: false))], dt: 0)
  }

  /// Versions of springs are saved and undone, each time with the number of steps.
  private static func edits() -> [Session] {
    var session = session()
    let strokes: [(Key, Modifiers)] = [
      (.character("b"), .shift), (.character("c"), .shift), (.character("z"), .control),
      (.character("z"), .control), (.character("z"), [.control, .shift]),
    ]
    return [session]
      + strokes.map { key, modifiers in
        press(key, modifiers, &session)
        return session
      }
  }

  private func keep(_ session: Session, by store: DocumentStore, at now: Double) {
    store.keep(session.document, session.undoToSave, at: now)
    store.settle(at: now)
  }

  private func begun(with session: Session) -> DocumentStore {
    let store = store()
    _ = store.read()
    store.begin(with: session.document, session.undoToSave, at: 0)
    return store
  }

  /// The document that the next start reads, and the numbers of steps.
  private func restored() -> (document: Document, undo: Int?, redo: Int?) {
    let (document, undo) = store().read()
    return (document, undo?.stack.undoCount, undo?.stack.redoCount)
  }

  @Test func eachEditIsSavedWithItsSteps() {
    let edits = Self.edits()
    let store = begun(with: edits[0])
    for (index, session) in edits.enumerated().dropFirst() {
      keep(session, by: store, at: Double(index))
      keep(session, by: store, at: Double(index) + 0.5)
      let restored = restored()
      #expect(restored.document == session.document)
      #expect(restored.undo == session.undoToSave.undoCount)
      #expect(restored.redo == session.undoToSave.redoCount)
    }
  }

  /// Passing through the saved document neither postpones saving nor loses steps.
  @Test func goingBackAndForthIsSavedInTime() {
    let edits = Self.edits()
    let store = begun(with: edits[0])
    for step in 0...100 {
      let now = Double(step) * 0.1
      keep(edits[step.isMultiple(of: 2) ? 1 : 0], by: store, at: now)
      guard now >= 0.6 else { continue }
      #expect(folder.names.contains("undo"))
    }
    keep(edits[4], by: store, at: 20)
    keep(edits[4], by: store, at: 20.5)
    #expect(restored().document.isEmpty && restored().redo == edits[4].undoToSave.redoCount)
    #expect(edits[4].undoToSave.redoCount > 0)
  }

  /// A process may end between any two changes of the folder: the steps that are there belong to the document.
  @Test func stepsBelongToTheDocumentWheneverTheProcessEnds() throws {
    let edits = Self.edits()
    var file = UndoFile(besideDocument: folder.path + "/document")
    func write(_ session: Session) throws {
      try Data(session.document.text.utf8).write(to: folder.url("document"))
    }
    for (last, next) in zip(edits.dropFirst(), edits.dropFirst(2)) {
      try write(last)
      try file.prepare(last.undoToSave, of: last.document, documentText: last.document.text)
      #expect(restored().undo == last.undoToSave.undoCount)
      file.finish()
      try file.prepare(next.undoToSave, of: next.document, documentText: next.document.text)
      #expect(restored().undo == last.undoToSave.undoCount)
      try write(next)
      #expect(restored().undo == next.undoToSave.undoCount)
      file.finish()
      #expect(restored().undo == next.undoToSave.undoCount)
    }
  }

  /// The process ended before the save was finished, and the next one before its first document was written.
  @Test func stepsSurviveASecondEnd() throws {
    let edits = Self.edits()
    let (last, next) = (edits[1], edits[2])
    var file = UndoFile(besideDocument: folder.path + "/document")
    try file.prepare(last.undoToSave, of: last.document, documentText: last.document.text)
    try Data(last.document.text.utf8).write(to: folder.url("document"))
    #expect(restored().undo == last.undoToSave.undoCount)
    try file.prepare(next.undoToSave, of: next.document, documentText: next.document.text)
    #expect(restored().undo == last.undoToSave.undoCount)
  }

  @Test func whatIsNotThereOrBelongsElsewhereIsIgnored() throws {
    let edits = Self.edits()
    #expect(restored().undo == nil)
    let store = begun(with: edits[0])
    store.keep(edits[1].document, edits[1].undoToSave, at: 0)
    store.finish(at: 0)
    #expect(restored().undo == 1)
    try FileManager.default.removeItem(at: folder.url("document"))
    #expect(restored().undo == nil, "There is no document.")
    try Data("riff document 1\nend\n".utf8).write(to: folder.url("document"))
    #expect(restored().undo == nil)
  }

  @Test func aSessionWithoutEditsSavesNothing() {
    let session = Self.session()
    let store = begun(with: session)
    keep(session, by: store, at: 0)
    store.finish(at: 9)
    #expect(folder.names == ["document.lock"])
  }
}
