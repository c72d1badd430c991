import DemoKit
import Demos
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground
@testable import Talks

/// Pages of a PDF as stops of a talk.
@Suite struct SlideStopTests {
  private static let path = "/home/ada/deck.pdf"

  private static func deck(_ count: Int, _ more: String = "") -> InputEvent {
    let pages = (1...count).map { "page 960 540\n" + ($0 == 1 ? more : "") }
    return .deck(path: path, text: "riff deck 1\n" + pages.joined())
  }

  /// A talk with a deck of four pages.
  private func desk(_ talk: String, _ more: String = "", presents: Bool = true) -> TalkDesk {
    var desk = TalkDesk(presents: false)
    desk.script.step(Self.deck(4, more))
    desk.script.step(.talk(path: TalkDesk.path, text: "riff talk 1\n" + talk))
    if presents { desk.press(.function(5)) }
    return desk
  }

  /// A page of one colour for each number.
  private static func picture(_ order: PageOrder) -> PagePicture {
    let color = 0xFF00_0000 | UInt32(order.page * 0x111111)
    return PagePicture(
      Picture(
        width: order.width, height: order.height,
        pixels: Array(repeating: color, count: order.width * order.height), source: ""))
  }

  /// Draws everything that is wanted.
  private func draw(_ desk: inout TalkDesk) {
    while let order = desk.script.session.wantedPages.first {
      desk.script.change { $0.take(Self.picture(order), for: order) }
    }
    desk.script.step()
  }

  /// The pages on the screen, by their numbers, with their sizes in pixels.
  private func shown(_ desk: TalkDesk) -> [Int] {
    desk.script.frame.sprites.compactMap { sprite in
      guard case .picture(let picture, _) = sprite.shape else { return nil }
      return Int(picture.pixels[0] & 0xFF) / 0x11
    }
  }

  private func click(_ desk: inout TalkDesk, _ position: Point) {
    desk.script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
  }

  private func drag(_ desk: inout TalkDesk, _ start: Point, _ end: Point) {
    desk.script.step(.pointerPressed(start, clicks: 1))
    desk.script.step(.pointerMoved(end), dt: 0.1)
    desk.script.step(.pointerReleased(end), dt: 0.5)
  }

  @Test func pagesAreStops() {
    var desk = desk("slides deck.pdf\ndemo flip\nslides deck.pdf 2\n")
    #expect(desk.stops.count == 6)
    draw(&desk)
    #expect(shown(desk) == [1])
    desk.press(.pageDown)
    #expect(shown(desk) == [2])
    desk.press(.end)
    #expect(shown(desk) == [2] && desk.current == 5)
    desk.press(.pageUp)
    #expect(shown(desk) == [] && desk.demo == "flip")
    desk.press(.pageUp)
    #expect(shown(desk) == [4])
    desk.press(.character("1"))
    desk.press(.enter)
    #expect(shown(desk) == [1] && desk.script.frame.ground == Color(0x111111))
  }

  @Test func aPDFThatIsReadLaterBringsItsPages() {
    var desk = TalkDesk("slides deck.pdf\ndemo flip\n")
    #expect(desk.stops.count == 2)
    desk.press(.pageDown)
    desk.script.step(Self.deck(4))
    #expect(desk.stops.count == 5 && desk.current == 4 && desk.demo == "flip")
  }

  /// First the page on the display, then the next and the one before; small ones come before the rest.
  @Test func nearPagesAreWantedFirst() {
    var desk = desk("slides deck.pdf\n")
    desk.press(.pageDown)
    let orders = desk.script.session.wantedPages
    #expect(orders.prefix(3).map(\.page) == [2, 3, 1])
    #expect(orders.prefix(3).allSatisfy { $0.width == 1280 && $0.height == 720 })
    #expect(orders.dropFirst(3).prefix(4).allSatisfy { $0.width == 320 } && orders.count == 8)
    draw(&desk)
    #expect(desk.script.session.wantedPages.isEmpty)
    desk.script.step(.resized(Size(width: 640, height: 480), pixelsPerPoint: 1))
    #expect(desk.script.session.wantedPages.first?.width == 640)
    // Until it has been drawn in the new size, it is shown in the old one.
    #expect(shown(desk) == [2])
  }

