import Demos
import Foundation
import Interface
import Keyframes
import Playground
import SDLHost
import Testing
import Editing

@testable import AppState
@testable import Benches
@testable import Commands
@testable import Talks

/// The programs that read and draw PDFs.
private let hasPrograms = ["pdfinfo", "pdftoppm", "qpdf"].allSatisfy { Programs.find($0) != nil }

/// Pages of PDFs that the programs of poppler-utils and qpdf read and draw, where these are installed.
@MainActor @Suite(.enabled(if: hasPrograms, "poppler-utils or qpdf is not installed."))
struct SlideFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.url(name), options: .atomic)
  }

  private func order(
    _ page: Int, _ width: Int, _ height: Int, isTurned: Bool = false, side: NotesSide = .none,
    part: PageOrder.Part = .page
  ) -> PageOrder {
    PageOrder(
      path: folder.path + "/deck.pdf", revision: 1, page: page, part: part, width: width,
      height: height, isTurned: isTurned, side: side)
  }

  private func facts() throws -> DeckFacts {
    try DeckReading.facts(at: folder.path + "/deck.pdf", of: folder.path + "/talk.txt").get()
  }

  @Test func aPDFIsRead() throws {
    try write(SampleDeck(pages: 3).text, "deck.pdf")
    let facts = try facts()
    #expect(facts.pages.map(\.size) == Array(repeating: Size(width: 960, height: 540), count: 3))
    #expect(facts.pages.map(\.notes) == ["Note 1", "Note 2", "Note 3"])
    #expect(facts.pages.map { $0.links.map(\.page) } == [[2], [3], [1]])
  }

  /// A program that reads notes and links is missing, or finds nothing that it can read.
  @Test(
    arguments: [
      (nil, "install qpdf, which reads them."),
      ("exit 2", "qpdf can't read them, or takes over 20 s."),
    ] as [(String?, String)])
  func missingNotesAreSaid(_ script: String?, _ remedy: String) throws {
    try write(SampleDeck(pages: 1).text, "deck.pdf")
    try FileManager.default.createDirectory(
      at: folder.url("bin"), withIntermediateDirectories: false)
    for name in ["pdfinfo", "pdftoppm", "prlimit"] {
      guard let program = Programs.find(name) else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/bin/" + name, withDestinationPath: program)
    }
    if let script {
      try write("#!/bin/sh\n\(script)\n", "bin/qpdf")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/qpdf")
    }
    let path = ["PATH": folder.path + "/bin"]
    let sentence = "The PDF's notes and links are missing: \(remedy)"
    let new = try Riff.run(["talk", "new", "deck.pdf"], in: folder, environment: path)
    #expect(new.status == 0 && new.errors.hasPrefix("riff: deck.pdf: \(sentence)\n"))
    let check = try Riff.run(["check", "deck.txt"], in: folder, environment: path)
    #expect(check.status == 0 && check.text.contains(sentence), "\(check.text)\(check.errors)")
  }

  /// A talk may come from somebody else, with a link to a file of ours.
  @Test(arguments: [("own.pdfpc", "Mine"), ("../notes.pdfpc", "Note 1")])
  func notesOfAPDFAreReadOnlyFromTheTalksFolder(_ target: String, _ notes: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url("talk"), withIntermediateDirectories: false)
    try write(SampleDeck(pages: 1).text, "talk/deck.pdf")
    for name in ["talk/own.pdfpc", "notes.pdfpc"] {
      try write(#"{"pdfpcFormat": 2, "pages": [{"idx": 0, "note": "Mine"}]}"#, name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/talk/deck.pdfpc", withDestinationPath: target)
    let (deck, talk) = (folder.path + "/talk/deck.pdf", folder.path + "/talk/talk.txt")
    #expect(try DeckReading.facts(at: deck, of: talk).get().pages[0].notes == notes)
  }

  @Test(arguments: [(640, 360), (1280, 720), (333, 187)])
  func pagesAreDrawnInTheirSize(_ width: Int, _ height: Int) throws {
    try write(SampleDeck(pages: 2).text, "deck.pdf")
    let page = try #require(PageDrawing.picture(order(2, width, height)))
    #expect(page.picture.width == width && abs(page.picture.height - height) <= 1)
    // The colour of the whole page, as the program rounds it.
    let ground = [page.ground.red, page.ground.green, page.ground.blue]
    #expect(zip(ground, [0.3, 0.12, 0.22]).allSatisfy { abs($0 - $1) <= 1.0 / 255 }, "\(ground)")
  }

  /// The program rounds sizes up, and leaves a part of the last row or column white.
  @Test(arguments: [(1920, 1079), (1280, 719), (1281, 720)])
  func pagesHaveTheirColourToTheLastPixel(_ width: Int, _ height: Int) throws {
    try write(SampleDeck(pages: 1, size: (959, 539)).text, "deck.pdf")
    let picture = try #require(PageDrawing.picture(order(1, width, height))).picture
    #expect(picture.width == width && picture.height == height)
    #expect(Set(picture.pixels.suffix(width)).count == 1)
    #expect(
      Set(stride(from: width - 1, to: picture.pixels.count, by: width).map { picture.pixels[$0] })
        .count == 1)
  }

  @Test func turnedPagesAreDrawnAsTheyAreDisplayed() throws {
    try write(SampleDeck(pages: 1, more: "/Rotate 90").text, "deck.pdf")
    #expect(try facts().pages[0].size == Size(width: 540, height: 960))
    let page = try #require(PageDrawing.picture(order(1, 360, 640, isTurned: true)))
    #expect(page.picture.width == 360 && page.picture.height == 640)
  }

  @Test func onlyThePartThatIsDisplayedIsDrawn() throws {
    try write(SampleDeck(pages: 1, more: "/CropBox[0 0 480 540]").text, "deck.pdf")
    #expect(try facts().pages[0].size == Size(width: 480, height: 540))
    let page = try #require(PageDrawing.picture(order(1, 320, 360)))
    #expect(page.picture.width == 320 && page.picture.height == 360)
  }

  /// The title is in the lower left quarter.
  @Test(arguments: [NotesSide.right, .left, .top, .bottom])
  func halvesWithNotesAreDrawnApart(_ side: NotesSide) throws {
    let isBeside = side == .right || side == .left
    try write(SampleDeck(pages: 1, size: isBeside ? (1920, 540) : (960, 1080)).text, "deck.pdf")
    let page = try #require(PageDrawing.picture(order(1, 640, 360, side: side)))
    let notes = try #require(PageDrawing.picture(order(1, 640, 360, side: side, part: .notes)))
    for picture in [page, notes] {
      #expect(picture.picture.width == 640 && picture.picture.height == 360)
    }
    func colors(_ page: PagePicture) -> Int { Set(page.picture.pixels).count }
    let isAtItsSide = side == .right || side == .top
    #expect((colors(page) > colors(notes)) == isAtItsSide)
  }

  @Test func aPageThatIsNotThereIsNotDrawn() throws {
    try write(SampleDeck(pages: 1).text, "deck.pdf")
    #expect(PageDrawing.picture(order(2, 640, 360)) == nil)
  }

  @Test func aDamagedPageIsNotShown() throws {
    let text = SampleDeck(pages: 1).text
    try write(String(text.prefix(text.count / 2)), "deck.pdf")
    #expect(PageDrawing.picture(order(1, 640, 360)) == nil)
  }

  /// LaTeX writes its file in parts: the page is drawn once it is there.
  @Test func aPageOfAFileThatIsBeingWrittenIsDrawnLater() throws {
    let text = SampleDeck(pages: 1).text
    try write(String(text.prefix(text.count / 2)), "deck.pdf")
    let (order, isCancelled) = (order(1, 640, 360), Shared(false))
    let isBegun = Shared(false)
    let drawing = Background {
      isBegun.value = true
      return PageDrawing.settledPicture(order, settling: 1000, isCancelled: isCancelled)
    }
    while !isBegun.value { sched_yield() }
    #expect(drawing.result == nil)
    try write(text, "deck.pdf")
    #expect(drawing.result(within: 60)??.picture.width == 640)
  }

  /// Nobody waits for it.
  @Test func aDamagedPageOfAnOldFileIsGivenUpAtOnce() throws {
    let text = SampleDeck(pages: 1).text
    try write(String(text.prefix(text.count / 2)), "deck.pdf")
    let old = [timeval](repeating: timeval(tv_sec: 1_000_000_000, tv_usec: 0), count: 2)
    #expect(utimes(folder.path + "/deck.pdf", old) == 0)
    #expect(PageDrawing.settledPicture(order(1, 640, 360), isCancelled: Shared(false)) == nil)
  }

  /// Frames continue until the pages of a PDF that has changed are asked for.
  @Test func pagesAreBehindOnceAPDFHasChanged() throws {
    try write(SampleDeck(pages: 2).text, "deck.pdf")
    var show = RewindableSession(
      Session(demos: catalog, size: Size(width: 640, height: 360)) { text in
        Double(text.string.count) * text.style.size / 2
      })
    func step(_ events: InputEvent...) {
      _ = show.step(events.map { TimedEvent(time: 0, $0) }, dt: 0)
    }
    let decks = TalkDecks()
    let deck = InputEvent.deck(path: folder.path + "/deck.pdf", text: try facts().text)
    decks.poll(&show)
    #expect(!decks.isBehind(show.session))
    step(deck, .talk(path: folder.path + "/talk.txt", text: "riff talk 1\nslides deck.pdf\n"))
    step(.present(fromHere: false))
    #expect(decks.isBehind(show.session))
    repeat { decks.poll(&show) } while decks.isWorking
    #expect(show.session.wantedPages.isEmpty && !decks.isBehind(show.session))
    step(deck)
    #expect(decks.isBehind(show.session))
    repeat { decks.poll(&show) } while decks.isWorking
    #expect(show.session.wantedPages.isEmpty && !decks.isBehind(show.session))
    step(.keyPressed(.escape, [], isRepeat: false))
    #expect(!decks.isBehind(show.session))
  }

  /// A program with too much output, or that does not end, is ended.
  @Test func programsHaveLimits() throws {
    let yes = try #require(Programs.find("yes"))
    #expect(try LimitedProgram.run(yes, [], most: 1 << 16).wasStopped)
    let sleep = try #require(Programs.find("sleep"))
    let slow = try LimitedProgram.run(sleep, ["60"], most: 10, seconds: 0.2)
    #expect(slow.wasStopped && slow.end == .signal(9))
    let shell = try #require(Programs.find("sh"))
    let both = try LimitedProgram.run(shell, ["-c", "echo out; echo wrong >&2; exit 3"], most: 99)
    #expect(String(decoding: both.bytes, as: UTF8.self) == "out\n" && both.messages == "wrong\n")
    #expect(both.end == .exit(3) && !both.isGood)
  }

  @Test func checkingATalkNamesEveryMistake() throws {
    try write(SampleDeck(pages: 3).text, "deck.pdf")
    try write("Once upon a time\n", "tale.pdf")
    try write("%PDF-1.4\nnothing\n", "bad.pdf")
    try FileManager.default.createDirectory(
      at: folder.url("dir.pdf"), withIntermediateDirectories: false)
    let lines = [
      ("slides none.pdf", ":8: none.pdf can't be opened: there is no such file."),
      ("slides tale.pdf", ":8: tale.pdf isn't a PDF, although its name ends in .pdf: export"),
      ("slides dir.pdf", ":8: dir.pdf is a folder"),
      ("  slides bad.pdf 2", ":10: bad.pdf is damaged"),
      ("slides /etc/passwd", ":8: /etc/passwd is outside the talk's folder"),
      ("slides deck.pdf", ""),
    ]
    try write("riff talk 1\n" + lines.map { $0.0 + "\n" }.joined(), "talk.txt")
    let output = try Riff.run(["check", "talk.txt"], in: folder)
    #expect(output.status == 1)
    for (index, line) in lines.enumerated() where !line.1.isEmpty {
      #expect(output.text.contains("talk.txt:\(index + 2)\(line.1)"), "\(output.text)")
    }
    try write("riff talk 1\nslides deck.pdf 2 to 4\n", "talk.txt")
    let range = try Riff.run(["check", "talk.txt"], in: folder)
    #expect(
      range.text.contains("talk.txt:2:22: There is no page 4 in deck.pdf, which has 3 pages."))
    try write("riff talk 1\nslides deck.pdf\ndemo flip\n", "talk.txt")
    #expect(
      try Riff.run(["check", "talk.txt"], in: folder).text == "talk.txt: a talk with 4 stops\n")
  }

  @Test func aTalkIsMadeOfAPDF() throws {
    try write(SampleDeck(pages: 2).text, "my deck.pdf")
    let output = try Riff.run(["talk", "new", "my deck.pdf"], in: folder)
    #expect(output.status == 0, "\(output.errors)")
    #expect(output.errors.contains("riff present 'my deck.txt' presents it"))
    let text = try String(contentsOf: folder.url("my deck.txt"), encoding: .utf8)
    let page = { (page: Int) in "\nslides \"my deck.pdf\" \(page)\n  note Note \(page)\n" }
    #expect(text == "riff talk 1\ntitle my deck\n" + page(1) + page(2))
    #expect(try Riff.run(["check", "my deck.txt"], in: folder).status == 0)
    let again = try Riff.run(["talk", "new", "my deck.pdf"], in: folder)
    #expect(again.status == 1 && again.errors.contains("my deck.txt already exists"))
    #expect(try Riff.run(["talk", "new", "none.pdf"], in: folder).errors.contains("no such file"))
    #expect(try Riff.run(["talk", "old"], in: folder).status == 2)
    let nowhere = try Riff.run(["talk", "new", "my deck.pdf", "/nowhere/at/all.txt"], in: folder)
    #expect(
      nowhere.errors.contains("/nowhere/at/all.txt cannot be written: there is no such folder."))
  }

  /// The facts come before the talk, so that its stops are there when it begins.
  @Test func theTalkWaitsForItsPDFs() throws {
    try write(SampleDeck(pages: 3).text, "deck.pdf")
    let text = "riff talk 1\nslides deck.pdf\n"
    try write(text, "talk.txt")
    let files = TalkFiles(keysPath: nil, warner: Warner())
    try files.begin(opening: folder.path + "/talk.txt", Document())
    files.present(fromHere: false)
    var events: [InputEvent] = []
    while events.isEmpty {
      #expect(files.isWorking)
      events = files.takeEvents().map(\.event)
      sched_yield()
    }
    guard case .deck(let path, let facts)? = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(path == folder.path + "/deck.pdf" && DeckFacts(text: facts)?.pages.count == 3)
    #expect(
      Array(events.dropFirst()) == [
        .talk(path: folder.path + "/talk.txt", text: text), .present(fromHere: false),
      ])
  }

  /// A recorded rehearsal is drawn with its pages.
  @Test func aRecordedTalkHasItsPages() throws {
    try write(SampleDeck(pages: 2).text, "deck.pdf")
    let deck = try facts().text.replacing("\"", with: #"\""#).replacing("\n", with: #"\n"#)
    let recording = """
      riff recording 1
      demos rainbow flip
      window 800 450 1
      demo rainbow
      0 deck "\(folder.path)/deck.pdf" "\(deck)"
      0 talk "\(folder.path)/talk.txt" "riff talk 1\\nslides deck.pdf\\n"
      0 present
      step 0
      step 0.1
      end

      """
    try write(recording, "run.riff")
    let output = try Riff.run(
      ["replay", "run.riff", "--snapshot-at", "0.1", "-o", "a.png"], in: folder)
    #expect(output.status == 0, "\(output.errors)")
    let picture = try PictureReading.picture([UInt8](folder.data("a.png")), source: "a.png")
    let page = try #require(PageDrawing.picture(order(1, 800, 450)))
    #expect(picture.pixels == page.picture.pixels)
  }
}
