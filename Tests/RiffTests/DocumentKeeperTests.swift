import Demos
import Editing
import Foundation
import Keyframes
import Playground
import Stage
import Testing

@testable import Commands

/// Saving, reopening, and unreadable files.
@MainActor @Suite struct DocumentKeeperTests {
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

  /// A keeper that has read its document at second 0.
  private func keeper() -> DocumentKeeper {
    let keeper = DocumentKeeper(path: path, warner: warner)
    keeper.begin(with: keeper.read(), at: 0)
    return keeper
  }

  private func save(_ document: Document, by keeper: DocumentKeeper) {
    keeper.keep(document, at: 0)
    keeper.finish(at: 0)
  }

  /// Lets the keeper save if it is time, and waits for that.
  private func keep(_ document: Document, by keeper: DocumentKeeper, at now: Double) {
    keeper.keep(document, at: now)
    keeper.settle(at: now)
  }

  private func rest(_ keeper: DocumentKeeper, at now: Double) {
    keeper.rest(at: now)
    keeper.settle(at: now)
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
    let keeper = keeper()
    keeper.keep(Document(), at: 5)
    keeper.finish(at: 5)
    #expect(names.isEmpty && !keeper.isWaiting)
    var latest = 0.0
    for step in 0..<30 {
      latest = 0.1 + 0.01 * Double(step)
      keep(Self.document(latest), by: keeper, at: 10 + 0.1 * Double(step))
      #expect(keeper.isWaiting || latest > 0.15)
    }
    #expect(names == ["document", "document.1"])
    rest(keeper, at: 20)
    #expect(!keeper.isWaiting)
    let again = DocumentKeeper(path: path, warner: Warner())
    #expect(again.read() == Self.document(latest))
  }

  @Test func quittingSavesAtOnce() throws {
    save(Self.document(0.5), by: keeper())
    #expect(try folder.text("document") == Self.document(0.5).text)
  }

  @Test func changesDuringASaveAreSavedNext() throws {
    let keeper = keeper()
    keeper.keep(Self.document(0.5), at: 0)
    keeper.rest(at: 1)
    #expect(keeper.isWaiting)
    keeper.keep(Self.document(0.6), at: 1)
    keep(Self.document(0.7), by: keeper, at: 1)
    #expect(try folder.text("document") == Self.document(0.5).text)
    #expect(keeper.isWaiting)
    rest(keeper, at: 3)
    #expect(try folder.text("document") == Self.document(0.7).text)
    // Back to what is being replaced.
    keeper.keep(Self.document(0.8), at: 4)
    keeper.rest(at: 5)
    keep(Self.document(0.7), by: keeper, at: 5)
    rest(keeper, at: 7)
    #expect(try folder.text("document") == Self.document(0.7).text)
    #expect(!keeper.isWaiting)
  }

  @Test func undoneChangesAreNotSaved() {
    let keeper = keeper()
    keeper.keep(Self.document(0.5), at: 1)
    keeper.keep(Document(), at: 1.5)
    rest(keeper, at: 9)
    #expect(names.isEmpty && !keeper.isWaiting)
  }

  @Test func aFailedSaveIsTriedAgainUntilItSucceeds() throws {
    let keeper = keeper()
    try hold {
      keeper.keep(Self.document(0.5), at: 0)
      for second in 1...20 { rest(keeper, at: Double(second)) }
      #expect(warner.words.count == 1 && warner.words[0].contains("Your edits are not saved"))
      #expect(!keeper.isWaiting, "It needs no frames.")
    }
    for second in 21...30 { rest(keeper, at: Double(second)) }
    #expect(warner.words.isEmpty)
    #expect(try folder.text("document") == Self.document(0.5).text)
  }

  @Test func theLastTenAreKeptAndThenOneForEachHour() throws {
    let keeper = keeper()
    let numbers = (1...14).map { 0.1 * Double($0) }
    for number in numbers { save(Self.document(number), by: keeper) }
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
    let keeper = keeper()
    try write("obsolete", to: "document.1999-12-31-23h")
    for number in 1...12 { save(Self.document(Double(number)), by: keeper) }
    #expect(!names.contains("document.1999-12-31-23h"))
  }

