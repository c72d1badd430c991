import Demos
import Editing
import Foundation
import Keyframes
import AppState
import Playground
import Stage
import Testing

@testable import Commands
@testable import Persistence

/// Saving, reopening, and unreadable files.
@MainActor @Suite struct DocumentStoreTests {
  private let folder: Folder
  private let path: String
  private let warner = Warner()

  init() throws {
    folder = try Folder()
    path = folder.path + "/document"
  }

  private static func document(_ response: Double) -> Document {
    var document = Document()
    document["springs"].values["response"] = .number(response)
    return document
  }

  /// A store that has read its document at second 0.
  private func store() -> DocumentStore {
    let store = DocumentStore(path: path, warner: warner, spares: [])
    store.begin(with: store.read().document, at: 0)
    return store
  }

  private func save(_ document: Document, by store: DocumentStore) {
    store.keep(document, at: 0)
    store.finish(at: 0)
  }

  /// Lets the store save if it is time, and waits for that.
  private func keep(_ document: Document, by store: DocumentStore, at now: Double) {
    store.keep(document, at: now)
    store.settle(at: now)
  }

  private func rest(_ store: DocumentStore, at now: Double) {
    store.rest(at: now)
    store.settle(at: now)
  }

  /// Without the lock.
  private var names: [String] { folder.names.filter { $0 != "document.lock" } }

  private func write(_ text: String, to name: String = "document") throws {
    try Data(text.utf8).write(to: folder.url(name))
  }

  private func hold(_ body: () throws -> Void) throws {
    // What has the folder's name is no folder.
    try FileManager.default.moveItem(atPath: folder.path, toPath: folder.path + "-away")
    try Data().write(to: URL(filePath: folder.path))
    try body()
    try FileManager.default.removeItem(atPath: folder.path)
    try FileManager.default.moveItem(atPath: folder.path + "-away", toPath: folder.path)
  }

  @Test func changesAreSavedHoweverFastTheyCome() throws {
    let store = store()
    store.keep(Document(), at: 5)
    store.finish(at: 5)
    #expect(names.isEmpty && !store.isWaiting)
    var latest = 0.0
    for step in 0..<30 {
      latest = 0.1 + 0.01 * Double(step)
      keep(Self.document(latest), by: store, at: 10 + 0.1 * Double(step))
      #expect(store.isWaiting || latest > 0.15)
    }
    #expect(names == ["document"] + (1...4).map { "document.\($0)" })
    rest(store, at: 20)
    #expect(!store.isWaiting)
    let again = DocumentStore(path: path, warner: Warner(), spares: [])
    #expect(again.read().document == Self.document(latest))
  }

  @Test func quittingSavesAtOnce() throws {
    save(Self.document(0.5), by: store())
    #expect(try folder.text("document") == Self.document(0.5).text)
  }

  @Test func changesDuringASaveAreSavedNext() throws {
    let store = store()
    store.keep(Self.document(0.5), at: 0)
    store.rest(at: 1)
    #expect(store.isWaiting)
    store.keep(Self.document(0.6), at: 1)
    keep(Self.document(0.7), by: store, at: 1)
    #expect(try folder.text("document") == Self.document(0.5).text)
    #expect(store.isWaiting)
    rest(store, at: 3)
    #expect(try folder.text("document") == Self.document(0.7).text)
    // Back to what is being replaced.
    store.keep(Self.document(0.8), at: 4)
    store.rest(at: 5)
    keep(Self.document(0.7), by: store, at: 5)
    rest(store, at: 7)
    #expect(try folder.text("document") == Self.document(0.7).text)
    #expect(!store.isWaiting)
  }

  @Test func undoneChangesAreNotSaved() {
    let store = store()
    store.keep(Self.document(0.5), at: 1)
    store.keep(Document(), at: 1.5)
    rest(store, at: 9)
    #expect(names.isEmpty && !store.isWaiting)
  }

  @Test func aFailedSaveIsTriedAgainUntilItSucceeds() throws {
    let store = store()
    try hold {
      store.keep(Self.document(0.5), at: 0)
      for second in 1...20 { rest(store, at: Double(second)) }
      #expect(warner.words.count == 1 && warner.words[0].contains("Your edits are not saved"))
      #expect(!store.isWaiting, "It needs no frames.")
    }
    for second in 21...30 { rest(store, at: Double(second)) }
    #expect(warner.words.isEmpty)
    #expect(try folder.text("document") == Self.document(0.5).text)
  }

  @Test func theLastTenAreKeptAndThenOneForEachHour() throws {
    let store = store()
    let numbers = (1...14).map { 0.1 * Double($0) }
    for number in numbers { save(Self.document(number), by: store) }
    let last = ["document"] + (1...9).map { "document.\($0)" }
    for (name, number) in zip(last, numbers.reversed()) {
      #expect(try folder.text(name) == Self.document(number).text)
    }
    let older = Set(names).subtracting(last).sorted()
    #expect((1...2).contains(older.count), "An hour may have ended meanwhile.")
    #expect(older.allSatisfy { WallHour(name: String($0.dropFirst(9))) != nil })
    #expect(try folder.text(older[older.count - 1]) == Self.document(numbers[3]).text)
  }

  @Test func olderHoursAreThinnedOut() throws {
    let store = store()
    try write("obsolete", to: "document.1999-12-31-23h")
    for number in 1...12 { save(Self.document(Double(number)), by: store) }
    #expect(!names.contains("document.1999-12-31-23h"))
  }

