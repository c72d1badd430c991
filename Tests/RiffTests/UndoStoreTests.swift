import Demos
import Editing
import Foundation
import Interface
import AppState
import Playground
import Stage
import Testing

@testable import Commands

/// Steps of undo are saved beside the document, and ignored beside another.
@MainActor @Suite struct UndoStoreTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func store() -> UndoStore {
    UndoStore(path: folder.path + "/undo", documentPath: folder.path + "/document")
  }

  private func save(_ session: Session) throws {
    try Data(session.document.text.utf8).write(to: folder.url("document"))
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

  /// A version of springs was saved: one step.
  private static func edited() -> Session {
    var session = session()
    press(.character("b"), .shift, &session)
    return session
  }

  @Test func stepsAreSavedOnceTheDocumentIs() throws {
    let (store, session) = (store(), Self.edited())
    store.begin(with: Self.session())
    store.keep(session, isSaved: false, isQuitting: false)
    #expect(store.settle(waiting: true) && folder.names.isEmpty)
    store.keep(session, isSaved: true, isQuitting: false)
    #expect(store.settle(waiting: true) && folder.names == ["undo"])
  }

  @Test func theNextSessionUndoesThem() throws {
    let (store, session) = (store(), Self.edited())
    store.begin(with: Self.session())
    try save(session)
    store.keep(session, isSaved: true, isQuitting: true)
    var other = Self.session(session.document)
    other.resume(try #require(self.store().read(session.document)))
    Self.press(.character("z"), .control, &other)
    #expect(other.document.isEmpty)
  }

  @Test func whatIsNotThereOrBelongsElsewhereIsIgnored() throws {
    let (store, session) = (store(), Self.edited())
    #expect(store.read(session.document) == nil)
    store.begin(with: Self.session())
    store.keep(session, isSaved: true, isQuitting: true)
    #expect(store.read(session.document) == nil, "There is no document.")
    try Data("riff document 1\nend\n".utf8).write(to: folder.url("document"))
    #expect(store.read(Document()) == nil)
  }

  @Test func aSessionWithoutEditsSavesNothing() {
    let store = store()
    store.begin(with: Self.session())
    store.keep(Self.session(), isSaved: true, isQuitting: true)
    #expect(folder.names.isEmpty)
  }
}
