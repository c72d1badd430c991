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
