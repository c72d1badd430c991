import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground
@testable import Talks

/// The last minute can be looked at and gone on from.
@Suite(.languages) struct RewindableSessionTests {
  private static func show(_ entry: Entry) -> RewindableSession {
    var session = Session(
      demos: catalog, size: Size(width: 1280, height: 720), measure: Script.measure)
    session.start(demo: entry.demo.name, plays: true)
    return RewindableSession(session)
  }

  private static func key(_ key: Key, _ modifiers: Modifiers = []) -> [TimedEvent] {
    [TimedEvent(time: 0, .keyPressed(key, modifiers, isRepeat: false))]
  }

  @Test(arguments: Entry.kinds)
  func lookingBackShowsWhatWasAndEscapeReturns(_ entry: Entry) {
    var show = Self.show(entry)
    for _ in 0..<60 { _ = show.step([], dt: 1.0 / 60) }
    let then = show.session.player.time
    for _ in 0..<30 { _ = show.step([], dt: 1.0 / 60) }
    let now = show.session.player.time
    let picture = show.step(Self.key(.left, .control), dt: 1)
    #expect(show.isRewinding && !picture.isMoving)
    #expect(show.session.player.time == now, "Time stands still.")
    let frame = show.step(Self.key(.escape), dt: 0)
    #expect(!show.isRewinding && frame.isMoving == (now < entry.demo.timeline.range.upperBound))
    _ = show.step(Self.key(.left, .control), dt: 0)
    _ = show.step(Self.key(.enter), dt: 0)
    #expect(abs(show.session.player.time - then) < 1e-9, "It goes on from half a second ago.")
  }

  /// Meanwhile only the earlier moment has a picture. On the way back the present looks as it did.
  @Test(arguments: Entry.kinds)
  func thePresentIsDrawnAgain(_ entry: Entry) {
    var show = Self.show(entry)
    for _ in 0..<90 { _ = show.step([], dt: 1.0 / 60) }
    let picture = show.step([], dt: 0).sprites
    _ = show.step(Self.key(.left, .control), dt: 0)
    #expect(show.isRewinding && show.session.ui.sprites.isEmpty)
    _ = show.step([TimedEvent(time: 0, .focusLost)], dt: 0)
    #expect(show.isRewinding && show.session.ui.sprites.isEmpty)
    _ = show.step(Self.key(.escape), dt: 0)
    #expect(!show.isRewinding && show.step([], dt: 0).sprites == picture)
  }

  @Test func thereIsNoPastBeforeTheBeginning() {
    var show = Self.show(Entry.clips[0])
    _ = show.step(Self.key(.left, .control), dt: 0)
    #expect(!show.isRewinding)
    for _ in 0..<12 { _ = show.step([], dt: 0.1) }
    for _ in 0..<40 { _ = show.step(Self.key(.left, .control), dt: 0) }
    #expect(show.isRewinding)
    _ = show.step(Self.key(.enter), dt: 0)
    #expect(show.session.player.time == 0)
    for _ in 0..<3 { _ = show.step(Self.key(.right, .control), dt: 0) }
    #expect(!show.isRewinding)
  }

  /// The box that is shown while rewinding has the language and the colours of what it lies over.
  @Test(arguments: ThemeName.allCases, [Language.english, .chinese])
  func theSignFollowsThemeAndLanguage(_ theme: ThemeName, _ language: Language) {
    var session = Session(
      demos: catalog, size: Size(width: 1280, height: 720), language: language,
      measure: Script.measure)
    session.workspace.setTheme(theme)
    session.start(demo: Entry.clips[0].demo.name, plays: true)
    var show = RewindableSession(session)
    for _ in 0..<60 { _ = show.step([], dt: 1.0 / 60) }
    let frame = show.step(Self.key(.left, .control), dt: 0)
    let texts = frame.sprites.suffix(2)
    let words = language.during { [localized("\("0.5") s ago"), localized("rewind")] }
    for (sprite, (word, color)) in zip(
      texts, [(words[0], theme.colors.brass), (words[1], theme.colors.mutedText)])
    {
      guard case .text(let text) = sprite.shape else {
        Issue.record("\(sprite.shape)")
        continue
      }
      #expect(text.string.contains(word) && sprite.fill == .color(color))
    }
  }

