import AppState
import Editing
import Foundation
import SDLHost
import Testing

@testable import Commands

/// Edits that can't be saved are in another file, until they can; and nobody else can read them.
@MainActor @Suite struct SpareDocumentTests {
  private let folder: Folder
  private let path: String
  private let spares: [String]
  private let warner = Warner()

  init() throws {
    folder = try Folder()
    path = folder.path + "/state/document"
    spares = ["/proc/none/document", folder.path + "/spare/document"]
  }

  private func store() -> DocumentStore {
    DocumentStore(path: path, warner: warner, spares: spares)
  }

  private static func document(_ response: Double) -> Document {
    var document = Document()
    document["springs"].values["response"] = .number(response)
    return document
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func theNextStartReadsItAndThenRemovesIt() throws {
    let first = store()
    first.begin(with: first.read().document, at: 0)
    first.keep(Self.document(0.4), at: 0)
    first.finish(at: 0)
    #expect(first.isSaved && first.failure == nil && folder.names == ["state"])
    // A file in place of the folder: nothing can be saved.
    try FileManager.default.removeItem(atPath: folder.path + "/state")
    try Data().write(to: folder.url("state"))
    first.keep(Self.document(0.5), at: 1)
    first.finish(at: 1)
    #expect(!first.isSaved && first.failure != nil)
    #expect(first.saveElsewhere() == spares[1])
    #expect(try mode("spare") == 0o700 && mode("spare/document") == 0o600)

    try FileManager.default.removeItem(at: folder.url("state"))
    let second = store()
    let read = second.read()
    #expect(read.document == Self.document(0.5))
    second.begin(with: read.document, at: 0)
    second.finish(at: 0)
    #expect(second.isSaved && folder.names == ["state"])
    #expect(store().read().document == Self.document(0.5))
  }

  private func write(_ text: String, to name: String, age seconds: Int) throws {
    let url = folder.url(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try Data(text.utf8).write(to: url)
    let written = timeval(tv_sec: 1000 - seconds, tv_usec: 0)
    try #require(utimes(url.path, [written, written]) == 0)
  }

  private func saveWhatIsRead() -> Document {
    let store = store()
    let document = store.read().document
    store.begin(with: document, at: 0)
    store.finish(at: 0)
    #expect(store.isSaved)
    return document
  }

  @Test func aDamagedDocumentBesideItIsKept() throws {
    try write("no document\n", to: "state/document", age: 20)
    try write(Self.document(0.5).text, to: "spare/document", age: 10)
    #expect(saveWhatIsRead() == Self.document(0.5))
    #expect(folder.names == ["state"])
    #expect(try folder.text("state/document") == Self.document(0.5).text)
    #expect(try folder.text("state/document.damaged") == "no document\n")
  }

  /// The newest spare document that is whole is opened; a newer one that is damaged is not lost.
  @Test func aDamagedSpareDocumentStays() throws {
    let spares = ["one", "two", "three"].map { "\(folder.path)/\($0)/document" }
    try write(Self.document(0.3).text, to: "state/document", age: 40)
    try write(Self.document(0.4).text, to: "one/document", age: 30)
    try write(Self.document(0.5).text, to: "two/document", age: 20)
    try write("no document\n", to: "three/document", age: 10)
    let store = DocumentStore(path: path, warner: warner, spares: spares)
    let read = store.read().document
    #expect(read == Self.document(0.5))
    store.begin(with: read, at: 0)
    store.finish(at: 0)
    #expect(try folder.text("state/document") == Self.document(0.5).text)
    #expect(folder.names.sorted() == ["state", "three"])
    #expect(try folder.text("three/document") == "no document\n")
  }

  @Test func withoutAHomeFolderItHasTheEdits() throws {
    func store() -> DocumentStore { DocumentStore(path: nil, warner: warner, spares: spares) }
    let first = store()
    first.begin(with: first.read().document, at: 0)
    first.finish(at: 0)
    #expect(first.isSaved, "Nothing was edited.")
    first.keep(Self.document(0.5), at: 1)
    first.finish(at: 1)
    #expect(!first.isSaved && first.failure != nil)
    #expect(first.saveElsewhere() == spares[1])
    #expect(store().read().document == Self.document(0.5))
    // With a home folder again.
    #expect(saveWhatIsRead() == Self.document(0.5))
    #expect(folder.names == ["state"])
  }

  /// A pipe in place of a file: writing waits until somebody reads.
  @Test func aDiskThatDoesNotAnswerIsNotWaitedFor() throws {
    try FileManager.default.createDirectory(
      at: folder.url("state"), withIntermediateDirectories: true)
    let pipes = ["undo.next", "document"].map { "\(folder.path)/state/\($0).\(getpid()).part" }
    for pipe in pipes { try #require(mkfifo(pipe, 0o600) == 0) }
    let store = DocumentStore(path: path, warner: warner, spares: spares, patience: 0.02)
    store.begin(with: store.read().document, at: 0)
    store.keep(Self.document(0.5), at: 0)
    store.finish(at: 0)
    #expect(!store.isSaved && !store.isWaiting && store.failure != nil)
    #expect(warner.words.contains { $0.contains("does not answer") })
    // On a busy machine the spare document may be too slow once or twice.
    #expect((0..<1000).contains { _ in store.saveElsewhere() != nil })
    #expect(self.store().read().document == Self.document(0.5))
    // Reading lets the save go on, so that nothing of it is left after the test.
    let ends = pipes.map { open($0, O_RDONLY | O_NONBLOCK) }
    defer { for end in ends { close(end) } }
    for _ in 0..<10_000_000 where !store.isSaved { store.rest(at: 1) }
    #expect(store.isSaved)
  }

  @Test func withoutAnyPlaceItSaysSo() throws {
    try Data().write(to: folder.url("state"))
    let store = DocumentStore(path: path, warner: warner, spares: [spares[0]])
    store.begin(with: store.read().document, at: 0)
    store.keep(Self.document(0.5), at: 0)
    store.finish(at: 0)
    #expect(!store.isSaved && store.saveElsewhere() == nil)
  }

  @Test func theFoldersAndFilesAreClosedToOthers() throws {
    try FileManager.default.createDirectory(
      at: folder.url("state"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755])
    let store = store()
    store.begin(with: store.read().document, at: 0)
    for (second, number) in [0.4, 0.5].enumerated() {
      store.keep(Self.document(number), at: Double(second))
      store.finish(at: Double(second))
    }
    #expect(try mode("state") == 0o700)
    for name in ["document", "document.1", "document.lock"] {
      #expect(try mode("state/" + name) == 0o600)
    }
  }

  /// Two windows that save in turn: the file has the edits of both.
  @Test func twoWindowsLoseNothing() throws {
    func demo(_ name: String, _ number: Double, in document: Document) -> Document {
      var document = document
      document[name].values["response"] = .number(number)
      return document
    }
    let (one, two) = (store(), store())
    for window in [one, two] { window.begin(with: window.read().document, at: 0) }
    var (first, second) = (Document(), Document())
    for number in 1...20 {
      let now = Double(number)
      first = demo("springs", now / 10, in: first)
      one.keep(first, at: now)
      one.finish(at: now)
      if number.isMultiple(of: 3) { second = demo("rainbow", now / 10, in: second) }
      two.keep(second, at: now)
      two.finish(at: now)
    }
    var both = first
    both["rainbow"] = second["rainbow"]
    #expect(store().read().document == both)
    #expect(!warner.words.contains { $0.contains("Another program") })
    // The same demo in both: the later one is in the file, and a copy has the other.
    second = demo("springs", 5, in: second)
    two.keep(second, at: 30)
    two.finish(at: 30)
    #expect(store().read().document["springs"] == second["springs"])
    #expect(try folder.text("state/document.other") == both.text)
    #expect(warner.words.contains { $0.contains("Another program") })
  }
}
