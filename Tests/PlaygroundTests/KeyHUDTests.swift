import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// An audience reads what the pointer and keys have done.
@Suite(.languages) struct KeyHUDTests {
  private static func script(_ entry: Entry = Entry.clips[0]) -> Script {
    var script = Script(entry, at: 1)
    script.press(.function(4))
    return script
  }

  private static func shown(_ script: Script) -> [String] {
    script.session.panel(KeyHUDPanel.self).input.entries.map {
      $0.count > 1 ? "\($0.words) × \($0.count)" : $0.words
    }
  }

  @Test func keysAreShownWithTheirModifiersAndRepeatsAreCounted() {
    var script = Self.script()
    for _ in 0..<3 { script.press(.right) }
    script.press(.left, .shift)
    script.press(.character("k"))
    #expect(Self.shown(script) == ["→ × 3", "Shift ←", "K"])
  }

  @Test func handsAreShown() {
    var script = Self.script()
    let (position, far) = (script.hold, script.hold + Point(x: 60, y: 0))
    script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
    script.step(.pointerPressed(position, clicks: 2), .pointerReleased(position))
    script.step(.pointerPressed(position, clicks: 1), .pointerMoved(far), .pointerReleased(far))
    for _ in 0..<2 { script.step(.wheel(x: 0, y: -1, at: position, [])) }
    #expect(Self.shown(script) == ["Double-click", "Drag", "Wheel ↓ × 2"])
    script.step(
      .gestureBegan(at: position), .gestureChanged(scale: 1.2, degrees: 0, at: position),
      .gestureChanged(scale: 1.4, degrees: 20, at: position), .gestureEnded)
    #expect(Self.shown(script).last == "Pinch")
  }

  @Test func entriesGoAfterAWhile() {
    var script = Self.script()
    script.press(.left)
    script.step(dt: ShownInput.duration - 0.1)
    #expect(Self.shown(script) == ["←"])
    script.step(dt: 0.2)
    #expect(Self.shown(script).isEmpty)
  }

  @Test func nothingIsShownOfWhatIsTyped() {
    var script = Self.script()
    script.press(.character("/"))
    script.step(.keyPressed(.character("a"), [], isRepeat: false), .text("a"))
    #expect(Self.shown(script).isEmpty)
  }

  @Test func timeAndSpeedAreShownWhenTheyChange() {
    var script = Self.script()
    func words() -> String? { script.session.panel(KeyHUDPanel.self).readout.words }
    #expect(words() == nil)
    script.press(.up)
    #expect(words() == "2×")
    script.step(dt: 1)
    #expect(words() == nil)
    script.press(.right)
    #expect(words() == script.playhead.timeline.reading(script.time))
    script.step(dt: 1)
    script.press(.space)
    script.step(dt: 0.3)
    #expect(words() == nil)
  }

  /// An audience sees that time is slow or runs backwards, and not that a stop begins as it should.
  @Test func slowMotionAndTheKeysForPlayingAreShownInTalks() {
    var desk = TalkDesk("demo rainbow\nplay\ndemo springs\nplay\n")
    func words() -> String? { desk.script.session.panel(KeyHUDPanel.self).readout.words }
    desk.wait(0.2)
    #expect(words() == nil)
    desk.script.step(.keyPressed(.character("s"), [], isRepeat: false))
    #expect(words() == "0.1×")
    desk.wait(1)
    #expect(words() == nil)
    desk.script.step(.keyReleased(.character("s")))
    #expect(words() == "1×")
    desk.press(.character("j"))
    #expect(words() == "-1×")
    desk.wait(1)
    desk.press(.pageDown)
    #expect(desk.demo == "springs" && words() == nil)
  }

  /// Their keys are all that says so: notices stay away.
  @Test func theThemeAndTheLanguageAreShownInTalks() {
    var desk = TalkDesk("demo rainbow\n")
    func words() -> String? { desk.script.session.panel(KeyHUDPanel.self).readout.words }
    for (key, expected) in [
      ("c", "Theme: colour-blind safe"), ("c", "Theme: light"),
      ("c", "Theme: projector, high contrast"), ("i", "中文"), ("i", "English"),
    ] {
      desk.press(.character(Character(key)))
      #expect(words() == expected)
      desk.wait(BigReadout.wordsDuration + 0.1)
      #expect(words() == nil)
    }
  }

  @Test(arguments: LegibleTypeTests.sizes)
  func wordsFitOntoTheStage(_ size: Size) throws {
    var desk = TalkDesk("demo rainbow\n", size: size)
    desk.press(.character("c"))
    let stage = desk.script.layout.stage
    let text = try #require(desk.texts.last { $0.string.hasPrefix("Theme") })
    let width = Script.measure(text)
    #expect(width < stage.width && text.style.size >= stage.height / 40)
  }

  @Test func itIsOffUntilItIsAskedFor() {
    var script = Script(Entry.clips[0], at: 1)
    script.press(.up)
    #expect(Self.shown(script).isEmpty)
    #expect(!script.session.panel(KeyHUDPanel.self).isOn)
  }
}
