import Demos
import Editing
import Foundation
import Interface
import AppState
import Playground
import SDLHost
import Testing

@testable import Commands
@testable import Talks

/// Talk files on the disk: they are opened, followed, and stops are added to them.
@MainActor @Suite struct TalkFilesTests {
  private let folder: Folder
  private let warner = Warner()
  private let talkFiles: TalkFiles
  private let clock = SteppedClock()

  init() throws {
    folder = try Folder()
    talkFiles = TalkFiles(keysPath: folder.path + "/keys", warner: warner)
  }

  private var path: String { folder.path + "/talk.txt" }

  private func write(_ text: String, _ name: String = "talk.txt") throws {
    try Data(text.utf8).write(to: folder.url(name), options: .atomic)
  }

  private func saved(_ name: String = "talk.txt") throws -> String {
    try String(contentsOf: folder.url(name), encoding: .utf8)
  }

  private func events() -> [InputEvent] {
    talkFiles.poll(Document(), at: clock.next())
    return talkFiles.takeEvents().map(\.event)
  }

  @Test func aTalkIsOpenedAndFollowed() throws {
    let text = "riff talk 1\ndemo flip\n"
    try write(text)
    try talkFiles.begin(opening: path, Document())
    #expect(events() == [.talk(path: path, text: text)])
    #expect(events().isEmpty && talkFiles.isWatching)
    try write(text + "demo rainbow\n")
    #expect(events() == [.talk(path: path, text: text + "demo rainbow\n")])
    // A mistake is said, and the session told: it goes on with what it had.
    try write(text + "demo rainbwo\n")
    #expect(events().count == 1)
    #expect(warner.words.first?.contains("talk.txt:3:6: No demo is called \"rainbwo\".") == true)
    try write(text)
    #expect(events().count == 1 && warner.words.isEmpty)
  }