  /// Although there are as many stops as before.
  @Test func anotherPageOfAStopIsNoticed() {
    var desk = desk("slides deck.pdf 1\nslides deck.pdf 4\n")
    let before = desk.script.session.pagesMoment
    desk.script.step()
    #expect(before != nil && desk.script.session.pagesMoment == before)
    desk.script.step(
      .talk(path: TalkDesk.path, text: "riff talk 1\nslides deck.pdf 1\nslides deck.pdf 3\n"))
    #expect(desk.script.session.pagesMoment != before)
  }

  @Test func theLastPictureStaysUntilThePageIsThere() throws {
    var desk = desk("demo flip\nslides deck.pdf 1 to 2\n")
    let before = desk.script.frame.sprites.count
    desk.press(.pageDown)
    #expect(desk.script.frame.sprites.count == before && desk.current == 1)
    let first = try #require(desk.script.session.wantedPages.first)
    desk.script.change { $0.take(Self.picture(first), for: first) }
    desk.script.step()
    #expect(shown(desk) == [1])
    desk.press(.pageDown)
    #expect(shown(desk) == [1] && desk.current == 2)
    draw(&desk)
    #expect(shown(desk) == [2])
  }

  @Test(arguments: DeckFault.allCases.filter { $0 != .noPrograms })
  func aPDFThatCannotBeShownSaysWhy(_ fault: DeckFault) {
    var desk = TalkDesk("slides deck.pdf\ndemo flip\n", presents: false)
    desk.script.step(.deck(path: Self.path, text: fault.rawValue))
    desk.press(.function(5))
    desk.wait(2)
    let sentence = fault.sentence(on: "deck.pdf").text(in: .english)
    let words = desk.texts.map(\.string).joined(separator: " ")
    #expect(sentence.split(separator: " ").allSatisfy { words.contains($0) }, "\(words)")
    desk.press(.pageDown)
    #expect(desk.demo == "flip" && desk.presentation?.missing == nil)
    desk.press(.pageUp)
    // Once it can be, it is.
    desk.script.step(Self.deck(4))
    draw(&desk)
    #expect(shown(desk) == [1] && desk.stops.count == 5)
  }

  @Test func aPageThatCannotBeDrawnSaysSo() throws {
    var desk = desk("slides deck.pdf 1 to 2\n")
    for order in desk.script.session.wantedPages where order.page == 1 {
      desk.script.change { $0.take(nil, for: order) }
    }
    draw(&desk)
    #expect(desk.texts.map(\.string).joined(separator: " ").contains("can't be drawn"))
    desk.press(.pageDown)
    #expect(shown(desk) == [2])
    // Going back shows the reason again, and a new version of the file is drawn.
    desk.press(.pageUp)
    #expect(shown(desk) == [] || desk.presentation?.missing != nil)
    desk.script.step(Self.deck(4))
    draw(&desk)
    #expect(shown(desk) == [1] && desk.presentation?.missing == nil)
  }

  /// LaTeX writes its file several times.
  @Test func aPDFThatIsBeingRewrittenStays() {
    var desk = desk("slides deck.pdf\n")
    draw(&desk)
    desk.script.step(.deck(path: Self.path, text: DeckFault.damaged.rawValue))
    #expect(shown(desk) == [1] && desk.stops.count == 4)
  }

  /// Also at stops whose pages have not been drawn again: no message, and nothing else than the page.
  @Test func theLastGoodPictureStays() {
    var desk = desk("slides deck.pdf\n")
    draw(&desk)
    for _ in 0..<2 { desk.script.step(Self.deck(4)) }
    desk.press(.pageDown)
    #expect(shown(desk) == [2])
    // While it is written again, nothing can be drawn.
    for order in desk.script.session.wantedPages {
      desk.script.change { $0.take(nil, for: order) }
    }
    desk.script.step()
    #expect(shown(desk) == [2] && desk.presentation?.missing == nil)
    desk.press(.pageDown)
    #expect(shown(desk) == [3] && desk.presentation?.missing == nil)
    desk.script.step(Self.deck(4))
    #expect(desk.script.session.wantedPages.first?.page == 3)
  }