  @Test func theLastFilesOfOtherProgramsAreKept() throws {
    let keeper = keeper()
    save(Self.document(0.5), by: keeper)
    for number in 0..<5 {
      try write("riff document 99\n\(number)\n")
      save(Self.document(0.6 + Double(number)), by: keeper)
      #expect(try folder.text("document") == Self.document(0.6 + Double(number)).text)
      #expect(try folder.text("document.other") == "riff document 99\n\(number)\n")
    }
    #expect(try folder.text("document.other-3") == "riff document 99\n2\n")
    #expect(!names.contains("document.other-4"))
    #expect(warner.words.contains { $0.contains("Another program changed") })
  }

  @Test func aFileThatWasOnlyTouchedIsNoOther() throws {
    let keeper = keeper()
    save(Self.document(0.5), by: keeper)
    try write(Self.document(0.5).text)
    save(Self.document(0.6), by: keeper)
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
    let keeper = DocumentKeeper(path: path, warner: warner)
    let document = keeper.read()
    #expect(document == Self.document(0.7))
    #expect(warner.words.count == 1)
    #expect(try folder.text("document.\(damage.suffix)-2") == damage.text)
    #expect(try folder.text("document.\(damage.suffix)") == "older")
    keeper.begin(with: document, at: 0)
    keeper.finish(at: 0)
    #expect(try folder.text("document") == Self.document(0.7).text)
    #expect(try folder.text("document.\(damage.suffix)-2") == damage.text)
  }

  @Test(arguments: ["knbo springs response 1\nend\n", ""])
  func aDamagedLineIsKeptAndToldAndTheRestOpens(_ rest: String) throws {
    let text = "riff document 1\nknob springs response 0.5\n\(rest)"
    try write(text)
    try write(Self.document(0.7).text, to: "document.1")
    let keeper = keeper()
    #expect(warner.words.count == 1 && warner.words[0].contains("Line 3: "))
    #expect(warner.words[0].contains("document.damaged"))
    #expect(try folder.text("document.damaged") == text)
    self.rest(keeper, at: 1)
    #expect(try folder.text("document") == Self.document(0.5).text)
  }

  @Test func aFolderInItsPlaceIsNotTouched() throws {
    try FileManager.default.createDirectory(
      at: folder.url("document"), withIntermediateDirectories: true)
    let keeper = keeper()
    save(Self.document(0.5), by: keeper)
    #expect(names == ["document"] && warner.words.count == 2)
    try FileManager.default.removeItem(at: folder.url("document"))
    rest(keeper, at: 100)
    #expect(try folder.text("document") == Self.document(0.5).text)
  }

  @Test func aPipeInItsPlaceIsNotWaitedFor() throws {
    #expect(mkfifo(path, 0o600) == 0)
    save(Self.document(0.5), by: keeper())
    #expect(names == ["document"])
    #expect(warner.words.allSatisfy { $0.contains("it is a pipe") } && warner.words.count == 2)
  }

  @Test func aPipeAsPlaceIsNotWaitedForOrReplaced() throws {
    #expect(mkfifo(folder.path + "/place", 0o600) == 0)
    let keeper = PlaceKeeper(path: folder.path + "/place", warner: warner)
    #expect(keeper.read() == nil)
    #expect(warner.words.count == 1 && warner.words[0].contains("it is a pipe"))
    let session = Session(demos: catalog, size: Size(width: 800, height: 600)) { _ in 1 }
    keeper.keep(session, at: 1, isQuitting: true)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/place")
    #expect(attributes[.type] as? FileAttributeType != .typeRegular)
  }

  @Test func aLinkStaysALink() throws {
    try write(Self.document(0.4).text, to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "elsewhere")
    save(Self.document(0.5), by: keeper())
    #expect(try folder.text("elsewhere") == Self.document(0.5).text)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "elsewhere")
    #expect(try folder.text("document.1") == Self.document(0.4).text)
  }

  @Test func aSecondWindowIsTold() throws {
    let first = keeper()
    #expect(warner.words.isEmpty)
    let other = Warner()
    var second: DocumentKeeper? = DocumentKeeper(path: path, warner: other)
    _ = second?.read()
    #expect(other.words.count == 1 && other.words[0].contains("Another Riff"))
    second = nil
    save(Self.document(0.5), by: first)
    #expect(warner.words.isEmpty && second == nil)
  }

  @Test func aMissingHomeFolderIsTold() {
    let keeper = DocumentKeeper(path: nil, warner: warner)
    keeper.begin(with: keeper.read(), at: 0)
    save(Self.document(0.5), by: keeper)
    #expect(!keeper.isWaiting && warner.words.count == 1)
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