  @Test func aTalkWithMistakesIsNotBegun() throws {
    try write("riff talk 1\ndemo rainbwo\n")
    let failure = #expect(throws: Failure.self) {
      try talkFiles.begin(opening: path, Document())
    }
    #expect(failure?.message.english.contains("talk.txt:2:6: No demo is called") == true)
    #expect(failure?.code == .failed)
  }

  @Test func theCommandsSayWhatIsWrong() throws {
    try write("riff talk 1\ndemo flip\n")
    #expect(try Riff.run(["check", path]).text == "\(path): a talk with 1 stop\n")
    try write("riff talk 1\ndemo filp\n")
    for arguments in [["check", path], ["--present", path], [path]] {
      let output = try Riff.run(arguments)
      #expect(output.status == 1 && (output.text + output.errors).contains("talk.txt:2:6: No demo"))
    }
  }

  /// A file that is to be presented may be no talk yet: it is followed until it is one.
  @Test(arguments: ["", "hello\n", "riff talk 1\ndemo rainbwo\n"])
  func whatIsPresentedMayHaveMistakes(_ text: String) throws {
    try write(text)
    try talkFiles.begin(opening: path, isPresented: true, Document())
    #expect(events() == [.talk(path: path, text: text)] && talkFiles.isWatching)
    #expect(warner.words.first?.contains("talk.txt:") == true)
    let good = "riff talk 1\ndemo rainbow\n"
    try write(good)
    #expect(events() == [.talk(path: path, text: good)] && warner.words.isEmpty)
  }

  /// Other files that can be opened are no talks with mistakes, and neither is what isn't there.
  @Test func whatCanBeOpenedIsNoTalk() throws {
    try write("{}", "ball.json")
    try write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "ball.svg")
    for name in ["ball.json", "ball.svg", "none.txt", ""] {
      #expect(try TalkFile.faultyText(at: folder.path + "/" + name) == nil, "\(name)")
    }
  }

  @Test func theKeysAreReadBackAsTheyArePrinted() throws {
    let text = try Riff.run(["keys"]).text
    let lines = text.split(separator: "\n").filter { $0.contains(" = ") }.map { line in
      line.components(separatedBy: "  ").first { $0.contains(" = ") } ?? ""
    }
    #expect(try TalkKeys(text: (["riff keys 1"] + lines).joined(separator: "\n")) == TalkKeys())
  }

  @Test func stopsAreAddedAndCommentsStay() throws {
    try write("riff talk 1\n# by hand\ndemo flip")
    try talkFiles.begin(opening: path, Document())
    _ = events()
    let rest = talkFiles.carryOut([.addToTalk("demo rainbow\n  at 1\n", path: path), .quit])
    #expect(rest == [.quit])
    let whole = "riff talk 1\n# by hand\ndemo flip\n\ndemo rainbow\n  at 1\n"
    #expect(events() == [.talk(path: path, text: whole)])
    #expect(try saved() == whole)
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let nowhere = folder.path + "/talk.txt/below.txt"
    try write("riff talk 1\ndemo flip\n")
    _ = talkFiles.carryOut([.addToTalk("demo rainbow\n", path: nowhere)])
    #expect(events().isEmpty)
    #expect(warner.words.first?.hasPrefix("The stop was not added.") == true)
  }

  /// Bytes that are no text would be lost.
  @Test func aTalkInAnotherEncodingIsLeftAlone() throws {
    let text = "riff talk 1\n# caf\u{E9}\ndemo flip\n"
    let bytes = Data(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    try bytes.write(to: folder.url("talk.txt"))
    _ = talkFiles.carryOut([.addToTalk("demo rainbow\n", path: path)])
    #expect(events().isEmpty)
    #expect(warner.words.first?.contains("talk.txt is not UTF-8 text") == true)
    #expect(try Data(contentsOf: folder.url("talk.txt")) == bytes)
  }

  /// Each warning stays until its own cause has gone.
  @Test func successesElsewhereEndNoWarning() throws {
    try write("riff talk 1\ndemo rainbwo\n")
    try talkFiles.begin(opening: path, isPresented: true, Document())
    _ = events()
    let nowhere = folder.path + "/talk.txt/below.txt"
    _ = talkFiles.carryOut([.addToTalk("demo flip\n", path: nowhere)])
    try write("riff keys 1\nnext = x\n", "keys")
    _ = events()
    #expect(warner.words.count == 2)
    try write("riff talk 1\ndemo rainbow\n")
    _ = events()
    #expect(warner.words.count == 1)
    #expect(warner.words.first?.hasPrefix("The stop was not added.") == true)
    _ = talkFiles.carryOut([.addToTalk("demo flip\n", path: path)])
    _ = events()
    #expect(warner.words.isEmpty)
  }

  @Test func aTalkThatIsOpenedInTheWindowIsTaken() throws {
    try write("riff talk 1\ndemo flip\n")
    try write("{}", "ball.json")
    let ball = Request.open(folder.path + "/ball.json")
    #expect(talkFiles.carryOut([.open(path), ball]) == [ball])
    #expect(events().count == 1)
    #expect(TalkFile.text(at: folder.path) == nil)
  }

  @Test func keysAreReadOnceThereAreAny() throws {
    try talkFiles.begin(opening: nil, Document())
    #expect(events().isEmpty)
    for key in ["x", "z"] {
      try write("riff keys 1\nnext = \(key)\n", "keys")
      #expect(events() == [.talkKeys("riff keys 1\nnext = \(key)\n")])
    }
  }

  /// The pages of PDFs that are read are stops of the talk, but nothing about keys.
  @Test func onlyATalkAndWhatFollowsItWaitForPDFs() {
    let before: [InputEvent] = [.talkOrder("next")]
    let talk: [InputEvent] = [.talk(path: path, text: "1"), .talk(path: path, text: "2")]
    let (keys, after): ([InputEvent], [InputEvent]) = (
      [.talkKeys("keys")], [.present(fromHere: false)]
    )
    let events = before + talk + keys + after
    let reading = TalkFiles.divided(events, isReading: true)
    #expect(reading.ready == before + keys && reading.waiting == talk + after)
    let read = TalkFiles.divided(events, isReading: false)
    #expect(read.ready == events && read.waiting.isEmpty)
  }

  @Test func keysAreReadAndTheirMistakesSaid() throws {
    try write("riff keys 1\nnext = x\n", "keys")
    try talkFiles.begin(opening: nil, Document())
    #expect(events() == [.talkKeys("riff keys 1\nnext = x\n")])
    try write("riff keys 1\nnext = nothing\n", "keys")
    #expect(events().isEmpty)
    #expect(warner.words.first?.contains("keys:2:8: There is no key \"nothing\"") == true)
  }
}