  /// An audience sees the time in large type, and no keys; the speaker's notes explain them.
  @Test(arguments: [Size(width: 640, height: 480), Size(width: 1920, height: 1080)])
  func anAudienceSeesHowLongAgoItIs(_ size: Size) throws {
    var show = RewindableSession(Session(demos: catalog, size: size, measure: Script.measure))
    let talk = InputEvent.talk(path: TalkDesk.path, text: "riff talk 1\ndemo rainbow\n  play\n")
    _ = show.step([TimedEvent(time: 0, talk)], dt: 0)
    _ = show.step(Self.key(.function(5), []), dt: 0)
    for _ in 0..<60 { _ = show.step([], dt: 1.0 / 60) }
    func texts(_ frame: Frame) -> [Text] {
      frame.sprites.compactMap { if case .text(let text) = $0.shape { text } else { nil } }
    }
    let frame = show.step(Self.key(.left, .control), dt: 0)
    #expect(show.isRewinding)
    let sign = try #require(texts(frame).last { $0.string == "0.5 s ago" })
    #expect(sign.style.size >= show.session.layout.talkType(12) * 0.99)
    #expect(texts(frame).allSatisfy { !$0.string.contains("Enter") })
    func state() -> String? { show.session.speakerNotes(at: 0, timeOfDay: "")?.state }
    #expect(state()?.contains("Rewound by 0.5 s: Enter resumes there") == true)
    _ = show.step(Self.key(.escape, []), dt: 0)
    #expect(!show.isRewinding && state()?.contains("Rewound") == false)
  }

  /// Files that were read since are not forgotten: nobody reads them again.
  @Test func aTalkGoesOnWithItsFileAsItIsNow() throws {
    var show = RewindableSession(
      Session(demos: catalog, size: Size(width: 1280, height: 720), measure: Script.measure))
    func read(_ event: InputEvent) { _ = show.step([TimedEvent(time: 0, event)], dt: 0) }
    read(.talk(path: TalkDesk.path, text: "riff talk 1\ndemo rainbow\nplay\n"))
    _ = show.step(Self.key(.function(5)), dt: 0)
    for _ in 0..<60 { _ = show.step([], dt: 1.0 / 60) }
    let text = "riff talk 1\nclick next\ndemo flip\ndemo rainbow\nplay\n"
    read(.talk(path: TalkDesk.path, text: text))
    let keys = "riff keys 1\nblack = x\n"
    read(.talkKeys(keys))
    for _ in 0..<6 { _ = show.step([], dt: 1.0 / 60) }
    _ = show.step(Self.key(.left, .control), dt: 0)
    #expect(show.isRewinding)
    _ = show.step(Self.key(.enter), dt: 0)
    let (state, wanted) = (show.session.workspace.talk, try TalkKeys(text: keys))
    #expect(!show.isRewinding && state.keys == wanted)
    #expect(state.presentation?.stops.count == 2 && state.presentation?.current == 1)
    #expect(state.presentation?.clicksAdvance == true)
  }

  @Test func aPointerOnTheStageGoesOnFromThere() throws {
    var show = Self.show(Entry.clips[0])
    for _ in 0..<20 { _ = show.step([], dt: 0.05) }
    _ = show.step(Self.key(.left, .control), dt: 0)
    let position = show.session.layout.stage.centre
    let pressed = TimedEvent(time: 2, .pointerPressed(position, clicks: 1))
    _ = show.step([pressed], dt: 0)
    #expect(!show.isRewinding)
    #expect(abs(show.session.player.time - 0.5) < 1e-9)
  }

  @Test func whatWasEditedLaterComesBackByUndo() throws {
    var show = RewindableSession(
      Session(demos: catalog, size: Size(width: 1280, height: 720), measure: Script.measure))
    for _ in 0..<20 { _ = show.step([], dt: 0.05) }
    _ = show.step(Self.key(.character("o")) + Self.key(.character("t")), dt: 0)
    for _ in 0..<20 { _ = show.step([], dt: 0.05) }
    let keep = [TimedEvent(time: 9, .keyPressed(.character("b"), .shift, isRepeat: false))]
    _ = show.step(keep, dt: 0.05)
    let edited = show.session.document
    #expect(!edited.isEmpty)
    for _ in 0..<20 { _ = show.step([], dt: 0.05) }
    for _ in 0..<4 { _ = show.step(Self.key(.left, .control), dt: 0) }
    _ = show.step(Self.key(.enter), dt: 0)
    #expect(show.session.document.isEmpty)
    _ = show.step(Self.key(.character("z"), .control), dt: 0)
    #expect(show.session.document == edited)
  }

  @Test func quittingIsNeverSwallowed() {
    var show = Self.show(Entry.clips[0])
    for _ in 0..<20 { _ = show.step([], dt: 0.05) }
    _ = show.step(Self.key(.left, .control), dt: 0)
    #expect(show.step(Self.key(.character("q"), .control), dt: 0).requests.contains(.quit))
    let close = [TimedEvent(time: 3, .closeRequested)]
    #expect(show.step(close, dt: 0).requests.contains(.quit))
  }
}