  /// After the talk its stops are counted again.
  @Test func aTalkThatWasLeftHasAsManyPagesAsItsPDF() {
    var desk = desk("slides deck.pdf\ndemo flip\n")
    draw(&desk)
    desk.script.step(Self.deck(2))
    #expect(desk.stops.count == 5)
    desk.press(.escape)
    #expect(desk.script.session.workspace.talk.open?.talk.stops.count == 3)
    desk.press(.function(5))
    #expect(desk.stops.count == 3)
  }

  /// While a talk is presented, its stops stay: those without a page say so, and nothing jumps.
  @Test(arguments: ["slides deck.pdf", "slides deck.pdf 1 to 4"])
  func stopsOfAPDFThatHasBecomeShorterSaySo(_ line: String) throws {
    var desk = desk(line + "\ndemo flip\n")
    draw(&desk)
    desk.press(.pageDown)
    draw(&desk)
    desk.script.step(Self.deck(2))
    draw(&desk)
    #expect(shown(desk) == [2] && desk.current == 1 && desk.stops.count == 5)
    desk.press(.pageDown)
    desk.wait(0.1)
    func words() -> String { desk.texts.map(\.string).joined(separator: " ") }
    #expect(words().contains("There is no page 3 in deck.pdf, which has 2 pages."))
    let notes = try #require(desk.script.session.speakerNotes(at: 0, timeOfDay: ""))
    #expect(notes.state.contains("There is no page 3"))
    // Also while it is on the stage, and until it is there again.
    desk.script.step(Self.deck(4))
    draw(&desk)
    #expect(shown(desk) == [3] && desk.presentation?.missing == nil)
    desk.script.step(Self.deck(1))
    #expect(words().contains("There is no page 3 in deck.pdf, which has 1 page."))
    desk.press(.end)
    #expect(desk.demo == "flip" && desk.current == 4)
  }

