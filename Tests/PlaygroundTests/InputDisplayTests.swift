import Interface
import Keyframes
import Stage
import Testing

@testable import Playground

/// An audience reads what hands and keys have done.
@Suite struct InputDisplayTests {
  private static func script(_ entry: Entry = Entry.clips[0]) -> Script {
    var script = Script(entry, at: 1)
    script.press(.function(4))
    return script
  }

  private static func shown(_ script: Script) -> [String] {
    script.session.panel(InputDisplayPanel.self).input.entries.map {
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
    let (place, far) = (script.hold, script.hold + Point(x: 60, y: 0))
    script.step(.pointerPressed(place, clicks: 1), .pointerReleased(place))
    script.step(.pointerPressed(place, clicks: 2), .pointerReleased(place))
    script.step(.pointerPressed(place, clicks: 1), .pointerMoved(far), .pointerReleased(far))
    for _ in 0..<2 { script.step(.wheel(x: 0, y: -1, at: place, [])) }
    #expect(Self.shown(script) == ["Double-click", "Drag", "Wheel ↓ × 2"])
    script.step(
      .gestureBegan(at: place), .gestureChanged(scale: 1.2, degrees: 0, at: place),
      .gestureChanged(scale: 1.4, degrees: 20, at: place), .gestureEnded)
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
    func words() -> String? { script.session.panel(InputDisplayPanel.self).readout.words }
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

  @Test func itIsOffUntilItIsAskedFor() {
    var script = Script(Entry.clips[0], at: 1)
    script.press(.up)
    #expect(Self.shown(script).isEmpty)
    #expect(!script.session.panel(InputDisplayPanel.self).isOn)
  }
}
