import Demos
import Editing
import Foundation
import Interface
import Playground
import Stage
import Testing

@testable import riff

/// Saving, reopening, and unreadable files.
@MainActor @Suite struct DocumentKeeperTests {
  private let folder: Folder
  private let path: String

  init() throws {
    folder = try Folder()
    path = folder.path + "/document"
  }

  private static func document(_ response: Double) -> Document {
    var document = Document()
    document["springs"].values["response"] = .number(response)
    return document
  }

  private static func session(_ document: Document) -> Session {
    SessionStart(
      demos: catalog.map(\.name), size: .init(width: 800, height: 600), document: document
    ).session(of: catalog) { 7 * Double($0.string.count) }
  }

  private func write(_ text: String, to name: String = "document") throws {
    try Data(text.utf8).write(to: folder.url(name))
  }

  @Test func aChangeIsSavedASecondLater() throws {
    let keeper = DocumentKeeper(path: path)
    keeper.begin(with: keeper.read())
    keeper.keep(Self.session(Document()), dt: 5, isQuitting: true)
    #expect(folder.names.isEmpty && !keeper.isWaiting)
    let session = Self.session(Self.document(0.5))
    keeper.keep(session, dt: 0.1, isQuitting: false)
    #expect(keeper.isWaiting)
    keeper.keep(session, dt: 0.5, isQuitting: false)
    #expect(folder.names.isEmpty)
    keeper.keep(session, dt: 0.6, isQuitting: false)
    #expect(!keeper.isWaiting && folder.names == ["document"])
    #expect(DocumentKeeper(path: path).read() == Self.document(0.5))
  }

  @Test func quittingSavesAtOnce() throws {
    let keeper = DocumentKeeper(path: path)
    keeper.begin(with: keeper.read())
    keeper.keep(Self.session(Self.document(0.5)), dt: 0, isQuitting: true)
    #expect(try folder.text("document") == Self.document(0.5).text)
  }

  @Test func theLastTenAreKept() throws {
    let keeper = DocumentKeeper(path: path)
    keeper.begin(with: keeper.read())
    let numbers = (1...14).map { 0.1 * Double($0) }
    for number in numbers {
      keeper.keep(Self.session(Self.document(number)), dt: 0, isQuitting: true)
    }
    let names = ["document"] + (1...9).map { "document.\($0)" }
    #expect(folder.names == names)
    for (name, number) in zip(names, numbers.reversed()) {
      #expect(try folder.text(name) == Self.document(number).text)
    }
  }

  @Test func filesOfOtherProgramsAreRenamed() throws {
    let keeper = DocumentKeeper(path: path)
    keeper.begin(with: keeper.read())
    keeper.keep(Self.session(Self.document(0.5)), dt: 0, isQuitting: true)
    for (number, name) in ["document.other", "document.other-2"].enumerated() {
      try write("riff document 99\n\(number)\n")
      keeper.keep(Self.session(Self.document(0.6 + Double(number))), dt: 0, isQuitting: true)
      #expect(try folder.text(name) == "riff document 99\n\(number)\n")
      #expect(try folder.text("document") == Self.document(0.6 + Double(number)).text)
    }
  }

  nonisolated private static let damaged: [(text: String, suffix: String)] = [
    ("riff document 1\nknob a\nend\n", "damaged"), ("", "damaged"), ("\0\u{1}", "damaged"),
    ("riff document 9\nend\n", "newer"),
  ]

  @Test(arguments: damaged)
  func unreadableFilesAreRenamed(_ damage: (text: String, suffix: String)) throws {
    try write(damage.text)
    try write("older", to: "document.\(damage.suffix)")
    try write("no document", to: "document.1")
    try write(Self.document(0.7).text, to: "document.2")
    let keeper = DocumentKeeper(path: path)
    let document = keeper.read()
    #expect(document == Self.document(0.7))
    #expect(try folder.text("document.\(damage.suffix)-2") == damage.text)
    #expect(try folder.text("document.\(damage.suffix)") == "older")
    keeper.begin(with: document)
    keeper.keep(Self.session(document), dt: 0, isQuitting: true)
    #expect(try folder.text("document") == Self.document(0.7).text)
    #expect(try folder.text("document.\(damage.suffix)-2") == damage.text)
  }

  @Test func aFolderInItsPlaceIsNotTouched() throws {
    try FileManager.default.createDirectory(
      at: folder.url("document"), withIntermediateDirectories: true)
    let keeper = DocumentKeeper(path: path)
    #expect(keeper.read().isEmpty)
    keeper.begin(with: Document())
    keeper.keep(Self.session(Self.document(0.5)), dt: 2, isQuitting: true)
    #expect(folder.names == ["document"] && !keeper.isWaiting)
  }

  @Test func aMissingHomeFolderIsAccepted() {
    let keeper = DocumentKeeper(path: nil)
    keeper.begin(with: keeper.read())
    keeper.keep(Self.session(Self.document(0.5)), dt: 2, isQuitting: true)
    #expect(!keeper.isWaiting)
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