  /// Only the speaker is told which package to install.
  @Test func anAudienceReadsNothingOfPackages() throws {
    var desk = TalkDesk("slides deck.pdf\ndemo flip\n", presents: false)
    desk.script.step(.deck(path: Self.path, text: DeckFault.noPrograms.rawValue))
    desk.press(.function(5))
    desk.wait(2)
    #expect(desk.texts == [])
    #expect(
      desk.script.session.speakerNotes(at: 0, timeOfDay: "")?.state.contains("poppler") == true)
    desk.press(.character("o"))
    desk.wait(1)
    #expect(desk.texts.allSatisfy { !$0.string.contains("poppler") })
  }

  @Test func notesSayThatAPageIsStillDrawn() throws {
    var desk = desk("slides deck.pdf\n")
    func state() -> String? { desk.script.session.speakerNotes(at: 0, timeOfDay: "")?.state }
    #expect(state() == "The page is still being drawn")
    draw(&desk)
    #expect(state() == "")
    desk.script.step(.resized(Size(width: 640, height: 480), pixelsPerPoint: 1))
    #expect(state() == "The page is still being drawn")
  }

  @Test func linksAreFollowed() {
    var desk = desk("slides deck.pdf\n", "link 3 0.25 0.5 0.5 0.25\n")
    draw(&desk)
    click(&desk, Point(x: 20, y: 20))
    #expect(desk.current == 0)
    click(&desk, Point(x: 640, y: 450))
    #expect(desk.current == 2 && shown(desk) == [3])
  }

  @Test func notesOfThePDFAreNotes() {
    var desk = desk("slides deck.pdf 1\nslides deck.pdf 1\n  note Mine\n", "note \"Slowly\"\n")
    func notes() -> String? { desk.script.session.speakerNotes(at: 0, timeOfDay: "")?.notes }
    #expect(notes() == "Slowly")
    desk.press(.pageDown)
    #expect(notes() == "Mine")
  }

  /// Addresses are read by the speaker, and never opened.
  @Test func addressesOfAPageStandBelowItsNotes() {
    var desk = desk(
      "slides deck.pdf 1\n  note Mine\nslides deck.pdf 2\n", "address \"https://a.b\"\n")
    func notes() -> String? { desk.script.session.speakerNotes(at: 0, timeOfDay: "")?.notes }
    #expect(notes() == "Mine\n\nhttps://a.b")
    desk.press(.pageDown)
    #expect(notes() == "")
  }

  // MARK: Demos on pages

  private static let place =
    "slides deck.pdf 1\n  place springs in 25% 50% 50% 50%\nslides deck.pdf 2\n"

  @Test func aDemoLivesInItsPartOfThePage() {
    var desk = desk(Self.place)
    draw(&desk)
    #expect(desk.demo == "springs" && shown(desk) == [1] && desk.script.frame.sprites.count > 3)
    let stage = desk.script.session.workspace.layout.stage
    #expect(stage == Rect(x: 320, y: 360, width: 640, height: 360))
  }

  @Test func aDemoOnAPageIsDraggedThere() {
    var desk = TalkDesk(presents: false)
    desk.script.step(Self.deck(4))
    desk.script.step(
      .talk(
        path: TalkDesk.path,
        text: "riff talk 1\nslides deck.pdf 1\n  place rainbow in 25% 50% 50% 50%\n"))
    desk.press(.function(5))
    draw(&desk)
    let start = desk.time
    drag(&desk, Point(x: 800, y: 500), Point(x: 500, y: 500))
    #expect(desk.time != start)
    desk.script.settle()
    let dragged = desk.time
    drag(&desk, Point(x: 300, y: 100), Point(x: 100, y: 100))
    #expect(desk.time == dragged)
  }

  /// Paused, not reset.
  @Test func aDemoOnAPageIsThereAsItWasLeft() {
    var desk = desk("slides deck.pdf 1\n  place rainbow in 25% 50% 50% 50%\n  play\ndemo rainbow\n")
    draw(&desk)
    desk.wait(0.5)
    let left = desk.time
    #expect(left > 0.4)
    desk.press(.pageDown)
    desk.wait(0.2)
    desk.press(.pageUp)
    #expect(desk.time == left && !desk.script.playhead.isPlaying)
    desk.press(.character("r"))
    #expect(desk.time == 0 && desk.script.playhead.isPlaying)
  }

  private static let file = OpenedFile(
    name: "ball", path: "/home/ada/ball.json", kind: .riffScene)

  /// A file on a page that was read again meanwhile is not shown as it was left.
  @Test func aDemoOnAPageIsAsItsFileIsNow() {
    var desk = desk("slides deck.pdf 1\n  place ball.json in 25% 50% 50% 50%\nslides deck.pdf 2\n")
    desk.script.change { $0.add(FileSessionTests.demo(), file: Self.file) }
    desk.script.step(.opened(name: "ball", path: Self.file.path))
    draw(&desk)
    #expect(desk.demo == "ball")
    desk.press(.pageDown)
    let new = FileSessionTests.demo(colour: .black)
    desk.script.change { $0.replace("ball", by: new) }
    desk.press(.pageUp)
    let fills = desk.script.session.player.scene.frame(at: 0).map(\.fill)
    #expect(desk.demo == "ball" && fills == new.scene.frame(at: 0).map(\.fill))
  }

  @Test func aFileThatIsReadLeavesTheTestCardThere() {
    var desk = desk(Self.place)
    draw(&desk)
    desk.press(.character("o"))
    desk.wait(0.5)
    desk.press(.left)
    desk.press(.enter)
    #expect(desk.presentation?.showsCard == true)
    desk.script.change { $0.add(FileSessionTests.demo(), file: Self.file) }
    desk.script.step(.opened(name: "ball", path: Self.file.path))
    #expect(desk.presentation?.showsCard == true && desk.demo == "test-card")
  }

  @Test func thePicturesOfStopsHaveTheDemo() {
    var desk = desk(Self.place)
    draw(&desk)
    let page = desk.script.frame.sprites.count
    desk.press(.character("o"))
    desk.wait(0.5)
    draw(&desk)
    #expect(Set(shown(desk)) == [1, 2])
    #expect(desk.script.frame.sprites.count > page)
  }

  /// A page without a caption of its own fills the display, whatever was shown before.
  @Test func aPageHasOneSize() throws {
    var desk = desk(
      "slides deck.pdf 1\nslides deck.pdf 2\n  caption Two\ndemo rainbow\n  caption Rainbow\n")
    draw(&desk)
    let page = try #require(desk.script.session.workspace.layout.page)
    desk.press(.pageDown)
    let captioned = try #require(desk.script.session.workspace.layout.page)
    #expect(captioned.height < page.height)
    desk.press(.pageDown)
    desk.press(.home)
    #expect(desk.script.session.workspace.layout.page == page)
  }

  /// A page alone has nothing that keys or the wheel could move.
  @Test func nothingMovesBehindAPage() {
    var desk = desk("demo rainbow\nslides deck.pdf 1\n")
    desk.press(.pageDown)
    draw(&desk)
    let time = desk.time
    for key in ["k", "l", "j", "a", "d"] as [Character] { desk.press(.character(key)) }
    desk.script.step(.wheel(x: 0, y: -3, at: Point(x: 640, y: 360), []))
    drag(&desk, Point(x: 800, y: 400), Point(x: 400, y: 400))
    desk.wait(0.5)
    #expect(desk.time == time && !desk.script.playhead.isPlaying && desk.current == 1)
  }

  // MARK: Recordings

  /// A talk with a deck of four pages, of which two are shown.
  private func rehearsal() -> Tape {
    let text = "riff talk 1\nslides deck.pdf\ndemo flip\n"
    var tape = Tape(
      SessionStart(
        demos: catalog.map(\.name), size: Size(width: 1280, height: 720), demo: "flip"))
    for events in [
      [Self.deck(4)], [.talk(path: TalkDesk.path, text: text)],
      [.keyPressed(.function(5), [], isRepeat: false)],
      [.keyPressed(.pageDown, [], isRepeat: false)],
    ] as [[InputEvent]] { tape.step(events, dt: 0.1) }
    return tape
  }

  /// The pages of a rehearsal that is a stop are counted again when it goes on, and in no frame between.
  @Test func theMomentOfARecordedTalkChangesWithItsStops() {
    var desk = TalkDesk("replay run.riff\n")
    let opened = OpenedRecording(
      rehearsal().recording, of: catalog, measure: desk.script.session.ui.measure)
    desk.script.change { $0.take(opened, at: "/home/ada/run.riff") }
    desk.script.step(dt: 0.01)
    let first = desk.script.session.pagesMoment
    #expect(first?.replayed.count == 1)
    desk.script.step(dt: 0.01)
    #expect(desk.script.session.pagesMoment == first)
    desk.wait(0.5)
    #expect(desk.script.session.pagesMoment != first)
    #expect(desk.script.session.pagesMoment?.replayed.first?.current == 1)
  }

  @Test func aRehearsalIsReplayed() throws {
    let tape = rehearsal()
    var replay = Replay(
      try Recording(text: tape.recording.text, demos: catalog.map(\.name)), of: catalog,
      measure: Script.measure)
    _ = replay.play(to: replay.duration)
    #expect(replay.session.waitsForPage)
    while replay.session.waitsForPage, let order = replay.session.wantedPages.first {
      #expect(order.page == 2 && order.path == Self.path)
      replay.take(Self.picture(order), for: order)
    }
    let pictures = replay.redrawn().sprites.filter { $0.shape.isPicture }
    #expect(pictures.count == 1)
  }
}