  @Test func theLastFilesOfOtherProgramsAreKept() throws {
    let store = store()
    save(Self.document(0.5), by: store)
    for number in 0..<5 {
      try write("riff document 99\n\(number)\n")
      save(Self.document(0.6 + Double(number)), by: store)
      #expect(try folder.text("document") == Self.document(0.6 + Double(number)).text)
      #expect(try folder.text("document.other") == "riff document 99\n\(number)\n")
    }
    #expect(try folder.text("document.other-3") == "riff document 99\n2\n")
    #expect(!names.contains("document.other-4"))
    #expect(warner.words.contains { $0.contains("Another program changed") })
  }

  @Test func aFileThatWasOnlyTouchedIsNoOther() throws {
    let store = store()
    save(Self.document(0.5), by: store)
    try write(Self.document(0.5).text)
    save(Self.document(0.6), by: store)
    #expect(names == ["document", "document.1"] && warner.words.isEmpty)
  }

  nonisolated private static let damaged: [(text: String, suffix: String)] = [
    ("riff document 1\nknob a\nend\n", "damaged"), ("", "damaged"), ("\0\u{1}", "damaged"),
    ("riff document 99\nend\n", "newer"),
  ]

  @Test(arguments: damaged)
  func unreadableFilesAreKept(_ damage: (text: String, suffix: String)) throws {
    try write(damage.text)
    try write("older", to: "document.\(damage.suffix)")
    try write("no document", to: "document.1")
    try write(Self.document(0.7).text, to: "document.2")
    let store = DocumentStore(path: path, warner: warner, spares: [])
    let document = store.read().document
    #expect(document == Self.document(0.7))
    #expect(warner.words.count == 1)
    #expect(try folder.text("document.\(damage.suffix)-2") == damage.text)
    #expect(try folder.text("document.\(damage.suffix)") == "older")
    store.begin(with: document, at: 0)
    store.finish(at: 0)
    #expect(try folder.text("document") == Self.document(0.7).text)
    #expect(try folder.text("document.\(damage.suffix)-2") == damage.text)
  }

  @Test(arguments: ["knbo springs response 1\nend\n", ""])
  func aDamagedLineIsKeptAndToldAndTheRestOpens(_ rest: String) throws {
    let text = "riff document 1\nknob springs response 0.5\n\(rest)"
    try write(text)
    try write(Self.document(0.7).text, to: "document.1")
    let store = store()
    #expect(warner.words.count == 1 && warner.words[0].contains("Line 3: "))
    #expect(warner.words[0].contains("document.damaged"))
    #expect(try folder.text("document.damaged") == text)
    self.rest(store, at: 1)
    #expect(try folder.text("document") == Self.document(0.5).text)
  }

  @Test func aFolderInItsPlaceIsNotTouched() throws {
    try FileManager.default.createDirectory(
      at: folder.url("document"), withIntermediateDirectories: true)
    let store = store()
    save(Self.document(0.5), by: store)
    #expect(names == ["document"] && warner.words.count == 2)
    try FileManager.default.removeItem(at: folder.url("document"))
    rest(store, at: 100)
    #expect(try folder.text("document") == Self.document(0.5).text)
  }

  @Test func aPipeInItsPlaceIsNotWaitedFor() throws {
    #expect(mkfifo(path, 0o600) == 0)
    save(Self.document(0.5), by: store())
    #expect(names == ["document"])
    #expect(warner.words.allSatisfy { $0.contains("it is a pipe") } && warner.words.count == 2)
  }

  @Test func aPipeAsPlaceIsNotWaitedForOrReplaced() throws {
    #expect(mkfifo(folder.path + "/place", 0o600) == 0)
    let store = SessionStore(path: folder.path + "/place", warner: warner)
    #expect(store.read() == nil)
    #expect(warner.words.count == 1 && warner.words[0].contains("it is a pipe"))
    let session = Session(demos: catalog, size: Size(width: 800, height: 600)) { _ in 1 }
    store.keep(session, at: 1, isQuitting: true)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/place")
    #expect(attributes[.type] as? FileAttributeType != .typeRegular)
  }

  @Test func aLinkStaysALink() throws {
    try write(Self.document(0.4).text, to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "elsewhere")
    save(Self.document(0.5), by: store())
    #expect(try folder.text("elsewhere") == Self.document(0.5).text)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "elsewhere")
    #expect(try folder.text("document.1") == Self.document(0.4).text)
  }

  @Test func aSecondWindowIsTold() throws {
    let first = store()
    #expect(warner.words.isEmpty)
    let other = Warner()
    var second: DocumentStore? = DocumentStore(path: path, warner: other, spares: [])
    _ = second?.read()
    #expect(other.words.count == 1 && other.words[0].contains("Another Riff"))
    second = nil
    save(Self.document(0.5), by: first)
    #expect(warner.words.isEmpty && second == nil)
  }

  @Test func aMissingHomeFolderIsTold() {
    let store = DocumentStore(path: nil, warner: warner, spares: [])
    store.begin(with: store.read().document, at: 0)
    save(Self.document(0.5), by: store)
    #expect(!store.isWaiting && warner.words.count == 1)
    #expect(warner.words[0].contains("no home folder"))
  }

  @Test func settingsOnTheCommandLineSetKnobs() throws {
    let plain = try Riff.run(["sample", "demo", "springs", "--at", "1"])
    let turned = try Riff.run([
      "sample", "demo", "springs", "--at", "1", "--set", "response=0.5", "--set=damping-ratio=1",
    ])
    #expect(plain.status == 0 && turned.status == 0 && plain.text != turned.text)
    for arguments in [
      ["springs"], ["sample", "demo", "springs", "--at", "0"],
      ["snapshot", "springs", "--at", "0", "-o", "a.png"],
    ] {
      let output = try Riff.run(arguments + ["--set", "respons=1"])
      #expect(output.status == 2)
      #expect(
        output.errors
          == "riff: --set: springs has no knob \"respons\". Did you mean \"response\"?\n")
    }
  }
}
